import type { FillStep } from './fill-step.js';
import type { Preparation } from './preparation.js';

/** Steps that do nothing: their data is prepared before the first row, each with a pause for other work before it. */
export function preparingSteps(preparations: Iterable<Preparation>): readonly FillStep[] {
  return Array.from(new Set(preparations), (preparation) => ({
    vectors: [],
    fill: () => {},
    preparation,
  }));
}

/** The preparations of steps. */
export function preparationsOf(steps: readonly FillStep[]): readonly Preparation[] {
  return steps.flatMap(({ preparation }) => preparation ?? []);
}
