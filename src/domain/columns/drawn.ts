import { fillAscendingPlaces } from '../random/ascending-places.js';
import { fillEvenPlaces } from '../random/even-places.js';
import type { Key } from '../random/mix.js';
import { permutation } from '../random/permutation.js';
import { fillStrata } from '../random/strata.js';
import type { NumberRange } from '../random/uniform.js';
import { aliasTable } from '../random/weighted.js';
import type { Fill, FillStep } from './fill-step.js';
import type { SharedStrata } from './shared-strata.js';
import { IndexVector, NumberVector } from './vectors.js';

export type { NumberRange };

/**
 * Numbers, one for each row of a window, and the steps that draw them.
 *
 * @example
 * const price = ({ values, steps }: DrawnNumbers): ColumnPlan =>
 *   textColumn(steps, literal('EUR '), whole(values, 1, 99));
 */
export interface DrawnNumbers {
  readonly values: NumberVector;
  readonly steps: readonly FillStep[];
}

/**
 * Indices of a list, one for each row of a window, and the steps that draw them.
 *
 * @example
 * const size = ({ indices, steps }: DrawnIndices): ColumnPlan =>
 *   textColumn(steps, words(['S', 'M', 'L'], indices));
 */
export interface DrawnIndices {
  readonly indices: IndexVector;
  readonly steps: readonly FillStep[];
}

/** The source of a column's random draws. */
export interface Draws {
  /** The column's key for one purpose; draws for different purposes are independent. */
  key(purpose: string): Key;
  readonly unique: boolean;
  /** The number of elements of a unique column that earlier rows have taken. Default: 0. */
  readonly earlier?: number;
}

/**
 * Draws a number for each row: by mass if there are strata of the range's numbers, else uniformly. In a `unique`
 * column, row i takes element π(i) of a permutation π of the range.
 *
 * @example
 * const seat = fieldType({
 *   name: 'row_of_seats',
 *   category: 'place',
 *   description: 'A row of seats.',
 *   constraints: {},
 *   capacity: () => 60,
 *   plan: (_, context) => {
 *     const { values, steps } = drawnNumbers(context, { min: 1, step: 1, n: 60 });
 *     return textColumn(steps, literal('row '), whole(values, 1, 60, 2));
 *   },
 * });
 * seat.capacity({}, plainLexicon('en', {})); // => 60
 */
export function drawnNumbers(
  draws: Draws,
  range: NumberRange,
  strata?: SharedStrata,
): DrawnNumbers {
  if (draws.unique) return uniqueNumbers(draws, range);
  const key = draws.key('value');
  return strata === undefined ? evenNumbers(key, range) : unevenNumbers(key, range, strata);
}

function unevenNumbers(key: Key, range: NumberRange, strata: SharedStrata): DrawnNumbers {
  const values = new NumberVector();
  const fill = (row: number, count: number): void => {
    fillStrata(values.data, key, row, count, strata.table(), range);
  };
  const draw = { kind: 'numbers', values, range, strata } as const;
  return { values, steps: [{ vectors: [values], fill, preparation: strata, draw }] };
}

export function evenNumbers(key: Key, range: NumberRange): DrawnNumbers {
  const values = new NumberVector();
  const fill: Fill = (row, count, kernel) => {
    kernel.drawNumbers(values.data, key, row, count, range);
  };
  const draw = { kind: 'numbers', values, range } as const;
  return { values, steps: [{ vectors: [values], fill, draw }] };
}

/** Draws for each row a place above 0 and below 1; those of successive rows are more even than independent ones. */
export function evenPlaces(key: Key): DrawnNumbers {
  const values = new NumberVector(EVEN_PLACE_COST);
  const fill = (row: number, count: number): void => fillEvenPlaces(values.data, key, row, count);
  return { values, steps: [{ vectors: [values], fill }] };
}

/** Draws for each row a place above 0 and below 1. The places ascend over `over` rows, and then begin anew. */
export function ascendingPlaces(key: Key, over: number): DrawnNumbers {
  const values = new NumberVector(ASCENDING_PLACE_COST);
  const fill = (row: number, count: number): void =>
    fillAscendingPlaces(values.data, key, row, count, over);
  return { values, steps: [{ vectors: [values], fill }] };
}

/** The estimated time to compute an ascending place, in nanoseconds. */
const ASCENDING_PLACE_COST = 60;

/** The estimated time to compute an even place, in nanoseconds. */
const EVEN_PLACE_COST = 40;

/** The estimated time to compute one element of a permutation, in nanoseconds. */
const PERMUTED_COST = 150;

/** Row i takes element π(i) of a keyed permutation π: no two rows take the same, without any memory of past rows. */
export function uniqueNumbers(draws: Draws, { min, step, n }: NumberRange): DrawnNumbers {
  const order = permutation(draws.key('unique'), n);
  const values = new NumberVector(PERMUTED_COST);
  const { earlier = 0 } = draws;
  const fill = (row: number, count: number): void => {
    const { data } = values;
    for (let i = 0; i < count; i++) data[i] = min + step * order.at(earlier + row + i);
  };
  return { values, steps: [{ vectors: [values], fill }] };
}

/**
 * Draws an index from 0 to n - 1 for each row: by weight if there are weights, else uniformly.
 *
 * @example
 * const sizes = ['S', 'M', 'L'];
 * const size = fieldType({
 *   name: 'shirt_size',
 *   category: 'company and commerce',
 *   description: 'A size of shirts.',
 *   constraints: {},
 *   capacity: () => sizes.length,
 *   plan: (_, context) => {
 *     const { indices, steps } = drawnIndices(context, sizes.length);
 *     return textColumn(steps, words(sizes, indices));
 *   },
 * });
 * size.name; // => 'shirt_size'
 */
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
  const draw = { kind: 'indices', indices, n, weights } as const;
  return { indices, steps: [{ vectors: [indices], fill, lists, draw }] };
}

/** Draws a flag for each row: 1 at the given rate (0..1), else 0. */
export function drawnFlags(key: Key, rate: number): DrawnIndices {
  const indices = new IndexVector();
  const fill: Fill = (row, count, kernel) => {
    kernel.drawFlags(indices.data, key, row, count, rate);
  };
  const draw = { kind: 'indices', indices, n: 2, weights: [1 - rate, rate] } as const;
  return { indices, steps: [{ vectors: [indices], fill, draw }] };
}

/**
 * Splits each element of the Cartesian product of lists into an index for each list. The index of the first list varies
 * fastest. Different elements differ in at least one index.
 */
export function productIndices(
  elements: DrawnNumbers,
  sizes: readonly number[],
): { readonly indices: readonly IndexVector[]; readonly steps: readonly FillStep[] } {
  const indices = sizes.map(() => new IndexVector());
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      let rest = elements.values.data[i] as number;
      for (let k = 0; k < sizes.length; k++) {
        const size = sizes[k] as number;
        const above = Math.floor(rest / size);
        (indices[k] as IndexVector).data[i] = rest - above * size;
        rest = above;
      }
    }
  };
  return { indices, steps: [...elements.steps, { vectors: indices, fill }] };
}
