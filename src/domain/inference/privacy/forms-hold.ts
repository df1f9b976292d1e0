import type { ColumnValues } from '../reading/column-values.js';

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
    const form = runsOf(text);
    rows.set(form, (rows.get(form) ?? 0) + count);
  });
  return alternativesOf(pattern).every((alternative) => {
    const plain = CLASSES.reduce((text, [written, run]) => text.replace(written, run), alternative);
    return (rows.get(runsOf(plain)) ?? 0) >= k;
  });
}

/** The outermost alternatives of an inferred pattern, which has no groups. A bar after a backslash is a sign. */
function alternativesOf(pattern: string): readonly string[] {
  return pattern.match(/(?:\\.|[^\\|])+/g) ?? [''];
}

/** A text with one character for each run of capitals, small letters or digits. */
function runsOf(text: string): string {
  return text
    .replace(/[A-Z]+/g, 'A')
    .replace(/[a-z]+/g, 'a')
    .replace(/\d+/g, '0');
}
