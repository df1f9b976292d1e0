import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as E from 'fp-ts/lib/Either.js';
import type { Log } from '../../application/ports/log.js';
import type { LearningNews, LearningOrder, Learnt } from './learning-messages.js';

const timedOut: Learnt = E.left({ code: 'hub_timeout' });
const died: Learnt = E.left({
  code: 'hub_unreadable',
  reason: 'the sample needs more memory than a sample is given: ask for fewer sample_rows',
});

export interface LearnerProgram {
  /** The module that the process runs. */
  readonly entry: URL;
  /** Heap of the process. */
  readonly memoryMb: number;
  /** Milliseconds at rest after which it ends: it keeps the memory that its largest sample took. */
  readonly rest: number;
}

/** How an order ends. */
interface Order {
  readonly resolve: (learnt: Learnt) => void;
  readonly reject: (defect: Error) => void;
}

/** A process that learns schemas, one order at a time. What is not as it should be ends it. */
export class LearnerProcess {
  readonly #child: ChildProcess;
  readonly #log: Log;
  readonly #rest: number;
  #order: Order | undefined;
  #resting: NodeJS.Timeout | undefined;
  #alive = true;

  constructor({ entry, memoryMb, rest }: LearnerProgram, log: Log) {
    this.#log = log;
    this.#rest = rest;
    this.#child = fork(fileURLToPath(entry), {
      // Certificates that the operator trusts, and nothing else.
      env: certificates(),
      execArgv: [`--max-old-space-size=${memoryMb}`],
      serialization: 'advanced',
      // What V8 says of a process that dies of memory is no line of a log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('message', (news: LearningNews) => this.#hear(news));
    this.#child.on('error', (error) => this.#fail(error));
    this.#child.once('exit', (code, signal) => this.#exited(code, signal));
  }

  get alive(): boolean {
    return this.#alive;
  }

  /** Whether it takes an order. */
  get idle(): boolean {
    return this.#alive && this.#order === undefined;
  }

  learn(order: LearningOrder, signal: AbortSignal): Promise<Learnt> {
    clearTimeout(this.#resting);
    const learnt = new Promise<Learnt>((resolve, reject) => {
      this.#order = { resolve, reject };
    });
    const abort = (): void => {
      this.#order?.resolve(timedOut);
      this.end();
    };
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    // A process that is gone is told by its exit.
    this.#child.send(order, () => {});
    return learnt.finally(() => {
      signal.removeEventListener('abort', abort);
      this.#order = undefined;
      if (this.#alive) this.#resting = setTimeout(() => this.end(), this.#rest).unref();
    });
  }

  end(): void {
    this.#alive = false;
    this.#child.kill('SIGKILL');
  }

  #hear(news: LearningNews): void {
    if ('log' in news) this.#log[news.log](news.event, news.facts);
    else if ('learnt' in news) this.#order?.resolve(news.learnt);
    else this.#fail(new Error(news.defect));
  }

  #fail(defect: Error): void {
    this.#order?.reject(defect);
    this.end();
  }

  /** A signal that is not ours comes from the system, or from V8, where there is no more memory. */
  #exited(code: number | null, signal: NodeJS.Signals | null): void {
    if (this.#alive) this.#log.warn('learner_died', { code, signal });
    this.#alive = false;
    if (signal === null) this.#order?.reject(new Error(`a learner ended with code ${code}`));
    else this.#order?.resolve(died);
  }
}

function certificates(): NodeJS.ProcessEnv {
  const { NODE_EXTRA_CA_CERTS: file } = process.env;
  return file === undefined ? {} : { NODE_EXTRA_CA_CERTS: file };
}
