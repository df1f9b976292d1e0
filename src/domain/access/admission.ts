/** Limits that one request of a key is held to; 0 is no limit. */
export interface Limits {
  /** Requests a UTC day. */
  readonly daily: number;
  /** Requests a minute: a bucket of that size which refills evenly. */
  readonly fair: number;
}

export interface Allowance {
  readonly limit: number;
  /** Requests left after this one. */
  readonly remaining: number;
  /** Seconds until the limit is whole again: the next UTC midnight, or a full bucket. */
  readonly resetSeconds: number;
}

/** The answer to one request for admission. A limit of 0 has no allowance. */
export interface Admission {
  /** Which limit refused; fair use is asked first, and a refused request counts for neither. */
  readonly refusedBy: 'fair' | 'daily' | undefined;
  /** Whole seconds until the same request would be admitted; 0 if it was. */
  readonly retryAfterSeconds: number;
  readonly daily: Allowance | undefined;
  readonly fair: Allowance | undefined;
}
