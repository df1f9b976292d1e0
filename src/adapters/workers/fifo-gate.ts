import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { Gate, GateLoad, WorkSize } from '../../application/ports/gate.js';
import type { Failure } from '../../domain/errors/failure.js';

type Entry = E.Either<Failure, () => void>;

const RETRY_AFTER_SECONDS = 5;

const overloaded: Failure = { code: 'overloaded', retryAfterSeconds: RETRY_AFTER_SECONDS };
const draining: Failure = { code: 'draining', retryAfterSeconds: RETRY_AFTER_SECONDS };

/** First come, first served, within one process. */
export class FifoGate implements Gate {
  readonly #places: number;
  readonly #maxWaiting: number;
  /** A set keeps the order of arrival, and lets one who leaves go without a search. */
  readonly #waiting = new Set<(entry: Entry) => void>();
  readonly #running = { small: 0, large: 0 };
  #draining = false;
  readonly #whenEmpty: (() => void)[] = [];

  constructor(places: number, maxWaiting: number) {
    this.#places = places;
    this.#maxWaiting = maxWaiting;
  }

  get draining(): boolean {
    return this.#draining;
  }

  get load(): GateLoad {
    return { ...this.#running, waiting: this.#waiting.size };
  }

  enter(work: WorkSize, signal: AbortSignal): TaskEither<Failure, () => void> {
    return async () => {
      signal.throwIfAborted();
      if (this.#draining) return E.left(draining);
      if (work === 'small' || this.#running.large < this.#places) return E.right(this.#take(work));
      if (this.#waiting.size >= this.#maxWaiting) return E.left(overloaded);
      return this.#wait(signal);
    };
  }

  drain(): Promise<void> {
    this.#draining = true;
    for (const admit of this.#waiting) admit(E.left(draining));
    return new Promise((resolve) => {
      this.#whenEmpty.push(resolve);
      this.#tellIfEmpty();
    });
  }

  #wait(signal: AbortSignal): Promise<Entry> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(admit);
        reject(signal.reason);
      };
      const admit = (entry: Entry) => {
        this.#waiting.delete(admit);
        signal.removeEventListener('abort', leave);
        resolve(entry);
      };
      this.#waiting.add(admit);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  #take(work: WorkSize): () => void {
    let held = true;
    this.#running[work] += 1;
    return () => {
      if (!held) return;
      held = false;
      this.#running[work] -= 1;
      if (work === 'large') this.#admitNext();
      this.#tellIfEmpty();
    };
  }

  #admitNext(): void {
    const [next] = this.#waiting;
    if (next !== undefined) next(E.right(this.#take('large')));
  }

  #tellIfEmpty(): void {
    if (this.#running.small + this.#running.large > 0) return;
    for (const resolve of this.#whenEmpty.splice(0)) resolve();
  }
}
