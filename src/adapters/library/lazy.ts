/** The exports of `lazy`: the library for a browser, which loads words, places and formats at their first use. */

import * as E from 'fp-ts/lib/Either.js';
import { byName } from '../../domain/basics/by-name.js';
import { lazyPromise } from '../../domain/basics/lazy-promise.js';
import { inOneGo } from '../../domain/basics/stepwise.js';
import { arrivalWith } from '../../domain/field-types/arrival.js';
import type { FieldTypes } from '../../domain/field-types/field-type.js';
import { fieldTypesWith } from '../../domain/field-types/listed-types.js';
import type { Formats } from '../../domain/formats/format.js';
import { smallFormats } from '../../domain/formats/small-formats.js';
import { planTableColumns, planTableStepwise } from '../../domain/generation/plan-table.js';
import { tableColumns } from '../../domain/generation/table-columns.js';
import type { Atlas } from '../../domain/places/places.js';
import { askedLocales } from '../../domain/schema/asked-locales.js';
import type { DecodeContext } from '../../domain/schema/decode-context.js';
import { decodeRequestStepwise } from '../../domain/schema/decode-request.js';
import { hasMember } from '../../domain/schema/has-member.js';
import { hasUntypedFields } from '../../domain/schema/has-untyped-fields.js';
import { needsSets } from '../../domain/schema/sets/is-set.js';
import { compressions } from '../compression/compressions.js';
import { importLocale } from '../lexicon/import-locale.js';
import { LazyVocabulary } from '../lexicon/lazy-vocabulary.js';
import { checkNode } from '../system/node-version.js';
import type { TableEngine } from './planned-request.js';
import { type Table, type TableRequest, tableOf } from './table.js';

/** Without time zones and holidays, whose tables load when a request first names one. */
const firstArrival = arrivalWith({
  zones: [],
  zoneOf: () => undefined,
  countries: [],
  holidaysBetween: () => new Set(),
});

const firstFieldTypes: FieldTypes = byName('field types', fieldTypesWith(firstArrival));

const loadFieldTypes = lazyPromise(async (): Promise<FieldTypes> => {
  const { builtInFieldTypes } = await import('../../domain/field-types/index.js');
  return byName('field types', builtInFieldTypes);
});

const first: Formats = byName('formats', smallFormats);

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

type LateParts = Pick<DecodeContext, 'fieldTypes' | 'formats' | 'nameFields' | 'sets'>;

function engineOf(late: LateParts, vocabulary: LazyVocabulary): TableEngine {
  const known = { compressions, vocabulary, ...late };
  return {
    decode: (input, terms) => inOneGo(decodeRequestStepwise(input, { ...known, ...terms })),
    plan: (request) => inOneGo(planTableStepwise(request, vocabulary)),
    columns: (request, { offset = request.offset, rows = request.rows } = {}) =>
      E.map((plan: Parameters<typeof tableColumns>[0]) => tableColumns(plan, offset, rows))(
        inOneGo(planTableColumns(request, vocabulary)),
      ),
  };
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
  const isLoaded = request.format === undefined || first.has(request.format);
  const [fieldTypes, formats, nameFields, sets] = await Promise.all([
    hasMember(request, ['timezone', 'holidays']) ? loadFieldTypes() : firstFieldTypes,
    isLoaded ? first : loadFormats(),
    hasUntypedFields(request) ? loadNames() : undefined,
    needsSets(request) ? loadSets() : undefined,
    vocabulary.load(askedLocales(request, vocabulary)),
  ]);
  return tableOf(
    request,
    engineOf(
      {
        ...{ fieldTypes, formats },
        ...(nameFields && { nameFields }),
        ...(sets && { sets }),
      },
      vocabulary,
    ),
    REMEDIES,
  );
}

export { fetchPlaces } from '../places/fetch-places.js';
export { InvalidRequestError } from './invalid-request-error.js';
