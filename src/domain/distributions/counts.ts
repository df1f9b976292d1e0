import type { Fault } from '../errors/fault.js';
import type { Stratum } from '../random/strata.js';
import type { Axis } from './axis.js';
import { cut, evenly } from './cut.js';
import { exp } from './elementary.js';
import { reachOf } from './peaked.js';
import { integral } from './quadrature.js';

/** A distribution of numbers of events, from 0 on. */
interface Counts {
  /** The logarithm of the probability of a number, up to a constant. */
  readonly log: (events: number) => number;
  /** The most frequent number. */
  readonly peak: number;
  /** The largest number that has a probability. */
  readonly most: number;
}

/** The numbers of the first and of the last value of an axis that are from 0 to `most`. */
function placesOf({ origin, step, n }: Axis, most: number): readonly [first: number, last: number] {
  const first = Math.max(0, Math.ceil(-origin / step));
  const last = Math.min(n - 1, Math.floor((most - origin) / step));
  return [first, last];
}

/** A distribution of events needs a value from 0 to `most`. */
export function checkCounts(axis: Axis, most: number): readonly Fault[] {
  const [first, last] = placesOf(axis, most);
  if (first <= last) return [];
  const end = most === Number.POSITIVE_INFINITY ? 'or more' : `to ${most}`;
  return [{ path: '', message: `expected a range with a value of 0 ${end}: it has no others` }];
}

/** The strata of the values of an axis. Those that are no number of events have no mass. */
export function countStrata({ log, peak, most }: Counts, axis: Axis): readonly Stratum[] {
  const { origin, step, n } = axis;
  const [first, last] = placesOf(axis, most);
  const at = (place: number): number => log(origin + place * step);
  const reach = reachOf({ low: first, high: last, log: at }, (peak - origin) / step);
  const density = (place: number): number => exp(at(place) - reach.greatest);
  return cut(n, {
    mass: (from, to) => {
      const low = Math.max(from, first);
      const high = Math.min(to - 1, last);
      if (low > high) return 0;
      if (low === high) return density(low);
      // The middle half of the first and of the last value lies outside of the range where the density is defined.
      const ends = (density(low) + density(high)) / 2;
      return integral(density, low, high - low) + ends;
    },
    cuts: (count) => evenly(Math.max(0, reach.from), Math.min(n, reach.to + 1), count),
  });
}
