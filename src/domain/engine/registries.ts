import { byName } from '../basics/by-name.js';
import { oncePer } from '../basics/once-per.js';
import type { FieldType, FieldTypes } from '../field-types/field-type.js';
import type { Format, Formats } from '../formats/format.js';
import { ARRAY, OBJECT } from '../schema/params/definitions.js';
import { isMemberName } from '../schema/params/request-params.js';

/**
 * Field types by their names. Throws if two share one, or if a name has another meaning in a request. Programs for a browser
 * make an engine for each request, of the same lists.
 */
export const typesByName = oncePer((fieldTypes: readonly FieldType[]): FieldTypes => {
  const nested = fieldTypes.find(({ name }) => name === OBJECT || name === ARRAY);
  if (nested !== undefined) {
    throw new Error(
      `a field type cannot have the name "${nested.name}": fields contain fields by it`,
    );
  }
  return byName('field types', fieldTypes);
});

/** Formats by their names. Throws as `typesByName` does. */
export const formatsByName = oncePer((formats: readonly Format[]): Formats => {
  const taken = formats.find(({ name }) => isMemberName(name));
  if (taken !== undefined) {
    throw new Error(`a format cannot have the name "${taken.name}": it is a member of a request`);
  }
  return byName('formats', formats);
});
