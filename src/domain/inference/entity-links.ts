import { defaultLink } from '../entities/link.js';
import type { FieldTypes } from '../field-types/field-type.js';
import type { InferredField } from './inferred-schema.js';

/**
 * Columns of the same type that show the same entity would be equal: each of them but the first gets its own entity.
 */
export function withOwnLinks(
  fields: readonly InferredField[],
  fieldTypes: FieldTypes,
): readonly InferredField[] {
  const shown = new Set<string>();
  return fields.map((field) => {
    const facet = fieldTypes.get(field.type)?.facet;
    if (facet === undefined) return field;
    const key = `${field.type} ${defaultLink(field.name, facet)}`;
    if (!shown.has(key)) {
      shown.add(key);
      return field;
    }
    return { ...field, constraints: { ...field.constraints, link: field.name } };
  });
}
