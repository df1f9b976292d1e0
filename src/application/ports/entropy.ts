/** Unpredictable numbers: the only source of randomness besides seeds. */
export interface Entropy {
  /** A seed for a request without one: a whole number from 0 to 2^53 - 1. */
  seed(): number;
  /** A fresh identifier (UUID version 4). */
  id(): string;
  /** A uniform whole number from 0 to `limit` - 1; `limit` is at most 2^48 - 1. */
  below(limit: number): number;
}
