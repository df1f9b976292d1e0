import { calendars } from '../time/calendars.js';
import { arrivalWith } from './arrival.js';
import { fieldTypesWith } from './listed-types.js';

/** The field types of this package, in the order of the catalogue. */
export const builtInFieldTypes = fieldTypesWith(arrivalWith(calendars));

/**
 * The name of a field type of this package.
 *
 * @example
 * const type: FieldTypeName = 'email';
 * type.length; // => 5
 */
export type FieldTypeName = (typeof builtInFieldTypes)[number]['name'];

/**
 * The names of the field types of this package, in the order of the catalogue.
 *
 * @example
 * FIELD_TYPE_NAMES.includes('email'); // => true
 */
export const FIELD_TYPE_NAMES: readonly FieldTypeName[] = builtInFieldTypes.map(({ name }) => name);
