import { Readable, Writable } from 'node:stream';
import { runCommandLine } from '../../../../src/adapters/cli/command-line.js';
import { loadExtensions } from '../../../../src/programs/extensions.js';
import { bundledEntries } from '../../../support/bundled-entries.js';
import type { Run, Start } from './run-cli.js';

const surroundings = {
  startServer: () => Promise.reject(new Error('a test starts a server in a process of its own')),
  loadExtensions,
  threadEntry: bundledEntries.threadEntry,
};

/** What a command reads and writes, and what it knows of its surroundings. */
type Streams = Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr' | 'env'>;

/** Commands share the streams of this process, so each waits until those before it have ended. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the command line in this process, with streams and variables of its own. It starts no process, which would take
 * most of the time of a small command. Tests of the process itself, of its signals and of what it ships call `runCli`.
 */
export function runCommand(
  args: readonly string[],
  { input = '', environment = {} }: Pick<Start, 'input' | 'environment'> = {},
): Promise<Run> {
  const run = last.then(async (): Promise<Run> => {
    const [stdout, stderr] = [new Collector(), new Collector()];
    const stdin = Readable.from([Buffer.from(input)]);
    const env = { PATH: process.env.PATH, ...environment };
    const title = process.title;
    const giveBack = replace({ stdin, stdout, stderr, env } as unknown as Streams);
    const code = await runCommandLine(args, surroundings).finally(giveBack);
    process.title = title;
    return { code, signal: null, stdout: stdout.collected, stderr: String(stderr.collected) };
  });
  last = run.catch(() => {});
  return run;
}

/** Keeps what is written to it. */
class Collector extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _: string, done: () => void): void {
    // Whoever writes may reuse the memory as soon as the chunk is taken.
    this.#chunks.push(Buffer.from(chunk));
    done();
  }

  get collected(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}

/** Replaces members of `process`. Returns a function that gives them back. */
function replace(members: Streams): () => void {
  const before = Object.keys(members).map(
    (name) => [name, Object.getOwnPropertyDescriptor(process, name)] as const,
  );
  for (const [name, value] of Object.entries(members)) {
    Object.defineProperty(process, name, { value, configurable: true, enumerable: true });
  }
  return () => {
    for (const [name, descriptor] of before) {
      Object.defineProperty(process, name, descriptor as PropertyDescriptor);
    }
  };
}
