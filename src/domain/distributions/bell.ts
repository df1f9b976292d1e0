import { exp } from './elementary.js';
import { integral } from './quadrature.js';

/** A range farther than this many standard deviations from the mean holds no mass that could be drawn. */
export const FARTHEST = 37;
/** Density below e^-50 of the greatest density counts as 0: a draw of 64 bits cannot reach it. */
const NEGLIGIBLE = 50;

/** The standard normal density over a range, scaled so that its maximum there is 1. */
export interface Bell {
  /** The distance from the middle to the nearest point of the range. */
  readonly nearest: number;
  /** Beyond this distance from the middle the density is negligible. */
  readonly reach: number;
}

/** Returns the bell over `low` to `high`, both in standard deviations. */
export function bell(low: number, high: number): Bell {
  const nearest = Math.max(0, low, -high);
  return { nearest, reach: Math.sqrt(nearest * nearest + 2 * NEGLIGIBLE) };
}

/**
 * Returns the mass from `from` to `from + width`. It sums pieces and does not subtract tails, so that the relative
 * error stays below 1e-12 far from the middle, and for widths that are tiny compared with `from`.
 */
export function bellMass({ nearest, reach }: Bell, from: number, width: number): number {
  const density = (z: number): number => exp((nearest * nearest - z * z) / 2);
  let left = from;
  let rest = width;
  if (left < -reach) {
    rest = left + width + reach;
    left = -reach;
  }
  if (left + rest > reach) rest = reach - left;
  let mass = 0;
  while (rest > 0) {
    const piece = Math.min(rest, 1 / (2 + Math.abs(left)));
    mass += integral(density, left, piece);
    left += piece;
    rest -= piece;
  }
  return mass;
}
