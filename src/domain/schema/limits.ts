/**
 * Limits of a request. The specification sets `rows`; the others keep one request from starving others.
 *
 * @example
 * const limits: RequestLimits = { rows: MAX_ROWS, cells: 10_000_000 };
 * limits.rows; // => 100000
 */
export interface RequestLimits {
  readonly rows: number;
  /** rows x fields. */
  readonly cells: number;
}

/**
 * The number of rows that one request may ask for over HTTP.
 *
 * @example
 * MAX_ROWS; // => 100000
 */
export const MAX_ROWS = 100_000;
/**
 * The number of fields that a request may have.
 *
 * @example
 * MAX_FIELDS; // => 1000
 */
export const MAX_FIELDS = 1000;
/**
 * The number of tables that a set may have.
 *
 * @example
 * MAX_TABLES; // => 500
 */
export const MAX_TABLES = 500;
/** The number of objects and arrays that may be inside each other. */
export const MAX_DEPTH = 4;
