import * as E from 'fp-ts/lib/Either.js';
import { inOneGo } from '../basics/stepwise.js';
import type { Failure } from '../errors/failure.js';
import type { FieldTypes } from '../field-types/field-type.js';
import { json } from '../formats/json.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { plainVocabulary } from '../lexicon/plain-lexicon.js';
import { decodeRequestStepwise } from '../schema/decode-request.js';
import { MAX_FIELDS } from '../schema/limits.js';
import type { InferredField } from './inferred-schema.js';

/** The most columns of a request. */
export const MOST_COLUMNS = MAX_FIELDS;

const FIELD = /^\/fields\/(\d+)/;
/** A refusal lists at most fifty faults, so twenty rounds suffice for a thousand fields. */
const MOST_ROUNDS = 20;

/** The indices of the fields for which a request with all fields would be refused. */
export function undecodableFields(
  fields: readonly InferredField[],
  fieldTypes: FieldTypes,
  lexicon: Lexicon,
): ReadonlySet<number> {
  const refused = new Set<number>();
  const context = {
    fieldTypes,
    formats: new Map([[json.name, json]]),
    vocabulary: plainVocabulary([lexicon]),
    limits: { rows: 1, cells: MOST_COLUMNS },
    drawSeed: () => 0,
  };
  for (let round = 0; round < MOST_ROUNDS && fields.length > 0; round++) {
    const asked = fields.map((field, i) =>
      refused.has(i) ? { name: field.name, type: 'word' } : field,
    );
    const request = { rows: 1, locale: lexicon.locale, fields: asked };
    const decoded = inOneGo(decodeRequestStepwise(request, context));
    if (E.isRight(decoded)) return refused;
    for (const index of indicesOf(decoded.left)) refused.add(index);
  }
  return refused;
}

function indicesOf(failure: Failure): readonly number[] {
  if (failure.code !== 'invalid_request') throw new Error(failure.code);
  return failure.faults.flatMap(({ path }) => {
    const index = FIELD.exec(path)?.[1];
    return index === undefined ? [] : [Number(index)];
  });
}
