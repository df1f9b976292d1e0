import type { Clock } from '../ports/clock.js';

/** A small cache whose entries expire. */
export class ExpiringCache<V> {
  readonly #clock: Clock;
  readonly #lifetime: number;
  readonly #capacity: number;
  /** In the order in which they were set, oldest first. */
  readonly #entries = new Map<string, { readonly value: V; readonly at: number }>();

  /** `lifetime` is the TTL in milliseconds. Beyond `capacity` entries the oldest one is evicted. */
  constructor(clock: Clock, lifetime: number, capacity: number) {
    this.#clock = clock;
    this.#lifetime = lifetime;
    this.#capacity = capacity;
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    const age = this.#clock.now() - entry.at;
    // If the clock was set back, the entry must not live longer.
    return age >= 0 && age < this.#lifetime ? entry.value : undefined;
  }

  /** Caches a value that was valid `at` a time in milliseconds, which may be in the past. */
  note(key: string, value: V, at: number): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, at });
    if (this.#entries.size <= this.#capacity) return;
    for (const [oldest] of this.#entries) {
      this.#entries.delete(oldest);
      return;
    }
  }
}
