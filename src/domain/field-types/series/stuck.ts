import type { FillStep } from '../../columns/fill-step.js';
import type { Moments } from '../../columns/moments.js';
import { singleSteps } from '../../columns/one-step.js';
import { readingStep } from '../../columns/reading-depth.js';
import type { NumberVector } from '../../columns/vectors.js';
import type { Kernel } from '../../kernel/kernel.js';
import type { Children } from '../../relations/children.js';
import { eachRun } from '../../relations/sibling-runs.js';
import type { Incidents } from '../../series/incidents.js';
import type { SeriesRun } from '../../series/series.js';
import { Positions } from './positions.js';

/** Fills the values of a run, in whole units. */
export type FillRun = (out: Float64Array, run: SeriesRun) => void;

interface StuckSeries {
  readonly values: NumberVector;
  readonly siblings: Children | undefined;
  readonly incidents: Incidents;
  /** Fills a run without its incidents. */
  readonly fillRun: FillRun;
  readonly over: Moments | undefined;
  /** `over` with vectors of its own, for the row before an incident, which may lie before the window. */
  readonly again: Moments | undefined;
}

/** Sets the values that are stuck to the one before them, as it is without incidents. */
export function stuckStep(series: StuckSeries): FillStep {
  const { values, siblings, incidents, fillRun, over, again } = series;
  const inner = singleSteps(again?.steps ?? []);
  const positions = new Positions(again);
  const cell = new Float64Array(1);
  const valueAt = (run: Omit<SeriesRun, 'positions'>, kernel: Kernel): number => {
    for (const step of inner) step.fill(run.row, 1, kernel);
    fillRun(cell, { ...run, positions: positions.of(run.first, 0, 1) });
    return cell[0] as number;
  };
  const fill: FillStep['fill'] = (row, count, kernel) => {
    eachRun(siblings, row, count, (group, first, from, to) => {
      const run = { group, first, row: row + from };
      incidents.each(run, to - from, ({ kind, start }, begin, end) => {
        if (kind !== 'stuck') return;
        const before = Math.max(0, start - 1);
        const value = valueAt({ group, first: before, row: run.row + before - first }, kernel);
        values.data.fill(value, from + begin, from + end);
      });
    });
  };
  const jump = inner.reduce((sum, step) => sum + (step.jump ?? 0), 0);
  return readingStep({ vectors: [], inner, fill, jump }, over?.steps ?? []);
}
