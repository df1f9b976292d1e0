import type { Faker } from '@faker-js/faker';
import { builtInParts } from '../../domain/engine/built-in-parts.js';
import { Engine } from '../../domain/engine/engine.js';
import type { Extension } from '../../domain/engine/extension.js';
import type { Vocabulary } from '../../domain/lexicon/lexicon.js';
import { FakerWords } from '../lexicon/faker-words.js';
import { foreignLexicon } from '../lexicon/foreign-lexicon.js';
import { worldAtlas } from '../places/world-atlas.js';
import { type Table, type TableRequest, tableOf } from './table.js';

/**
 * The words of a locale other than English: `faker` is the export of `@faker-js/faker/locale/<locale>`.
 *
 * @example
 * // import { faker } from '@faker-js/faker/locale/de';
 * declare const faker: Locale['faker'];
 * const german = (): Locale => ({ locale: 'de', faker });
 */
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
 * Locales and extensions that a call adds to those of the package.
 *
 * @example
 * const seat = fieldType({
 *   name: 'seat',
 *   category: 'place',
 *   description: 'A seat of a plane.',
 *   constraints: {},
 *   capacity: () => 2,
 *   plan: (_, context) => choiceColumn(['1A', '1B'], undefined, context),
 * });
 * const options: LibraryOptions = { extensions: [{ fieldTypes: [seat] }] };
 * const table = generate({ rows: 2, fields: [{ name: 's', type: 'seat' }] }, options);
 * [...table.rows()].length; // => 2
 */
export interface LibraryOptions {
  /** Locales other than English that the request may use. */
  readonly locales?: readonly Locale[];
  readonly extensions?: readonly Extension[];
}

/**
 * Checks a request and returns its table. The rows are made only when the table is read.
 *
 * @throws InvalidRequestError with the faults of the request.
 * @example
 * const table = generate({
 *   rows: 3,
 *   seed: 42,
 *   format: 'csv',
 *   fields: [
 *     { name: 'id', type: 'integer', constraints: { min: 1, max: 999, unique: true } },
 *     { name: 'email', type: 'email' },
 *   ],
 * });
 * const ids = Array.from(table.rows(), (row) => row.id);
 * new Set(ids).size; // => 3
 * table.text().startsWith('id,email\r\n'); // => true
 */
export function generate(
  request: TableRequest,
  { locales = [], extensions = [] }: LibraryOptions = {},
): Table {
  const engine = new Engine(builtInParts(vocabularyOf(locales), extensions));
  return tableOf(request, engine, 'pass others in { locales }');
}
