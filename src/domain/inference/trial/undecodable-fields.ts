import * as E from 'fp-ts/lib/Either.js';
import type { InferenceOptions, InferredField } from '../inferred-schema.js';
import { faultyFields, trial } from './trial.js';

/** A refusal lists at most fifty faults, so twenty rounds suffice for a thousand fields. */
const MOST_ROUNDS = 20;

/** The indices of the fields for which a request with all fields would be refused. */
export function undecodableFields(
  fields: readonly InferredField[],
  options: InferenceOptions,
): ReadonlySet<number> {
  const refused = new Set<number>();
  for (let round = 0; round < MOST_ROUNDS && fields.length > 0; round++) {
    const asked = fields.map((field, i) =>
      refused.has(i) ? { name: field.name, type: 'word' } : field,
    );
    const decoded = trial({ fields: asked }, options);
    if (E.isRight(decoded)) return refused;
    for (const index of faultyFields(decoded.left)) if (index >= 0) refused.add(index);
  }
  return refused;
}
