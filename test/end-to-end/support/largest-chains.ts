import {
  FIELDS,
  generated,
  type Json,
  type LargestRequest,
  name,
  number,
  times,
} from './request-parts.js';

/** Fields of which the first is `first`, and each other one refers to the field before it. */
const chained = (
  first: Json,
  type: string,
  constraints: (before: string) => Json,
  body: Json = {},
): LargestRequest =>
  generated({
    ...body,
    fields: [
      { name: name(0), ...first },
      ...times(FIELDS - 1, (i) => ({ name: name(i + 1), type, constraints: constraints(name(i)) })),
    ],
  });

const step = (before: string): Json => ({ after: { field: before } });

const longWorkflow = {
  steps: times(10, (i) => ({
    state: `s${i}`,
    ...(i > 0 && { after: { unit: 'hours', min: 1, max: 2 } }),
  })),
};

const choices = { choices: ['x', 'y'] };

const chosen = (before: string): Json => ({
  ...choices,
  given: { columns: [before], rows: [{ when: ['x'], weights: { x: 9, y: 1 } }] },
});

/** A choice of many values, with a thousand rows of `given` that each set something. */
const manyValues = (row: (k: number) => Json): LargestRequest =>
  generated({
    fields: [
      { name: 'c', type: 'choice', constraints: { choices: times(1000, (i) => i) } },
      ...times(10, (i) => ({
        name: name(i),
        type: 'choice',
        constraints: {
          choices: times(8000, (k) => k),
          given: { columns: ['c'], rows: times(1000, (k) => ({ when: [k], ...row(k) })) },
        },
      })),
    ],
  });

const grown = (before: string): Json => ({ expression: `row["${before}"] + 1` });

/** Requests whose fields depend on many others, or whose parts are many. */
export const largestChains: Readonly<Record<string, LargestRequest>> = {
  'chain of formulas': chained(number, 'formula', grown),
  'chain of formulas as Parquet': {
    ...chained(number, 'formula', grown, { format: 'parquet' }),
    headers: { Accept: '*/*' },
  },
  'chain of templates': chained(number, 'template', (before) => ({ template: `{${before}}` })),
  'chain of dates': chained({ type: 'date' }, 'date', step),
  'chain of moments': chained({ type: 'date' }, 'datetime', step),
  'chain of workflows': chained({ type: 'date' }, 'workflow', (before) => ({
    ...longWorkflow,
    ...step(before),
  })),
  'chain of given': chained({ type: 'choice', constraints: choices }, 'choice', chosen),
  'type workflow, with ten steps each': generated({
    fields: times(FIELDS, (i) => ({ name: name(i), type: 'workflow', constraints: longWorkflow })),
  }),
  'templates of a hundred names': generated({
    fields: [
      ...times(100, (i) => ({ name: `n${i}`, ...number })),
      ...times(900, (i) => ({
        name: `f${i}`,
        type: 'template',
        constraints: { template: times(100, (k) => `{n${(k + i) % 100}}-`).join('') },
      })),
    ],
  }),
  'type workflow, with a hundred steps each': generated({
    fields: times(240, (i) => ({
      name: `f${i}`,
      type: 'workflow',
      constraints: {
        steps: times(100, (k) => ({
          state: `s${k}`,
          ...(k > 0 && { after: { min: 1, max: 2 } }),
        })),
      },
    })),
  }),
  'formulas over one choice of many values': generated({
    fields: [
      { name: 'x', type: 'choice', constraints: { choices: times(10_000, (k) => k) } },
      ...times(900, (i) => ({
        name: `f${i}`,
        type: 'formula',
        constraints: { expression: 'x + 1' },
      })),
    ],
  }),
  'given, with a thousand rows each': generated({
    fields: [
      { name: 'c', type: 'choice', constraints: { choices: times(1000, (i) => i) } },
      ...times(12, (i) => ({
        name: name(i),
        type: 'choice',
        constraints: {
          ...choices,
          given: {
            columns: ['c'],
            rows: times(1000, (k) => ({ when: [k], weights: { x: k + 1, y: i + 1 } })),
          },
        },
      })),
    ],
  }),
  'given, a hundred rows of weights for a thousand values each': generated({
    fields: [
      { name: 'c', type: 'choice', constraints: { choices: times(100, (i) => i) } },
      ...times(40, (i) => ({
        name: name(i),
        type: 'choice',
        constraints: {
          choices: times(1000, (k) => k),
          given: {
            columns: ['c'],
            rows: times(100, (k) => ({ when: [k], weights: { 1: k + 1 }, rest: 1 })),
          },
        },
      })),
    ],
  }),
  'given, a thousand rows of nulls for many values': manyValues(() => ({ null_rate: 0.5 })),
  'given, a thousand rows of weights for many values': manyValues(() => ({ weights: { 1: 1 } })),
};
