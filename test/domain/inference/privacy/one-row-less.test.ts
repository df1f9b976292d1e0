import { expect } from 'chai';
import type { InferredGiven } from '../../../../src/domain/inference/dependence/inferred-given.js';
import type { InferredSchema } from '../../../../src/domain/inference/index.js';
import { everyOf } from '../../../support/every-of.js';
import { uniform } from '../dependence/sample-tables.js';
import { infer, K, sampleOf } from '../samples.js';

type Table = Readonly<Record<string, readonly string[]>>;

/** Rows in which the second and the third column depend on the ones before, and two columns of numbers on all. */
function dependentRows(seed: number, rows: number): Table {
  const next = uniform(seed);
  const made = Array.from({ length: rows }, () => {
    const a = Math.floor(5 * next() * Math.sqrt(next()));
    const b = next() < 0.7 ? a % 4 : Math.floor(4 * next());
    const c = next() < 0.6 ? (a + b) % 3 : Math.floor(3 * next());
    const isNull = next() < 0.15;
    return {
      a: `a${a}`,
      b: `b${b}`,
      c: isNull ? '' : `c${c}`,
      n: (10 * a + 3 * b + 20 * next()).toFixed(1),
      m: String(Math.floor(100 * next() * next() ** c)),
    };
  });
  const names = ['a', 'b', 'c', 'n', 'm'] as const;
  return Object.fromEntries(names.map((name) => [name, made.map((row) => row[name])]));
}

const SIZES = [300, 500, 800, 400, 1000];
const LEFT_OUT = 12;

function without(table: Table, row: number): Table {
  return Object.fromEntries(
    Object.entries(table).map(([name, cells]) => [name, cells.filter((_, i) => i !== row)]),
  );
}

function givenOf({ fields }: InferredSchema, name: string): InferredGiven | undefined {
  return fields.find((field) => field.name === name)?.constraints.given as InferredGiven;
}

/** The weights of a column by value: those of the column, and those of each row of its table of conditions. */
function weightsOf(schema: InferredSchema, name: string): ReadonlyMap<string, [string, number]> {
  const { choices = [], weights = [] } = (schema.fields.find((field) => field.name === name)
    ?.constraints ?? {}) as { choices?: readonly string[]; weights?: readonly number[] };
  const rows = givenOf(schema, name)?.rows ?? [];
  return new Map([
    ...choices.map((value, i) => [value, [value, weights[i] ?? 0]] as const),
    ...rows.flatMap(({ when, weights: own = {} }) =>
      Object.entries(own).map(
        ([value, weight]) => [`${JSON.stringify(when)} ${value}`, [value, weight]] as const,
      ),
    ),
  ] as Iterable<[string, [string, number]]>);
}

/** The value whose weights fall most from the first result to the second; undefined if no weight differs. */
function readOff(all: InferredSchema, less: InferredSchema, name: string): string | undefined {
  const after = weightsOf(less, name);
  const falls = new Map<string, number>();
  for (const [key, [value, weight]] of weightsOf(all, name)) {
    const other = after.get(key)?.[1] ?? 0;
    if (other !== weight) falls.set(value, (falls.get(value) ?? 0) + (weight - other) / weight);
  }
  return [...falls].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function mostFrequent(cells: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

describe('the results with and without one row', () => {
  it('seldom differ in a weight, and then tell the values of the row hardly better than a guess does', () => {
    let [all, differ, right, guessed] = [0, 0, 0, 0];
    for (const [i, rows] of SIZES.entries()) {
      const table = dependentRows(i + 1, rows);
      const whole = infer(sampleOf(table));
      for (let turn = 0; turn < LEFT_OUT; turn++) {
        const row = (turn * 37 + i * 11) % rows;
        const less = infer(sampleOf(without(table, row)));
        for (const name of ['a', 'b', 'c']) {
          const cells = table[name] ?? [];
          all++;
          const read = readOff(whole, less, name);
          if (read === undefined) continue;
          differ++;
          right += Number(read === cells[row]);
          guessed += Number(mostFrequent(cells) === cells[row]);
        }
      }
    }

    // Weights that were moved to fit exact counts of rows would differ in 70 %.
    expect(differ / all).to.be.at.most(0.4);
    expect((right - guessed) / all).to.be.at.most(0.1);
  });
});

/** Numbers that share a part, half of them with the opposite sign. */
function correlatedRows(seed: number, rows: number, columns: number): Table {
  const next = uniform(seed);
  const normal = (): number => Array.from({ length: 12 }, next).reduce((sum, x) => sum + x, -6);
  const shared = Array.from({ length: rows }, normal);
  return Object.fromEntries(
    Array.from({ length: columns }, (_, c) => [
      `n${c}`,
      shared.map((part) => (100 + (c % 2 ? 6 : -6) * part + 8 * normal()).toFixed(1)),
    ]),
  );
}

/** How many standard deviations each number of a column is above their mean. */
function deviations(cells: readonly string[]): readonly number[] {
  const numbers = cells.map(Number);
  const mean = numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  const spread = Math.sqrt(numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0) / numbers.length);
  return numbers.map((n) => (n - mean) / spread);
}

describe('correlations with and without one row', () => {
  it('hardly tell on which sides of the means its numbers are', () => {
    let [all, differ, right] = [0, 0, 0];
    for (const rows of [60, 150, 300]) {
      const table = correlatedRows(rows, rows, 6);
      const scores = Object.fromEntries(
        Object.entries(table).map(([name, cells]) => [name, deviations(cells)]),
      );
      const whole = infer(sampleOf(table)).correlate;
      for (let turn = 0; turn < LEFT_OUT; turn++) {
        const row = (turn * 37 + 5) % rows;
        const less = infer(sampleOf(without(table, row))).correlate;
        for (const { columns, coefficient } of whole) {
          const [a, b] = columns.map((name) => scores[name]?.[row] ?? 0) as [number, number];
          const other = less.find((each) => String(each.columns) === String(columns));
          all++;
          const fall = coefficient - (other?.coefficient ?? 0);
          if (fall === 0) continue;
          differ++;
          // A row raises a correlation by its own product, and lowers it towards that of the others.
          const own = a * b - (coefficient * (a * a + b * b)) / 2;
          right += Number(Math.sign(fall) === Math.sign(own));
        }
      }
    }

    expect(all).to.equal(3 * LEFT_OUT * 15);
    // Coefficients that are rounded to two decimals alone tell .18 of all.
    expect((right - differ / 2) / all).to.be.at.most(0.05);
  });
});

/** The numbers of a column in the rows of the sample that a row of its table of conditions is about. */
function numbersWhere(
  table: Table,
  name: string,
  { columns }: InferredGiven,
  when: InferredGiven['rows'][number]['when'],
): readonly number[] {
  const meets = (row: number): boolean =>
    everyOf(columns, (column, p) => {
      const cell = table[column]?.[row] ?? '';
      return when[p] === '*' || (when[p] === null ? cell === '' : when[p] === cell);
    });
  return (table[name] ?? []).filter((_, row) => meets(row)).map(Number);
}

/** The rows of the sample in each bin of a table of conditions that has a weight. */
function rowsOfBins(table: Table, name: string, given: InferredGiven): readonly number[] {
  return given.rows.flatMap(({ when, bins = [] }) => {
    const numbers = numbersWhere(table, name, given, when);
    return bins
      .filter(([, , weight]) => weight > 0)
      .map(([from, to], b) => {
        const isLast = b === bins.length - 1;
        const end = Number(to);
        return numbers.filter((n) => n >= Number(from) && (n < end || (isLast && n === end)))
          .length;
      });
  });
}

describe('the bins of tables of conditions', () => {
  it('have k rows between their own edges', () => {
    const counts = SIZES.flatMap((rows, i) => {
      const table = dependentRows(i + 11, rows);
      const schema = infer(sampleOf(table));
      return ['n', 'm'].flatMap((name) => {
        const given = givenOf(schema, name);
        return given === undefined ? [] : rowsOfBins(table, name, given);
      });
    });

    expect(counts.length).to.be.above(100);
    expect(Math.min(...counts)).to.be.at.least(K);
  });
});
