/** Guesses the type of a new field by its name. */

export { plainField } from '../domain/meanings/guess.js';
export { guessField } from '../domain/meanings/guess-field.js';
