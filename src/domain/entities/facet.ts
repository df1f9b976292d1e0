import type { FillStep } from '../columns/column-plan.js';
import { IndexVector } from '../columns/vectors.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { fillIndices } from '../random/uniform.js';
import { aliasTable, fillWeighted } from '../random/weighted.js';

/** What a row's entity shows: a place in a list, the same for every column that reads it. */
export interface IndexFacet {
  readonly indices: IndexVector;
  readonly steps: readonly FillStep[];
}

/** A facet drawn evenly from 0..n-1. */
export function evenFacet(entity: Key, purpose: string, n: number): IndexFacet {
  const key = deriveKey(entity, purpose);
  const indices = new IndexVector();
  const fill = (row: number, count: number): void => {
    fillIndices(indices.data, key, row, count, n);
  };
  return { indices, steps: [{ vectors: [indices], fill }] };
}

/** A facet drawn from 0..n-1, each as often as its weight says. */
export function weightedFacet(
  entity: Key,
  purpose: string,
  weights: readonly number[],
): IndexFacet {
  const key = deriveKey(entity, purpose);
  const table = aliasTable(weights);
  const indices = new IndexVector();
  const fill = (row: number, count: number): void => {
    fillWeighted(indices.data, key, row, count, table);
  };
  return { indices, steps: [{ vectors: [indices], fill }] };
}
