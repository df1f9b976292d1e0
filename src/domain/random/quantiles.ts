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

/** The distributions of several states, one after the other, by the share of the mass that lies below each number. */
export interface QuantilesByState {
  /** For each state, the number of its guides and the index of the first. */
  readonly guideCounts: Float64Array;
  readonly firstGuides: Int32Array;
  /** For each guide, the bin in which its share begins: guide g of n covers the shares from g / n on. */
  readonly guides: Int32Array;
  /** For each bin, the share below it. After the last bin of a state there is one that begins at infinity. */
  readonly shares: Float64Array;
  /** For each bin, its numbers per share of the mass, its number of numbers less one, and its first number. */
  readonly slopes: Float64Array;
  readonly lasts: Float64Array;
  readonly starts: Float64Array;
  readonly steps: Float64Array;
}

/** Lays out the distribution of each state, at least one stratum of which has mass. Strata ascend. */
export function quantilesByState(states: readonly StateStrata[]): QuantilesByState {
  const bins: { share: number; slope: number; last: number; start: number }[] = [];
  const guides: number[] = [];
  const firstGuides: number[] = [];
  const guideCounts: number[] = [];
  for (const { strata, min, step } of states) {
    const full = strata.filter(({ mass }) => mass > 0);
    const total = full.reduce((sum, { mass }) => sum + mass, 0);
    const first = bins.length;
    let below = 0;
    for (const { start, size, mass } of full) {
      const share = mass / total;
      bins.push({
        share: below / total,
        slope: (size * BELOW_ONE) / share,
        last: size - 1,
        start: min + step * start,
      });
      below += mass;
    }
    firstGuides.push(guides.length);
    guideCounts.push(full.length);
    for (let g = 0, bin = first; g < full.length; g++) {
      while (bin + 1 < bins.length && (bins[bin + 1]?.share ?? 1) <= g / full.length) bin++;
      guides.push(bin);
    }
    bins.push({ share: Number.POSITIVE_INFINITY, slope: 0, last: 0, start: 0 });
  }
  return {
    guideCounts: Float64Array.from(guideCounts),
    firstGuides: Int32Array.from(firstGuides),
    guides: Int32Array.from(guides),
    shares: Float64Array.from(bins, ({ share }) => share),
    slopes: Float64Array.from(bins, ({ slope }) => slope),
    lasts: Float64Array.from(bins, ({ last }) => last),
    starts: Float64Array.from(bins, ({ start }) => start),
    steps: Float64Array.from(states, ({ step }) => step),
  };
}

/**
 * Fills `out` with the number of `states[i]` below which the share `places[i]` of the mass lies. A place is above 0 and
 * below 1. Uniform places give numbers with the distribution of the state; the number grows with the place.
 */
export function fillQuantilesByState(
  out: Float64Array | Int32Array,
  places: Float64Array,
  count: number,
  states: Int32Array,
  { guideCounts, firstGuides, guides, shares, slopes, lasts, starts, steps }: QuantilesByState,
): void {
  for (let i = 0; i < count; i++) {
    const state = states[i] as number;
    const place = places[i] as number;
    const guide = Math.floor(place * (guideCounts[state] as number));
    let bin = guides[(firstGuides[state] as number) + guide] as number;
    while ((shares[bin + 1] as number) <= place) bin++;
    const member = Math.floor((place - (shares[bin] as number)) * (slopes[bin] as number));
    out[i] =
      (starts[bin] as number) + (steps[state] as number) * Math.min(member, lasts[bin] as number);
  }
}
