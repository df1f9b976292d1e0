/** The exports of `lazy`: the library for a browser, which loads words, places and formats at their first use. */

import { lazyPromise } from '../../domain/basics/lazy-promise.js';
import { TableEngine } from '../../domain/engine/table-engine.js';
import { arrivalWith } from '../../domain/field-types/arrival.js';
import type { FieldType } from '../../domain/field-types/field-type.js';
import { fieldTypesWith } from '../../domain/field-types/listed-types.js';
import type { Format } from '../../domain/formats/format.js';
import { smallFormats } from '../../domain/formats/small-formats.js';
import type { Atlas } from '../../domain/places/places.js';
import { askedLocales } from '../../domain/schema/asked-locales.js';
import { hasMember } from '../../domain/schema/has-member.js';
import { hasUntypedFields } from '../../domain/schema/has-untyped-fields.js';
import { needsSets } from '../../domain/schema/sets/is-set.js';
import { compressions } from '../compression/compressions.js';
import { importLocale } from '../lexicon/import-locale.js';
import { LazyVocabulary } from '../lexicon/lazy-vocabulary.js';
import { checkNode } from '../system/node-version.js';
import { type Table, type TableRequest, tableOf } from './table.js';

/** Without time zones and holidays, whose tables load when a request first names one. */
const firstArrival = arrivalWith({
  zones: [],
  zoneOf: () => undefined,
  countries: [],
  holidaysBetween: () => new Set(),
});

const firstFieldTypes: readonly FieldType[] = fieldTypesWith(firstArrival);

const loadFieldTypes = lazyPromise(async (): Promise<readonly FieldType[]> => {
  const { builtInFieldTypes } = await import('../../domain/field-types/index.js');
  return builtInFieldTypes;
});

const firstFormats: readonly Format[] = smallFormats;
const firstNames: readonly unknown[] = firstFormats.map(({ name }) => name);

const loadFormats = lazyPromise(async () => {
  const { everyFormat } = await import('./every-format.js');
  return everyFormat;
});

const loadNames = lazyPromise(async () => {
  const { typedFields } = await import('../../domain/schema/untyped-fields.js');
  return typedFields;
});

const loadSets = lazyPromise(async () => {
  const { setDecoders } = await import('../../domain/schema/sets/set-decoders.js');
  return setDecoders;
});

const REMEDIES = { places: 'pass { places: await fetchPlaces() }' };

/** The vocabularies by the places that calls passed. */
const vocabularies = new Map<Atlas | undefined, LazyVocabulary>();

function vocabularyWith(atlas: Atlas | undefined): LazyVocabulary {
  const known = vocabularies.get(atlas) ?? new LazyVocabulary({ load: importLocale, atlas });
  vocabularies.set(atlas, known);
  return known;
}

/**
 * Checks a request and returns its table, as `generate` of the package does. It loads first what the request needs of the
 * words, the formats, the time zones, the holidays, and the meanings of names without a type. A bundler keeps them in
 * files of their own. Types of places need `places`, the result of `fetchPlaces`.
 *
 * @throws InvalidRequestError with the faults of the request.
 * @example
 * const lines = async (request: TableRequest): Promise<number> =>
 *   (await generateLazily(request)).text().split('\n').length;
 */
export async function generateLazily(
  request: TableRequest,
  { places }: { readonly places?: Atlas } = {},
): Promise<Table> {
  checkNode();
  const vocabulary = vocabularyWith(places);
  const isLoaded = request.format === undefined || firstNames.includes(request.format);
  const [fieldTypes, formats, nameFields, sets] = await Promise.all([
    hasMember(request, ['timezone', 'holidays']) ? loadFieldTypes() : firstFieldTypes,
    isLoaded ? firstFormats : loadFormats(),
    hasUntypedFields(request) ? loadNames() : undefined,
    needsSets(request) ? loadSets() : undefined,
    vocabulary.load(askedLocales(request, vocabulary)),
  ]);
  const late = { fieldTypes, formats, nameFields, sets };
  const engine = new TableEngine({ compressions, vocabulary, ...late });
  return tableOf(request, engine, REMEDIES);
}

export { fetchPlaces } from '../places/fetch-places.js';
export { InvalidRequestError } from './invalid-request-error.js';
