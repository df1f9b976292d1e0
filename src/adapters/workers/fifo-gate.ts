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
  /** The places that each waits for. A map keeps the order of arrival, and lets one go without a search. */
  readonly #waiting = new Map<(entry: Entry) => void, number>();
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

  enter(work: WorkSize, signal: AbortSignal, asked = 1): TaskEither<Failure, () => void> {
    const places = Math.min(asked, this.#places);
    return async () => {
      signal.throwIfAborted();
      if (this.#draining) return E.left(draining);
      const isFirst = this.#waiting.size === 0;
      if (work === 'small' || (isFirst && this.#hasRoom(places))) {
        return E.right(this.#take(work, places));
      }
      if (this.#waiting.size >= this.#maxWaiting) return E.left(overloaded);
      return this.#wait(places, signal);
    };
  }

  drain(): Promise<void> {
    this.#draining = true;
    for (const admit of this.#waiting.keys()) admit(E.left(draining));
    return new Promise((resolve) => {
      this.#whenEmpty.push(resolve);
      this.#tellIfEmpty();
    });
  }

  #hasRoom(places: number): boolean {
    return this.#running.large + places <= this.#places;
  }

  #wait(places: number, signal: AbortSignal): Promise<Entry> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(admit);
        reject(signal.reason);
        this.#admitNext();
      };
      const admit = (entry: Entry) => {
        this.#waiting.delete(admit);
        signal.removeEventListener('abort', leave);
        resolve(entry);
      };
      this.#waiting.set(admit, places);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  #take(work: WorkSize, places: number): () => void {
    let held = true;
    this.#running[work] += places;
    return () => {
      if (!held) return;
      held = false;
      this.#running[work] -= places;
      if (work === 'large') this.#admitNext();
      this.#tellIfEmpty();
    };
  }

  #admitNext(): void {
    for (const [admit, places] of this.#waiting) {
      if (!this.#hasRoom(places)) return;
      admit(E.right(this.#take('large', places)));
    }
  }

  #tellIfEmpty(): void {
    if (this.#running.small + this.#running.large > 0) return;
    for (const resolve of this.#whenEmpty.splice(0)) resolve();
  }
}
