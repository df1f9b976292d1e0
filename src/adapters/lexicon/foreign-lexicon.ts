import type { Faker } from '@faker-js/faker';
import { faker as english } from '@faker-js/faker/locale/en';
import ascii from 'any-ascii';
import type { Lexicon } from '../../domain/lexicon/lexicon.js';
import type { Atlas } from '../../domain/places/places.js';
import { FakerLexicon } from './faker-lexicon.js';

/**
 * The words of a locale of faker-js that the caller has imported. It is in a separate file because it loads all English
 * tables and a transliteration of every script, which programs in English do not need.
 */
export function foreignLexicon(locale: string, { rawDefinitions }: Faker, atlas?: Atlas): Lexicon {
  return new FakerLexicon(locale, rawDefinitions, {
    english: english.rawDefinitions,
    ascii,
    atlas,
  });
}
