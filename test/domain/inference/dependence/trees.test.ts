import { expect } from 'chai';
import { checkedGiven } from '../../../../src/domain/inference/dependence/dependence-gate.js';
import type {
  InferredGiven,
  InferredWhen,
} from '../../../../src/domain/inference/dependence/inferred-given.js';
import { columnValues } from '../../../../src/domain/inference/reading/column-values.js';
import { everyOf } from '../../../support/every-of.js';
import { inferenceEngine } from '../../../support/tables.js';
import { cloned, K, sampleOf, share, uniform } from './sample-tables.js';

const ROWS = 4000;
const SHOPS = Array.from({ length: 12 }, (_, i) => `shop${i}`);

/** Shops have a region, and mostly one channel and one kind of member. Half of them pay by channel, the others by member. */
function shops(): Readonly<Record<string, readonly string[]>> {
  const draw = uniform(5);
  const mostly = (values: readonly string[], usual: number, share: number): string =>
    values[draw() < share ? usual % values.length : Math.floor(draw() * values.length)] ?? '';
  const rows = Array.from({ length: ROWS }, () => {
    const at = Math.floor(draw() * SHOPS.length);
    const channel = mostly(['web', 'store', 'phone', 'fair'], at, 0.6);
    const member = mostly(['gold', 'silver', 'none', 'staff'], Math.floor(at / 3), 0.6);
    const usual = Number(paid(SHOPS[at] ?? '', channel, member) === 'cash');
    const pay = mostly(['card', 'cash'], usual, 0.9);
    return [SHOPS[at] ?? '', `region${at % 6}`, channel, member, pay];
  });
  const columns = ['shop', 'region', 'channel', 'member', 'pay'];
  return Object.fromEntries(columns.map((name, i) => [name, rows.map((row) => row[i] ?? '')]));
}

function paid(shop: string, channel: string, member: string): string {
  const isCard =
    SHOPS.indexOf(shop) < 6
      ? channel === 'web' || channel === 'phone'
      : member === 'gold' || member === 'staff';
  return isCard ? 'card' : 'cash';
}

const table = shops();
const { fields } = inferenceEngine.infer(sampleOf(table), { k: K, locales: [] });
const given = fields.find(({ name }) => name === 'pay')?.constraints.given as InferredGiven;

/** Whether a condition holds for a value; an own reading of what the pages say. */
function holds(condition: InferredWhen | undefined, value: string): boolean {
  if (condition === '*') return true;
  if (typeof condition !== 'object' || condition === null) return condition === value;
  if ('in' in condition) return condition.in.includes(value);
  return 'not_in' in condition && !condition.not_in.includes(value);
}

describe('a tree of conditions', () => {
  it('is learned where different columns matter in different rows', () => {
    expect([...given.columns].sort()).to.deep.equal(['channel', 'member', 'shop']);
    expect(given.rows.some(({ when }) => when.includes('*'))).to.equal(true);
    expect(given.rows.length).to.be.below(30);

    const clone = cloned(sampleOf(table), ROWS);
    const cell = (name: string, i: number): string => JSON.parse(clone.get(name)?.[i] ?? '""');
    const agree = Array.from(
      { length: ROWS },
      (_, i) => cell('pay', i) === paid(cell('shop', i), cell('channel', i), cell('member', i)),
    );

    // 5 % of the rows of the sample differ by the noise.
    expect(share(agree)).to.be.within(0.93, 0.97);
  });

  it('has leaves of 2k rows or more, of which each row of the sample is in one', () => {
    const reached = Array.from({ length: ROWS }, (_, i) =>
      given.rows.flatMap(({ when }, leaf) =>
        everyOf(given.columns, (name, p) => holds(when[p], table[name]?.[i] ?? '')) ? [leaf] : [],
      ),
    );
    const rows = given.rows.map((_, leaf) => reached.filter(([own]) => own === leaf).length);

    expect(reached.filter(({ length }) => length !== 1)).to.deep.equal([]);
    expect(Math.min(...rows)).to.be.at.least(2 * K);
  });
});

describe('the privacy gate of trees of conditions', () => {
  /** 12 rows of a, 9 of b and 9 of null, beside rows of c. */
  const parent = [
    ...Array<string>(12).fill('a'),
    ...Array<string>(9).fill('b'),
    ...Array<null>(9).fill(null),
    ...Array<string>(40).fill('c'),
  ];
  const child = parent.map((cell) => (cell === 'c' ? 'y' : 'x'));
  const columnOf = (name: string) => columnValues(name === 'parent' ? parent : child, new Set());
  const kept = (when: InferredWhen, weight: string): number => {
    const field = { name: 'child', type: 'choice', constraints: {} };
    const rows = [{ when: [when], weights: { [weight]: 10 } }];
    return checkedGiven(field, { columns: ['parent'], rows }, columnOf, K)?.rows.length ?? 0;
  };

  it('counts the rows of all values of a set', () => {
    expect(kept({ in: ['b'] }, 'x')).to.equal(0);
    expect(kept({ in: ['b', null] }, 'x')).to.equal(1);
    expect(kept({ not_in: ['a', 'c'] }, 'x')).to.equal(1);
    expect(kept({ not_in: ['a', 'c', null] }, 'x')).to.equal(0);
    expect(kept({ not_in: ['a'] }, 'y')).to.equal(1);
    expect(kept({ in: ['a', 'b'] }, 'y')).to.equal(0);
  });

  it('does not count rows for values that the sample does not have', () => {
    expect(kept({ in: ['b', 'd'] }, 'x')).to.equal(0);
    expect(kept({ in: ['d'] }, 'x')).to.equal(0);
  });
});
