import type { Archive } from '../../domain/formats/archive.js';

/** The bytes of a file, made while they are read. */
export type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Chunks that are compressed while they are read. */
export interface CompressedChunks extends AsyncIterable<Uint8Array> {
  /** Whether all chunks that were taken so far are compressed, so that their buffers can be reused. */
  hasReadAll(): boolean;
}

/** A file of an archive. It is opened when the files before it have been read. */
export interface NamedFile {
  readonly name: string;
  /** Whether its bytes are compressed already, so that the archive only stores them. */
  readonly isCompressed: boolean;
  open(): Chunks;
}

/** Makes the bytes of files from the text of tables. */
export interface Compressor {
  /**
   * Compresses chunks only as far as the result is read. Leaving the loop, or an error on either side, ends both: the
   * truncated bytes then lack their end and cannot pass for a complete file. `compression` is the name of an available
   * `Compression`.
   */
  compress(chunks: Chunks, compression: string): CompressedChunks;
  /** Puts the text of a format into a zip archive, in the same way. */
  archive(chunks: Chunks, archive: Archive): CompressedChunks;
  /** Puts files into a zip archive, in the same way. The same files give the same bytes. */
  files(files: Iterable<NamedFile>): CompressedChunks;
}
