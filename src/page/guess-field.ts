/** Guesses the type of a new field by its name. */

export { type Guess, plainField } from '../domain/meanings/guess.js';
export { guessField } from '../domain/meanings/guess-field.js';
