import { oncePer } from '../basics/once-per.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import type { FillStep } from '../columns/fill-step.js';
import type { Moments } from '../columns/moments.js';
import { singleSteps } from '../columns/one-step.js';

/**
 * A row has as many versions as cycles of time. Each version has a number of its own, the number of the row in which columns
 * that change are made. `stride` is the distance from the number of one version to that of the next one.
 */
export interface VersionNumbers {
  readonly stride: number;
}

/** Numbers that do not depend on the number of rows. A table whose rows change has fewer rows. */
export const WIDE: VersionNumbers = { stride: 2 ** 32 };

/** Rows this close are filled together, so the last row of a version is farther from the first one of the next. */
const GAP = 64;

/** The numbers of unique columns: no greater than it takes, since a unique column has a limited number of values. */
export function denseNumbers(rows: number): VersionNumbers {
  return { stride: rows + GAP };
}

/** The number of a version of a row, by the cycle of its last change; -1 if there is none. */
export function versionNumber({ stride }: VersionNumbers, row: number, cycle: number): number {
  return stride * (cycle + 1) + row;
}

/** Whether the numbers of all rows in this many versions are exact. */
export function areExact({ stride }: VersionNumbers, versions: number): boolean {
  return stride * (versions + 1) <= Number.MAX_SAFE_INTEGER;
}

/** Makes steps run for the row of a version, whatever the version. */
export function atOwnRow({ stride }: VersionNumbers): (step: FillStep) => FillStep {
  const translated = oncePer(
    (step: FillStep): FillStep => ({
      vectors: step.vectors,
      fill: (row, count, kernel) => step.fill(row % stride, count, kernel),
      ...(step.lists && { lists: step.lists }),
      ...(step.inner && { inner: step.inner }),
      ...(step.parts && { parts: step.parts.map((part) => translated(part)) }),
      ...(step.preparation && { preparation: step.preparation }),
      ...(step.cost !== undefined && { cost: step.cost }),
      ...(step.jump !== undefined && { jump: step.jump }),
      ...(step.takesEarlier && { takesEarlier: step.takesEarlier }),
    }),
  );
  return translated;
}

/** A column all of whose steps are replaced by others. */
export function withSteps(plan: ColumnPlan, replaced: (step: FillStep) => FillStep): ColumnPlan {
  const { moments, reached } = plan;
  const each = ({ steps }: { readonly steps: readonly FillStep[] }): readonly FillStep[] =>
    singleSteps(steps).map(replaced);
  const withMoments = (own: Moments): Moments => ({ ...own, steps: each(own) });
  return {
    ...plan,
    steps: each(plan),
    ...(moments && { moments: withMoments(moments) }),
    ...(reached && {
      reached: new Map([...reached].map(([state, of]) => [state, () => withMoments(of())])),
    }),
  };
}
