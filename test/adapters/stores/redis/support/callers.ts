import { setTimeout as sleep } from 'node:timers/promises';
import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { StoreUnavailable } from '../../../../../src/domain/errors/failure.js';

/** Callers that repeat a call, each waiting for its result, until they are stopped. */
export class Callers<A> {
  readonly answers: A[] = [];
  failures = 0;
  #stopped = false;
  readonly #running: Promise<unknown>;

  constructor(count: number, call: () => TaskEither<StoreUnavailable, A>) {
    this.#running = Promise.all(
      Array.from({ length: count }, async () => {
        while (!this.#stopped) {
          await this.#ask(call());
          await sleep(5);
        }
      }),
    );
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  async #ask(call: TaskEither<StoreUnavailable, A>): Promise<void> {
    const answer = await call();
    if (E.isRight(answer)) this.answers.push(answer.right);
    else this.failures += 1;
  }
}
