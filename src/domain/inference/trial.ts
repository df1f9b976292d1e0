import type { Either } from 'fp-ts/lib/Either.js';
import { inOneGo } from '../basics/stepwise.js';
import type { Failure } from '../errors/failure.js';
import { json } from '../formats/json.js';
import type { GenerateRequest } from '../generation/generate-request.js';
import { plainVocabulary } from '../lexicon/plain-lexicon.js';
import { decodeRequestStepwise } from '../schema/decode-request.js';
import { MAX_FIELDS } from '../schema/limits.js';
import type { InferenceOptions } from './inferred-schema.js';

/** The most columns of a request. */
export const MOST_COLUMNS = MAX_FIELDS;

/** Decodes an inferred request as a server would, with one row. */
export function trial(
  table: object,
  { fieldTypes, lexicon }: Pick<InferenceOptions, 'fieldTypes' | 'lexicon'>,
): Either<Failure, GenerateRequest> {
  const context = {
    fieldTypes,
    formats: new Map([[json.name, json]]),
    vocabulary: plainVocabulary([lexicon]),
    limits: { rows: 1, cells: MOST_COLUMNS },
    drawSeed: () => 0,
  };
  return inOneGo(decodeRequestStepwise({ rows: 1, locale: lexicon.locale, ...table }, context));
}

/** The indices of the fields of a refused request that have faults; -1 if there is another fault. */
export function faultyFields(failure: Failure): ReadonlySet<number> {
  if (failure.code !== 'invalid_request') throw new Error(failure.code);
  return new Set(failure.faults.map(({ path }) => Number(FIELD.exec(path)?.[1] ?? -1)));
}

const FIELD = /^\/fields\/(\d+)/;
