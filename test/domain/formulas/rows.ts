import { faultsOf, type Json, request, textOf } from '../../support/tables.js';

/** A field that has `value` in every row, although its type allows another value: formulas cannot fold it. */
function field(name: string, value: string | number | boolean, other: typeof value): Json {
  return { name, type: 'choice', constraints: { choices: [value, other], weights: [1, 0] } };
}

function missing(name: string, type: string): Json {
  return { name, type, constraints: { null_rate: 1 } };
}

/** The fields that the examples of formulas use. */
export const INPUTS: readonly Json[] = [
  field('quantity', 3, 0),
  field('unit_price', 19.99, 0.01),
  field('discount', -0.125, 1),
  field('zero', 0, 5),
  field('status', 'shipped', 'Open'),
  field('paid', true, false),
  field('row total', 7, 8),
  { name: 'name', type: 'template', constraints: { template: 'Zoë {status}' } },
  { name: 'day', type: 'date', constraints: { start: '2024-02-29', end: '2024-02-29' } },
  {
    name: 'created_at',
    type: 'datetime',
    constraints: { start: '2024-12-31T23:59:58Z', end: '2024-12-31T23:59:58Z', format: 'sql' },
  },
  {
    name: 'seen_at',
    type: 'datetime',
    constraints: {
      start: '2025-01-02T00:00:00.250Z',
      end: '2025-01-02T00:00:00.250Z',
      precision: 'ms',
    },
  },
  { name: 'long', type: 'constant', constraints: { value: 'x'.repeat(1000) } },
  missing('no_number', 'integer'),
  missing('no_text', 'name'),
  missing('no_day', 'date'),
  missing('no_flag', 'boolean'),
  missing('returned_at', 'datetime'),
];

function requestOf(expression: string, constraints: Json): Json {
  const hidden = INPUTS.map((input) => ({ ...input, hidden: true }));
  const formula = { name: 'c', type: 'formula', constraints: { expression, ...constraints } };
  return request({ rows: 3, fields: [formula, ...hidden] });
}

/** The JSON text of the cell that a formula computes from the inputs, in the last of some rows. */
export function cellOf(expression: string, constraints: Json = {}): string {
  const rows = textOf(requestOf(expression, constraints)).split('\n');
  return /^\{"c":(.*)\}\]$/.exec(rows.at(-1)?.trimEnd() ?? '')?.[1] ?? rows.join('\n');
}

/** The fault of a formula; empty if it has none. */
export function faultOf(expression: string, constraints: Json = {}): string {
  return faultsOf(requestOf(expression, constraints))[0]?.message ?? '';
}
