import type { FillStep } from './fill-step.js';
import type { Vector } from './vectors.js';

/** The different vectors that these steps fill. */
export function vectorsOf(steps: readonly FillStep[]): ReadonlySet<Vector> {
  const vectors = new Set<Vector>();
  // Nested lists would take longer than all else in the plan of a small table.
  for (const step of steps) for (const vector of step.vectors) vectors.add(vector);
  return vectors;
}
