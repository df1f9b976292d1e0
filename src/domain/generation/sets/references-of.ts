import type { FieldReference } from '../../field-types/field-reference.js';
import type { Field } from '../generate-request.js';

/** The other fields that a field uses: those of its type, and those of `given`. Paths start at the constraints. */
export function referencesOf({ type, constraints, given }: Field): readonly FieldReference[] {
  const conditions = given?.columns ?? [];
  return [
    ...(type.references?.(constraints) ?? []),
    ...conditions.map((field, i) => ({ field, path: `/given/columns/${i}` })),
  ];
}
