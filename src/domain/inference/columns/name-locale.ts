import { log } from '../../distributions/elementary.js';
import { type KnownNames, plainWord } from '../reading/known-words.js';

/** Words that are given names, or family names, of people. */
export interface Named {
  readonly part: 'first' | 'last';
  readonly words: readonly string[];
}

/** The locale whose lists explain some names best, and how many of the names are on them. */
export interface NamedBy {
  readonly locale: string;
  /** The share of the words that are on the lists, 0..1. */
  readonly share: number;
}

/** More words would hardly change the shares; each costs a look-up in every list. */
const MOST_WORDS = 300;
/** The probability of a word that is on no list, as if there were this many of them. */
const OTHER_WORDS = 1e5;
/** The share of the people of a locale whose names are on its list. */
const LISTED = 0.9;

/**
 * The locale of some names by likelihood: a locale with few names that has a word explains it better than one with many.
 * Undefined if no list has one of the words.
 */
export function namedBy(named: readonly Named[], all: readonly KnownNames[]): NamedBy | undefined {
  const names = named.map(({ part, words }) => ({ part, words: sampled(words) }));
  const count = names.reduce((sum, { words }) => sum + words.length, 0);
  let best: (NamedBy & { readonly likelihood: number }) | undefined;
  for (const known of all) {
    const found = names.map(({ part, words }) => explained(words, known[part]));
    const share = found.reduce((sum, part) => sum + part.hits, 0) / count;
    const likelihood = found.reduce((sum, part) => sum + part.likelihood, 0);
    if (share > 0 && (best === undefined || likelihood > best.likelihood)) {
      best = { locale: known.locale, share, likelihood };
    }
  }
  return best && { locale: best.locale, share: best.share };
}

function sampled(words: readonly string[]): readonly string[] {
  const step = Math.max(1, Math.ceil(words.length / MOST_WORDS));
  return words.filter((_, i) => i % step === 0).map(plainWord);
}

function explained(words: readonly string[], list: ReadonlyMap<string, number>) {
  let hits = 0;
  let likelihood = 0;
  for (const word of words) {
    const share = list.get(word);
    if (share !== undefined) hits++;
    likelihood += log(share === undefined ? (1 - LISTED) / OTHER_WORDS : LISTED * share);
  }
  return { hits, likelihood };
}
