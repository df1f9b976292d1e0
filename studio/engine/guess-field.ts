import type * as E from 'fp-ts/lib/Either.js';
import {
  type Guess,
  guessField as guesses,
  namedRequest,
  plainField,
} from '../../src/page/guess-field.js';
import type { Failure, Vocabulary } from '../../src/page/index.js';
import { allFieldTypes } from './all-field-types.js';
import type { FieldPlace, GuessedField, GuessedFields, Request } from './messages.js';

/** The fields that a name suggests, by the meanings with which schemas of databases are read; or else a word. */
export function guessField(name: string, { others, table, tables }: FieldPlace): GuessedFields {
  const context = { names: [...others, name], table, tables };
  const found = guesses(name, context, { fieldTypes: allFieldTypes, meanings: [] });
  if (found === undefined) return { guess: { type: 'word' }, offers: [] };
  return { guess: explained(found.guess), offers: found.offers.map(explained) };
}

function explained(guess: Guess): GuessedField {
  return { ...plainField(guess), because: guess.because };
}

/** The request with the types that the names of its fields mean. The vocabulary has loaded its words. */
export function namedFields(request: Request, vocabulary: Vocabulary): E.Either<Failure, Request> {
  return namedRequest(request, { fieldTypes: allFieldTypes, vocabulary });
}
