import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { HubFailure } from '../../domain/errors/failure.js';
import type { TableSample } from '../../domain/tables/table-sample.js';

/** The bytes of one file, wherever it lies. A transfer that fails rejects with the `HubFault` of its failure. */
export interface ByteSource {
  /** With its extension: `data/train.csv.gz`. */
  readonly name: string;
  /** Bytes; undefined when not told. */
  readonly size: number | undefined;
  /**
   * From the first byte on; leaving the loop ends the transfer. It also ends, without a fault, where no
   * more bytes may be taken: fewer than `size` mean that the file goes on, as `cut` does where no size is told.
   */
  stream(): AsyncIterable<Uint8Array>;
  /** Asked at the end of a stream: whether it ended because no more bytes may be taken. */
  readonly cut: () => boolean;
  /** Bytes start..end-1; a negative start counts from the end of the file. Undefined: no ranges here. */
  readonly range: ((start: number, end?: number) => Promise<Uint8Array>) | undefined;
}

/** Bounds that hold whatever a file says of itself. */
export interface SampleBounds {
  readonly rows: number;
  readonly columns: number;
  /** Characters of one cell. */
  readonly cellLength: number;
  /** Bytes after decompression. */
  readonly inflatedBytes: number;
}

/** Reads the head of a table in any format that it knows. */
export interface TableReader {
  /** Whether a file of this name may hold a table. */
  reads(name: string): boolean;
  read(
    source: ByteSource,
    bounds: SampleBounds,
    signal: AbortSignal,
  ): TaskEither<HubFailure, TableSample>;
}
