import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export const CLI = fileURLToPath(new URL('../../../../src/cli.js', import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

export interface Start {
  readonly input?: string | Uint8Array;
  readonly environment?: Readonly<Record<string, string>>;
  /** Options of Node's own. */
  readonly node?: readonly string[];
  /** The user and group that the process runs as; only root may choose one. */
  readonly user?: number | undefined;
}

/** The command line as a process of its own, under its compiled file. */
export function startCli(
  args: readonly string[],
  { input, environment = {}, node = [], user }: Start = {},
): ChildProcess {
  const owner = user === undefined ? {} : { uid: user, gid: user };
  // Another user cannot write to the folder of the coverage, and Node would complain of it on stderr.
  const coverage = user === undefined ? {} : { NODE_V8_COVERAGE: '' };
  const child = spawn(process.execPath, [...node, CLI, ...args], {
    env: { PATH: process.env.PATH, ...coverage, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...owner,
  });
  // A command that does not read what it is sent may be gone before it is.
  child.stdin?.on('error', () => {});
  child.stdin?.end(input ?? '');
  return child;
}

/** What a process says, to its end. */
export async function outcome(child: ChildProcess): Promise<Run> {
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('the process has no pipes');
  const [said, complained, [code, signal]] = await Promise.all([
    buffer(stdout),
    buffer(stderr),
    once(child, 'close'),
  ]);
  return { code, signal, stdout: said, stderr: complained.toString() };
}

export function runCli(args: readonly string[], start: Start = {}): Promise<Run> {
  return outcome(startCli(args, start));
}

/** A line of bash, in which `tablewright` is the command line; the exit code of a pipe is its worst. */
export function runShell(line: string): Promise<Run> {
  const script = `set -o pipefail\ntablewright() { "${process.execPath}" "${CLI}" "$@"; }\n${line}`;
  return outcome(spawn('bash', ['-c', script], { stdio: ['ignore', 'pipe', 'pipe'] }));
}
