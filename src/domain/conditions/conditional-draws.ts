import { entryOf } from '../basics/entry-of.js';
import { lazy } from '../basics/lazy.js';
import { oncePer } from '../basics/once-per.js';
import type { Draw, IndexDraw, NumberDraw } from '../columns/draw.js';
import type { DrawnIndices, DrawnNumbers } from '../columns/drawn.js';
import type { Fill, FillStep } from '../columns/fill-step.js';
import { preparingSteps } from '../columns/preparing-steps.js';
import { IndexVector, NumberVector } from '../columns/vectors.js';
import type { WordTable } from '../kernel/word-table.js';
import {
  bytesByState,
  fillStrataByState,
  type WeightedEntries,
  type WeightedEntry,
  weightsByState,
} from '../random/by-state.js';
import type { Key } from '../random/mix.js';
import { BIN_BYTES, fillQuantiles, quantiles } from '../random/quantiles.js';
import { type Stratum, strataTable } from '../random/strata.js';

/** The estimated time to compute a byte of the weights by state, in nanoseconds. */
const WEIGHTS_COST = 2;

/** The draw of a column that consists of one draw. */
export function soleDraw(steps: readonly FillStep[]): Draw | undefined {
  return steps.length === 1 ? steps[0]?.draw : undefined;
}

/** Draws for each row an entry of its state, by weight. */
export function indicesByState(
  { key, places }: DrawSource,
  states: DrawnIndices,
  entries: readonly WeightedEntries[],
): DrawnIndices {
  const different = [...new Set(entries)];
  const drawing = different.length < entries.length ? mergedStates(states, entries) : states;
  return places === undefined
    ? independentIndices(key, drawing, different)
    : placedIndices(places, drawing, different);
}

function independentIndices(
  key: Key,
  drawing: DrawnIndices,
  different: readonly WeightedEntries[],
): DrawnIndices {
  const indices = new IndexVector();
  const table = lazy(() => weightsByState(different));
  const fill: Fill = (row, count, kernel) => {
    kernel.drawByState(indices.data, key, row, count, drawing.indices.data, table());
  };
  const bytes = bytesByState(different);
  const step: FillStep = {
    vectors: [indices],
    fill,
    preparation: { cost: bytes * WEIGHTS_COST, bytes, make: table },
    get lists() {
      return [table().columns];
    },
  };
  return { indices, steps: [...drawing.steps, step] };
}

/** The entry of each row is the one in whose part of the weights its place lies. */
function placedIndices(
  places: DrawnNumbers,
  drawing: DrawnIndices,
  different: readonly WeightedEntries[],
): DrawnIndices {
  const indices = new IndexVector();
  const tables = lazy(() =>
    different.map((entries) =>
      quantiles({
        strata: Array.from(entries, ({ index, weight }) => ({
          start: index,
          size: 1,
          mass: weight,
        })),
        min: 0,
        step: 1,
      }),
    ),
  );
  const fill = (_row: number, count: number): void =>
    fillQuantiles(indices.data, places.values.data, count, drawing.indices.data, tables());
  const entries = different.reduce((sum, { length }) => sum + length, 0);
  const bytes = entries * BIN_BYTES;
  const preparation = { cost: bytes * WEIGHTS_COST, bytes, make: tables };
  const step = { vectors: [indices], fill, preparation };
  return { indices, steps: [...new Set([...drawing.steps, ...places.steps]), step] };
}

/** The states with one number for all that have the same entries, by the first of them. */
function mergedStates(states: DrawnIndices, entries: readonly unknown[]): DrawnIndices {
  const numbers = new Map<unknown, number>();
  for (const each of entries) if (!numbers.has(each)) numbers.set(each, numbers.size);
  const merged = Int32Array.from(entries, (each) => entryOf(numbers, each));
  const indices = new IndexVector();
  const fill: Fill = (_row, count, kernel) => {
    kernel.lookUp(indices.data, merged, states.indices.data, count);
  };
  return { indices, steps: [...states.steps, { vectors: [indices], fill, lists: [merged] }] };
}

/** The entries of a whole list whose words are equally frequent: once for a list, which a thousand fields may share. */
const evenEntries = oncePer(({ entries }: WordTable): readonly WeightedEntry[] =>
  entries.map((_, index) => ({ index, weight: 1 })),
);

/** The entries of an index draw from a table that have a weight; `first` is added to each index. */
export function entriesOf({ n, weights }: IndexDraw, table: WordTable, first = 0): WeightedEntries {
  if (weights === undefined && first === 0 && n === table.entries.length) return evenEntries(table);
  const weightOf = (i: number): number => (weights === undefined ? 1 : (weights[i] as number));
  let length = 0;
  for (let i = 0; i < n; i++) if (weightOf(i) > 0) length++;
  return {
    length,
    *[Symbol.iterator]() {
      for (let i = 0; i < n; i++) {
        if (weightOf(i) > 0) yield { index: first + i, weight: weightOf(i) };
      }
    },
  };
}

/** The randomness of a column: the key of independent draws, or places, which are even or those of a copula. */
export interface DrawSource {
  readonly key: Key;
  /** For each row the share of the distribution that lies below its value, above 0 and below 1. */
  readonly places?: DrawnNumbers | undefined;
  /** Whether the places are those of a copula: a column that cannot take them is refused. */
  readonly isCorrelated: boolean;
}

/** Draws for each row a number in the way of its state. */
export function numbersByState(
  source: DrawSource,
  states: DrawnIndices,
  draws: readonly NumberDraw[],
): DrawnNumbers {
  return source.places === undefined
    ? independentNumbers(source.key, states, draws)
    : placedNumbers(source.places, states, draws);
}

/** The states read the tables of their distributions, which other columns share. */
function independentNumbers(
  key: Key,
  states: DrawnIndices,
  draws: readonly NumberDraw[],
): DrawnNumbers {
  const numbers = lazy(() =>
    draws.map(({ range: { min, step, n }, strata }) => ({
      table: strata?.table() ?? strataTable(evenStrata(n)),
      min,
      step,
    })),
  );
  const values = new NumberVector();
  const fill = (row: number, count: number): void =>
    fillStrataByState(values.data, key, row, count, states.indices.data, numbers());
  const preparing = preparingSteps(draws.flatMap(({ strata }) => strata ?? []));
  return { values, steps: [...states.steps, ...preparing, { vectors: [values], fill }] };
}

function placedNumbers(
  places: DrawnNumbers,
  states: DrawnIndices,
  draws: readonly NumberDraw[],
): DrawnNumbers {
  const different = new Map(draws.map((draw) => [draw, quantilesOf(draw)]));
  const prepared = draws.map((draw) => entryOf(different, draw));
  const tables = lazy(() => prepared.map(({ table }) => table()));
  const values = new NumberVector();
  const fill = (_row: number, count: number): void =>
    fillQuantiles(values.data, places.values.data, count, states.indices.data, tables());
  const inputs = new Set([...states.steps, ...places.steps]);
  const steps = [...inputs, ...preparingSteps(different.values()), { vectors: [values], fill }];
  return { values, steps };
}

/** The table of a draw, which is prepared apart from those of other states: a thousand take half a second. */
function quantilesOf({ range: { min, step, n }, strata }: NumberDraw) {
  const table = lazy(() => quantiles({ strata: strata?.strata() ?? evenStrata(n), min, step }));
  const bytes = (strata?.most ?? 1) * BIN_BYTES;
  return { cost: strata?.cost ?? 0, bytes, table, make: (): void => void table() };
}

function evenStrata(n: number): readonly Stratum[] {
  return [{ start: 0, size: n, mass: 1 }];
}
