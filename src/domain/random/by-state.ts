import { greatest } from '../basics/extremes.js';
import { FRACTION_UNIT, TWO_20, TWO_32 } from './fractions.js';
import { highWord, type Key, lane, word } from './mix.js';
import type { StrataTable } from './strata.js';
import { aliasShares } from './weighted.js';

const TWO_31 = 2 ** 31;

/** An index of a list, and its weight relative to the other entries of the same state. */
export interface WeightedEntry {
  readonly index: number;
  readonly weight: number;
}

/** The entries of a state. A request may have millions of them in all, so they may be made when they are read. */
export interface WeightedEntries extends Iterable<WeightedEntry> {
  readonly length: number;
}

/** Alias tables of several states, one after the other, each with 2^bits columns. */
export interface WeightsByState {
  readonly bits: number;
  /**
   * For column `i`: at 4i the threshold below which the lower bits of a word keep the column, at 4i + 1 its own entry and
   * at 4i + 2 the alias. The fourth number is unused: columns start at multiples of 16 bytes.
   */
  readonly columns: Int32Array;
}

/** The bytes of `columns` for these entries. */
export function bytesByState(states: readonly WeightedEntries[]): number {
  return 16 * states.length * (1 << columnBits(greatest(states.map(({ length }) => length))));
}

/** Lays out the entries of each state, at least one of which has a weight above 0. */
export function weightsByState(states: readonly WeightedEntries[]): WeightsByState {
  const bits = columnBits(greatest(states.map(({ length }) => length)));
  const width = 1 << bits;
  const scale = TWO_32 / width;
  const columns = new Int32Array(4 * width * states.length);
  states.forEach((entries, state) => {
    const weights = new Float64Array(width);
    // A column without an entry has no weight, so its own entry, 0, is never drawn.
    const indices = new Int32Array(width);
    let next = 0;
    for (const { index, weight } of entries) {
      weights[next] = weight;
      indices[next++] = index;
    }
    const { keep, alias } = aliasShares(weights);
    for (let i = 0; i < width; i++) {
      const at = 4 * (state * width + i);
      const threshold = Math.round((keep[i] as number) * scale);
      // 2^31 does not fit into a signed number: a column that keeps all words is its own alias.
      columns[at] = Math.min(threshold, TWO_31 - 1);
      columns[at + 1] = indices[i] as number;
      columns[at + 2] = indices[threshold === scale ? i : (alias[i] as number)] as number;
    }
  });
  return { bits, columns };
}

/** Fills `out` with a weighted draw from the entries of `states[i]` for each row of a window. One word makes a draw. */
export function fillWeightedByState(
  out: Int32Array,
  key: Key,
  row: number,
  count: number,
  states: Int32Array,
  { bits, columns }: WeightsByState,
): void {
  const low = row | 0;
  const a = key.a;
  const first = lane(key, highWord(row), 0);
  const shift = 32 - bits;
  const mask = (1 << shift) - 1;
  for (let i = 0; i < count; i++) {
    const drawn = word(low + i, a, first);
    const at = 4 * (((states[i] as number) << bits) + (drawn >>> shift));
    // Branch-free, because a branch on random data is mispredicted: both numbers are below 2^31.
    const kept = ((drawn & mask) - (columns[at] as number)) >>> 31;
    const alias = columns[at + 2] as number;
    out[i] = alias + Math.imul(kept, (columns[at + 1] as number) - alias);
  }
}

/** The numbers of one state: min + step x a number of a stratum. */
export interface StateNumbers {
  readonly table: StrataTable;
  readonly min: number;
  readonly step: number;
}

/** Fills `out` with a number of the strata of `states[i]` for each row of a window, like `fillStrata`. */
export function fillStrataByState(
  out: Float64Array,
  key: Key,
  row: number,
  count: number,
  states: Int32Array,
  numbers: readonly StateNumbers[],
): void {
  const low = row | 0;
  const a = key.a;
  const high = highWord(row);
  const first = lane(key, high, 0);
  const second = lane(key, high, 1);
  for (let i = 0; i < count; i++) {
    const { table, min, step } = numbers[states[i] as number] as StateNumbers;
    const top = word(low + i, a, first);
    const bottom = word(low + i, a, second) >>> 0;
    const fraction = ((top & (TWO_20 - 1)) * TWO_32 + bottom) * FRACTION_UNIT;
    const column = top >>> table.shift;
    const kept = table.keep[column] as number;
    const isAlias = Math.floor(fraction - kept) + 1;
    const stratum = column + isAlias * ((table.alias[column] as number) - column);
    const position = (fraction - isAlias * kept) / Math.abs(isAlias - kept);
    const member = Math.floor(position * (table.spans[stratum] as number));
    out[i] = min + step * (table.starts[stratum] as number) + step * member;
  }
}

/** At least two columns: a shift by 32 would leave the word as it is. */
function columnBits(entries: number): number {
  return Math.max(1, 32 - Math.clz32(entries - 1));
}
