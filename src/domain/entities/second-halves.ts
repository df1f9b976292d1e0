import { oncePer } from '../basics/once-per.js';
import type { DoubleNames } from '../lexicon/lexicon.js';
import type { FrequentWords } from './facet.js';

/** Nobody has a double name. */
const NONE: FrequentWords = Object.freeze({ words: Object.freeze(['']) });

/** The second halves of a list of names, by the double names of the locales that share the list. */
const halvesOf = oncePer((_: readonly string[]) => new Map<string, FrequentWords>());

/**
 * The second halves of double family names, each with the joiner before it, as frequent as the names are. The empty
 * text comes first: that of a name that is not double. So one draw tells whether a name is double, and its second half.
 */
export function secondHalves(
  { words, weights }: FrequentWords,
  { share, joiner }: DoubleNames,
): FrequentWords {
  if (share === 0) return NONE;
  const known = halvesOf(words);
  const form = `${share}${joiner}`;
  let halves = known.get(form);
  if (halves === undefined) {
    const total = weights?.reduce((sum, weight) => sum + weight, 0) ?? words.length;
    halves = {
      words: Object.freeze(['', ...words.map((word) => joiner + word)]),
      weights: [1 - share, ...words.map((_, i) => (share * (weights?.[i] ?? 1)) / total)],
    };
    known.set(form, halves);
  }
  return halves;
}
