import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Clock } from '../../../application/ports/clock.js';
import type { CounterStore } from '../../../application/ports/counter-store.js';
import type { Admission, Limits } from '../../../domain/access/admission.js';
import { admitOne, freshUsage, isSpent, type Usage } from '../../../domain/access/usage.js';

interface Entry {
  readonly usage: Usage;
  readonly limits: Limits;
}

/** Counts in the memory of one process. Each admission is atomic because it runs in one turn of the event loop. */
export class MemoryCounterStore implements CounterStore {
  readonly #clock: Clock;
  readonly #capacity: number;
  readonly #onUse: (keyId: string, at: number) => void;
  /** Ordered by last use, least recently used first. */
  readonly #entries = new Map<string, Entry>();
  /** The latest time seen, in milliseconds. No new count starts on an earlier day, even if the clock is set back. */
  #latest = 0;

  /** Keeps the counts of up to `capacity` keys; beyond that, the least recently used one is dropped. */
  constructor(
    clock: Clock,
    capacity: number = Number.POSITIVE_INFINITY,
    onUse: (keyId: string, at: number) => void = () => {},
  ) {
    this.#clock = clock;
    this.#capacity = capacity;
    this.#onUse = onUse;
  }

  admit(keyId: string, limits: Limits): TE.TaskEither<never, Admission> {
    return TE.fromIO(() => this.#admit(keyId, limits, this.#clock.now()));
  }

  /** The number of keys with a count. */
  get size(): number {
    return this.#entries.size;
  }

  #admit(keyId: string, limits: Limits, now: number): Admission {
    this.#latest = Math.max(this.#latest, now);
    const before = this.#entries.get(keyId)?.usage ?? {
      ...freshUsage(now),
      day: freshUsage(this.#latest).day,
    };
    const { admission, usage } = admitOne(before, limits, now);
    this.#entries.delete(keyId);
    this.#entries.set(keyId, { usage, limits });
    this.#forget(now);
    if (admission.refusedBy === undefined) this.#onUse(keyId, now);
    return admission;
  }

  #forget(now: number): void {
    for (const [keyId, { usage, limits }] of this.#entries) {
      if (this.#entries.size <= this.#capacity && !isSpent(usage, limits, now)) return;
      this.#entries.delete(keyId);
    }
  }
}
