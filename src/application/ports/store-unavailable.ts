/** A store that did not answer, or not in time. A member of `Failure`. */
export interface StoreUnavailable {
  readonly code: 'store_unavailable';
  /** Which one, as settings and /ready name it. */
  readonly store: string;
  readonly retryAfterSeconds: number;
}
