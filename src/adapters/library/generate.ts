import type { Faker } from '@faker-js/faker';
import type { Vocabulary } from '../../domain/lexicon/lexicon.js';
import { FakerWords } from '../lexicon/faker-words.js';
import { foreignLexicon } from '../lexicon/foreign-lexicon.js';
import { worldAtlas } from '../places/world-atlas.js';
import { type Table, type TableRequest, tableOf } from './table.js';

/** Words of a locale beside English: `faker` is that of `@faker-js/faker/locale/<locale>`. */
export interface Locale {
  readonly locale: string;
  readonly faker: Faker;
}

const ENGLISH = 'en';

function vocabularyOf(locales: readonly Locale[]): Vocabulary {
  const words = new FakerWords(worldAtlas, [ENGLISH, ...locales.map(({ locale }) => locale)]);
  for (const { locale, faker } of locales) {
    words.add(foreignLexicon(locale, faker, worldAtlas));
  }
  return words;
}

/**
 * Checks a request and makes its table; `locales` are those beside English that it may name.
 *
 * @throws InvalidRequestError naming every fault of the request.
 * @example
 * const table = generate({
 *   rows: 3,
 *   seed: 42,
 *   fields: [
 *     { name: 'id', type: 'integer', constraints: { min: 1, max: 999, unique: true } },
 *     { name: 'email', type: 'email' },
 *   ],
 * });
 * for (const row of table.rows()) console.log(row.id, row.email);
 */
export function generate(
  request: TableRequest,
  { locales = [] }: { readonly locales?: readonly Locale[] } = {},
): Table {
  return tableOf(request, vocabularyOf(locales));
}
