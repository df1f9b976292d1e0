/** Text as the file has it ('' where a cell is empty); null where the format itself has a null. */
export type Cell = string | null;

/** The first records of a table. Every column holds as many cells as there are rows. */
export interface TableSample {
  /** As the file has them; undefined when it has no header. */
  readonly header: readonly string[] | undefined;
  /** Column by column: numbers, booleans and dates as text, nested values as JSON. */
  readonly columns: readonly (readonly Cell[])[];
  readonly rows: number;
  /** Whether these are all the rows of the file. */
  readonly complete: boolean;
  /** Of delimited text: the mark before decimals, as the sniffer found it. */
  readonly decimalMark: '.' | ',';
  /** Counts and positions, never values. */
  readonly warnings: readonly string[];
}
