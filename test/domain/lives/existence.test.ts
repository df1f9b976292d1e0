import { expect } from 'chai';
import { inOneGo } from '../../../src/domain/basics/stepwise.js';
import { TypescriptKernel } from '../../../src/domain/kernel/typescript-kernel.js';
import { type Existence, rowsAt } from '../../../src/domain/lives/existence.js';
import { livingRows } from '../../../src/domain/lives/living-rows.js';
import { RowEnds } from '../../../src/domain/lives/row-ends.js';
import { seedKey } from '../../../src/domain/random/key.js';

const clock = () => ({ total: 100, expectedBefore: () => 0, momentAt: () => 0 });
const ends = new RowEnds(seedKey(1), clock, { after: 1, share: 0, as: 'delete' });

/** Rows that are all born at a moment, and the row with this number ends at the other one. */
const table = (rows: number, birth: number, end: number): Existence => ({
  rows,
  clock,
  ends,
  birthOf: () => birth,
  bornBefore: (moment) => (birth < moment ? rows : 0),
  endOf: (row) => (row === 1 ? end : Number.POSITIVE_INFINITY),
  endsWithin: () => [],
});

describe('the rows at a moment', () => {
  it('have those that end at this moment, and not those that ended before', () => {
    expect(inOneGo(rowsAt(table(3, 5, 9), 9))).to.deep.equal(Uint32Array.of(0, 1, 2));
    expect(inOneGo(rowsAt(table(3, 5, 9), 10))).to.deep.equal(Uint32Array.of(0, 2));
  });

  it('have none that is born at this moment', () => {
    expect(inOneGo(rowsAt(table(3, 5, 9), 5))).to.deep.equal(new Uint32Array());
  });
});

describe('references to rows that live', () => {
  it('may lead to a row that is born at the same moment', () => {
    const { rows, steps } = livingRows(seedKey(3), table(50, 5, 9), table(4, 5, 9));
    rows.data = new Float64Array(50);
    for (const step of steps) step.fill(0, 50, new TypescriptKernel());

    expect([...new Set(rows.data)].sort()).to.deep.equal([0, 1, 2, 3]);
  });
});
