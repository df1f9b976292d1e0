import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { HubFailure } from '../../domain/errors/failure.js';
import type { StatedHeader } from '../../domain/tables/stated-header.js';
import type { TableSample } from '../../domain/tables/table-sample.js';

/**
 * The bytes of one file, local or remote. A transfer that fails rejects with a `HubFault`.
 *
 * @example
 * const csv = 'id\n1\n';
 * const source: ByteSource = {
 *   name: 'ids.csv',
 *   size: csv.length,
 *   stream: async function* () {
 *     yield Uint8Array.from(csv, (character) => character.charCodeAt(0));
 *   },
 *   cut: () => false,
 *   range: undefined,
 * };
 * source.size; // => 5
 */
export interface ByteSource {
  /** The name with its extension, such as `data/train.csv.gz`. */
  readonly name: string;
  /** The size in bytes; undefined if it is not known. */
  readonly size: number | undefined;
  /**
   * Streams the file from its first byte; leaving the loop ends the transfer. The stream also ends early, without a
   * fault, at the limit on transferred bytes: it then has fewer bytes than `size`, or `cut` returns true.
   */
  stream(): AsyncIterable<Uint8Array>;
  /** After the end of a stream: whether it ended because of the limit on transferred bytes. */
  readonly cut: () => boolean;
  /**
   * Reads the bytes from `start` to `end - 1`, or to the end of the file; a negative `start` counts from the end.
   * Undefined if the source does not support ranges.
   */
  readonly range: ((start: number, end?: number) => Promise<Uint8Array>) | undefined;
}

/** Limits on a sample, enforced whatever the file claims about its sizes, and what is known of its first record. */
export interface SampleBounds {
  readonly rows: number;
  readonly columns: number;
  /** The maximum length of a cell in characters. */
  readonly cellLength: number;
  /** The maximum number of bytes after decompression. */
  readonly inflatedBytes: number;
  /** Whether the first record of a text is a header. By default its cells and those below them decide. */
  readonly header?: StatedHeader | undefined;
  /** Whether the whole file is read, and rows are chosen from all of it. By default they are the first ones. */
  readonly isSpread?: boolean;
  /** The index of the column that names groups of rows, which are chosen whole. By default each row is chosen alone. */
  readonly groupedBy?: number;
}

/** Reads rows of a table in any supported format. */
export interface TableReader {
  /** Whether the name of a file has the extension of a supported format. */
  reads(name: string): boolean;
  read(
    source: ByteSource,
    bounds: SampleBounds,
    signal: AbortSignal,
  ): TaskEither<HubFailure, TableSample>;
}
