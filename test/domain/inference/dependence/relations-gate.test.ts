import { expect } from 'chai';
import type { Arithmetic } from '../../../../src/domain/inference/dependence/arithmetic.js';
import type { BoundedColumn } from '../../../../src/domain/inference/dependence/bounded-columns.js';
import type { Node } from '../../../../src/domain/inference/dependence/node.js';
import {
  boundsHold,
  computedHolds,
  equalHolds,
  hiddenValues,
  numbersOf,
} from '../../../../src/domain/inference/dependence/relations-gate.js';
import type { InferredField } from '../../../../src/domain/inference/inferred-schema.js';
import { columnValues } from '../../../../src/domain/inference/reading/column-values.js';

const K = 10;
const ROWS = 200;

const column = (of: (i: number) => number | string | null): readonly (string | null)[] =>
  Array.from({ length: ROWS }, (_, i) => {
    const value = of(i);
    return value === null ? null : String(value);
  });
const day = (i: number): string => new Date(86_400_000 * (19_000 + i)).toISOString().slice(0, 10);

/** Columns of 200 rows; those of names that end in `few` have a value in 19 rows, fewer than 2k. */
const cells: Readonly<Record<string, readonly (string | null)[]>> = {
  a: column((i) => i + 1),
  b: column((i) => 2 * i + 5),
  sum: column((i) => 3 * i + 6 + (i < 2 ? 9 : 0)),
  offSum: column((i) => 3 * i + 6 + (i < 3 ? 9 : 0)),
  sumFew: column((i) => (i < 19 ? 3 * i + 6 : null)),
  difference: column((i) => i + 4),
  product: column((i) => (i + 1) * (2 * i + 5)),
  quotient: column((i) => ((2 * i + 5) / (i + 1)).toFixed(2)),
  line: column((i) => (1.8 * (i + 1) + 32).toFixed(2)),
  from: column((i) => day(3 * i)),
  to: column((i) => day(3 * i + (i % 7))),
  days: column((i) => i % 7),
  year: column((i) => day(3 * i).slice(0, 4)),
  text: column((i) => `t${i}`),
  copy: column((i) => (i < 2 ? 'x' : `t${i}`)),
  offCopy: column((i) => (i < 3 ? 'x' : `t${i}`)),
  halfCopy: column((i) => (i < 9 ? null : `t${i}`)),
};
const columnOf = (name: string) => columnValues(cells[name] ?? [], new Set());
const fieldOf = (name: string): InferredField => ({
  name,
  type: name === 'from' || name === 'to' ? 'date' : 'float',
  constraints: name === 'quotient' || name === 'line' ? { precision: 2 } : { precision: 0 },
});

const numbersIn = (name: string) => numbersOf(fieldOf(name), columnOf(name));

function computed(name: string, arithmetic: Arithmetic, of: readonly string[], nullRate = 0) {
  const made = { name, arithmetic, of, nullRate, expression: '', precision: 0, nulls: undefined };
  return computedHolds(made, numbersIn, K);
}

const kept: readonly (readonly [string, Arithmetic, readonly string[]])[] = [
  ['sum', { kind: 'sum' }, ['a', 'b']],
  ['difference', { kind: 'difference' }, ['b', 'a']],
  ['difference', { kind: 'distance' }, ['a', 'b']],
  ['product', { kind: 'product', factor: 1 }, ['a', 'b']],
  ['quotient', { kind: 'quotient', factor: 1 }, ['b', 'a']],
  ['line', { kind: 'line', factor: 1.8, offset: 32 }, ['a']],
  ['days', { kind: 'elapsed', seconds: 86_400, offset: 0 }, ['to', 'from']],
  ['year', { kind: 'part', part: 'year' }, ['from']],
];

const refused: readonly (readonly [string, Arithmetic, readonly string[]])[] = [
  ['offSum', { kind: 'sum' }, ['a', 'b']],
  ['sumFew', { kind: 'sum' }, ['a', 'b']],
  ['sum', { kind: 'difference' }, ['b', 'a']],
  ['product', { kind: 'product', factor: 100 }, ['a', 'b']],
  ['quotient', { kind: 'quotient', factor: 1 }, ['a', 'b']],
  ['line', { kind: 'line', factor: 1.8, offset: 34 }, ['a']],
  ['days', { kind: 'elapsed', seconds: 86_400, offset: 1 }, ['to', 'from']],
  ['year', { kind: 'part', part: 'month' }, ['from']],
];

function equal(name: string, nullRate = 0) {
  const made = { field: fieldOf(name), original: fieldOf('text'), nullRate, nulls: undefined };
  return equalHolds(made, columnOf, K);
}

function bounds(name: string, others: Partial<BoundedColumn>): BoundedColumn {
  const field = { ...fieldOf(name), name: `${name} alone` };
  const node = { field } as Node;
  return {
    name,
    node,
    from: undefined,
    atLeast: [],
    atMost: [],
    expression: '',
    inOrder: '',
    ...others,
  };
}
const bounded = (name: string, others: Partial<BoundedColumn>): boolean =>
  boundsHold(bounds(name, others), numbersIn, K);

describe('the privacy gate of relations', () => {
  for (const [name, arithmetic, of] of kept) {
    it(`keeps ${name} as ${arithmetic.kind} of ${of}`, () => {
      expect(computed(name, arithmetic, of)).to.equal(true);
    });
  }

  for (const [name, arithmetic, of] of refused) {
    it(`refuses ${name} as ${arithmetic.kind} of ${of}`, () => {
      expect(computed(name, arithmetic, of)).to.equal(false);
    });
  }

  it('keeps a share of nulls of k rows', () => {
    expect(computed('sumFew', { kind: 'sum' }, ['a', 'b'], 0.9)).to.equal(false);
    expect(computed('sum', { kind: 'sum' }, ['a', 'b'], 0.1)).to.equal(false);
    expect(equal('halfCopy', 0.045)).to.equal(false);
    expect(equal('halfCopy')).to.equal(true);
  });

  it('keeps columns that are equal in 99 % of the rows', () => {
    expect([equal('copy'), equal('offCopy'), equal('a')]).to.deep.equal([true, false, false]);
  });

  it('keeps orders that the sample has', () => {
    expect(bounded('b', { atLeast: ['a'] })).to.equal(true);
    expect(bounded('a', { atMost: ['b'] })).to.equal(true);
    expect(bounded('to', { from: 'from' })).to.equal(true);
    expect(bounded('a', { atLeast: ['b'] })).to.equal(false);
    expect(bounded('b', { atLeast: ['a'], atMost: ['a'] })).to.equal(false);
    expect(bounded('sumFew', { atLeast: ['a'] })).to.equal(false);
  });

  it('reads the values of hidden columns from the sample', () => {
    const gaps = hiddenValues(bounds('b', { from: 'a' }), numbersIn, columnOf);

    expect(gaps.cells.slice(0, 3)).to.deep.equal(['4', '5', '6']);
    expect(gaps).to.include({ rows: ROWS, nulls: 0 });
    expect(hiddenValues(bounds('sumFew', { from: 'a' }), numbersIn, columnOf)).to.include({
      rows: 19,
      nulls: 181,
    });
    expect(hiddenValues(bounds('b', { atLeast: ['a'] }), numbersIn, columnOf).cells).to.equal(
      cells.b,
    );
  });
});
