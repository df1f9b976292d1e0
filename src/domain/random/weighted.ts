import { highWord, type Key, lane, word } from './mix.js';
import { fillIndices } from './uniform.js';

const TWO_32 = 0x1_0000_0000;

/** Vose's alias table: of the draws of column `i`, the share `keep[i]` stays, and the rest becomes `alias[i]`. */
export interface AliasShares {
  readonly keep: Float64Array;
  readonly alias: Int32Array;
}

/** An alias table for draws of 32 bits. */
export interface AliasTable {
  readonly columns: number;
  /**
   * For column `i`: at 2i the threshold below which a word keeps the column, at 2i + 1 the alias. The two are
   * adjacent because each draw reads both.
   */
  readonly pairs: Uint32Array;
}

/** A number for each of some things: the chance of a thing is its share of the sum. */
export type Weights = ArrayLike<number> & Iterable<number>;

/** The alias table for weights that are not negative and not all zero. */
export function aliasTable(weights: Weights): AliasTable {
  const { keep, alias } = aliasShares(weights);
  const columns = keep.length;
  const pairs = new Uint32Array(2 * columns);
  for (let i = 0; i < columns; i++) {
    const below = Math.round((keep[i] as number) * TWO_32);
    // 2^32 does not fit into a 32-bit word: such a column is its own alias.
    pairs[2 * i] = Math.min(below, TWO_32 - 1);
    pairs[2 * i + 1] = below === TWO_32 ? i : (alias[i] as number);
  }
  return { columns, pairs };
}

/** The shares for weights that are not negative and not all zero (M. D. Vose, 1991). */
export function aliasShares(weights: Weights): AliasShares {
  const n = weights.length;
  let largest = 0;
  for (const weight of weights) largest = Math.max(weight, largest);
  // Weights are divided by the largest one first: a sum of huge weights stays finite.
  let total = 0;
  for (const weight of weights) total += weight / largest;
  const share = new Float64Array(n);
  const keep = new Float64Array(n).fill(1);
  const alias = new Int32Array(n);
  // Two stacks in one list: small shares from its start, large ones from its end.
  const stacks = new Int32Array(n);
  let small = 0;
  let large = n;
  for (let i = 0; i < n; i++) {
    share[i] = ((weights[i] as number) / largest / total) * n;
    alias[i] = i;
    if ((share[i] as number) < 1) stacks[small++] = i;
    else stacks[--large] = i;
  }
  while (small > 0 && large < n) {
    const under = stacks[--small] as number;
    const over = stacks[large] as number;
    keep[under] = share[under] as number;
    alias[under] = over;
    share[over] = (share[over] as number) - (1 - (share[under] as number));
    if ((share[over] as number) < 1) {
      large++;
      stacks[small++] = over;
    }
  }
  return { keep, alias };
}

/** Fills `out` with a weighted draw for each row of a window, from a table of at most 2^21 columns. */
export function fillWeighted(
  out: Int32Array,
  key: Key,
  row: number,
  count: number,
  table: AliasTable,
): void {
  const { columns, pairs } = table;
  const low = row | 0;
  const a = key.a;
  fillIndices(out, key, row, count, columns);
  // Word -1 of the cell decides between column and alias: rejections count up from word 0 and never use it.
  const decide = lane(key, highWord(row), -1);
  for (let i = 0; i < count; i++) {
    const column = out[i] as number;
    const kept = isBelow(word(low + i, a, decide), pairs[2 * column] as number);
    const alias = pairs[2 * column + 1] as number;
    out[i] = alias + Math.imul(kept, column - alias);
  }
}

/** Fills `out` with 1 at the given `rate` (0..1), else 0. */
export function fillFlags(
  out: Int32Array,
  key: Key,
  row: number,
  count: number,
  rate: number,
): void {
  const low = row | 0;
  const first = lane(key, highWord(row), 0);
  const threshold = Math.round(rate * TWO_32);
  if (threshold === TWO_32) out.fill(1, 0, count);
  else for (let i = 0; i < count; i++) out[i] = isBelow(word(low + i, key.a, first), threshold);
}

/** 1 if a < b as unsigned words, else 0. Branch-free, because a branch on random data is mispredicted. */
function isBelow(a: number, b: number): number {
  return ((~a & b) | ((~a | b) & (a - b))) >>> 31;
}
