import type { Fill, FillStep } from '../columns/fill-step.js';
import { IndexVector } from '../columns/vectors.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { aliasTable } from '../random/weighted.js';
import { joinedLists } from './word-forms.js';

/** A property of a row's entity: an index in a list, the same for every column that reads it. */
export interface IndexFacet {
  readonly indices: IndexVector;
  readonly steps: readonly FillStep[];
}

/** A facet drawn uniformly from 0..n-1. */
export function evenFacet(entity: Key, purpose: string, n: number): IndexFacet {
  const key = deriveKey(entity, purpose);
  const indices = new IndexVector();
  const fill: Fill = (row, count, kernel) => {
    kernel.drawIndices(indices.data, key, row, count, n);
  };
  return { indices, steps: [{ vectors: [indices], fill }] };
}

/** The same index in every row. */
export function constantFacet(index: number): IndexFacet {
  const indices = new IndexVector();
  const fill = (_row: number, count: number): void => {
    indices.data.fill(index, 0, count);
  };
  return { indices, steps: [{ vectors: [indices], fill }] };
}

/** A facet drawn by weight from the indices of `weights`. */
export function weightedFacet(
  entity: Key,
  purpose: string,
  weights: readonly number[],
): IndexFacet {
  const key = deriveKey(entity, purpose);
  const table = aliasTable(weights);
  const indices = new IndexVector();
  const fill: Fill = (row, count, kernel) => {
    kernel.drawWeighted(indices.data, key, row, count, table);
  };
  return { indices, steps: [{ vectors: [indices], fill, lists: [table.pairs] }] };
}

/** A word of an entity, and the list that its indices refer to. */
export interface WordFacet extends IndexFacet {
  readonly words: readonly string[];
}

/** A facet drawn uniformly from the words of women (gender 0) or of men (gender 1). */
export function genderedFacet(
  entity: Key,
  purpose: string,
  gender: IndexFacet,
  women: readonly string[],
  men: readonly string[],
): WordFacet {
  if (women === men) return { ...evenFacet(entity, purpose, women.length), words: women };
  const key = deriveKey(entity, purpose);
  const indices = new IndexVector();
  const ofMen = new IndexVector();
  const fill: Fill = (row, count, kernel) => {
    // Both are drawn for all rows: that is faster than a branch in every row.
    kernel.drawIndices(indices.data, key, row, count, women.length);
    kernel.drawIndices(ofMen.data, key, row, count, men.length);
    const { data } = indices;
    const genders = gender.indices.data;
    const mens = ofMen.data;
    const firstMan = women.length;
    for (let i = 0; i < count; i++) {
      const woman = data[i] as number;
      data[i] = woman + (genders[i] as number) * (firstMan + (mens[i] as number) - woman);
    }
  };
  return {
    indices,
    steps: [...gender.steps, { vectors: [indices, ofMen], fill }],
    words: joinedLists(women, men),
  };
}
