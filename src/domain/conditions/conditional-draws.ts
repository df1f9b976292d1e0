import { lazy } from '../basics/lazy.js';
import type { Fill, FillStep, Preparation } from '../columns/column-plan.js';
import type { Draw, IndexDraw, NumberDraw } from '../columns/draw.js';
import type { DrawnIndices, DrawnNumbers } from '../columns/drawn.js';
import { IndexVector, NumberVector } from '../columns/vectors.js';
import {
  fillStrataByState,
  strataByState,
  type WeightedEntry,
  weightsByState,
} from '../random/by-state.js';
import type { Key } from '../random/mix.js';

/** The draw of a column that consists of one draw. */
export function soleDraw(steps: readonly FillStep[]): Draw | undefined {
  return steps.length === 1 ? steps[0]?.draw : undefined;
}

/** Draws for each row an entry of its state, by weight. */
export function indicesByState(
  key: Key,
  states: DrawnIndices,
  entries: readonly (readonly WeightedEntry[])[],
): DrawnIndices {
  const indices = new IndexVector();
  const table = weightsByState(entries);
  const fill: Fill = (row, count, kernel) => {
    kernel.drawByState(indices.data, key, row, count, states.indices.data, table);
  };
  const step = { vectors: [indices], fill, lists: [table.columns] };
  return { indices, steps: [...states.steps, step] };
}

/** The entries of an index draw that have a weight; `first` is added to each index. */
export function entriesOf({ n, weights }: IndexDraw, first = 0): readonly WeightedEntry[] {
  const entries = Array.from({ length: n }, (_, i) => ({
    index: first + i,
    weight: weights?.[i] ?? 1,
  }));
  return entries.filter(({ weight }) => weight > 0);
}

/** Draws for each row a number in the way of its state. */
export function numbersByState(
  key: Key,
  states: DrawnIndices,
  draws: readonly NumberDraw[],
): DrawnNumbers {
  const values = new NumberVector();
  const table = lazy(() =>
    strataByState(
      draws.map(({ range: { min, step, n }, strata }) => ({
        strata: strata?.strata() ?? [{ start: 0, size: n, mass: 1 }],
        min,
        step,
      })),
    ),
  );
  const cuts = draws.flatMap(({ strata }) => strata ?? []);
  const preparation: Preparation = {
    cost: cuts.reduce((sum, { cost }) => sum + cost, 0),
    bytes: cuts.reduce((sum, { bytes }) => sum + bytes, 0),
    make: table,
  };
  const fill = (row: number, count: number): void => {
    fillStrataByState(values.data, key, row, count, states.indices.data, table());
  };
  return { values, steps: [...states.steps, { vectors: [values], fill, preparation }] };
}
