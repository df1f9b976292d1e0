import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startCli } from './run-cli.js';

/** A line of the log of a worker. */
export interface LogLine {
  readonly event: string;
  readonly reason?: string;
  readonly [fact: string]: unknown;
}

/** The command `worker` in a process of its own. */
export class BulkWorker {
  readonly lines: LogLine[] = [];
  readonly #process: ChildProcess;
  readonly #ended: Promise<unknown>;
  readonly #watchers = new Set<() => void>();

  constructor(args: readonly string[], environment: Readonly<Record<string, string>>) {
    this.#process = startCli(['worker', ...args], { environment });
    this.#ended = once(this.#process, 'close');
    const { stderr, stdout } = this.#process;
    stdout?.resume();
    if (stderr === null) throw new Error('the worker has no stderr');
    createInterface(stderr).on('line', (line) => {
      // Node prints its warnings there too.
      if (line.startsWith('{')) this.lines.push(JSON.parse(line) as LogLine);
      for (const watcher of this.#watchers) watcher();
    });
  }

  count(event: string): number {
    return this.lines.filter((line) => line.event === event).length;
  }

  /** Sends a signal and resolves with the exit code, or with the signal that has ended the process. */
  async end(signal: NodeJS.Signals): Promise<unknown> {
    this.#process.kill(signal);
    await this.#ended;
    return this.#process.exitCode ?? this.#process.signalCode;
  }

  /** Is called with every further line of the log. */
  watch(watcher: () => void): void {
    this.#watchers.add(watcher);
  }
}

/** Seconds after which workers that reach nothing are taken for hung: less than the time limit of a test. */
const PATIENCE = 300;

/**
 * Resolves as soon as `isReached`, which is asked again with every line of the logs. Rejects with the logs if it never is.
 */
export function reached(workers: readonly BulkWorker[], isReached: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const hung = setTimeout(() => {
      const logs = workers.map(({ lines }) => lines.map((line) => JSON.stringify(line)).join('\n'));
      reject(new Error(`the workers never reach it:\n${logs.join('\n\n')}`));
    }, PATIENCE * 1000);
    const ask = (): void => {
      if (!isReached()) return;
      clearTimeout(hung);
      resolve();
    };
    for (const worker of workers) worker.watch(ask);
    ask();
  });
}
