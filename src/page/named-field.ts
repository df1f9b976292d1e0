/** Guesses the type of a new field by its name. */

export { namedField } from '../domain/meanings/named-field.js';
