import type { Either } from 'fp-ts/lib/Either.js';
import { inOneGo } from '../../basics/stepwise.js';
import type { Failure } from '../../errors/failure.js';
import { json } from '../../formats/json.js';
import type { GenerateRequest } from '../../generation/generate-request.js';
import type { Vocabulary } from '../../lexicon/lexicon.js';
import { plainVocabulary } from '../../lexicon/plain-lexicon.js';
import { decodeRequestStepwise } from '../../schema/decode-request.js';
import { MAX_FIELDS } from '../../schema/params/limits.js';
import { setDecoders } from '../../schema/sets/set-decoders.js';
import type { InferenceOptions } from '../inferred-schema.js';

/** The most columns of a request. */
export const MOST_COLUMNS = MAX_FIELDS;

/** Decodes an inferred request as a server would, with one row or with the given number. */
export function trial(
  table: object,
  options: Pick<InferenceOptions, 'fieldTypes' | 'lexicon' | 'lexicons'>,
  rows = 1,
): Either<Failure, GenerateRequest> {
  const { fieldTypes, lexicon } = options;
  const context = {
    fieldTypes,
    formats: new Map([[json.name, json]]),
    compressions: [],
    vocabulary: vocabularyOf(options),
    limits: { rows, cells: rows * MOST_COLUMNS },
    drawSeed: () => 0,
    sets: setDecoders,
  };
  return inOneGo(decodeRequestStepwise({ rows, locale: lexicon.locale, ...table }, context));
}

/** The locales that an inferred request may name. */
export function vocabularyOf({
  lexicon,
  lexicons = [],
}: Pick<InferenceOptions, 'lexicon' | 'lexicons'>): Vocabulary {
  return plainVocabulary([lexicon, ...lexicons]);
}

/** The indices of the fields of a refused request that have faults; -1 if there is another fault. */
export function faultyFields(failure: Failure): ReadonlySet<number> {
  if (failure.code !== 'invalid_request') throw new Error(failure.code);
  return new Set(failure.faults.map(({ path }) => Number(FIELD.exec(path)?.[1] ?? -1)));
}

const FIELD = /^\/fields\/(\d+)/;
