import { type Draws, drawnNumbers } from '../columns/drawn.js';
import type { SharedStrata } from '../columns/shared-strata.js';
import { NumberVector } from '../columns/vectors.js';
import { permutation } from '../random/permutation.js';
import type { ReferencedRows } from './referenced-rows.js';

/** Each row refers to one of `n` rows: all different if `draws.unique`, else all equally likely. */
export function chosenRows(draws: Draws, n: number): ReferencedRows {
  const { values, steps } = drawnNumbers(draws, { min: 0, step: 1, n });
  return { rows: values, steps };
}

/** Each row refers to one of the first rows, which are as likely as the strata say. */
export function weightedRows(draws: Draws, n: number, strata: SharedStrata): ReferencedRows {
  const { values, steps } = drawnNumbers(draws, { min: 0, step: 1, n }, strata);
  return { rows: values, steps };
}

/** Each row refers to one of `n` rows. The strata give the popularity of ranks, and every row has a rank at random. */
export function rankedRows(draws: Draws, n: number, strata: SharedStrata): ReferencedRows {
  const ranks = drawnNumbers(draws, { min: 0, step: 1, n }, strata);
  const order = permutation(draws.key('rank'), n);
  const rows = new NumberVector();
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) rows.data[i] = order.at(ranks.values.data[i] as number);
  };
  return { rows, steps: [...ranks.steps, { vectors: [rows], fill }] };
}
