import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { Log } from '../../application/ports/log.js';
import type { LearntSchema, SchemaLearner } from '../../application/ports/schema-learner.js';
import type { HubFailure } from '../../domain/errors/failure.js';
import type { SchemaRequest } from '../../domain/hub/hub-requests.js';
import type { LearningOrder, LearningResult } from './learning-messages.js';
import { Slots } from './slots.js';

type Learnt = E.Either<HubFailure, LearntSchema>;

const timedOut: Learnt = E.left({ code: 'hub_timeout' });
const died: Learnt = E.left({
  code: 'hub_unreadable',
  reason: 'the sample needs more memory than a sample is given: ask for fewer sample_rows',
});

export interface LearnerProcesses {
  /** The module that a process runs. */
  readonly entry: URL;
  /** What it needs to know; told with every order. */
  readonly settings: unknown;
  /** Processes at a time; further requests wait for one. */
  readonly most: number;
  /** Heap of a process. */
  readonly memoryMb: number;
}

/**
 * Learns schemas in processes of their own: a sample never holds the server's loop, and whatever a hub sends
 * can take no more time and memory than it is given. A process that takes too much is ended; in a thread, V8
 * would end the server with it.
 */
export class ProcessLearner implements SchemaLearner {
  readonly #processes: LearnerProcesses;
  readonly #log: Log;
  readonly #slots: Slots;
  /** Done with their last order, and kept for the next: a start costs some tenths of a second. */
  readonly #idle: ChildProcess[] = [];

  constructor(processes: LearnerProcesses, log: Log) {
    this.#processes = processes;
    this.#log = log;
    this.#slots = new Slots(processes.most);
  }

  learn(
    platform: string,
    request: SchemaRequest,
    signal: AbortSignal,
  ): TaskEither<HubFailure, LearntSchema> {
    return async () => {
      const leave = await this.#slots.take(signal);
      if (leave === undefined) return timedOut;
      try {
        return await this.#learn(platform, request, signal);
      } finally {
        leave();
      }
    };
  }

  close(): void {
    for (const child of this.#idle.splice(0)) child.kill('SIGKILL');
  }

  #learn(platform: string, request: SchemaRequest, signal: AbortSignal): Promise<Learnt> {
    const child = this.#idle.pop() ?? this.#start();
    return new Promise((resolve, reject) => {
      const settle = (isReusable: boolean, act: () => void): void => {
        signal.removeEventListener('abort', abort);
        child.removeAllListeners();
        if (isReusable) this.#keep(child);
        else child.kill('SIGKILL');
        act();
      };
      const abort = (): void => settle(false, () => resolve(timedOut));
      signal.addEventListener('abort', abort, { once: true });
      child.on('message', (message: LearningResult) => {
        if ('result' in message) settle(true, () => resolve(message.result));
        else settle(false, () => reject(new Error(message.defect)));
      });
      child.on('error', (error) => settle(false, () => reject(error)));
      child.on('exit', (code, killedBy) => {
        this.#log.warn('learner_died', { code, signal: killedBy });
        settle(false, () => resolve(died));
      });
      const order: LearningOrder = { settings: this.#processes.settings, platform, request };
      child.ref();
      // A process that is gone is told by its exit.
      child.send(order, () => {});
    });
  }

  #keep(child: ChildProcess): void {
    // One that dies at rest is forgotten.
    child.once('exit', () => {
      const place = this.#idle.indexOf(child);
      if (place >= 0) this.#idle.splice(place, 1);
    });
    child.unref();
    this.#idle.push(child);
  }

  #start(): ChildProcess {
    const { entry, memoryMb } = this.#processes;
    return fork(fileURLToPath(entry), {
      // Certificates that the operator trusts, and nothing else.
      env: trusted(),
      execArgv: [`--max-old-space-size=${memoryMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }
}

function trusted(): NodeJS.ProcessEnv {
  const { NODE_EXTRA_CA_CERTS: certificates } = process.env;
  return certificates === undefined ? {} : { NODE_EXTRA_CA_CERTS: certificates };
}
