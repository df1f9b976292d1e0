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
  /** The fields of all tables of a set, those of objects and arrays included. By default there is no limit. */
  readonly fieldsOfSet?: number;
  /** The mean number of changes of a feed and its lists of changes, times the fields of their tables. By default there is no limit. */
  readonly cellsOfChanges?: number;
}

/** For a caller who shares the process with no other one, or whose request is checked. */
export const NO_LIMITS: RequestLimits = {
  rows: Number.MAX_SAFE_INTEGER,
  cells: Number.POSITIVE_INFINITY,
};

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
/**
 * The number of fields that all tables of a set may have over HTTP. Each is planned in the thread that serves all
 * requests: 3,000 short fields of dates take a quarter of a second of it as Parquet.
 */
export const MAX_FIELDS_OF_SET = 3000;
/**
 * The cells of a feed of changes over HTTP: it is made in the thread that serves all requests.
 */
export const MAX_CELLS_OF_CHANGES = 5_000;
/** The number of objects and arrays that may be inside each other. */
export const MAX_DEPTH = 4;
/**
 * The number of fields that all fields of a set may take from other tables. A field that is shown counts with all fields
 * that it needs, those that come over references once on each way; fields that need no other one are free.
 */
export const MAX_TAKEN_FIELDS = 5000;
/** The number of fields that one field may take from other tables. Plans are recursive, and this bounds their depth. */
export const MAX_TAKEN_BY_FIELD = 500;
