import type { EncodedTable } from './encoded-table.js';

/** The notation of a column of numbers: whole digits of value x 10^decimals, padded, with a point. */
export interface NumberNotation {
  readonly decimals: number;
  /** At least decimals + 1. */
  readonly minDigits: number;
}

/** Places of the texts of a window: row `i` is the `lengths[i]` bytes from `starts[i]` on. */
export interface TextRows {
  readonly data: Uint8Array;
  readonly starts: Int32Array;
  readonly lengths: Int32Array;
}

/**
 * The inner loops of the row path, over views of one arena. Pass one adds each part's length in every row
 * to `lengths`; `place` turns lengths into places; pass two writes each part at every row's place and moves
 * the place on. All implementations write equal bytes. Rows run from 0 to `count` - 1. Where `present` is
 * given, rows that hold 0 in it write nothing.
 */
export interface Kernel {
  addWordLengths(
    lengths: Int32Array,
    table: EncodedTable,
    indices: Int32Array,
    count: number,
  ): void;
  addNumberLengths(
    lengths: Int32Array,
    values: Float64Array,
    notation: NumberNotation,
    present: Int32Array | undefined,
    count: number,
  ): void;
  addTextLengths(lengths: Int32Array, texts: TextRows, count: number): void;

  /** Sets `places[i]` to where row `i` starts, i from 0 to `count` inclusive; returns the total. */
  place(places: Int32Array, lengths: Int32Array, count: number): number;

  writeWords(
    out: Uint8Array,
    places: Int32Array,
    table: EncodedTable,
    indices: Int32Array,
    count: number,
  ): void;
  writeNumbers(
    out: Uint8Array,
    places: Int32Array,
    values: Float64Array,
    notation: NumberNotation,
    present: Int32Array | undefined,
    count: number,
  ): void;
  writeTexts(out: Uint8Array, places: Int32Array, texts: TextRows, count: number): void;
  writeLiteral(out: Uint8Array, places: Int32Array, literal: Uint8Array, count: number): void;
}
