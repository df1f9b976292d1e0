import type { Json } from './law-tables.js';

/**
 * A value as text: a number in its digits, `true` or `false`, JSON as it was written; null is null.
 *
 * @example
 * const cells: readonly Cell[] = ['12.5', 'true', null];
 * cells.length; // => 3
 */
export type Cell = string | null;

/**
 * A table as a reader returns it.
 *
 * @example
 * const table: ReadTable = { names: ['id', 'name'], rows: [['1', 'Ada'], ['2', null]] };
 * table.rows.length; // => 2
 */
export interface ReadTable {
  /** The names of the columns, in order. */
  readonly names: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * A reader of a format's text, with which the laws of the format are checked.
 *
 * @example
 * const lines: FormatReader = {
 *   read: (text) => {
 *     const [names = [], ...rows] = text.trimEnd().split('\n').map((line) => line.split('\t'));
 *     return { names, rows };
 *   },
 *   glue: ([first = '', ...rest]) =>
 *     first + rest.map((window) => window.slice(window.indexOf('\n') + 1)).join(''),
 * };
 * lines.read('id\tname\n1\tAda\n').rows; // => [['1', 'Ada']]
 */
export interface FormatReader {
  /** The options of the texts that this reader reads, such as `{ delimiter: ';' }`. Other options have their defaults. */
  readonly options?: Json;
  /** Reads the text of a whole table. Throws an error if it is malformed. */
  readonly read: (text: string) => ReadTable;
  /** Joins the texts of consecutive windows of a table into the text of the table. */
  readonly glue: (windows: readonly string[]) => string;
  /** Whether `read` is the form that the format has for the value `cell`, such as a date and time without `T`. */
  readonly isFormOf?: (read: string, cell: string) => boolean;
}
