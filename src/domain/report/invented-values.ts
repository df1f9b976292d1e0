import type { InferredField } from '../inference/index.js';
import type { ColumnValues } from '../inference/reading/column-values.js';

/** Whether the categories of a field are invented names, which stand for those of the sample. */
export function areInvented(
  { constraints: { choices } }: Pick<InferredField, 'constraints'>,
  { counts }: ColumnValues,
): boolean {
  return Array.isArray(choices) && !choices.some((value) => counts.has(String(value)));
}
