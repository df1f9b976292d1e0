import { oncePer } from '../basics/once-per.js';
import type { FillStep } from './fill-step.js';

/** A column, or its moments. */
interface Planned {
  readonly steps: readonly FillStep[];
}

/**
 * A column, or its moments, with at most one step, which runs the others. Each column of a chain has the steps of all
 * columns before it. Lists of them would take time and memory that grow with the square of the number of columns.
 */
export const inOneStep = oncePer(<A extends Planned>(planned: A): A => {
  const { steps } = planned;
  if (steps.length < 2) return planned;
  const fill: FillStep['fill'] = (row, count, kernel) => {
    for (const step of steps) step.fill(row, count, kernel);
  };
  return { ...planned, steps: [{ vectors: [], fill, parts: steps }] };
}) as <A extends Planned>(planned: A) => A;

/** The single steps of these, in order, without those that `taken` has already. Adds them to `taken`. */
export function singleSteps(
  steps: readonly FillStep[],
  taken = new Set<FillStep>(),
): readonly FillStep[] {
  const single: FillStep[] = [];
  const take = (step: FillStep): void => {
    if (taken.has(step)) return;
    taken.add(step);
    if (step.parts === undefined) single.push(step);
    else for (const part of step.parts) take(part);
  };
  for (const step of steps) take(step);
  return single;
}
