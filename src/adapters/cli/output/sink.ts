/** The destination of a table's bytes. Each table ends with either `finish` or `discard`. */
export interface Sink {
  /** Whether a person sees the bytes. */
  readonly isTerminal?: boolean;
  /** Resolves when the sink takes the next chunk. */
  write(chunk: Uint8Array): Promise<void>;
  /** Called when the table is complete. */
  finish(): Promise<void>;
  /** Called when the table will never be complete. */
  discard(): Promise<void>;
}
