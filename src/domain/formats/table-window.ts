import type { TableKeys } from '../sql-dialects/table-keys.js';

/**
 * The rows of a table that a format writes.
 *
 * @example
 * const lastWindow: TableWindow = { tableName: 'people', offset: 90_000, rows: 10_000 };
 * lastWindow.offset + lastWindow.rows; // => 100000
 */
export interface TableWindow {
  readonly tableName: string;
  /** Number of the first row. */
  readonly offset: number;
  readonly rows: number;
  /** The key and the references of a table of a set. */
  readonly keys?: TableKeys | undefined;
}
