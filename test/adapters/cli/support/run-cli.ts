import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** The command line as the package ships it, which starts faster than its single modules. */
export const CLI = fileURLToPath(new URL('../../../../bundle/cli.cjs', import.meta.url));

/** The command line in single modules, for tests of what it loads. */
export const UNBUNDLED_CLI = fileURLToPath(
  new URL('../../../../src/programs/command.js', import.meta.url),
);

export interface Run {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

export interface Start {
  readonly input?: string | Uint8Array;
  readonly environment?: Readonly<Record<string, string>>;
  /** The file of the command line; by default `CLI`. */
  readonly program?: string;
  /** Options of Node itself. */
  readonly node?: readonly string[];
  /** The user and group that the process runs as; only root may choose one. */
  readonly user?: number | undefined;
}

/** Starts the compiled command line as a child process. */
export function startCli(
  args: readonly string[],
  { input, environment = {}, program = CLI, node = [], user }: Start = {},
): ChildProcess {
  const owner = user === undefined ? {} : { uid: user, gid: user };
  // Another user cannot write to the coverage folder, and Node would report that on stderr.
  const coverage = user === undefined ? {} : { NODE_V8_COVERAGE: '' };
  const child = spawn(process.execPath, [...node, program, ...args], {
    env: { PATH: process.env.PATH, ...coverage, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...owner,
  });
  // A command that does not read its input may exit before all of it is written.
  child.stdin?.on('error', () => {});
  child.stdin?.end(input ?? '');
  return child;
}

/** In milliseconds: no command of a test takes nearly as long, and it is less than the limit of a test. */
const LONGEST_RUN = 600_000;

/**
 * Waits for the end of a process and returns its output and its exit code. Kills a process that does not end, and throws
 * an error with its command and what it printed: Mocha's own limit would name neither, and leave the process running.
 */
export async function outcome(child: ChildProcess, limit = LONGEST_RUN): Promise<Run> {
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('the process has no pipes');
  let isTooLong = false;
  const timer = setTimeout(() => {
    isTooLong = true;
    child.kill('SIGKILL');
  }, limit);
  const [output, errors, [code, signal]] = await Promise.all([
    buffer(stdout),
    buffer(stderr),
    once(child, 'close'),
  ]).finally(() => clearTimeout(timer));
  if (isTooLong) {
    const printed = `${output.subarray(-1000)}\n${errors}`;
    throw new Error(`no end within ${limit} ms: ${child.spawnargs.join(' ')}\n${printed}`);
  }
  return { code, signal, stdout: output, stderr: errors.toString() };
}

export function runCli(args: readonly string[], start: Start = {}): Promise<Run> {
  return outcome(startCli(args, start));
}

/**
 * Runs a line of bash in which `tablewright` is the command line. A pipeline exits with the code of its last failing
 * command.
 */
export function runShell(line: string): Promise<Run> {
  const script = `set -o pipefail\ntablewright() { "${process.execPath}" "${CLI}" "$@"; }\n${line}`;
  return outcome(spawn('bash', ['-c', script], { stdio: ['ignore', 'pipe', 'pipe'] }));
}
