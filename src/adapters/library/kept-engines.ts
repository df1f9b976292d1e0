import type { Faker } from '@faker-js/faker';
import { builtInParts } from '../../domain/engine/built-in-parts.js';
import { Engine } from '../../domain/engine/engine.js';
import type { Extension } from '../../domain/engine/extension.js';
import type { Vocabulary } from '../../domain/lexicon/lexicon.js';
import type { PlatformCodecs } from '../../domain/parquet/codec.js';
import { compressions } from '../compression/compressions.js';
import { FakerWords } from '../lexicon/faker-words.js';
import { foreignLexicon } from '../lexicon/foreign-lexicon.js';
import { worldAtlas } from '../places/world-atlas.js';
import { Recent } from './recent.js';
import { RecentTables } from './recent-tables.js';

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

/** The engines of this number of combinations of locales, extensions and codecs are kept. */
const MOST_ENGINES = 4;

const ENGLISH = 'en';

/** An engine with its locales, extensions and codecs, and the tables that it planned last. */
interface Kept {
  readonly locales: readonly Locale[];
  readonly extensions: readonly Extension[];
  readonly codecs: PlatformCodecs;
  readonly tables: RecentTables;
}

const kept = new Recent<Kept>(MOST_ENGINES);

/**
 * The tables of the engine with these locales, extensions and codecs. An engine is kept, because it encodes each list of words
 * at its first use, which takes ten times as long as a small table.
 */
export function tablesOf(
  locales: readonly Locale[],
  extensions: readonly Extension[],
  codecs: PlatformCodecs,
): RecentTables {
  const known = kept.find(
    (one) =>
      isSameList(one.extensions, extensions, Object.is) &&
      isSameList(one.locales, locales, isSameLocale) &&
      isSameList(Object.entries(one.codecs), Object.entries(codecs), isSameEntry),
  );
  if (known !== undefined) return known.tables;
  const parts = builtInParts(vocabularyOf(locales), extensions, codecs);
  const engine = new Engine({ ...parts, compressions });
  const tables = new RecentTables(engine, 'pass others in { locales }');
  // Copies, because the caller may change its lists.
  const copies = { extensions: [...extensions], codecs: { ...codecs } };
  kept.add({ locales: locales.map((one) => ({ ...one })), ...copies, tables });
  return tables;
}

function isSameList<A>(
  some: readonly A[],
  others: readonly A[],
  isSame: (a: A, b: A) => boolean,
): boolean {
  return some.length === others.length && some.every((one, i) => isSame(one, others[i] as A));
}

type Entry = readonly [string, unknown];

function isSameEntry([a, one]: Entry, [b, other]: Entry): boolean {
  return a === b && one === other;
}

function isSameLocale(a: Locale, b: Locale): boolean {
  return a.locale === b.locale && a.faker === b.faker;
}

function vocabularyOf(locales: readonly Locale[]): Vocabulary {
  const words = new FakerWords(worldAtlas, [ENGLISH, ...locales.map(({ locale }) => locale)]);
  for (const { locale, faker } of locales) {
    words.add(foreignLexicon(locale, faker, worldAtlas));
  }
  return words;
}
