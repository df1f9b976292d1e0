import { generated, type Json, type LargestRequest, times } from './request-parts.js';

const ROWS = 1000;

/** Fields that each have a thousand rows of `given` over the same fields. */
const rowsOfGiven = (
  columns: readonly Json[],
  count: number,
  field: Json,
  row: (k: number) => Json,
): LargestRequest =>
  generated({
    fields: [
      ...columns,
      ...times(count, (i) => ({
        name: `f${i}`,
        ...field,
        constraints: {
          given: { columns: columns.map(({ name }) => name), rows: times(ROWS, row) },
        },
      })),
    ],
  });

const digit = (name: string): Json => ({
  name,
  type: 'choice',
  constraints: { choices: times(10, (i) => i) },
});

/** Fields with a thousand different patterns each. */
const givenPatterns = (count: number): LargestRequest =>
  rowsOfGiven(
    [{ name: 'c', type: 'choice', constraints: { choices: times(ROWS, (i) => i) } }],
    count,
    { type: 'string' },
    (k) => ({ when: [k], pattern: `[A-Z]-${k}` }),
  );

/** The largest tables of `given`: a thousand rows for as many fields as fit into a body, or nearly so. */
export const largestGiven: Readonly<Record<string, LargestRequest>> = {
  'given, a thousand ranges that overlap': rowsOfGiven(
    [{ name: 'c', type: 'integer', constraints: { min: 0, max: 100_000 } }],
    20,
    { type: 'integer' },
    (k) => ({ when: [[k, 100_000 - k]], min: k }),
  ),
  'given, a thousand rows of lengths': rowsOfGiven(
    [{ name: 'c', type: 'choice', constraints: { choices: times(ROWS, (i) => i) } }],
    20,
    { type: 'string' },
    (k) => ({ when: [k], min_length: 5 + (k % 7), max_length: 20 }),
  ),
  'given, far too many patterns': { ...givenPatterns(10), statuses: [422] },
  'given, as many patterns as a request may have': { ...givenPatterns(2), statuses: [200] },
  'given, the shortest rows': rowsOfGiven(
    [{ name: 'c', type: 'choice', constraints: { choices: times(ROWS, (i) => i) } }],
    31,
    { type: 'boolean' },
    (k) => ({ when: [k], null_rate: 0.5 }),
  ),
  'given, a thousand rows over three columns': rowsOfGiven(
    ['a', 'b', 'c'].map(digit),
    20,
    { type: 'integer' },
    (k) => ({ when: [k % 10, Math.floor(k / 10) % 10, Math.floor(k / 100)], min: k }),
  ),
};
