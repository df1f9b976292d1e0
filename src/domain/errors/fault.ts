/**
 * A broken rule of a request. Faults are data: they are collected, never thrown.
 *
 * @example
 * const fault: Fault = { path: '/rows', message: 'expected a whole number, got "ten"' };
 * fault.path; // => '/rows'
 */
export interface Fault {
  /** RFC 6901 pointer to the wrong member of the request; `''` is the body itself. */
  readonly path: string;
  /** The problem, the expected value, the received value and the remedy. */
  readonly message: string;
  readonly expected?: string;
  /** The nearest known name, if a name is misspelt. */
  readonly suggestion?: string;
}

/** A response lists at most this many faults; the rest are counted. */
export const MAX_FAULTS = 50;
