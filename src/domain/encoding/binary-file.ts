import type { Stepwise } from '../basics/stepwise.js';
import type { ColumnValues } from '../columns/column-values.js';
import type { ItemRows } from '../columns/item-rows.js';
import type { IndexVector } from '../columns/vectors.js';

/** A column of a binary file. */
export interface ValueColumn {
  readonly name: string;
  readonly values: ColumnValues;
}

/** An object in each row. */
export interface StructColumn {
  readonly name: string;
  /** 1 in the rows in which it and the objects around it have a value. Missing if that is every row. */
  readonly present?: IndexVector | undefined;
  readonly members: readonly NestedColumn[];
}

/** An array in each row. The vectors of its item have a row for each item. */
export interface ListColumn {
  readonly name: string;
  /** 1 in the rows in which it and the objects around it have a value. Missing if that is every row. */
  readonly present?: IndexVector | undefined;
  readonly rows: ItemRows;
  readonly item: NestedColumn;
}

/** A column of a binary file that has objects and arrays. */
export type NestedColumn = ValueColumn | StructColumn | ListColumn;

/**
 * A file that consists of a head, groups of rows, and a foot that lists the groups. All groups but the last have
 * `rowsPerGroup` rows, which depends on the columns alone. So a window that begins at a multiple of it has the same
 * groups as the whole table. `S` is what the foot lists for a group; it can be sent from one thread to another.
 */
export interface BinaryFile<S = unknown> {
  readonly head: Uint8Array;
  readonly rowsPerGroup: number;
  /** Starts a group of `rows` rows. The writer of a file writes one group at a time. */
  group(rows: number): GroupWriter<S>;
  /** The foot in parts: that of a wide table lists many columns of many groups. */
  foot(groups: readonly S[]): Iterable<Uint8Array>;
}

/** Writes a group of rows from the vectors of its columns. */
export interface GroupWriter<S = unknown> {
  /** Adds the first `count` rows of the vectors. */
  add(count: number): Stepwise<void>;
  /** Returns the group, once all of its rows were added. */
  end(): Stepwise<WrittenGroup<S>>;
}

export interface WrittenGroup<S = unknown> {
  /** The bytes of the group in several parts, valid until the next group of the file is started. */
  readonly bytes: readonly Uint8Array[];
  readonly summary: S;
}
