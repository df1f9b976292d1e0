import type { Command } from 'commander';

/** In characters, for an output that is not a terminal; Commander uses the same width for its part of the help. */
const USUAL_WIDTH = 80;

interface Notes {
  readonly paragraphs: readonly string[];
  /** Command lines that work unchanged if the files that they name exist. */
  readonly examples?: readonly string[];
}

/** Adds text below the help of a command. Its paragraphs wrap at the same width as the rest of the help. */
export function addNotes(command: Command, { paragraphs, examples = [] }: Notes): Command {
  return command.addHelpText('after', () => {
    const width = command.configureOutput().getOutHelpWidth?.() ?? USUAL_WIDTH;
    const wrapped = paragraphs.map((text) => command.createHelp().boxWrap(text, width));
    const lines = examples.map((line) => `  ${line}`);
    const shown = lines.length === 0 ? [] : [['Examples:', ...lines].join('\n')];
    return `\n${[...wrapped, ...shown].join('\n\n')}`;
  });
}
