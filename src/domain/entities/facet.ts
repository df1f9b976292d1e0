import { oncePer } from '../basics/once-per.js';
import type { Fill, FillStep } from '../columns/fill-step.js';
import { IndexVector } from '../columns/vectors.js';
import type { Kernel } from '../kernel/kernel.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { aliasTable } from '../random/weighted.js';
import { joinedLists } from './word-forms.js';

/** The table of a list of frequencies, made once. */
const frequencyTable = oncePer((weights: readonly number[]) => aliasTable(weights));

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

/** Words of one gender, and their relative frequencies if they differ. */
export interface FrequentWords {
  readonly words: readonly string[];
  readonly weights?: readonly number[] | undefined;
}

/** Draws a word for each row of a window. */
type DrawWords = (data: Int32Array, key: Key, row: number, count: number, kernel: Kernel) => void;

function drawing({ words, weights }: FrequentWords): {
  readonly draw: DrawWords;
  readonly lists: readonly Uint32Array[];
} {
  if (weights === undefined) {
    const draw: DrawWords = (data, key, row, count, kernel) =>
      kernel.drawIndices(data, key, row, count, words.length);
    return { draw, lists: [] };
  }
  const table = frequencyTable(weights);
  const draw: DrawWords = (data, key, row, count, kernel) =>
    kernel.drawWeighted(data, key, row, count, table);
  return { draw, lists: [table.pairs] };
}

/** A facet drawn by frequency from the words of women (gender 0) or of men (gender 1). */
export function genderedFacet(
  entity: Key,
  purpose: string,
  gender: IndexFacet,
  ofWomen: FrequentWords,
  ofMen: FrequentWords,
): WordFacet {
  const women = ofWomen.words;
  const men = ofMen.words;
  const key = deriveKey(entity, purpose);
  const woman = drawing(ofWomen);
  if (women === men) {
    const indices = new IndexVector();
    const fill: Fill = (row, count, kernel) => woman.draw(indices.data, key, row, count, kernel);
    return { indices, steps: [{ vectors: [indices], fill, lists: woman.lists }], words: women };
  }
  const man = drawing(ofMen);
  const indices = new IndexVector();
  const manIndices = new IndexVector();
  const fill: Fill = (row, count, kernel) => {
    // Both are drawn for all rows: that is faster than a branch in every row.
    woman.draw(indices.data, key, row, count, kernel);
    man.draw(manIndices.data, key, row, count, kernel);
    const { data } = indices;
    const genders = gender.indices.data;
    const mens = manIndices.data;
    const firstMan = women.length;
    for (let i = 0; i < count; i++) {
      const drawn = data[i] as number;
      data[i] = drawn + (genders[i] as number) * (firstMan + (mens[i] as number) - drawn);
    }
  };
  return {
    indices,
    steps: [
      ...gender.steps,
      { vectors: [indices, manIndices], fill, lists: [...woman.lists, ...man.lists] },
    ],
    words: joinedLists(women, men),
  };
}
