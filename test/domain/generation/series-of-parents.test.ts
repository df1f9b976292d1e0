import { expect } from 'chai';
import { rowsOfWindow, WINDOW } from '../../../src/domain/generation/windows.js';
import { faultsOfSet, rowsOfTable } from '../../support/sets.js';
import { type Json, planOf } from '../../support/tables.js';

const accounts = {
  name: 'accounts',
  rows: 300,
  key: ['id'],
  fields: [{ name: 'id', type: 'sequence' }],
};

/** Bookings of accounts: from none to 40 for each, a tenth of them without an amount. */
function bookings(...fields: readonly Json[]): Json {
  return {
    name: 'bookings',
    per: { table: 'accounts', count: { min: 0, max: 40 } },
    key: ['account_id', 'at'],
    fields: [
      { name: 'account_id', type: 'reference' },
      { name: 'at', type: 'tick', constraints: { start: '2026-01-01', every: '1d' } },
      { name: 'amount', type: 'float', constraints: { min: -100, max: 120, null_rate: 0.1 } },
      ...fields,
    ],
  };
}

const balance = { name: 'balance', type: 'running', constraints: { of: 'amount', start: 50 } };
const cut = { name: 'cut', type: 'running', constraints: { of: 'amount', min: -20 } };
const known = { name: 'known', type: 'running', constraints: { of: 'amount', kind: 'count' } };
const least = { name: 'least', type: 'running', constraints: { of: 'amount', kind: 'least' } };
const most = { name: 'most', type: 'running', constraints: { of: 'balance', kind: 'greatest' } };
const level = {
  name: 'level',
  type: 'series',
  constraints: { over: 'at', spread: 20, memory: { half_life: 30, std_dev: 5, common: 0.5 } },
};
const events = {
  name: 'events',
  type: 'series',
  constraints: { over: 'at', level: 30, spread: 15, counts: { dispersion: 0.5 } },
};
const gaps = {
  name: 'gaps',
  type: 'series',
  constraints: { over: 'at', missing: { share: 0.2, mean_length: 3 } },
};
const state = { name: 'state', type: 'state_series' };
const stuck = {
  name: 'stuck',
  type: 'series',
  constraints: { over: 'at', incidents: { share: 0.25, longest: 9 } },
};
const label = { name: 'label', type: 'state_series', constraints: { of: 'stuck' } };
const mostStuck = {
  name: 'most_stuck',
  type: 'running',
  constraints: { of: 'stuck', kind: 'greatest' },
};
const series = [level, gaps, events, state, stuck, label, mostStuck];
const tables = [accounts, bookings(balance, cut, known, least, most, ...series)];
const request = { seed: 8, tables };
const rows = rowsOfTable('bookings', request);

interface Booking {
  readonly account_id: number;
  readonly amount: number | null;
  readonly balance: number;
  readonly cut: number;
  readonly known: number;
  readonly least: number | null;
  readonly most: number;
}

const byAccount = new Map<unknown, Booking[]>();
for (const row of rows as unknown as readonly Booking[]) {
  byAccount.set(row.account_id, [...(byAccount.get(row.account_id) ?? []), row]);
}

/** Amounts are whole cents. */
const cents = (amount: number | null): number => Math.round((amount ?? 0) * 100);

describe('running values of parents with two rows each', () => {
  it('begin again where a window does', () => {
    const pairs = {
      ...bookings(
        { name: 'one', type: 'integer', constraints: { min: 1, max: 1 } },
        { name: 'number', type: 'running', constraints: { of: 'one' } },
      ),
      per: { table: 'accounts', count: 2 },
    };
    const many = { ...accounts, rows: 20_000 };
    const numbers = rowsOfTable('bookings', { seed: 8, tables: [many, pairs] }).map(
      (row) => (row as { number: number }).number,
    );

    expect(numbers).to.have.length(40_000);
    expect(numbers.findIndex((number, i) => number !== 1 + (i % 2))).to.equal(-1);
  });
});

describe('running values of a parent', () => {
  it('are the sums of its rows so far, exact in cents', () => {
    for (const own of byAccount.values()) {
      let sum = 5000;
      let cutSum = 0;
      for (const { amount, ...row } of own) {
        sum += cents(amount);
        cutSum = amount === null ? cutSum : Math.max(-2000, cutSum + cents(amount));
        expect(cents(row.balance)).to.equal(sum);
        expect(cents(row.cut)).to.equal(cutSum);
      }
    }
  });

  it('are the counts and the extremes of its rows so far', () => {
    for (const own of byAccount.values()) {
      own.forEach((row, i) => {
        const before = own.slice(0, i + 1);
        const amounts = before.flatMap(({ amount }) => amount ?? []);
        expect(row.known).to.equal(amounts.length);
        expect(row.least).to.equal(amounts.length === 0 ? null : Math.min(...amounts));
        expect(row.most).to.equal(Math.max(...before.map((each) => each.balance)));
      });
    }
  });

  it('keep values where there is no amount', () => {
    const withoutAmount = rows.filter(({ amount }) => amount === null);
    expect(withoutAmount.length).to.be.above(300);
    expect(rows.some(({ least }) => least === null)).to.equal(true);
  });
});

describe('columns that continue from row to row', () => {
  it('are the same in every window', () => {
    for (let i = 0; i < 150; i++) {
      const offset = (i * 997) % (rows.length - 200);
      const count = 1 + ((i * 31) % 200);
      const window = rowsOfTable('bookings', request, { offset, rows: count });
      expect(window).to.deep.equal(rows.slice(offset, offset + count));
    }
  });

  it('begin anew with each parent', () => {
    const firsts = rows.filter((row, i) => row.account_id !== rows[i - 1]?.account_id);
    expect(new Set(firsts.map(({ at }) => at))).to.deep.equal(new Set(['2026-01-01T00:00:00Z']));
    const levels = new Set(firsts.map(({ level: value }) => value));
    expect(levels.size).to.be.above(firsts.length * 0.9);
  });

  const refused: readonly (readonly [string, Json, string, RegExp])[] = [
    ['texts', { of: 'account' }, '/tables/1/fields/3/constraints/of', /unknown field/],
    ['moments', { of: 'at' }, '/tables/1/fields/3/constraints/of', /field with numbers/],
    [
      'a start of a count',
      { of: 'amount', kind: 'count', start: 1 },
      '/tables/1/fields/3/constraints/start',
      /for sums and changes/,
    ],
    [
      'a least sum of extremes',
      { of: 'amount', kind: 'least', min: 1 },
      '/tables/1/fields/3/constraints/min',
      /for sums/,
    ],
    [
      'a change from as much as it takes',
      { of: 'amount', kind: 'change', start: 'enough' },
      '/tables/1/fields/3/constraints/start',
      /begins with a number/,
    ],
    [
      'a start that is no number',
      { of: 'amount', start: 'plenty' },
      '/tables/1/fields/3/constraints/start',
      /a number, or enough/,
    ],
  ];
  for (const [what, constraints, path, says] of refused) {
    it(`refuse ${what}`, () => {
      const field = { name: 'r', type: 'running', constraints };
      const faults = faultsOfSet({ tables: [accounts, bookings(field)] });

      expect(faults.map((fault) => fault.path)).to.deep.equal([path]);
      expect(faults[0]?.message).to.match(says);
    });
  }

  const chain = (length: number): readonly Json[] =>
    Array.from({ length }, (_, i) => {
      const of = i === 0 ? 'amount' : `r${i - 1}`;
      return { name: `r${i}`, type: 'running', constraints: { of, kind: 'greatest' } };
    });

  it('are those of other running values, up to four that follow each other', () => {
    const [first, second] = ['r0', 'r3'].map((name) =>
      rowsOfTable('bookings', { seed: 8, tables: [accounts, bookings(...chain(4))] }).map(
        (row) => row[name],
      ),
    );

    expect(first).to.have.length.above(1000);
    expect(second).to.deep.equal(first);
  });

  it('refuse a longer chain at its fifth field, also through a formula', () => {
    const doubled = { name: 'd', type: 'formula', constraints: { expression: 'r3 * 2.0' } };
    const last = { name: 'l', type: 'running', constraints: { of: 'd' } };

    for (const fields of [chain(200), [...chain(4), doubled, last]]) {
      const faults = faultsOfSet({ tables: [accounts, bookings(...fields)] });
      expect(faults.map(({ message }) => message)).to.have.length(1);
      expect(faults[0]?.message).to.match(/more than 3 others that follow each other/);
    }
  });

  it('take the rows before a window many at a time, also if the window is short', () => {
    const plan = planOf({ ...request, table: 'bookings', offset: 20, rows: 1 });

    expect(rowsOfWindow(plan, 1, 100, WINDOW)).to.be.above(100);
    const plain = planOf({ rows: 1, fields: [{ name: 'a', type: 'float' }] });
    expect(rowsOfWindow(plain, 1, 100, WINDOW)).to.equal(1);
  });

  it('begin with the least sum if the start lies below it, and show it before the first number', () => {
    const none = { name: 'none', type: 'integer', constraints: { min: 0, max: 0, null_rate: 1 } };
    const sum = {
      name: 'sum',
      type: 'running',
      constraints: { of: 'none', start: -1_234_567, min: 3 },
    };
    const shown = rowsOfTable('bookings', { seed: 8, tables: [accounts, bookings(none, sum)] });

    expect(new Set(shown.map((row) => row.sum))).to.deep.equal(new Set([3]));
  });

  it('refuse a sum that a number cannot hold', () => {
    const wide = { name: 'wide', type: 'integer', constraints: { min: 0, max: 2 ** 52 } };
    const sum = { name: 'r', type: 'running', constraints: { of: 'wide' } };
    const [fault] = faultsOfSet({ tables: [accounts, bookings(wide, sum)] });

    expect(fault?.message).to.match(/a sum of 40 rows could have more than 15 digits/);
  });

  it('refuse parents with more rows than a window may read before its first one', () => {
    const table = { ...bookings(balance), per: { table: 'accounts', count: 65_537 } };
    const [fault] = faultsOfSet({ tables: [{ ...accounts, rows: 1 }, table] });

    expect(fault?.message).to.match(/a parent can have 65537 rows, expected at most 65536/);
  });

  it('refuse a unique tick, whose values each parent repeats', () => {
    const table = { ...bookings(), key: ['at'] };
    const [fault] = faultsOfSet({ tables: [accounts, table] });

    expect(fault?.message).to.match(/begin anew with each parent/);
  });
});
