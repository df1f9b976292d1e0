import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { Gate, Requester } from '../../application/ports/gate.js';
import type { Log } from '../../application/ports/log.js';
import type { InferredDataset, SchemaInferrer } from '../../application/ports/schema-inferrer.js';
import { type Failure, invalidRequest } from '../../domain/errors/failure.js';
import type { SchemaRequest } from '../../domain/hub/hub-requests.js';
import type { InferenceWork } from './inference-messages.js';
import {
  type ExceededLimits,
  InferenceProcess,
  type InferenceProgram,
  overloaded,
} from './inference-process.js';

const ofSample: ExceededLimits = {
  time: { code: 'hub_timeout' },
  memory: {
    code: 'hub_unreadable',
    reason: 'the sample needs too much memory: ask for fewer sample_rows',
  },
};

const ofSchema: ExceededLimits = {
  time: tooLarge('the schema takes too long to read: send fewer tables or columns'),
  memory: tooLarge('the schema needs too much memory: send fewer tables or columns'),
};

function tooLarge(message: string): Failure {
  return invalidRequest({ path: '', message });
}

export interface InferrerParts {
  /** Limits how many processes work at once, and how many requests wait. */
  readonly gate: Gate;
  readonly program: InferenceProgram;
  /** The settings for a process, sent with every order. */
  readonly settings: unknown;
  readonly log: Log;
}

/**
 * Infers and reads schemas in child processes. A sample never blocks the event loop of the server, and data from a hub cannot use
 * more than its limits of time and memory: a process that exceeds them is killed. In a worker thread instead of a
 * process, V8 would end the whole server.
 */
export class IsolatedInferrer implements SchemaInferrer {
  readonly #parts: InferrerParts;
  /** The busy and the idle processes. Idle ones are kept for a while, because a start takes some tenths of a second. */
  readonly #processes = new Set<InferenceProcess>();

  constructor(parts: InferrerParts) {
    this.#parts = parts;
  }

  infer(
    platform: string,
    request: SchemaRequest,
    requester: Requester,
  ): TaskEither<Failure, InferredDataset> {
    return this.#run({ platform, request }, requester, ofSample);
  }

  /** Answers for a schema as the program of the processes does, with an `A`. */
  answer<A>(script: unknown, requester: Requester): TaskEither<Failure, A> {
    return this.#run({ script }, requester, ofSchema);
  }

  #run<A>(
    work: InferenceWork,
    requester: Requester,
    exceeded: ExceededLimits,
  ): TaskEither<Failure, A> {
    const { gate, settings } = this.#parts;
    return async () => {
      // A request that still waits for a permit when its time is over has met an overloaded server.
      const entered = await gate
        .enter('large', requester)()
        .catch(() => overloaded);
      if (E.isLeft(entered)) return entered;
      const leave = entered.right;
      try {
        const process = this.#free();
        if (process === undefined) return overloaded;
        const result = await process.run({ settings, work }, requester.signal, exceeded);
        return result as E.Either<Failure, A>;
      } finally {
        leave();
      }
    };
  }

  close(): void {
    for (const process of this.#processes) process.end();
  }

  /** An idle process, or a new one; undefined if the system cannot start one. */
  #free(): InferenceProcess | undefined {
    for (const process of this.#processes) {
      if (!process.alive) this.#processes.delete(process);
      else if (process.idle) return process;
    }
    const { program, log } = this.#parts;
    try {
      const process = new InferenceProcess(program, log);
      this.#processes.add(process);
      return process;
    } catch (error) {
      log.error('inference_process_not_started', { reason: (error as Error).message });
      return undefined;
    }
  }
}
