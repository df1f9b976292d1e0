import type { Command } from 'commander';
import { typesOf } from '../../../domain/catalogue/catalogue.js';
import { NO_COMPRESSION } from '../../../domain/formats/compression.js';
import { FORMAT_NAMES } from '../../../domain/formats/index.js';
import { DIALECT_NAMES } from '../../../domain/sql-dialects/index.js';
import { compressions } from '../../compression/compressions.js';
import { standardEngine } from '../../engine/standard-engine.js';
import { bashCompletion } from '../completion/bash.js';
import type { CompletedCommand, CompletedWords } from '../completion/completed-words.js';
import { fishCompletion } from '../completion/fish.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import type { Define } from '../options/define.js';
import { addNotes } from '../options/help-notes.js';
import { writeLines } from '../output/write-lines.js';

/** zsh reads the script of bash. */
function zshCompletion(completion: CompletedWords): string {
  return `autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n${bashCompletion(completion)}`;
}

const shells: Readonly<Record<string, (completion: CompletedWords) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};
const SHELLS = Object.keys(shells);

export const defineCompletion: Define = (command) => {
  addNotes(
    command
      .description('Print a script that completes commands, options and field types in a shell.')
      .argument('<shell>', SHELLS.join(', ')),
    {
      paragraphs: [
        'Add it to the start of your shell: the first example to ~/.bashrc, the second to ~/.zshrc, the third to ~/.config/fish/config.fish. The command must be on the PATH under the name tablewright.',
      ],
      examples: [
        'source <(tablewright completion bash)',
        'source <(tablewright completion zsh)',
        'tablewright completion fish | source',
      ],
    },
  ).action((shell) => run(shell, command));
};

async function run(shell: string, { parent }: Command): Promise<void> {
  const script = Object.hasOwn(shells, shell) ? shells[shell] : undefined;
  if (script === undefined || parent === null) {
    throw new Ending(exitCode.refused, [`expected a shell: ${SHELLS.join(', ')}`]);
  }
  await writeLines(script(completionOf(parent)).trimEnd());
}

function completionOf(program: Command): CompletedWords {
  return {
    commands: completed(program).commands,
    values: {
      '--format': FORMAT_NAMES,
      '--dialect': DIALECT_NAMES,
      '--compression': [NO_COMPRESSION, ...compressions.map(({ name }) => name)],
    },
    types: typesOf(standardEngine()).flatMap(({ name, synonyms = [] }) => [name, ...synonyms]),
  };
}

function completed(command: Command): CompletedCommand {
  const options = command.options.filter(({ hidden, long }) => !hidden && long !== undefined);
  return {
    name: command.name(),
    options: [...options.map(({ long }) => String(long)), '--help'],
    commands: command.commands.map(completed),
  };
}
