import { isPlaceList, type Places } from '../places/places.js';
import { WORDLESS_FORMS } from './company-forms.js';
import type { Lexicon, Vocabulary, WordList } from './lexicon.js';
import { hasStreetWords } from './street-lists.js';

/**
 * A lexicon of the given lists. Names start with the given name, family names are single, and ASCII forms drop accents.
 * Without places, requests for field types that need them are refused.
 *
 * @example
 * plainLexicon('fr', { word: ['été'] }).ascii('été'); // => 'ete'
 */
export function plainLexicon(
  locale: string,
  lists: Readonly<Partial<Record<WordList, readonly string[]>>>,
  places?: Places,
): Lexicon {
  return {
    locale,
    nameOrder: { familyFirst: false, separator: ' ' },
    doubleNames: { share: 0, joiner: '-' },
    companyForms: WORDLESS_FORMS,
    words: (list) => lists[list],
    places,
    ascii: (word) => word.normalize('NFKD').replace(/[^\x20-\x7e]/g, ''),
  };
}

/**
 * A vocabulary that consists of these lexicons; all are loaded.
 *
 * @example
 * plainVocabulary([plainLexicon('en', {}), plainLexicon('fr', {})]).locales; // => ['en', 'fr']
 */
export function plainVocabulary(lexicons: readonly Lexicon[]): Vocabulary {
  const known = new Map(lexicons.map((lexicon) => [lexicon.locale, lexicon]));
  const lexicon = (locale: string): Lexicon => {
    const found = known.get(locale);
    if (found === undefined) throw new Error(`locale ${locale} is not loaded`);
    return found;
  };
  return {
    locales: [...known.keys()],
    covers: (locale, list) => {
      const found = known.get(locale);
      if (!isPlaceList(list)) return found?.words(list) !== undefined;
      if (list !== 'streets') return found?.places !== undefined;
      const { gazetteer, homes } = found?.places ?? {};
      const hasOwn = gazetteer?.streets?.has(homes?.[0]?.code ?? '') === true;
      return (
        hasOwn ||
        (gazetteer !== undefined && hasStreetWords((words) => found?.words(words) !== undefined))
      );
    },
    load: async () => {},
    lexicon,
  };
}
