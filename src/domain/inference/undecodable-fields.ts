import * as E from 'fp-ts/lib/Either.js';
import type { Failure } from '../errors/failure.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { plainVocabulary } from '../lexicon/plain-lexicon.js';
import { decodeRequest } from '../schema/decode-request.js';
import { MAX_FIELDS } from '../schema/limits.js';
import type { InferredField } from './inferred-schema.js';

/** A request takes no more. */
export const MOST_COLUMNS = MAX_FIELDS;

const FIELD = /^\/fields\/(\d+)/;
/** A refusal names the first fifty faults; a thousand fields have twenty times as many at most. */
const MOST_ROUNDS = 20;

/** Places of the fields that a request of them all would be refused for. */
export function undecodableFields(
  fields: readonly InferredField[],
  lexicon: Lexicon,
): ReadonlySet<number> {
  const refused = new Set<number>();
  const context = {
    vocabulary: plainVocabulary([lexicon]),
    limits: { rows: 1, cells: MOST_COLUMNS },
    drawSeed: () => 0,
  };
  for (let round = 0; round < MOST_ROUNDS && fields.length > 0; round++) {
    const asked = fields.map((field, i) =>
      refused.has(i) ? { name: field.name, type: 'word' } : field,
    );
    const decoded = decodeRequest({ rows: 1, locale: lexicon.locale, fields: asked }, context);
    if (E.isRight(decoded)) return refused;
    for (const place of placesOf(decoded.left)) refused.add(place);
  }
  return refused;
}

function placesOf(failure: Failure): readonly number[] {
  if (failure.code !== 'invalid_request') throw new Error(failure.code);
  return failure.faults.flatMap(({ path }) => {
    const place = FIELD.exec(path)?.[1];
    return place === undefined ? [] : [Number(place)];
  });
}
