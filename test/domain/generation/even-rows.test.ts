import { expect } from 'chai';
import { faultsOf, type Json, request, textOf } from '../../support/tables.js';
import { columnsOfEveryType, dependentColumns, tableRequest } from './law-columns.js';

const ROWS = 1100;
const SEEDS = 12;

function csv(columns: Parameters<typeof tableRequest>[0], window: object = {}): string {
  return textOf({ ...tableRequest(columns, { rows: ROWS, format: 'csv' }), even: true, ...window });
}

const rowsOf = (input: object): readonly Json[] => JSON.parse(textOf(input)) as readonly Json[];

const lines = (text: string): readonly string[] => text.split('\r\n').slice(1, -1);

const city = {
  name: 'city',
  type: 'choice',
  constraints: { choices: ['Ulm', 'Bern'], weights: [7, 3] },
};
const income = {
  name: 'income',
  type: 'integer',
  constraints: { min: 1, max: 1000, null_rate: 0.2 },
};
const debt = {
  name: 'debt',
  type: 'boolean',
  constraints: {
    true_rate: 0.5,
    given: { columns: ['city'], rows: [{ when: ['Ulm'], true_rate: 0.9 }] },
  },
};
const start = {
  name: 'start',
  type: 'date',
  constraints: { start: '2020-01-01', end: '2023-12-31' },
};

/** The deviation of a figure of 1000 rows from its expectation: its root mean square over some seeds. */
function deviation(request: object, figure: (rows: readonly Json[]) => number): number {
  const squares = Array.from(
    { length: SEEDS },
    (_, seed) => figure(rowsOf({ rows: 1000, seed, ...request })) ** 2,
  );
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / SEEDS);
}

const share = (rows: readonly Json[], holds: (row: Json) => boolean): number =>
  rows.filter(holds).length / rows.length;

describe('an even table', () => {
  for (const [title, columns] of [
    ['every type', columnsOfEveryType(ROWS)],
    ['columns that depend on each other', dependentColumns],
  ] as const) {
    it(`has the same rows in any window: ${title}`, () => {
      const windows = [0, 1, 63, 64, 700].map((offset) => [offset, 17] as const);
      const whole = lines(csv(columns));

      for (const [offset, rows] of windows) {
        expect(lines(csv(columns, { offset, rows }))).to.deep.equal(
          whole.slice(offset, offset + rows),
        );
      }
    });
  }

  for (const [title, fields, figure] of [
    ['shares of categories', [city], (rows) => share(rows, (row) => row.city === 'Ulm') - 0.7],
    ['shares of nulls', [income], (rows) => share(rows, (row) => row.income === null) - 0.2],
    [
      'means of numbers',
      [{ ...income, constraints: { min: 1, max: 1000 } }],
      (rows) => rows.reduce((sum, row) => sum + Number(row.income) / 1000, 0) / 1000 - 0.5005,
    ],
    [
      'shares of dates',
      [start],
      (rows) => share(rows, (row) => String(row.start) < '2022') - 731 / 1461,
    ],
    [
      'shares under a condition',
      [city, debt],
      (rows) =>
        share(
          rows.filter((row) => row.city === 'Ulm'),
          (row) => row.debt === true,
        ) - 0.9,
    ],
  ] as readonly (readonly [string, readonly object[], (rows: readonly Json[]) => number])[]) {
    it(`has ${title} that are closer than by chance`, () => {
      const even = deviation({ fields, even: true }, figure);

      expect(even).to.be.below(deviation({ fields }, figure) * 0.75);
    });
  }

  it('keeps the correlation of numbers', () => {
    const correlate = [{ columns: ['x', 'y'], coefficient: 0.7 }];
    const fields = ['x', 'y'].map((name) => ({
      name,
      type: 'float',
      constraints: { min: 0, max: 1 },
    }));
    const rows = rowsOf({ rows: 4000, seed: 1, even: true, correlate, fields });
    const [xs, ys] = ['x', 'y'].map((name) => rows.map((row) => Number(row[name]) - 0.5)) as [
      number[],
      number[],
    ];
    const sum = (left: readonly number[], right: readonly number[]): number =>
      left.reduce((total, x, i) => total + x * (right[i] as number), 0);

    // Spearman's coefficient of two columns with this correlation of their normal scores.
    const expected = (6 / Math.PI) * Math.asin(0.7 / 2);
    expect(sum(xs, ys) / Math.sqrt(sum(xs, xs) * sum(ys, ys))).to.be.closeTo(expected, 0.02);
  });

  it('refuses a value of even that is no truth value', () => {
    expect(faultsOf(request({ even: 'yes' })).map(({ path }) => path)).to.deep.equal(['/even']);
  });
});
