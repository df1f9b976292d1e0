import type { Clock } from '../ports/clock.js';

/** Values that are known for a short time, few at a time. */
export class Recent<V> {
  readonly #clock: Clock;
  readonly #lifetime: number;
  readonly #capacity: number;
  /** In the order in which they were noted. */
  readonly #entries = new Map<string, { readonly value: V; readonly at: number }>();

  /** Lifetime in milliseconds; beyond `capacity` the oldest is forgotten. */
  constructor(clock: Clock, lifetime: number, capacity: number) {
    this.#clock = clock;
    this.#lifetime = lifetime;
    this.#capacity = capacity;
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    const age = this.#clock.now() - entry.at;
    // A clock that was set back must not make a value live longer.
    return age >= 0 && age < this.#lifetime ? entry.value : undefined;
  }

  /** Notes a value as it was known `at` a time, which may be some time ago. */
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
