import { Command, CommanderError } from 'commander';
import { packageVersion } from '../system/package-version.js';
import { isEnding } from './ending.js';
import { type ExitCode, exitCode } from './exit-code.js';
import { printable } from './printable.js';

/** What commands use that only the wiring can give. */
export interface Surroundings {
  /** Loads the server, which starts and then lives by itself. */
  startServer(): Promise<unknown>;
}

/** Adds what a command takes and does to its bare name. */
export type Define = (command: Command, surroundings: Surroundings) => void;

interface CommandEntry {
  readonly summary: string;
  readonly load: () => Promise<Define>;
}

/** Every command. Its file is loaded when its name is among the arguments, so that none pays for another. */
const commands: Readonly<Record<string, CommandEntry>> = {
  generate: {
    summary: 'make the table that a request describes',
    load: async () => (await import('./generate.js')).defineGenerate,
  },
  infer: {
    summary: 'learn the request that generates the like of a table',
    load: async () => (await import('./infer.js')).defineInfer,
  },
  clone: {
    summary: 'make a table like the one in a file',
    load: async () => (await import('./clone.js')).defineClone,
  },
  types: {
    summary: 'print the field types and their constraints',
    load: async () => (await import('./types.js')).defineTypes,
  },
  serve: {
    summary: 'start the HTTP service',
    load: async () => (await import('./serve.js')).defineServe,
  },
  config: {
    summary: 'print every setting of the service with its value in force',
    load: async () => (await import('./config.js')).defineConfig,
  },
  keys: {
    summary: 'create, list and revoke API keys of the service',
    load: async () => (await import('./keys.js')).defineKeys,
  },
};

/** The names of the commands, which are those of their files. */
export const COMMANDS: readonly string[] = Object.keys(commands);

const EXIT_CODES = `
Exit codes: 0 done, 1 failed, 2 bad usage, bad settings, a refused request or file.
Data goes to stdout; everything else goes to stderr.`;

function complain(line: string): void {
  process.stderr.write(`tablewright: ${line}\n`);
}

const VERSION = '--version';

/** Looked for where it is asked for, so that no other command reads the package's own description. */
function versionFor(args: readonly string[]): string {
  return args.includes(VERSION) ? packageVersion() : '';
}

async function buildProgram(args: readonly string[], surroundings: Surroundings): Promise<Command> {
  const program = new Command('tablewright')
    .description('Synthetic tables from a schema.')
    .version(versionFor(args), VERSION, 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .addHelpText('after', EXIT_CODES)
    .exitOverride()
    .configureOutput({
      outputError: (text) => complain(text.trimEnd().replace(/^error: /, '')),
    });
  for (const [name, { summary, load }] of Object.entries(commands)) {
    const command = program.command(name).description(summary);
    if (args.includes(name)) (await load())(command, surroundings);
  }
  return program;
}

/** Runs one call of the command line and gives its exit code; `args` without the program's own name. */
export async function runCommandLine(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<ExitCode> {
  // A write that matters is told of its own failure; a message that nobody reads is no reason to fail.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  try {
    const program = await buildProgram(args, surroundings);
    await program.parseAsync(args, { from: 'user' });
    return exitCode.done;
  } catch (error) {
    return codeOf(error);
  }
}

function codeOf(error: unknown): ExitCode {
  // The parser has said what there is to say; help and version that were asked for count as errors to it.
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? exitCode.done : exitCode.refused;
  if (isEnding(error)) {
    for (const line of error.lines) complain(printable(line));
    for (const detail of error.details) process.stderr.write(`  ${printable(detail)}\n`);
    return error.code;
  }
  complain(`a defect: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return exitCode.failed;
}
