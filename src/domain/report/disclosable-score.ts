import { deriveKey, seedKey } from '../random/key.js';
import { drawBelow } from '../random/uniform.js';

const ROUNDING = seedKey('rounding of scores');
/** The places between two steps at which scores are rounded up. */
const PLACES = 1024;
/** The numbers of steps from 0 to 1 that a score may have. */
const STEPS = [1000, 500, 200, 100, 50, 20, 10, 5, 2];

function stepsFor(rows: number, k: number): number {
  return STEPS.find((count) => rows >= k * count) ?? 2;
}

/** A score of some rows, 0..1, rounded so coarsely that a step of it represents k rows. */
export function disclosableScore(score: number, rows: number, k: number): number {
  const steps = stepsFor(rows, k);
  return Math.round(score * steps) / steps;
}

/**
 * The same for scores whose mean counts: rounded up as often as they are near the step above. To the nearest step, all
 * scores near 1 would become 1. The names of the columns decide, so other scores of the same columns are rounded alike.
 */
export function scoreForMean(
  score: number,
  rows: number,
  k: number,
  columns: readonly string[],
): number {
  const steps = stepsFor(rows, k);
  const place = (drawBelow(deriveKey(ROUNDING, ...columns), 0, PLACES) + 0.5) / PLACES;
  return Math.floor(score * steps + place) / steps;
}

/** A share of rows that nobody should be a part of, rounded up to a step that represents k rows. */
export function disclosableUpTo(share: number, rows: number, k: number): number {
  const steps = stepsFor(rows, k);
  return Math.max(0, Math.ceil(share * steps - 1e-9)) / steps;
}

/** The mean of disclosable scores, to three decimals; null if there are none. */
export function meanScore(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  return Number((scores.reduce((sum, score) => sum + score, 0) / scores.length).toFixed(3));
}
