/** Guesses the types of fields by their names. */

export { type Guess, plainField } from '../domain/meanings/guess.js';
export { guessField } from '../domain/meanings/guess-field.js';
export { namedRequest } from '../domain/schema/named-request.js';
