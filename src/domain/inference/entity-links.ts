import { defaultLink } from '../entities/link.js';
import { fieldTypes } from '../field-types/index.js';
import type { InferredField } from './inferred-schema.js';

/**
 * Two columns of one type that would show the same entity would be equal: from the second on, each gets an
 * entity of its own.
 */
export function withOwnLinks(fields: readonly InferredField[]): readonly InferredField[] {
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
