import type { Key } from '../random/mix.js';
import { permutation } from '../random/permutation.js';
import { fillStrata, type Stratum, strataTable } from '../random/strata.js';
import type { NumberRange } from '../random/uniform.js';
import { aliasTable } from '../random/weighted.js';
import type { Fill, FillStep } from './column-plan.js';
import { IndexVector, NumberVector } from './vectors.js';

export type { NumberRange };

export interface DrawnNumbers {
  readonly values: NumberVector;
  readonly steps: readonly FillStep[];
}

export interface DrawnIndices {
  readonly indices: IndexVector;
  readonly steps: readonly FillStep[];
}

/** What a column's draws depend on. */
export interface Draws {
  key(purpose: string): Key;
  readonly unique: boolean;
}

/**
 * A number a row: by mass where there are strata of the range's numbers, else evenly; in a `unique` column row
 * i takes element π(i).
 */
export function drawnNumbers(
  draws: Draws,
  range: NumberRange,
  strata?: readonly Stratum[],
): DrawnNumbers {
  if (draws.unique) return uniqueNumbers(draws, range);
  const key = draws.key('value');
  return strata === undefined ? evenNumbers(key, range) : unevenNumbers(key, range, strata);
}

function unevenNumbers(key: Key, range: NumberRange, strata: readonly Stratum[]): DrawnNumbers {
  const table = strataTable(strata);
  const values = new NumberVector();
  const fill = (row: number, count: number): void => {
    fillStrata(values.data, key, row, count, table, range);
  };
  return { values, steps: [{ vectors: [values], fill }] };
}

export function evenNumbers(key: Key, range: NumberRange): DrawnNumbers {
  const values = new NumberVector();
  const fill: Fill = (row, count, kernel) => {
    kernel.drawNumbers(values.data, key, row, count, range);
  };
  return { values, steps: [{ vectors: [values], fill }] };
}

/** Row i takes element π(i): no two rows take the same, and no memory is needed to know. */
export function uniqueNumbers(draws: Draws, { min, step, n }: NumberRange): DrawnNumbers {
  const order = permutation(draws.key('unique'), n);
  const values = new NumberVector();
  const fill = (row: number, count: number): void => {
    const { data } = values;
    for (let i = 0; i < count; i++) data[i] = min + step * order.at(row + i);
  };
  return { values, steps: [{ vectors: [values], fill }] };
}

/** A place in a list of `n` a row: by weight where there are weights, else evenly. */
export function drawnIndices(draws: Draws, n: number, weights?: readonly number[]): DrawnIndices {
  const indices = new IndexVector();
  if (draws.unique) {
    const { values, steps } = uniqueNumbers(draws, { min: 0, step: 1, n });
    const fill = (_row: number, count: number): void => {
      indices.data.set(values.data.subarray(0, count));
    };
    return { indices, steps: [...steps, { vectors: [indices], fill }] };
  }
  const key = draws.key('value');
  const table = weights === undefined ? undefined : aliasTable(weights);
  const fill: Fill = (row, count, kernel) => {
    if (table === undefined) kernel.drawIndices(indices.data, key, row, count, n);
    else kernel.drawWeighted(indices.data, key, row, count, table);
  };
  const lists = table === undefined ? [] : [table.pairs];
  return { indices, steps: [{ vectors: [indices], fill, lists }] };
}

/** 1 in a share of the rows, else 0. */
export function drawnFlags(key: Key, rate: number): DrawnIndices {
  const indices = new IndexVector();
  const fill: Fill = (row, count, kernel) => {
    kernel.drawFlags(indices.data, key, row, count, rate);
  };
  return { indices, steps: [{ vectors: [indices], fill }] };
}

/**
 * Takes elements of a product of lists apart: one place a list, the first list's running fastest. Elements
 * that differ differ in some place.
 */
export function placesOf(
  elements: DrawnNumbers,
  sizes: readonly number[],
): { readonly places: readonly IndexVector[]; readonly steps: readonly FillStep[] } {
  const places = sizes.map(() => new IndexVector());
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      let rest = elements.values.data[i] as number;
      for (let k = 0; k < sizes.length; k++) {
        const size = sizes[k] as number;
        const above = Math.floor(rest / size);
        (places[k] as IndexVector).data[i] = rest - above * size;
        rest = above;
      }
    }
  };
  return { places, steps: [...elements.steps, { vectors: places, fill }] };
}
