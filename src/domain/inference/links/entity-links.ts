import { defaultLink } from '../../entities/link.js';
import type { FieldTypes } from '../../field-types/field-type.js';

/** The members of a field that tell which entity it shows. */
interface LinkedField {
  readonly name: string;
  readonly type: string;
  readonly constraints?: Readonly<Record<string, unknown>>;
}

/**
 * Columns of the same type that show the same entity would be equal: each of them but the first gets its own entity.
 */
export function withOwnLinks<Field extends LinkedField>(
  fields: readonly Field[],
  fieldTypes: FieldTypes,
): readonly Field[] {
  const shown = new Set<string>();
  return fields.map((field) => {
    const facet = fieldTypes.get(field.type)?.facet;
    if (facet === undefined) return field;
    // The pay of a month and that of a year differ.
    const { period = '' } = field.constraints ?? {};
    const key = `${field.type} ${defaultLink(field.name, facet)} ${period}`;
    if (!shown.has(key)) {
      shown.add(key);
      return field;
    }
    return { ...field, constraints: { ...field.constraints, link: field.name } };
  });
}
