import { BELOW_ONE } from './fractions.js';
import type { Stratum } from './strata.js';

/** The strata of one state, whose numbers count min, min + step, … */
export interface StateStrata {
  readonly strata: readonly Stratum[];
  readonly min: number;
  readonly step: number;
}

/** The size of a bin in the tables of quantiles: four doubles and the 32-bit number of a guide. */
export const BIN_BYTES = 4 * 8 + 4;

/** The distribution of a state, by the share of the mass that lies below each number. */
export interface Quantiles {
  /** For each guide, the bin in which its share begins: guide g of n covers the shares from g / n on. */
  readonly guides: Int32Array;
  /** For each bin, the share below it. After the last bin there is one that begins at infinity. */
  readonly shares: Float64Array;
  /** For each bin, its numbers per share of the mass, its number of numbers less one, and its first number. */
  readonly slopes: Float64Array;
  readonly lasts: Float64Array;
  readonly starts: Float64Array;
  readonly step: number;
}

/** Lays out the distribution of a state, at least one stratum of which has mass. Strata ascend. */
export function quantiles({ strata, min, step }: StateStrata): Quantiles {
  const full = strata.filter(({ mass }) => mass > 0);
  const total = full.reduce((sum, { mass }) => sum + mass, 0);
  const n = full.length;
  const shares = new Float64Array(n + 1);
  const slopes = new Float64Array(n);
  const lasts = new Float64Array(n);
  const starts = new Float64Array(n);
  let below = 0;
  full.forEach(({ start, size, mass }, bin) => {
    shares[bin] = below / total;
    slopes[bin] = (size * BELOW_ONE) / (mass / total);
    lasts[bin] = size - 1;
    starts[bin] = min + step * start;
    below += mass;
  });
  shares[n] = Number.POSITIVE_INFINITY;
  const guides = new Int32Array(n);
  for (let g = 0, bin = 0; g < n; g++) {
    while (bin + 1 < n && (shares[bin + 1] as number) <= g / n) bin++;
    guides[g] = bin;
  }
  return { guides, shares, slopes, lasts, starts, step };
}

/**
 * Fills `out` with the number of table `states[i]` below which the share `places[i]` of the mass lies. A place is above 0
 * and below 1. Uniform places give numbers with the distribution of the state; the number grows with the place.
 */
export function fillQuantiles(
  out: Float64Array | Int32Array,
  places: Float64Array,
  count: number,
  states: Int32Array,
  tables: readonly Quantiles[],
): void {
  for (let i = 0; i < count; i++) {
    const table = tables[states[i] as number] as Quantiles;
    const { guides, shares } = table;
    const place = places[i] as number;
    let bin = guides[Math.floor(place * guides.length)] as number;
    while ((shares[bin + 1] as number) <= place) bin++;
    const member = Math.floor((place - (shares[bin] as number)) * (table.slopes[bin] as number));
    out[i] =
      (table.starts[bin] as number) + table.step * Math.min(member, table.lasts[bin] as number);
  }
}
