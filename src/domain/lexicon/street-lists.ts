import type { WordList } from './lexicon.js';

/** Whether a locale with these word lists has streets, even if the tables of places have none for its country. */
export function hasStreetWords(covers: (list: WordList) => boolean): boolean {
  return covers('street_name') || (covers('last_name') && covers('street_suffix'));
}
