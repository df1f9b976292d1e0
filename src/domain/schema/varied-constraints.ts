import type { Params } from '../constraints/param.js';
import { constraintsOf } from '../field-types/common-constraints.js';
import type { FieldType } from '../field-types/field-type.js';
import { RHYTHM_NAMES } from '../field-types/rhythm.js';

/** They name columns, or count for the whole column. */
const FIXED = new Set([
  ...[
    'unique',
    'link',
    'given',
    'after',
    'before',
    'reached',
    'decimals',
    'summable',
    'ascends_over',
  ],
  ...RHYTHM_NAMES,
]);

/**
 * Returns the constraints that `given` may vary. Columns that agree with others by their entity, count the rows or
 * are computed from other fields would lose that by other constraints. Only their nulls may depend on other columns.
 */
export function variedConstraints(type: FieldType): Params {
  const all = constraintsOf(type);
  const isComputed = type.references !== undefined && type.timeline === undefined;
  if (type.facet !== undefined || type.isCounter || isComputed) return { null_rate: all.null_rate };
  return Object.fromEntries(Object.entries(all).filter(([name]) => !FIXED.has(name)));
}
