import { greatest } from '../basics/extremes.js';
import type { FillStep } from './fill-step.js';
import { singleSteps } from './one-step.js';

/** The longest chain of columns that read rows outside of a window: each one plans those before it again. */
export const MOST_DEPTH = 4;

/** How many steps that read other rows follow each other up to this one. */
const depths = new WeakMap<FillStep, number>();

/** The longest chain of steps that read rows outside of the window, among those of a column. */
export function readingDepth(steps: readonly FillStep[]): number {
  return Math.max(0, greatest(singleSteps(steps).map((step) => depths.get(step) ?? 0)));
}

/** Marks a step that reads the rows of a column outside of the window, and returns it. */
export function readingStep(step: FillStep, column: readonly FillStep[]): FillStep {
  depths.set(step, 1 + readingDepth(column));
  return step;
}
