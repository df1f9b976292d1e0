import type { Json } from './law-tables.js';

/** A value as text: a number in its digits, `true` or `false`, JSON as it was written; null is null. */
export type Cell = string | null;

export interface ReadTable {
  /** The names of the columns, in order. */
  readonly names: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A reader of a format's text, with which the laws of the format are checked. */
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
