import { oncePer } from '../basics/once-per.js';
import type { Fill, FillStep } from '../columns/fill-step.js';
import { IndexVector } from '../columns/vectors.js';
import { type WeightedEntry, type WeightsByState, weightsByState } from '../random/by-state.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import { aliasTable } from '../random/weighted.js';
import { joinedLists } from './word-forms.js';

/** The table of a list of weights, made once. */
const weightTable = oncePer((weights: readonly number[]) => aliasTable(weights));

/** A property of a row's entity: an index in a list, the same for every column that reads it. */
export interface IndexFacet {
  readonly indices: IndexVector;
  readonly steps: readonly FillStep[];
}

/** A facet drawn uniformly from 0..n-1. */
export function evenFacet(entity: Key, purpose: string, n: number): IndexFacet {
  if (n === 1) return constantFacet(0);
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
  const table = weightTable(weights);
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

function entriesOf({ words, weights }: FrequentWords, first: number): readonly WeightedEntry[] {
  return words.map((_, i) => ({ index: first + i, weight: weights?.[i] ?? 1 }));
}

/** The frequencies of the words of both genders, the men's after the women's, made once. */
const frequenciesOf = oncePer(
  (_: readonly string[]) => new Map<readonly string[], WeightsByState>(),
);

function frequencies(ofWomen: FrequentWords, ofMen: FrequentWords): WeightsByState {
  const known = frequenciesOf(ofWomen.words);
  let made = known.get(ofMen.words);
  if (made === undefined) {
    made = weightsByState([entriesOf(ofWomen, 0), entriesOf(ofMen, ofWomen.words.length)]);
    known.set(ofMen.words, made);
  }
  return made;
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
  const words = joinedLists(women, men);
  const isEven = ofWomen.weights === undefined && ofMen.weights === undefined;
  if (women === men) {
    const { weights } = ofWomen;
    const facet =
      weights === undefined
        ? evenFacet(entity, purpose, women.length)
        : weightedFacet(entity, purpose, weights);
    return { ...facet, words };
  }
  const key = deriveKey(entity, purpose);
  if (isEven) return { ...evenWords(key, gender, women.length, men.length), words };
  const indices = new IndexVector();
  const table = frequencies(ofWomen, ofMen);
  const fill: Fill = (row, count, kernel) => {
    kernel.drawByState(indices.data, key, row, count, gender.indices.data, table);
  };
  const step: FillStep = { vectors: [indices], fill, lists: [table.columns] };
  return { indices, steps: [...gender.steps, step], words };
}

/** Words of both genders of which all are equally frequent. */
function evenWords(key: Key, gender: IndexFacet, women: number, men: number): IndexFacet {
  const indices = new IndexVector();
  const manIndices = new IndexVector();
  const fill: Fill = (row, count, kernel) => {
    // Both are drawn for all rows: that is faster than a branch in every row.
    kernel.drawIndices(indices.data, key, row, count, women);
    kernel.drawIndices(manIndices.data, key, row, count, men);
    const { data } = indices;
    const genders = gender.indices.data;
    const mens = manIndices.data;
    for (let i = 0; i < count; i++) {
      const drawn = data[i] as number;
      data[i] = drawn + (genders[i] as number) * (women + (mens[i] as number) - drawn);
    }
  };
  return { indices, steps: [...gender.steps, { vectors: [indices, manIndices], fill }] };
}
