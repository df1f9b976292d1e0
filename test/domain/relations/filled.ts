import type { FillStep } from '../../../src/domain/columns/fill-step.js';
import type { NumberVector } from '../../../src/domain/columns/vectors.js';
import { allocated } from '../../../src/domain/generation/windows.js';

/** Fills one window of rows, and returns copies of some of its vectors. */
export function filled(
  steps: readonly FillStep[],
  vectors: readonly NumberVector[],
  first: number,
  count: number,
): readonly Float64Array[] {
  const { kernel } = allocated(steps, count, { more: 0, tables: 0 }, undefined);
  for (const step of steps) step.fill(first, count, kernel);
  return vectors.map(({ data }) => data.slice(0, count));
}
