import { WORDLESS_FORMS } from './company-forms.js';
import type { Lexicon, Vocabulary, WordList } from './lexicon.js';

/** A lexicon of given lists: given name first, single family names, accents dropped in ASCII. */
export function plainLexicon(
  locale: string,
  lists: Readonly<Partial<Record<WordList, readonly string[]>>>,
): Lexicon {
  return {
    locale,
    nameOrder: { familyFirst: false, separator: ' ' },
    doubleNames: { share: 0, joiner: '-' },
    companyForms: WORDLESS_FORMS,
    words: (list) => lists[list],
    ascii: (word) => word.normalize('NFKD').replace(/[^\x20-\x7e]/g, ''),
  };
}

/** A vocabulary of these lexicons alone. */
export function plainVocabulary(lexicons: readonly Lexicon[]): Vocabulary {
  const known = new Map(lexicons.map((lexicon) => [lexicon.locale, lexicon]));
  const lexicon = (locale: string): Lexicon => {
    const found = known.get(locale);
    if (found === undefined) throw new Error(`locale ${locale} is not loaded`);
    return found;
  };
  return {
    locales: [...known.keys()],
    covers: (locale, list) => known.get(locale)?.words(list) !== undefined,
    lexicon,
  };
}
