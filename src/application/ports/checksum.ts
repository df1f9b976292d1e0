/** The SHA-256 of chunks that follow each other. */
export interface Checksum {
  /** Adds a chunk, or a text in UTF-8. */
  add(chunk: Uint8Array | string): void;
  /** The hash of all chunks, as 64 lower-case hexadecimal digits. Nothing can be added afterwards. */
  end(): string;
}

/** Begins a checksum. */
export type BeginChecksum = () => Checksum;
