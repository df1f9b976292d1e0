import type { WeightsByState } from '../random/by-state.js';
import type { Key } from '../random/mix.js';
import type { NumberRange } from '../random/uniform.js';
import type { AliasTable } from '../random/weighted.js';
import type { Arena } from './arena.js';
import type { EncodedTable } from './encoded-table.js';

/** The most digits to which the loops pad a number. */
export const MOST_DIGITS = 32;

/** The notation of a column of numbers. Each number is stored as the whole number value x 10^decimals. */
export interface NumberNotation {
  readonly decimals: number;
  /** The least number of digits, padded with leading zeros: decimals + 1 to `MOST_DIGITS`. */
  readonly minDigits: number;
  /** Bounds of the stored whole numbers, both inclusive. */
  readonly min: number;
  readonly max: number;
}

export function rowTooLong(): Error {
  return new Error('a row is longer than its plan says');
}

/** The words of a window: row `i` is the table's entry `indices.data[i]`. */
export interface Words {
  readonly table: EncodedTable;
  readonly indices: { readonly data: Int32Array };
}

/** The texts of a window: row `i` is the `lengths[i]` bytes of `data` from `starts[i]` on. */
export interface TextRows {
  readonly data: Uint8Array;
  readonly starts: Int32Array;
  readonly lengths: Int32Array;
  /** No text has more bytes. */
  readonly maxLength: number;
}

/** The output of a window of rows. */
export interface Target {
  readonly out: Uint8Array;
  /** The offset in `out` of each row's next byte; a write adds its length to it. */
  readonly offsets: Int32Array;
  /** A write may overrun its end by this number of bytes: later writes to the row set them. */
  readonly loose: number;
}

/**
 * The inner loops that fill a window of rows, and the memory for them. All vectors are views of one arena.
 *
 * 1. The draws fill the vectors.
 * 2. The `add…Lengths` methods add the length of each part, in bytes, to `lengths` of every row.
 * 3. `setOffsets` turns the lengths into offsets.
 * 4. The `write…` methods write each part at the offset of every row and advance the offset by the part's length.
 *
 * All implementations write the same bytes. Rows run from 0 to `count` - 1. If `present` is given, rows whose flag
 * is 0 write nothing. No kernel reads or writes outside of the vectors, tables and lists that it is given. Step 3
 * throws if a row is too long. A kernel that could reach other memory throws before it follows a wrong index.
 */
export interface Kernel {
  /** Whether the kernel can run a plan with these sizes: its arena, and its tables and lists together, in bytes. */
  holds(arenaBytes: number, tableBytes: number): boolean;
  /** Memory for one window of a plan; not cleared since the previous window. Throws if it exceeds `holds`. */
  arena(bytes: number): Arena;

  /** out[i] = a uniform draw from 0..n-1 for row `row` + i; n is at most 2^21. */
  drawIndices(out: Int32Array, key: Key, row: number, count: number, n: number): void;
  /** out[i] = min + step x a uniform draw from 0..n-1; n is at most 2^53. */
  drawNumbers(out: Float64Array, key: Key, row: number, count: number, range: NumberRange): void;
  /** out[i] = 1 at the given rate (0..1), else 0. */
  drawFlags(out: Int32Array, key: Key, row: number, count: number, rate: number): void;
  drawWeighted(out: Int32Array, key: Key, row: number, count: number, table: AliasTable): void;
  /** out[i] = a weighted draw from the entries of state `states[i]`. */
  drawByState(
    out: Int32Array,
    key: Key,
    row: number,
    count: number,
    states: Int32Array,
    table: WeightsByState,
  ): void;
  /** out[i] = list[indices[i]]; `out` may be `indices`. A kernel may keep a copy of the list, so it must not change. */
  lookUp(out: Int32Array, list: Int32Array, indices: Int32Array, count: number): void;

  addWordLengths(lengths: Int32Array, words: Words, count: number): void;
  addNumberLengths(
    lengths: Int32Array,
    values: Float64Array,
    notation: NumberNotation,
    present: Int32Array | undefined,
    count: number,
  ): void;
  addTextLengths(lengths: Int32Array, texts: TextRows, count: number): void;

  /**
   * Sets `offsets[i]` to the offset at which row `i` starts, i from 0 to `count` inclusive; returns the total. Throws if a
   * row has more than `longest` bytes.
   */
  setOffsets(offsets: Int32Array, lengths: Int32Array, count: number, longest: number): number;

  /** Writes adjacent words, in this order. */
  writeWords(target: Target, run: readonly Words[], count: number): void;
  writeNumbers(
    target: Target,
    values: Float64Array,
    notation: NumberNotation,
    present: Int32Array | undefined,
    count: number,
  ): void;
  writeTexts(target: Target, texts: TextRows, count: number): void;
  writeLiteral(target: Target, literal: Uint8Array, count: number): void;
}
