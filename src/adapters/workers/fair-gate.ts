import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { Gate, GateLoad, Requester, WorkSize } from '../../application/ports/gate.js';
import type { Failure } from '../../domain/errors/failure.js';

const RETRY_AFTER_SECONDS = 5;

const overloaded: Failure = { code: 'overloaded', retryAfterSeconds: RETRY_AFTER_SECONDS };
const draining: Failure = { code: 'draining', retryAfterSeconds: RETRY_AFTER_SECONDS };
const concurrencyLimited: Failure = {
  code: 'concurrency_limited',
  retryAfterSeconds: RETRY_AFTER_SECONDS,
};

type Entry = E.Either<Failure, () => void>;

/** A request in the queue. */
interface Waiting {
  readonly callerId: string;
  readonly permits: number;
  readonly admit: (entry: Entry) => void;
}

/**
 * A semaphore that shares permits fairly among callers, within one process. No caller has more than its share of
 * permits, and callers with waiting requests take turns: a backlog of one caller delays the next request of another
 * caller by only one request.
 */
export class FairGate implements Gate {
  readonly #permits: number;
  readonly #maxWaiting: number;
  readonly #permitsOfCaller: number;
  readonly #maxWaitingOfCaller: number;
  readonly #running = { small: 0, large: 0 };
  /** The number of permits for large work that each caller has. */
  readonly #held = new Map<string, number>();
  /** Each caller's waiting requests in the order of their arrival. The caller whose turn is next comes first. */
  readonly #queues = new Map<string, Set<Waiting>>();
  #waiting = 0;
  #draining = false;
  readonly #whenEmpty: (() => void)[] = [];

  /** `share` is the fraction of the permits and of the queue that one caller can use; 1 means no limit per caller. */
  constructor(permits: number, maxWaiting: number, share = 1) {
    this.#permits = permits;
    this.#maxWaiting = maxWaiting;
    this.#permitsOfCaller = Math.max(1, Math.round(permits * share));
    this.#maxWaitingOfCaller = Math.ceil(maxWaiting * share);
  }

  get draining(): boolean {
    return this.#draining;
  }

  get load(): GateLoad {
    return { ...this.#running, waiting: this.#waiting };
  }

  enter(
    work: WorkSize,
    { callerId, signal }: Requester,
    asked = 1,
  ): TaskEither<Failure, () => void> {
    const permits = Math.min(asked, this.#permitsOfCaller);
    return async () => {
      signal.throwIfAborted();
      if (this.#draining) return E.left(draining);
      if (work === 'small' || this.#isTurnOf(callerId, permits)) {
        return E.right(this.#take(work, callerId, permits));
      }
      const refusal = this.#refusal(callerId, permits);
      return refusal === undefined ? this.#wait(callerId, permits, signal) : E.left(refusal);
    };
  }

  drain(): Promise<void> {
    this.#draining = true;
    for (const queue of this.#queues.values()) {
      for (const { admit } of queue) admit(E.left(draining));
    }
    return new Promise((resolve) => {
      this.#whenEmpty.push(resolve);
      this.#resolveIfEmpty();
    });
  }

  #hasRoom(permits: number): boolean {
    return this.#running.large + permits <= this.#permits;
  }

  #isWithinShare(callerId: string, permits: number): boolean {
    return (this.#held.get(callerId) ?? 0) + permits <= this.#permitsOfCaller;
  }

  /** Whether a new request can start at once. Requests that wait for the share of their own caller do not delay it. */
  #isTurnOf(callerId: string, permits: number): boolean {
    return (
      this.#hasRoom(permits) &&
      this.#isWithinShare(callerId, permits) &&
      !this.#queues.has(callerId) &&
      this.#next() === undefined
    );
  }

  /**
   * The failure if a request may not even wait: either its caller's share of the queue, or the whole queue, is full. If
   * both are full and no permit is free, the failure is `overloaded`: the load is not only that of the caller.
   */
  #refusal(callerId: string, permits: number): Failure | undefined {
    const isFull = this.#waiting >= this.#maxWaiting;
    const ownWaiting = this.#queues.get(callerId)?.size ?? 0;
    if (ownWaiting >= this.#maxWaitingOfCaller && (!isFull || this.#hasRoom(permits))) {
      return concurrencyLimited;
    }
    return isFull ? overloaded : undefined;
  }

  #wait(callerId: string, permits: number, signal: AbortSignal): Promise<Entry> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#leaveQueue(waiting);
        reject(signal.reason);
        this.#admitNext();
      };
      const admit = (entry: Entry) => {
        this.#leaveQueue(waiting);
        signal.removeEventListener('abort', leave);
        resolve(entry);
      };
      const waiting = { callerId, permits, admit };
      this.#joinQueue(waiting);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  #joinQueue(waiting: Waiting): void {
    const queue = this.#queues.get(waiting.callerId) ?? new Set();
    this.#queues.set(waiting.callerId, queue.add(waiting));
    this.#waiting += 1;
  }

  #leaveQueue(waiting: Waiting): void {
    const queue = this.#queues.get(waiting.callerId);
    if (queue?.delete(waiting)) this.#waiting -= 1;
    if (queue?.size === 0) this.#queues.delete(waiting.callerId);
  }

  /** The request whose turn it is: the first one of the first caller whose share allows it. */
  #next(): Waiting | undefined {
    for (const [first] of this.#queues.values()) {
      if (first && this.#isWithinShare(first.callerId, first.permits)) return first;
    }
    return undefined;
  }

  /** Admits waiting requests in turn. Small requests do not overtake one that needs many permits: it would starve. */
  #admitNext(): void {
    for (;;) {
      const next = this.#next();
      if (next === undefined || !this.#hasRoom(next.permits)) return;
      const { callerId, permits } = next;
      next.admit(E.right(this.#take('large', callerId, permits)));
      this.#endTurn(callerId);
    }
  }

  /** Moves a caller behind all others. */
  #endTurn(callerId: string): void {
    const queue = this.#queues.get(callerId);
    if (queue === undefined) return;
    this.#queues.delete(callerId);
    this.#queues.set(callerId, queue);
  }

  #take(work: WorkSize, callerId: string, permits: number): () => void {
    let isHeld = true;
    this.#running[work] += permits;
    if (work === 'large') this.#count(callerId, permits);
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#running[work] -= permits;
      if (work === 'large') {
        this.#count(callerId, -permits);
        this.#admitNext();
      }
      this.#resolveIfEmpty();
    };
  }

  #count(callerId: string, permits: number): void {
    const held = (this.#held.get(callerId) ?? 0) + permits;
    if (held === 0) this.#held.delete(callerId);
    else this.#held.set(callerId, held);
  }

  #resolveIfEmpty(): void {
    if (this.#running.small + this.#running.large > 0) return;
    for (const resolve of this.#whenEmpty.splice(0)) resolve();
  }
}
