/**
 * Limits the time that is spent on one file: a damaged file can send the parquet library into an endless loop, and a
 * timer cannot interrupt synchronous work.
 */
export interface TimeLimit {
  /** Calls a synchronous function; throws if it takes too long. */
  run<A>(work: () => A): A;
}
