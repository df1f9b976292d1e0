import { lazy } from '../basics/lazy.js';
import { nth } from '../basics/nth.js';
import { allPresent } from '../columns/all-present.js';
import { anchoredMoments } from '../columns/anchored-moments.js';
import type { DrawnIndices } from '../columns/drawn.js';
import type { Fill } from '../columns/fill-step.js';
import type { Moments } from '../columns/moments.js';
import { IndexVector } from '../columns/vectors.js';
import { selectedNumbers } from '../conditions/selected-pieces.js';
import { hull } from '../time/instant.js';
import { distanceOf } from './anchor.js';
import type { ColumnContext } from './column-context.js';
import { gapOf } from './gap.js';
import { stepsBefore, type WorkflowStep } from './workflow-steps.js';

/** The moment of each step in each row, whether the row takes the step or not. */
export function momentsOfSteps(
  steps: readonly WorkflowStep[],
  beginning: Moments,
  context: ColumnContext,
): readonly Moments[] {
  const before = stepsBefore(steps);
  const { grain } = beginning;
  const moments: Moments[] = [];
  steps.forEach(({ state, after = {} }, i) => {
    const from = nth(before, i);
    const previous = moments[from];
    if (previous === undefined) {
      moments.push(beginning);
      return;
    }
    const distance = distanceOf({ side: 'after', gap: gapOf(after) }, grain.step);
    // The names of the states, not their positions: further steps leave the moments of these as they are.
    const key = context.key(`step ${JSON.stringify([steps[from]?.state, state])}`);
    moments.push(anchoredMoments(distance, previous, grain, key));
  });
  return moments;
}

/**
 * Returns when each state is reached, by its name; `stops` has the last step that each row takes. Nothing is planned for
 * states that no other column shows.
 */
export function reachedStates(
  steps: readonly WorkflowStep[],
  momentsOf: () => readonly Moments[],
  stops: DrawnIndices,
): ReadonlyMap<string, () => Moments> {
  /** The steps that lead to each state. A row takes at most one of them. */
  const leading = new Map<string, number[]>();
  steps.forEach(({ state }, i) => {
    leading.set(state, [...(leading.get(state) ?? []), i]);
  });
  return new Map(
    Array.from(leading, ([name, own]) => [
      name,
      lazy(() => {
        const moments = momentsOf();
        const all = own.map((step) => nth(moments, step));
        return oneOfMoments(all, takenOnWays(own, stepsBefore(steps)), stops);
      }),
    ]),
  );
}

/** For each step, the place in `leading` of the step that is on the way to it; -1 if there is none. */
function takenOnWays(leading: readonly number[], before: readonly number[]): readonly number[] {
  const places = new Map(leading.map((step, place) => [step, place]));
  const taken: number[] = [];
  for (const [step, from] of before.entries()) {
    taken.push(places.get(step) ?? taken[from] ?? -1);
  }
  return taken;
}

/** The moments of the variant that `taken` names for the stop of a row; -1 if the row has none. */
function oneOfMoments(
  variants: readonly Moments[],
  taken: readonly number[],
  stops: DrawnIndices,
): Moments {
  const first = nth(variants, 0);
  const others = variants.slice(1);
  const taking = lookedUp(
    stops,
    taken.map((variant) => (variant < 0 ? 0 : 1)),
  );
  // All variants begin with the same moments, which may be missing in some rows.
  const { present, steps: both } = allPresent([first.present, taking.indices]);
  const presence = [...taking.steps, ...both];
  if (others.length === 0) {
    return { ...first, steps: [...new Set([...first.steps, ...presence])], present };
  }
  const chosen = lookedUp(
    stops,
    taken.map((variant) => Math.max(0, variant)),
  );
  const { values, step } = selectedNumbers(
    chosen.indices,
    variants.map((variant) => variant.values),
  );
  const inputs = variants.flatMap((variant) => variant.steps);
  return {
    grain: first.grain,
    span: hull(variants.map(({ span }) => span)),
    values,
    steps: [...new Set([...inputs, ...presence, ...chosen.steps]), step],
    present,
  };
}

function lookedUp(stops: DrawnIndices, list: readonly number[]): DrawnIndices {
  const indices = new IndexVector();
  const table = Int32Array.from(list);
  const fill: Fill = (_row, count, kernel) => {
    kernel.lookUp(indices.data, table, stops.indices.data, count);
  };
  return { indices, steps: [...stops.steps, { vectors: [indices], fill, lists: [table] }] };
}
