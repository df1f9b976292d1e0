/** Every field type, which the page loads when a request names one that is not of the first visit. */

export { builtInFieldTypes } from '../domain/field-types/index.js';
