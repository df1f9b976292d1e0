import { expect } from 'chai';
import {
  checkedCorrelations,
  checkedGiven,
  distanceHolds,
} from '../../../../src/domain/inference/dependence/dependence-gate.js';
import type { InferredRow } from '../../../../src/domain/inference/dependence/inferred-given.js';
import { columnValues } from '../../../../src/domain/inference/reading/column-values.js';

const K = 10;

/** 30 rows of x: 12 of them have the values a and 9, 9 have b and 200, 9 are null in both. */
const x = [...Array<string>(21).fill('p'), ...Array<string>(9).fill('q')];
const y = [
  ...Array<string>(12).fill('a'),
  ...Array<string>(9).fill('b'),
  ...Array<null>(9).fill(null),
];
const n = y.map((cell) => (cell === null ? null : cell === 'a' ? '9' : '200'));
const cells: Readonly<Record<string, readonly (string | null)[]>> = { x, y, n };
const columnOf = (name: string) => columnValues(cells[name] ?? [], new Set());

function kept(
  name: string,
  type: string,
  row: Omit<InferredRow, 'when'>,
  when: readonly string[] = ['p'],
) {
  const field = { name, type, constraints: {} };
  const given = { columns: ['x'], rows: [{ when, ...row }] };
  return checkedGiven(field, given, columnOf, K)?.rows.length ?? 0;
}

describe('the privacy gate of tables of conditions', () => {
  it('keeps what k rows have', () => {
    expect(kept('y', 'choice', { weights: { a: 10 } })).to.equal(1);
    expect(kept('n', 'integer', { bins: [[0, 10, 1]] })).to.equal(1);
    expect(
      kept('n', 'integer', {
        bins: [
          [0, 10, 1],
          [10, 20, 0],
        ],
      }),
    ).to.equal(1);
  });

  const refused: readonly (readonly [
    what: string,
    name: string,
    type: string,
    row: Omit<InferredRow, 'when'>,
    when?: readonly string[],
  ])[] = [
    ['a weight of fewer rows', 'y', 'choice', { weights: { a: 10, b: 10 } }],
    ['a rest of fewer rows', 'y', 'choice', { weights: { a: 10 }, rest: 10 }],
    [
      'a bin of fewer rows',
      'n',
      'integer',
      {
        bins: [
          [0, 10, 1],
          [150, 250, 1],
        ],
      },
    ],
    ['a condition of fewer rows', 'y', 'choice', { null_rate: 1 }, ['q']],
    ['nulls of fewer rows', 'y', 'choice', { null_rate: 0.3 }, ['*']],
    ['a rate of true without rows', 'y', 'boolean', { true_rate: 0.5 }],
  ];
  for (const [what, name, type, row, when] of refused) {
    it(`drops a row that tells ${what}`, () => {
      expect(kept(name, type, row, when)).to.equal(0);
    });
  }

  it('drops shares of the rest that are not those of k rows', () => {
    const given = {
      columns: ['x'],
      rows: [{ when: ['p'], weights: { a: 10 } }],
      rest_weights: { a: 1, b: 1 },
    };
    const field = { name: 'y', type: 'choice', constraints: {} };

    expect(checkedGiven(field, given, columnOf, K)?.rest_weights).to.deep.equal({ a: 1 });
  });

  it('drops distances that fewer than k rows have', () => {
    const days = ['2024-01-01', '2024-01-02', '2024-01-09'];
    const first = Array<string>(30).fill('2024-01-01');
    const second = first.map((_, i) => days[i < 12 ? 0 : i < 24 ? 1 : 2] as string);
    const of = (name: string) => columnValues(name === 'a' ? first : second, new Set());
    const gap = (weights: readonly number[]) => ({
      field: 'a',
      unit: 'days' as const,
      min: 0,
      max: 9,
      distribution: { kind: 'histogram' as const, edges: [0, 1, 2, 9], weights },
    });
    const field = { name: 'b', type: 'date', constraints: {} };

    expect(distanceHolds(field, { side: 'after', distance: gap([1, 1, 0]) }, of, K)).to.equal(true);
    expect(distanceHolds(field, { side: 'after', distance: gap([1, 1, 1]) }, of, K)).to.equal(
      false,
    );
  });

  it('drops correlations of columns that fewer than 2k rows have in common', () => {
    const pair = (a: string, b: string, coefficient: number) => ({
      columns: [a, b] as const,
      coefficient,
    });
    const pairs = [pair('x', 'n', 0.5), pair('n', 'few', 0.5), pair('n', 'few', 0)];
    const few = n.map((cell, i) => (i < 19 ? cell : null));

    const of = (name: string) => (name === 'few' ? columnValues(few, new Set()) : columnOf(name));
    expect(checkedCorrelations(pairs, of, K)).to.deep.equal([pairs[0], pairs[2]]);
  });
});
