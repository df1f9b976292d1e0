import { BELOW_ONE, FRACTION_UNIT, TWO_20, TWO_32 } from './fractions.js';
import { highWord, type Key, lane, word } from './mix.js';
import { aliasShares } from './weighted.js';

/** A run of consecutive numbers within 0..n-1, all equally likely. */
export interface Stratum {
  readonly start: number;
  readonly size: number;
  /** Weight of the whole stratum, relative to the other strata. */
  readonly mass: number;
}

/** The top 12 bits of a draw choose a column of the table, which limits the number of strata. */
export const MOST_STRATA = 4096;

/** An alias table of strata, padded with columns of zero mass to a power of two. */
export interface StrataTable {
  /** Right shift that turns a 32-bit word into the index of a column. */
  readonly shift: number;
  readonly keep: Float64Array;
  readonly alias: Int32Array;
  readonly starts: Float64Array;
  /** The sizes, each reduced by one part in 2^53: a position that rounds up to 1 still maps to a member. */
  readonly spans: Float64Array;
}

/** The table of 1 to `MOST_STRATA` strata, at least one of which has mass. */
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
 * Fills `out` with min + step x a number of a stratum for each row of a window. Two words per cell make one
 * draw of 64 bits. Up to 12 top bits choose the column. The lower 52 bits, as a fraction, choose between column and
 * alias. Within the chosen part of 0..1 the fraction is still uniform, so it also chooses the position in the stratum.
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
    // Branch-free, because a branch on random data is mispredicted: -1 + 1 below `kept`, else 0 + 1.
    const isAlias = Math.floor(fraction - kept) + 1;
    const stratum = column + isAlias * ((alias[column] as number) - column);
    const position = (fraction - isAlias * kept) / Math.abs(isAlias - kept);
    const member = Math.floor(position * (spans[stratum] as number));
    out[i] = min + step * ((starts[stratum] as number) + member);
  }
}
