import type { ColumnValues } from '../reading/column-values.js';
import { formOf } from '../reading/form-of.js';

const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/\[A-Z\](?:\{[\d,]+\})?/g, 'A'],
  [/\[a-z\](?:\{[\d,]+\})?/g, 'a'],
  [/(?:\\d|\[\d-\d\])(?:\{[\d,]+\})?/g, '0'],
  [/\\(.)/g, '$1'],
];

/** Whether k rows have the form of each alternative of a pattern, whatever the lengths of its runs. */
export function formsHold(pattern: string, { counts }: ColumnValues, k: number): boolean {
  const rows = new Map<string, number>();
  counts.forEach((count, text) => {
    const form = formOf(text);
    rows.set(form, (rows.get(form) ?? 0) + count);
  });
  return alternativesOf(pattern).every((alternative) => {
    const plain = CLASSES.reduce((text, [written, run]) => text.replace(written, run), alternative);
    return (rows.get(formOf(plain)) ?? 0) >= k;
  });
}

/** The outermost alternatives of an inferred pattern, which has no groups. A bar after a backslash is a sign. */
function alternativesOf(pattern: string): readonly string[] {
  return pattern.match(/(?:\\.|[^\\|])+/g) ?? [''];
}
