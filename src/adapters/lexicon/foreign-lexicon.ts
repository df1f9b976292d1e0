import type { Faker } from '@faker-js/faker';
import { faker as english } from '@faker-js/faker/locale/en';
import ascii from 'any-ascii';
import type { Lexicon } from '../../domain/lexicon/lexicon.js';
import type { Atlas } from '../../domain/places/places.js';
import { FakerLexicon } from './faker-lexicon.js';

/**
 * The words of a language of faker-js other than English. Its own file, since it needs English whole and the letters
 * of every script: what asks for English alone loads neither.
 */
export function foreignLexicon(locale: string, { rawDefinitions }: Faker, atlas?: Atlas): Lexicon {
  return new FakerLexicon(locale, rawDefinitions, {
    english: english.rawDefinitions,
    ascii,
    atlas,
  });
}
