import { faker as en } from '@faker-js/faker/locale/en';
import type { Lexicon, Vocabulary } from '../../domain/lexicon/lexicon.js';
import { FakerLexicon } from './faker-lexicon.js';

/** The locales whose words are bound. */
export function fakerVocabulary(): Vocabulary {
  const lexicons: ReadonlyMap<string, Lexicon> = new Map([['en', new FakerLexicon('en', en)]]);
  return {
    locales: [...lexicons.keys()],
    lexicon: (locale) => {
      const lexicon = lexicons.get(locale);
      if (lexicon === undefined) throw new Error(`no words for locale ${locale}`);
      return lexicon;
    },
  };
}
