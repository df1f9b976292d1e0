/** The rate limits of a key; 0 means no limit. */
export interface Limits {
  /** Requests per UTC day. */
  readonly daily: number;
  /** Requests per minute: the size of a token bucket that refills evenly. */
  readonly fair: number;
}

/** The state of one limit after a request. */
export interface Allowance {
  readonly limit: number;
  /** Requests left after this one. */
  readonly remaining: number;
  /** Seconds until the full limit is available again: until the next UTC midnight, or until the bucket is full. */
  readonly resetSeconds: number;
}

/** The result of one request for admission. A limit of 0 has no allowance. */
export interface Admission {
  /** The limit that refused the request. Fair use is checked first; a refused request counts against neither limit. */
  readonly refusedBy: 'fair' | 'daily' | undefined;
  /** Whole seconds until the same request would be admitted; 0 if it was admitted. */
  readonly retryAfterSeconds: number;
  readonly daily: Allowance | undefined;
  readonly fair: Allowance | undefined;
}
