import { highWord, type Key, lane, word } from './mix.js';
import { aliasShares } from './weighted.js';

const TWO_20 = 2 ** 20;
const TWO_32 = 2 ** 32;
const FRACTION_UNIT = 1 / 2 ** 52;
const BELOW_ONE = 1 - 1 / 2 ** 53;

/** A stretch of the numbers 0..n-1 whose members come equally often. */
export interface Stratum {
  readonly start: number;
  readonly size: number;
  /** How often the stretch comes, against the others. */
  readonly mass: number;
}

/** A draw's top bits choose a column of the table, hence at most this many. */
export const MOST_STRATA = 4096;

/** An alias table of strata, padded with columns of no mass to a power of two. */
export interface StrataTable {
  /** Shift that leaves the number of a column of a 32-bit word. */
  readonly shift: number;
  readonly keep: Float64Array;
  readonly alias: Int32Array;
  readonly starts: Float64Array;
  /** The sizes, each a hair less: a place that rounds up to 1 still has a member. */
  readonly spans: Float64Array;
}

/** The table of 1 to `MOST_STRATA` strata, not all of them without mass. */
export function strataTable(strata: readonly Stratum[]): StrataTable {
  // At least two columns: a shift by 32 would leave the word as it is.
  const bits = Math.max(1, 32 - Math.clz32(strata.length - 1));
  const columns = 1 << bits;
  const masses = new Float64Array(columns);
  const starts = new Float64Array(columns);
  const spans = new Float64Array(columns);
  strata.forEach(({ start, size, mass }, i) => {
    masses[i] = mass;
    starts[i] = start;
    spans[i] = size * BELOW_ONE;
  });
  return { shift: 32 - bits, ...aliasShares(masses), starts, spans };
}

/**
 * Fills `out` with min + step x a number of a stratum for each row of a window. Two words a cell make one
 * draw of 64 bits: 12 at the top choose the column, 52 at the bottom decide between column and alias, and
 * what is left of them once that is known is even again and tells the place in the stratum.
 */
export function fillStrata(
  out: Float64Array,
  key: Key,
  row: number,
  count: number,
  { shift, keep, alias, starts, spans }: StrataTable,
  { min, step }: { readonly min: number; readonly step: number },
): void {
  const low = row | 0;
  const a = key.a;
  const high = highWord(row);
  const first = lane(key, high, 0);
  const second = lane(key, high, 1);
  for (let i = 0; i < count; i++) {
    const top = word(low + i, a, first);
    const bottom = word(low + i, a, second) >>> 0;
    const fraction = ((top & (TWO_20 - 1)) * TWO_32 + bottom) * FRACTION_UNIT;
    const column = top >>> shift;
    const kept = keep[column] as number;
    // Without a branch, which no processor would foresee: -1 + 1 below `kept`, else 0 + 1.
    const isAlias = Math.floor(fraction - kept) + 1;
    const stratum = column + isAlias * ((alias[column] as number) - column);
    const place = (fraction - isAlias * kept) / Math.abs(isAlias - kept);
    const member = Math.floor(place * (spans[stratum] as number));
    out[i] = min + step * ((starts[stratum] as number) + member);
  }
}
