/** Unpredictable numbers: the only source of chance outside a seed. */
export interface Entropy {
  /** A seed for a request that names none: a whole number from 0 to 2^53 - 1. */
  seed(): number;
  /** A fresh identifier (UUID version 4). */
  id(): string;
  /** A whole number from 0 to `limit` - 1, each as likely; `limit` is 2^48 - 1 at most. */
  below(limit: number): number;
}
