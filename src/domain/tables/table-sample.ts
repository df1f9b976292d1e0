/** A cell as the text in the file, '' if it is empty; null only if the file's format has a null value. */
export type Cell = string | null;

/** The notation of a delimited text. */
export interface TextNotation {
  /** Undefined if every line is one cell. */
  readonly delimiter: string | undefined;
  readonly lineEnd: 'crlf' | 'lf';
  /** Whether the text begins with a byte order mark. */
  readonly bom: boolean;
}

/** Records of a table, usually its first ones. Every column has `rows` cells. */
export interface TableSample {
  /** The names in the file; undefined if it has no header. */
  readonly header: readonly string[] | undefined;
  /** Whether the header is the first record of the file, which only looks like a header. */
  readonly isGuessed?: boolean;
  /** Whether the caller said if the first record of the file is a header. */
  readonly isStated?: boolean;
  /** Only if records name their cells: the number of records that have each name. */
  readonly named?: readonly number[];
  /** Only if records name their cells: whether all cells of a column are texts of JSON objects or lists, nulls aside. */
  readonly nested?: readonly boolean[];
  /** Cells by column: numbers, booleans and dates as text, nested values as JSON. */
  readonly columns: readonly (readonly Cell[])[];
  readonly rows: number;
  /** Whether these are all the rows of the file. */
  readonly complete: boolean;
  /** The number of rows of the file, if the rows are chosen from all of them. By default they are the first ones. */
  readonly fileRows?: number;
  /** Whether the chosen rows are whole groups. */
  readonly hasWholeGroups?: boolean;
  /** The decimal mark detected in delimited text; `.` for all other formats. */
  readonly decimalMark: '.' | ',';
  /** Only of delimited text. */
  readonly notation?: TextNotation;
  /** Messages with counts and positions, never with values. */
  readonly warnings: readonly string[];
}
