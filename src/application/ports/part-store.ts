import type { Chunks } from './compressor.js';
/** A file of a store. */
export interface StoredFile {
  readonly name: string;
  readonly bytes: number;
}

/**
 * The folder, or the place in a bucket, that holds the files of one run. The names of files are relative paths with `/`.
 * Every method rejects with a `PartStoreError` if the store refuses.
 */
export interface PartStore {
  /** What the user calls it, such as `out` or `s3://bucket/prefix`. */
  readonly shown: string;
  /** All complete files whose names begin with `prefix`, in any order; none if nothing is there. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /**
   * Writes a file from its chunks, all or nothing: it appears, or replaces another one, when all chunks are written and
   * will survive a loss of power. If `chunks` throws, nothing appears, and the error is passed on. A chunk may be
   * overwritten as soon as the next one is asked for, so a store that keeps chunks copies them.
   */
  write(name: string, chunks: Chunks): Promise<void>;
  /**
   * Writes a small file unless there is one. Of several callers at the same moment, also on other machines, exactly one
   * gets true.
   */
  create(name: string, bytes: Uint8Array): Promise<boolean>;
  /** The chunks of a file; undefined if there is none. */
  read(name: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /**
   * Removes what interrupted writes have left and returns the number of leftovers removed. With `all`, even those of
   * writers that may still be alive: they then fail, or find that their file is there. Without it, only those of which
   * the store is sure that nobody writes them any more.
   */
  sweep(all: boolean): Promise<number>;
}

/** What a store refuses, in words for its user. */
export class PartStoreError extends Error {
  override readonly name = 'PartStoreError';
}
