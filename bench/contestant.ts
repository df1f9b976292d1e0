/** A program that generates the table of ten columns in one format. */
export interface Contestant {
  readonly name: string;
  readonly format: string;
  /** The number of rows that one run generates. */
  readonly rows: number;
  /** Generates the table: one string, or the bytes in chunks. */
  run(): string | Iterable<Uint8Array>;
}
