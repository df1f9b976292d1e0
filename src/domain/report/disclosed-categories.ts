import { namesPeople } from '../inference/identifier-names.js';
import type { InferredField } from '../inference/index.js';
import type { InferenceOptions } from '../inference/inferred-schema.js';
import { identifies, LONGEST_CATEGORY } from '../inference/privacy.js';

/**
 * Whether a category that k rows have may be shown: the schema lists it, or it could. The values of columns that are not
 * listed because they could identify someone stay out.
 */
export function isDisclosable(
  { name, type, constraints }: InferredField,
  category: string,
  { categories }: Pick<InferenceOptions, 'categories'>,
): boolean {
  const listed = Array.isArray(constraints.choices) ? constraints.choices : [constraints.value];
  if (listed.some((value) => String(value) === category)) return true;
  if (type === 'boolean') return category === 'true' || category === 'false';
  if (category.length > LONGEST_CATEGORY || identifies(category)) return false;
  return categories?.has(name) === true || !namesPeople(name);
}
