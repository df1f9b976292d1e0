import { Command, CommanderError } from 'commander';
import { faultOfNode } from '../system/node-version.js';
import { packageVersion } from '../system/package-version.js';
import { isEnding } from './endings/ending.js';
import { type ExitCode, exitCode } from './endings/exit-code.js';
import type { Define, Surroundings } from './options/define.js';
import { addNotes } from './options/help-notes.js';
import { refuseOwnInput } from './options/refuse-own-input.js';
import { printable } from './text/printable.js';

interface CommandEntry {
  readonly summary: string;
  readonly load: () => Promise<Define>;
}

/** Every command. The file of a command is loaded only if its name is among the arguments: a start stays fast. */
const commands: Readonly<Record<string, CommandEntry>> = {
  generate: {
    summary: 'make the table that a request describes',
    load: async () => (await import('./commands/generate.js')).defineGenerate,
  },
  preview: {
    summary: 'show the first rows of the table that a request describes',
    load: async () => (await import('./commands/preview.js')).definePreview,
  },
  infer: {
    summary: 'print a request that generates a table similar to the one in a file',
    load: async () => (await import('./commands/infer.js')).defineInfer,
  },
  clone: {
    summary: 'make a table similar to the one in a file',
    load: async () => (await import('./commands/clone.js')).defineClone,
  },
  changes: {
    summary: 'list what changes in tables with lives',
    load: async () => (await import('./commands/changes.js')).defineChanges,
  },
  stream: {
    summary: 'send what changes in tables with lives to a sink, at a pace',
    load: async () => (await import('./commands/stream.js')).defineStream,
  },
  schema: {
    summary: 'turn schemas of databases into requests, and requests into schemas',
    load: async () => (await import('./commands/schema.js')).defineSchema,
  },
  load: {
    summary: 'load the rows of a request into a database',
    load: async () => (await import('./commands/load.js')).defineLoad,
  },
  seed: {
    summary: 'fill all tables of a database',
    load: async () => (await import('./commands/seed.js')).defineSeed,
  },
  bulk: {
    summary: 'make a large table in parts, on one machine or on many',
    load: async () => (await import('./commands/bulk.js')).defineBulk,
  },
  verify: {
    summary: 'compare the parts of a bulk run with its manifest, and make some again',
    load: async () => (await import('./commands/verify.js')).defineVerify,
  },
  worker: {
    summary: 'make parts of the bulk runs of a queue',
    load: async () => (await import('./commands/worker.js')).defineWorker,
  },
  types: {
    summary: 'print the field types and their constraints',
    load: async () => (await import('./commands/types.js')).defineTypes,
  },
  serve: {
    summary: 'start the HTTP service',
    load: async () => (await import('./commands/serve.js')).defineServe,
  },
  mcp: {
    summary: 'serve agents by the Model Context Protocol',
    load: async () => (await import('./commands/mcp.js')).defineMcp,
  },
  config: {
    summary: 'print every setting of the service with its current value',
    load: async () => (await import('./commands/config.js')).defineConfig,
  },
  keys: {
    summary: 'create, list and revoke API keys of the service',
    load: async () => (await import('./commands/keys.js')).defineKeys,
  },
  completion: {
    summary: 'print a script that completes commands in a shell',
    load: async () => (await import('./commands/completion.js')).defineCompletion,
  },
};

/** The command that describes all others. */
const COMPLETION = 'completion';

/** The names of the commands; each is the name of its file too. */
export const COMMANDS: readonly string[] = Object.keys(commands);

const NOTES = {
  paragraphs: [
    'Exit codes: 0 success; 1 failure; 2 invalid usage, settings, request or file.\nData goes to stdout; everything else goes to stderr.',
  ],
  examples: [
    'tablewright types',
    'tablewright preview id name email',
    'tablewright generate request.json --rows 1000 --out table.csv',
    'tablewright clone customers.csv --rows 1000 --out clone.csv',
    'tablewright help generate',
  ],
};

function complain(line: string): void {
  process.stderr.write(`tablewright: ${line}\n`);
}

const VERSION = ['-V', '--version'];

/** Reads package.json only if the version is asked for; every other command starts without it. */
function versionFor(args: readonly string[]): string {
  return VERSION.some((flag) => args.includes(flag)) ? packageVersion() : '';
}

async function buildProgram(args: readonly string[], surroundings: Surroundings): Promise<Command> {
  const program = new Command('tablewright')
    .description('Synthetic tables from a schema.')
    .version(versionFor(args), VERSION.join(', '), 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    // An option belongs to the command that it follows: a command and one within it may have options of the same name.
    .enablePositionalOptions()
    .hook('preAction', (_, command) => refuseOwnInput(command))
    .exitOverride()
    .showHelpAfterError('(--help lists arguments and options)')
    .configureOutput({
      outputError: (text) => complain(text.trimEnd().replace(/^error: /, '')),
    });
  addNotes(program, NOTES);
  for (const [name, { summary, load }] of Object.entries(commands)) {
    const command = program.command(name).description(summary);
    if (args.includes(name) || args[0] === COMPLETION) (await load())(command, surroundings);
  }
  return program;
}

/** Runs one call of the command line and returns its exit code; `given` excludes the name of the program. */
export async function runCommandLine(
  given: readonly string[],
  surroundings: Surroundings,
): Promise<ExitCode> {
  // Node and others print their version for -v. Commander knows one short flag, which help shows.
  const args = given[0] === '-v' ? ['--version'] : given;
  // Writes of data report their own failures. A message that nobody reads is not a reason to fail.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  const fault = faultOfNode();
  if (fault !== undefined) {
    complain(fault);
    return exitCode.failed;
  }
  try {
    const program = await buildProgram(args, surroundings);
    await program.parseAsync(args, { from: 'user' });
    return exitCode.done;
  } catch (error) {
    return codeOf(error);
  }
}

function codeOf(error: unknown): ExitCode {
  // Commander has already printed its message. It throws for --help and --version too, with exit code 0.
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? exitCode.done : exitCode.refused;
  if (isEnding(error)) {
    for (const line of error.lines) complain(printable(line));
    for (const detail of error.details) process.stderr.write(`  ${printable(detail)}\n`);
    return error.code;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  complain(`internal error, please report it: ${stack}`);
  return exitCode.failed;
}
