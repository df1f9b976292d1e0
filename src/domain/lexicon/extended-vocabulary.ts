import type { Lexicon, Vocabulary } from './lexicon.js';
import { plainVocabulary } from './plain-lexicon.js';

/** A vocabulary with additional locales. Throws if a locale already exists in the base vocabulary. */
export function extendedVocabulary(base: Vocabulary, lexicons: readonly Lexicon[]): Vocabulary {
  if (lexicons.length === 0) return base;
  const added = plainVocabulary(lexicons);
  const taken = added.locales.find((locale) => base.locales.includes(locale));
  if (taken !== undefined) throw new Error(`the locale "${taken}" already exists`);
  const ownerOf = (locale: string) => (added.locales.includes(locale) ? added : base);
  return {
    locales: [...base.locales, ...added.locales],
    covers: (locale, list) => ownerOf(locale).covers(locale, list),
    load: (locales) => base.load([...locales].filter((locale) => ownerOf(locale) === base)),
    lexicon: (locale) => ownerOf(locale).lexicon(locale),
  };
}
