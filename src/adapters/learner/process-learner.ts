import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { Gate } from '../../application/ports/gate.js';
import type { Log } from '../../application/ports/log.js';
import type { LearntSchema, SchemaLearner } from '../../application/ports/schema-learner.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { SchemaRequest } from '../../domain/hub/hub-requests.js';
import { LearnerProcess, type LearnerProgram } from './learner-process.js';

const overloaded = E.left<Failure>({ code: 'overloaded', retryAfterSeconds: 5 });

export interface LearnerParts {
  /** Bounds how many processes work at once, and how many requests wait for one. */
  readonly gate: Gate;
  readonly program: LearnerProgram;
  /** What a process needs to know; told with every order. */
  readonly settings: unknown;
  readonly log: Log;
}

/**
 * Learns schemas in processes of their own: a sample never holds the server's loop, and whatever a hub sends
 * can take no more time and memory than it is given. A process that takes too much is ended; in a thread, V8
 * would end the server with it.
 */
export class ProcessLearner implements SchemaLearner {
  readonly #parts: LearnerParts;
  /** Those at work, and those kept for the next order: a start costs some tenths of a second. */
  readonly #processes = new Set<LearnerProcess>();

  constructor(parts: LearnerParts) {
    this.#parts = parts;
  }

  learn(
    platform: string,
    request: SchemaRequest,
    signal: AbortSignal,
  ): TaskEither<Failure, LearntSchema> {
    const { gate, settings } = this.#parts;
    return async () => {
      // Whoever is still waiting when the time is over has asked a server with too much to do.
      const entered = await gate
        .enter('large', signal)()
        .catch(() => overloaded);
      if (E.isLeft(entered)) return entered;
      const leave = entered.right;
      try {
        return await this.#free().learn({ settings, platform, request }, signal);
      } finally {
        leave();
      }
    };
  }

  close(): void {
    for (const process of this.#processes) process.end();
  }

  /** A process at rest, or a new one. */
  #free(): LearnerProcess {
    for (const process of this.#processes) {
      if (!process.alive) this.#processes.delete(process);
      else if (process.idle) return process;
    }
    const { program, log } = this.#parts;
    const process = new LearnerProcess(program, log);
    this.#processes.add(process);
    return process;
  }
}
