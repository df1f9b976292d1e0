import { lazy } from '../basics/lazy.js';
import type { Draw, IndexDraw, NumberDraw } from '../columns/draw.js';
import type { DrawnIndices, DrawnNumbers } from '../columns/drawn.js';
import type { Fill, FillStep } from '../columns/fill-step.js';
import type { Preparation } from '../columns/preparation.js';
import { IndexVector, NumberVector } from '../columns/vectors.js';
import {
  fillStrataByState,
  strataByState,
  type WeightedEntry,
  weightsByState,
} from '../random/by-state.js';
import type { Key } from '../random/mix.js';
import { fillQuantilesByState, quantilesByState } from '../random/quantiles.js';

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

/** The randomness of a column of numbers: the key of independent draws, or the places of a copula. */
export interface NumberSource {
  readonly key: Key;
  /** For each row the share of the distribution that lies below its number, above 0 and below 1. */
  readonly places?: DrawnNumbers | undefined;
}

/** Draws for each row a number in the way of its state. */
export function numbersByState(
  { key, places }: NumberSource,
  states: DrawnIndices,
  draws: readonly NumberDraw[],
): DrawnNumbers {
  const strata = lazy(() =>
    draws.map(({ range: { min, step, n }, strata: own }) => ({
      strata: own?.strata() ?? [{ start: 0, size: n, mass: 1 }],
      min,
      step,
    })),
  );
  const values = new NumberVector();
  if (places === undefined) {
    const table = lazy(() => strataByState(strata()));
    const fill = (row: number, count: number): void =>
      fillStrataByState(values.data, key, row, count, states.indices.data, table());
    const step = { vectors: [values], fill, preparation: preparationOf(draws, table) };
    return { values, steps: [...states.steps, step] };
  }
  const table = lazy(() => quantilesByState(strata()));
  const fill = (_row: number, count: number): void =>
    fillQuantilesByState(values.data, places.values.data, count, states.indices.data, table());
  const step = { vectors: [values], fill, preparation: preparationOf(draws, table) };
  return { values, steps: [...new Set([...states.steps, ...places.steps]), step] };
}

function preparationOf(draws: readonly NumberDraw[], make: () => void): Preparation {
  const cuts = draws.flatMap(({ strata }) => strata ?? []);
  return {
    cost: cuts.reduce((sum, { cost }) => sum + cost, 0),
    bytes: cuts.reduce((sum, { bytes }) => sum + bytes, 0),
    make,
  };
}
