import { decimal, oneOf, text } from '../checks.js';
import type { Accepted, Refused, TypeCases } from '../type-cases.js';

const long = 'x'.repeat(10_001);

/** Rows for every type with a built-in list that `choices` can replace with other texts. */
export const otherChoices: readonly Accepted[] = [
  {
    given: { choices: ['a', 'so, so', '"q"'] },
    holds: oneOf('a', 'so, so', '"q"'),
    reaches: ['"a"', '"so, so"', '"\\"q\\""'],
    capacity: 3,
  },
  { given: { choices: ['a', 'b', 'c'], weights: [1, 0, 2] }, holds: oneOf('a', 'c') },
  { given: { choices: ['a', 'a', ''] }, holds: oneOf('a', ''), capacity: 2 },
  { given: { choices: ['x'.repeat(10_000)] }, holds: text((value) => value.length === 10_000) },
];

export const badChoices: readonly Refused[] = [
  { given: { choices: [] }, at: '/choices' },
  { given: { choices: 'abc' }, at: '/choices' },
  { given: { choices: ['a', null] }, at: '/choices/1' },
  { given: { choices: ['a', ['b']] }, at: '/choices/1' },
  { given: { choices: [long] }, at: '/choices/0' },
  { given: { choices: ['a\0b'] }, at: '/choices/0' },
  { given: { choices: Array(10_001).fill('a') }, at: '/choices' },
  { given: { choices: ['a'], weights: [1, 1] }, at: '/weights', says: /one per choice, got 2$/ },
  { given: { choices: ['a', 'b'], weights: [0, 0] }, at: '/weights', says: /only zeros/ },
  { given: { choices: ['a', 'b'], weights: [1, -1] }, at: '/weights/1' },
  { given: { choices: ['a', 'b'], weights: [1, '1'] }, at: '/weights/1' },
  { given: { weights: {} }, at: '/weights' },
  { given: { weights: [1] }, at: '/weights', says: /one per value, got 1$/ },
  { given: { choices: ['a', 'b'], weights: [1, 1], unique: true }, at: '/weights', says: /unique/ },
];

const badTexts: readonly Refused[] = [
  ...badChoices,
  { given: { choices: [true] }, at: '/choices/0' },
  { given: { choices: [1] }, at: '/choices/0' },
];

/** The rows of a type with this built-in list. */
export function listCases(...values: readonly string[]): TypeCases {
  const holds = oneOf(...values);
  const zeros = values.slice(2).map(() => 0);
  return {
    accepts: [
      {
        given: {},
        holds,
        reaches: values.map((value) => JSON.stringify(value)),
        capacity: values.length,
      },
      {
        given: { weights: [1, 1, ...zeros] },
        holds: oneOf(values[0] as string, values[1] as string),
      },
      ...otherChoices,
    ],
    refuses: badTexts,
  };
}

const scalars = ['a', '', 1, -2.5, true, false];

export const choices = {
  choice: {
    accepts: [
      { given: { ascends_over: 9 }, holds: oneOf('A', 'B', 'C'), reaches: ['"A"', '"C"'] },
      { given: {}, holds: oneOf('A', 'B', 'C'), reaches: ['"A"', '"B"', '"C"'], capacity: 3 },
      {
        given: { choices: scalars },
        holds: oneOf(...scalars),
        reaches: scalars.map((value) => JSON.stringify(value)),
        capacity: 6,
      },
      { given: { choices: [true, false] }, holds: oneOf(true, false), reaches: ['true', 'false'] },
      {
        given: { choices: [1, '1', true, 'true'] },
        holds: oneOf(1, '1', true, 'true'),
        capacity: 2,
      },
      { given: { choices: [10, 20], weights: [0, 1] }, holds: oneOf(20) },
      ...otherChoices,
    ],
    refuses: [
      { given: { ascends_over: 1 }, at: '/ascends_over' },
      ...badChoices.filter(({ says }) => says?.test('one per value, got 1') !== true),
      { given: { weights: [1] }, at: '/weights', says: /3 weights, one per choice, got 1$/ },
      { given: { choices: [Number.NaN] }, at: '/choices/0' },
      { given: { choices: [{}] }, at: '/choices/0' },
      { given: { choices: [1, -(2 ** 53)] }, at: '/choices/1', says: /a larger number as a text/ },
    ],
  },
  template: {
    accepts: [
      { given: {}, holds: oneOf('template'), capacity: 1 },
      { given: { template: 'é {{x}} }}{{' }, holds: oneOf('é {x} }{') },
    ],
    refuses: [
      { given: { template: '' }, at: '/template' },
      { given: { template: 7 }, at: '/template' },
      { given: { template: 'a{' }, at: '/template', says: /at character 2 of the template/ },
      { given: { template: 'ab}' }, at: '/template', says: /at character 3 of the template/ },
      { given: { template: '{}' }, at: '/template', says: /at character 1 of the template/ },
      { given: { template: '{a{b}}' }, at: '/template', says: /at character 1 of the template/ },
      { given: { template: '{a}'.repeat(101) }, at: '/template', says: /at most 100 fields/ },
      { given: { template: '{no such}' }, at: '/template', says: /unknown field "no such"/ },
      { given: { template: 'a', unique: true }, at: '/template', says: /combined with unique/ },
    ],
  },
  formula: {
    accepts: [
      { given: {}, holds: oneOf(2), capacity: 1 },
      { given: { expression: '1.5 * 2' }, holds: decimal('3.0', '3.0', 1) },
      { given: { expression: '201 / 200' }, holds: decimal('1.01', '1.01', 2) },
      { given: { expression: '201 / 200', precision: 3 }, holds: decimal('1.005', '1.005', 3) },
      { given: { expression: '"a" + \'é\'' }, holds: oneOf('aé') },
      { given: { expression: '1 < 2' }, holds: oneOf(true) },
      {
        given: { expression: 'row["unit price"] * n' },
        holds: decimal('1.0', '8.0', 1),
        beside: [
          { name: 'unit price', type: 'float', constraints: { min: 1, max: 2, precision: 1 } },
          { name: 'n', type: 'integer', constraints: { min: 1, max: 4 } },
        ],
      },
    ],
    refuses: [
      { given: { expression: '' }, at: '/expression' },
      { given: { expression: 7 }, at: '/expression' },
      { given: { expression: '1 +' }, at: '/expression', says: /at character 4 of the expression/ },
      { given: { expression: '1 + "a"' }, at: '/expression', says: /at character 3 of the expr/ },
      { given: { expression: 'lost' }, at: '/expression', says: /unknown field "lost"/ },
      { given: { expression: 'null' }, at: '/expression', says: /not null in every row/ },
      { given: { precision: 16 }, at: '/precision' },
      { given: { expression: '"a"', precision: 2 }, at: '/precision', says: /a text$/ },
      { given: { expression: '1', unique: true }, at: '/expression', says: /combined with unique/ },
    ],
  },
  workflow: {
    accepts: [
      {
        given: {},
        holds: oneOf('new', 'paid', 'shipped', 'returned'),
        reaches: ['"new"', '"paid"', '"shipped"', '"returned"'],
        capacity: 1,
      },
      { given: { steps: [{ state: 'new' }] }, holds: oneOf('new') },
      { given: { steps: [{ state: 'new' }, { state: 'é "b"' }] }, holds: oneOf('é "b"') },
      {
        given: {
          steps: [
            { state: 'new' },
            { state: 'paid', probability: 0.5 },
            { state: 'cancelled' },
            { state: 'cancelled', from: 'new', probability: 0.3 },
            { state: 'lost', from: 'new' },
            { state: 'void', from: 'new' },
          ],
        },
        holds: oneOf('cancelled', 'lost', 'void'),
        reaches: ['"cancelled"', '"lost"', '"void"'],
      },
      {
        given: {
          steps: [{ state: 'a' }, { state: 'b', probability: 0 }],
          start: '2024-01-01',
          end: '2024-01-01',
        },
        holds: oneOf('a'),
      },
      {
        given: {
          steps: [{ state: 'a' }, { state: 'b', after: { unit: 'milliseconds', max: 9 } }],
          precision: 'ms',
          after: { field: 'o', max: 3 },
        },
        beside: [{ name: 'o', type: 'date' }],
        holds: oneOf('b'),
      },
    ],
    refuses: [
      { given: { steps: [] }, at: '/steps' },
      { given: { steps: ['new'] }, at: '/steps/0' },
      { given: { steps: [{}] }, at: '/steps/0/state', says: /missing/ },
      { given: { steps: [{ state: '' }] }, at: '/steps/0/state' },
      { given: { steps: [{ state: 'a', to: 'b' }] }, at: '/steps/0/to', says: /unknown member/ },
      { given: { steps: [{ state: 'a', from: 'a' }] }, at: '/steps/0/from', says: /no from/ },
      {
        given: { steps: [{ state: 'a', probability: 1 }] },
        at: '/steps/0/probability',
        says: /no probability/,
      },
      { given: { steps: [{ state: 'a', after: {} }] }, at: '/steps/0/after', says: /no after/ },
      {
        given: { steps: [{ state: 'a' }, { state: 'b', from: 'c' }, { state: 'c' }] },
        at: '/steps/1/from',
        says: /an earlier step, got "c"/,
      },
      {
        given: {
          steps: [
            { state: 'a' },
            { state: 'b', probability: 0.5 },
            { state: 'c', probability: 0.5 },
            { state: 'c', from: 'a' },
            { state: 'd', from: 'c' },
          ],
        },
        at: '/steps/4/from',
        says: /2 steps lead to "c"/,
      },
      {
        given: { steps: [{ state: 'a' }, { state: 'b' }, { state: 'a' }] },
        at: '/steps/2/state',
        says: /has been in "a" before/,
      },
      {
        given: { steps: [{ state: 'a' }, { state: 'b' }, { state: 'b', from: 'a' }] },
        at: '/steps/2/state',
        says: /leads to "b" already/,
      },
      {
        given: {
          steps: [
            { state: 'a' },
            { state: 'b', probability: 0.8 },
            { state: 'c', from: 'a', probability: 0.3 },
          ],
        },
        at: '/steps/2/probability',
        says: /from "a" that add up to at most 1, got 1.1$/,
      },
      {
        given: { steps: [{ state: 'a' }, { state: 'b', probability: 2 }] },
        at: '/steps/1/probability',
      },
      {
        given: { steps: [{ state: 'a' }, { state: 'b', after: { unit: 'hour' } }] },
        at: '/steps/1/after/unit',
        says: /did you mean "hours"/,
      },
      {
        given: { steps: [{ state: 'a' }, { state: 'b', after: { min: 9, max: 3 } }] },
        at: '/steps/1/after/max',
      },
      {
        given: { steps: [{ state: 'a' }, { state: 'b', after: { unit: 'milliseconds' } }] },
        at: '/steps/1/after/unit',
        says: /not as exact as milliseconds/,
      },
      {
        given: {
          steps: [{ state: 'a' }, { state: 'b', after: { max: 9 } }],
          start: '9999-12-30',
          end: '9999-12-31',
        },
        at: '/steps/1',
        says: /rows could reach "b" outside/,
      },
      { given: { start: '2024-01-02', end: '2024-01-01' }, at: '/end' },
      { given: { start: '2024-02-30' }, at: '/start' },
      { given: { precision: 'us' }, at: '/precision' },
      { given: { after: { field: 'x' } }, at: '/after/field', says: /unknown field "x"/ },
      { given: { after: { field: 'o' }, end: '2024-01-01' }, at: '/end', says: /combined with/ },
      { given: { steps: [{ state: 'a' }], unique: true }, at: '/steps', says: /with unique/ },
    ],
  },
  constant: {
    accepts: [
      { given: {}, holds: oneOf('constant'), capacity: 1 },
      { given: { value: 42 }, holds: oneOf(42) },
      { given: { value: -0.5 }, holds: oneOf(-0.5) },
      { given: { value: false }, holds: oneOf(false), capacity: 1 },
      { given: { value: '' }, holds: oneOf('') },
      { given: { value: '"\\\n\u{1f600}' }, holds: oneOf('"\\\n\u{1f600}') },
    ],
    refuses: [
      { given: { value: null }, at: '/value' },
      { given: { value: ['a'] }, at: '/value' },
      { given: { value: { a: 1 } }, at: '/value' },
      { given: { value: Number.POSITIVE_INFINITY }, at: '/value' },
      {
        given: { value: 123456789012345680 },
        at: '/value',
        says: /a larger number as a text, got/,
      },
      { given: { value: long }, at: '/value' },
      { given: { value: '\ud800' }, at: '/value' },
    ],
  },
} as const satisfies Record<string, TypeCases>;
