/** Makes the table of ten columns in one format. */
export interface Contestant {
  readonly name: string;
  readonly format: string;
  /** Rows that one run makes. */
  readonly rows: number;
  /** Makes the table and gives what it made: one string, or the bytes in chunks. */
  run(): string | Iterable<Uint8Array>;
}
