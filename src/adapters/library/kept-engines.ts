import { builtInParts } from '../../domain/engine/built-in-parts.js';
import type { Extension } from '../../domain/engine/extension.js';
import { TableEngine } from '../../domain/engine/table-engine.js';
import type { PlatformCodecs } from '../../domain/parquet/codec.js';
import type { Atlas } from '../../domain/places/places.js';
import { compressions } from '../compression/compressions.js';
import { LazyVocabulary } from '../lexicon/lazy-vocabulary.js';
import type { Locale } from '../lexicon/locale.js';
import { en } from '../lexicon/locales/en.js';
import { nodeAtlas } from '../places/node-atlas.js';
import { checkNode, isNode } from '../system/node-version.js';
import { RecentTables } from './recent-tables.js';
import { RecentlyUsed } from './recently-used.js';

/** What an engine is made of, beside the parts of the package. */
interface OwnParts {
  readonly locales?: readonly Locale[];
  readonly extensions?: readonly Extension[];
  readonly codecs?: PlatformCodecs;
  readonly places?: Atlas | undefined;
}

/** The engines of this number of combinations of locales, extensions and codecs are kept. */
const MOST_ENGINES = 4;

/** A browser reads no files: there the caller passes the places. */
export const ownPlaces = isNode ? nodeAtlas : undefined;

const REMEDIES = {
  locale: 'pass others in { locales }',
  places: 'pass { places: await fetchPlaces() }',
};

/** The parts of an engine, and the tables that it planned last. */
interface Kept extends Required<OwnParts> {
  readonly tables: RecentTables;
}

const kept = new RecentlyUsed<Kept>(MOST_ENGINES);

/**
 * The tables of the engine with these parts. An engine is kept, because it encodes each list of words at its first use,
 * which takes ten times as long as a small table.
 */
export function tablesOf({
  locales = [],
  extensions = [],
  codecs = {},
  places = ownPlaces,
}: OwnParts): RecentTables {
  checkNode();
  const known = kept.find(
    (one) =>
      isSameList(one.extensions, extensions, Object.is) &&
      isSameList(one.locales, locales, Object.is) &&
      isSameList(Object.entries(one.codecs), Object.entries(codecs), isSameEntry) &&
      one.places === places,
  );
  if (known !== undefined) return known.tables;
  const loaded = [en, ...locales];
  const vocabulary = new LazyVocabulary({
    locales: loaded.map(({ locale }) => locale),
    loaded,
    atlas: places,
  });
  const engine = new TableEngine({ ...builtInParts(vocabulary, extensions, codecs), compressions });
  const tables = new RecentTables(engine, REMEDIES);
  // Copies, because the caller may change its lists.
  kept.add({
    locales: [...locales],
    extensions: [...extensions],
    codecs: { ...codecs },
    places,
    tables,
  });
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
