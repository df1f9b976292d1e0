/** Where a table's bytes go. */
export interface Sink {
  /** Resolves when there is room for more. */
  write(chunk: Uint8Array): Promise<void>;
  /** The table is whole. */
  finish(): Promise<void>;
  /** The table will never be whole. */
  discard(): Promise<void>;
}
