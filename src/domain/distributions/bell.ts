import { exp } from './elementary.js';
import { integral } from './quadrature.js';

/** Farther out than this many standard deviations, a range holds nothing of the law that could be drawn. */
export const FARTHEST = 37;
/** Density below e^-50 of the greatest is 0: a draw has 64 bits and would not see it. */
const NEGLIGIBLE = 50;

/** The standard normal density over a range, scaled to 1 at its greatest there. */
export interface Bell {
  /** How far the range's nearest point is from the middle. */
  readonly nearest: number;
  /** Beyond this distance from the middle the density is negligible. */
  readonly reach: number;
}

/** The bell over `low` to `high`, both in standard deviations. */
export function bell(low: number, high: number): Bell {
  const nearest = Math.max(0, low, -high);
  return { nearest, reach: Math.sqrt(nearest * nearest + 2 * NEGLIGIBLE) };
}

/**
 * The mass from `from` over `width`. Pieces are summed and no tails subtracted, so that it is good to a
 * relative 1e-12 far out too, and for widths that vanish beside `from`.
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
