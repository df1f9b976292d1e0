/** Limits of a request. The specification sets `rows`; the others keep one request from starving others. */
export interface RequestLimits {
  readonly rows: number;
  /** rows x fields. */
  readonly cells: number;
}

export const MAX_ROWS = 100_000;
export const MAX_FIELDS = 1000;
