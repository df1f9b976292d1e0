/**
 * The time of day.
 *
 * @example
 * const stopped: Clock = { now: () => Date.UTC(2026, 0, 1) };
 * stopped.now(); // => 1767225600000
 */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
}
