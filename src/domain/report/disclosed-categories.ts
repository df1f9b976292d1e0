import type { InferredField } from '../inference/index.js';
import type { InferenceOptions } from '../inference/inferred-schema.js';
import { namesPeople } from '../inference/privacy/identifier-names.js';
import { identifies, LONGEST_CATEGORY } from '../inference/privacy/privacy.js';
import { areThings, saidNames } from '../inference/privacy/said-names.js';
import { knownWords } from '../inference/reading/known-words.js';

/**
 * Whether a category that k rows have may be shown: the schema lists it, or it could. The values of columns that are not
 * listed because they could identify someone stay out.
 */
export function isDisclosable(
  { name, type, constraints }: InferredField,
  category: string,
  {
    categories,
    fieldTypes,
    lexicon,
  }: Pick<InferenceOptions, 'categories' | 'fieldTypes' | 'lexicon'>,
): boolean {
  const listed = Array.isArray(constraints.choices) ? constraints.choices : [constraints.value];
  if (listed.some((value) => String(value) === category)) return true;
  if (type === 'boolean') return category === 'true' || category === 'false';
  if (category.length > LONGEST_CATEGORY || identifies(category)) return false;
  if (categories?.has(name)) return true;
  if (namesPeople(name)) return false;
  return saidNames(name, fieldTypes) === undefined || areThings([category], knownWords(lexicon));
}
