import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as E from 'fp-ts/lib/Either.js';
import type { Log } from '../../application/ports/log.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { InferenceNews, InferenceOrder, InferenceResult } from './inference-messages.js';
import { permissionFlags } from './permission-flags.js';

/** The failure if no process is available. */
export const overloaded = E.left<Failure>({ code: 'overloaded', retryAfterSeconds: 5 });

/** The failures of an order that exceeds a limit of its process. */
export interface ExceededLimits {
  readonly time: Failure;
  readonly memory: Failure;
}

export interface InferenceProgram {
  /** The module that the process runs. */
  readonly entry: URL;
  /** The maximum size of its heap in megabytes. */
  readonly memoryMb: number;
  /** Milliseconds without an order after which it ends, to free the memory that its largest sample took. */
  readonly rest: number;
  /** Folders of data that it has permission to read. */
  readonly readable: readonly string[];
  /** URLs of the modules of extensions that it loads. */
  readonly modules: readonly string[];
  /** Whether it has permission to use the network. */
  readonly network: boolean;
}

/** The order that a process works on, with the functions that end it. */
interface Order {
  readonly resolve: (result: InferenceResult) => void;
  readonly reject: (defect: Error) => void;
  readonly exceeded: ExceededLimits;
}

/** A child process that infers and reads schemas, one order at a time. A defect, or the end of an order's time, kills it. */
export class InferenceProcess {
  readonly #child: ChildProcess;
  readonly #log: Log;
  readonly #rest: number;
  #order: Order | undefined;
  #resting: NodeJS.Timeout | undefined;
  #alive = true;
  #started = false;

  constructor({ entry, memoryMb, rest, modules, readable, network }: InferenceProgram, log: Log) {
    this.#log = log;
    this.#rest = rest;
    this.#child = fork(fileURLToPath(entry), {
      // The environment has only the certificates that the operator trusts, and no secrets.
      env: certificates(),
      execArgv: [
        `--max-old-space-size=${memoryMb}`,
        ...permissionFlags(
          [entry, ...modules].map((url) => fileURLToPath(url)),
          readable,
          network,
        ),
      ],
      serialization: 'advanced',
      // V8 prints a report if the process runs out of memory, which must not get into the log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('message', (news: InferenceNews) => this.#receive(news));
    this.#child.on('error', (error) => {
      if (this.#child.pid === undefined) this.#notStarted(error.message);
      else this.#fail(error);
    });
    this.#child.once('exit', (code, signal) => this.#exited(code, signal));
  }

  get alive(): boolean {
    return this.#alive;
  }

  /** Whether the process can take an order. */
  get idle(): boolean {
    return this.#alive && this.#order === undefined;
  }

  /** Runs one order; the process must be idle. If the signal aborts, kills it and fails with `exceeded.time`. */
  run(
    order: InferenceOrder,
    signal: AbortSignal,
    exceeded: ExceededLimits,
  ): Promise<InferenceResult> {
    clearTimeout(this.#resting);
    const result = new Promise<InferenceResult>((resolve, reject) => {
      this.#order = { resolve, reject, exceeded };
    });
    const abort = (): void => {
      this.#order?.resolve(E.left(exceeded.time));
      this.end();
    };
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    // If the process has ended or did not start, the events `exit` and `error` end the order.
    if (this.#child.connected) this.#child.send(order, () => {});
    return result.finally(() => {
      signal.removeEventListener('abort', abort);
      this.#order = undefined;
      if (this.#alive) this.#resting = setTimeout(() => this.end(), this.#rest).unref();
    });
  }

  end(): void {
    this.#alive = false;
    this.#child.kill('SIGKILL');
  }

  #receive(news: InferenceNews): void {
    if ('started' in news) this.#started = true;
    else if ('log' in news) this.#log[news.log](news.event, news.facts);
    else if ('done' in news) this.#order?.resolve(news.done);
    else this.#fail(new Error(news.defect));
  }

  #fail(defect: Error): void {
    this.#order?.reject(defect);
    this.end();
  }

  /** Handles a failed start: the system has no file descriptor, process or memory left. */
  #notStarted(reason: string): void {
    this.#log.error('inference_process_not_started', { reason });
    this.#alive = false;
    this.#order?.resolve(overloaded);
  }

  /** Handles the exit. A signal that we did not send comes from the system or from V8, and means a lack of memory. */
  #exited(code: number | null, signal: NodeJS.Signals | null): void {
    if (this.#alive && !this.#started && signal !== null) {
      this.#notStarted(`ended by ${signal}`);
      return;
    }
    if (this.#alive) this.#log.warn('inference_process_died', { code, signal });
    this.#alive = false;
    if (signal === null) this.#order?.reject(new Error(`an inferrer ended with code ${code}`));
    else if (this.#order !== undefined) this.#order.resolve(E.left(this.#order.exceeded.memory));
  }
}

function certificates(): NodeJS.ProcessEnv {
  const { NODE_EXTRA_CA_CERTS: file } = process.env;
  return file === undefined ? {} : { NODE_EXTRA_CA_CERTS: file };
}
