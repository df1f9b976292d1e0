/** A broken rule of a request. Faults are data: they are collected, never thrown. */
export interface Fault {
  /** RFC 6901 pointer to the place in the request; `''` is the body itself. */
  readonly path: string;
  /** What is wrong, what was expected and what came. */
  readonly message: string;
  readonly expected?: string;
  /** The nearest known name, for a misspelt one. */
  readonly suggestion?: string;
}

/** At most this many faults are told; the rest are counted. */
export const MAX_FAULTS = 50;
