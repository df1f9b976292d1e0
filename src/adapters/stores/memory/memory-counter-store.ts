import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Clock } from '../../../application/ports/clock.js';
import type { CounterStore } from '../../../application/ports/counter-store.js';
import type { Admission, Limits } from '../../../domain/access/admission.js';
import { admitOne, freshUsage, isSpent, type Usage } from '../../../domain/access/usage.js';

interface Entry {
  readonly usage: Usage;
  readonly limits: Limits;
}

/** Counts of one process. One turn of the event loop is the atomic step. */
export class MemoryCounterStore implements CounterStore {
  readonly #clock: Clock;
  readonly #capacity: number;
  readonly #onUse: (keyId: string, at: number) => void;
  /** The one unused for longest comes first. */
  readonly #entries = new Map<string, Entry>();
  /** No count begins on an earlier day than another one that was seen. */
  #latest = 0;

  /** Beyond `capacity` keys the one unused for longest starts anew. */
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

  /** Keys that something is kept of. */
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
