import type { Stratum } from '../random/strata.js';
import { cut, evenly } from './cut.js';
import { exp } from './elementary.js';
import { type Peaked, reachOf } from './peaked.js';
import { integral } from './quadrature.js';

/** Bounds of a shape: below 1 a density has no greatest value, and far above it is a single value. */
export const SHAPE = { min: 1, max: 1e6 };

/** The part of a density that matters is integrated in pieces, between which it hardly bends. */
const PIECES = 64;

/**
 * The strata of `n` values with a density over their places: value i has the mass between i - 0.5 and i + 0.5. `peak` is
 * where the density is greatest without the ends of its range.
 */
export function densityStrata(peaked: Peaked, peak: number, n: number): readonly Stratum[] {
  const { greatest, from: first, to: last } = reachOf(peaked, peak);
  const density = (at: number): number => exp(peaked.log(at) - greatest);
  const piece = (last - first) / PIECES;
  return cut(n, {
    mass: (from, to) => {
      const start = Math.max(from - 0.5, first);
      const width = Math.min(to - 0.5, last) - start;
      const pieces = Math.ceil(width / piece);
      let mass = 0;
      for (let i = 0; i < pieces; i++) {
        mass += integral(density, start + (i * width) / pieces, width / pieces);
      }
      return mass;
    },
    // Closer cuts at the ends, where a power bends most.
    cuts: (count) =>
      evenly(0, 1, count).map((t) => first + 0.5 + (last - first) * t * t * (3 - 2 * t)),
  });
}
