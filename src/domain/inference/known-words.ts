import type { Lexicon, WordList } from '../lexicon/lexicon.js';
import { US_STATES } from './us-states.js';

/** Words by which values are known, as `plainWord` writes them. */
export interface KnownWords {
  readonly firstNames: ReadonlySet<string>;
  readonly countries: ReadonlySet<string>;
  readonly cities: ReadonlySet<string>;
  readonly states: ReadonlySet<string>;
  readonly stateCodes: ReadonlySet<string>;
}

export function knownWords(lexicon: Lexicon): KnownWords {
  const setOf = (...lists: readonly WordList[]): ReadonlySet<string> =>
    new Set(lists.flatMap((list) => lexicon.words(list) ?? []).map(plainWord));
  return {
    firstNames: setOf('first_name_female', 'first_name_male'),
    countries: setOf('country'),
    cities: setOf('city'),
    states: new Set([...US_STATES.values()].map(plainWord)),
    stateCodes: new Set(US_STATES.keys()),
  };
}

/** Small letters without accents and without what stands in brackets: "Bahamas (the)" is bahamas. */
export function plainWord(text: string): string {
  return text
    .replace(/\s*\(.*\)$/, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
