import type { EncodedTable } from '../encoding/encoded-table.js';
import type { Key } from '../random/mix.js';
import type { NumberRange } from '../random/uniform.js';
import type { AliasTable } from '../random/weighted.js';
import type { Arena } from './arena.js';

/** The notation of a column of numbers: whole digits of value x 10^decimals, padded, with a point. */
export interface NumberNotation {
  readonly decimals: number;
  /** From decimals + 1 to 32. */
  readonly minDigits: number;
  /** Bounds of the values. */
  readonly min: number;
  readonly max: number;
}

/** Words of a window: row `i` is the table's entry `indices.data[i]`. */
export interface Words {
  readonly table: EncodedTable;
  readonly indices: { readonly data: Int32Array };
}

/** Places of the texts of a window: row `i` is the `lengths[i]` bytes from `starts[i]` on. */
export interface TextRows {
  readonly data: Uint8Array;
  readonly starts: Int32Array;
  readonly lengths: Int32Array;
}

/** Where the rows of a window are written. */
export interface Target {
  readonly out: Uint8Array;
  /** The place of each row's next byte, which a write moves on. */
  readonly places: Int32Array;
  /** At least so many bytes follow in each row that later writes will set: they may be overwritten. */
  readonly loose: number;
}

/**
 * The inner loops of the row path, over views of one arena, and the memory for it. First vectors are drawn.
 * Then pass one adds each part's length in every row to `lengths`; `place` turns lengths into places; pass
 * two writes each part at every row's place and moves the place on. All implementations give equal bytes.
 * Rows run from 0 to `count` - 1. Where `present` is given, rows that hold 0 in it write nothing.
 */
export interface Kernel {
  /** Whether it can run a plan whose arena and whose tables and lists take so many bytes. */
  holds(arenaBytes: number, tableBytes: number): boolean;
  /** Memory for one window of a plan, with whatever the last one left in it. */
  arena(bytes: number): Arena;

  /** out[i] = an even draw from 0..n-1 for row `row` + i; n is at most 2^21. */
  drawIndices(out: Int32Array, key: Key, row: number, count: number, n: number): void;
  /** out[i] = min + step x an even draw. */
  drawNumbers(out: Float64Array, key: Key, row: number, count: number, range: NumberRange): void;
  /** out[i] = 1 at the rate given (0..1), else 0. */
  drawFlags(out: Int32Array, key: Key, row: number, count: number, rate: number): void;
  drawWeighted(out: Int32Array, key: Key, row: number, count: number, table: AliasTable): void;
  /** out[i] = list[indices[i]]; both vectors may be one. The list must stay as it is. */
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

  /** Sets `places[i]` to where row `i` starts, i from 0 to `count` inclusive; returns the total. */
  place(places: Int32Array, lengths: Int32Array, count: number): number;

  /** Words that stand side by side, in this order. */
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
