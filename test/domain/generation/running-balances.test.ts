import { expect } from 'chai';
import { faultsOfSet, rowsOfTable } from '../../support/sets.js';
import type { Json } from '../../support/tables.js';

const MIN = -30;

const accounts = {
  name: 'accounts',
  rows: 200,
  key: ['id'],
  fields: [{ name: 'id', type: 'sequence' }],
};

const amount = {
  name: 'amount',
  type: 'float',
  constraints: { min: -90, max: 80, null_rate: 0.1 },
};
const stock = {
  name: 'stock',
  type: 'series',
  constraints: { level: 40, min: 0, max: 1000, precision: 0 },
};

const running = (name: string, constraints: Json): Json => ({ name, type: 'running', constraints });

const fields = [
  amount,
  stock,
  running('balance', { of: 'amount', start: 'enough' }),
  running('overdrawn', { of: 'amount', start: 'enough', min: MIN }),
  running('moved', { of: 'stock', kind: 'change' }),
  running('from_ten', { of: 'stock', kind: 'change', start: 10 }),
  running('stepped', { of: 'amount', kind: 'change' }),
  running('again', { of: 'moved' }),
];

/** From none to 60 bookings for each account. */
const bookings = {
  name: 'bookings',
  per: { table: 'accounts', count: { min: 0, max: 60 } },
  fields: [{ name: 'account_id', type: 'reference' }, { name: 'no', type: 'ordinal' }, ...fields],
};

/** The same in a table without parents. */
const journal = { name: 'journal', rows: 5000, fields };

interface Booking {
  readonly no: number;
  readonly amount: number | null;
  readonly stock: number;
  readonly balance: number;
  readonly overdrawn: number;
  readonly moved: number;
  readonly from_ten: number;
  readonly stepped: number | null;
  readonly again: number;
}

const request = { seed: 4, tables: [accounts, bookings, journal] };
const rowsOf = (table: string): readonly Booking[] =>
  rowsOfTable(table, request) as unknown as readonly Booking[];

const cents = (number: number | null): number => Math.round((number ?? 0) * 100);

function groupsOf(rows: readonly Booking[]): readonly (readonly Booking[])[] {
  const groups: Booking[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (row.no === 1 || group === undefined) groups.push([row]);
    else group.push(row);
  }
  return groups;
}

for (const table of ['bookings', 'journal']) {
  const rows = rowsOf(table);
  const groups = groupsOf(rows);

  describe(`the balances of ${table} with enough at the start`, () => {
    const openingOf = (group: readonly Booking[]): number =>
      cents(group[0]?.balance ?? 0) - cents(group[0]?.amount ?? 0);

    it('never fall below their bound, and are the sums of the amounts in cents', () => {
      for (const group of groups) {
        let balance = openingOf(group);
        let overdrawn = cents(group[0]?.overdrawn ?? 0) - cents(group[0]?.amount ?? 0);
        for (const row of group) {
          balance += cents(row.amount);
          overdrawn += cents(row.amount);
          expect(cents(row.balance)).to.equal(balance).and.at.least(0);
          expect(cents(row.overdrawn))
            .to.equal(overdrawn)
            .and.at.least(100 * MIN);
        }
      }
    });

    it('begin with whole units, and with what is lacking and at most one more of the largest amounts', () => {
      for (const group of groups) {
        const opening = openingOf(group);
        const least = Math.min(...group.map(({ balance }) => cents(balance)), opening);
        const largest = Math.max(...group.map((row) => Math.abs(cents(row.amount))));
        expect(opening % 100).to.equal(0);
        expect(least).to.be.at.most(largest + 100);
      }
    });
  });

  describe(`the changes of ${table}`, () => {
    it('lead from each number to the next one, and from the start to the first', () => {
      for (const group of groups) {
        group.forEach((row, i) => {
          const before = group[i - 1];
          expect(row.moved).to.equal(row.stock - (before?.stock ?? 0));
          expect(row.from_ten).to.equal(row.stock - (before?.stock ?? 10));
          expect(row.again).to.equal(row.stock);
        });
      }
    });

    it('are null where one of the two numbers is', () => {
      for (const group of groups) {
        group.forEach((row, i) => {
          const before = group[i - 1];
          const isThere = row.amount !== null && before?.amount !== null;
          const change = isThere ? cents(row.amount) - cents(before?.amount ?? 0) : null;
          expect(row.stepped === null ? null : cents(row.stepped)).to.equal(change);
        });
      }
    });
  });

  it(`running values of ${table} are the same in every window`, () => {
    for (let i = 0; i < 100; i++) {
      const offset = (i * 997) % (rows.length - 200);
      const count = 1 + ((i * 31) % 200);
      const window = rowsOfTable(table, request, { offset, rows: count });
      expect(window).to.deep.equal(rows.slice(offset, offset + count));
    }
  });
}

describe('the amounts of balances', () => {
  it('do not depend on the balances', () => {
    const plain = { ...journal, fields: [amount] };
    const alone = rowsOfTable('journal', { seed: 4, tables: [plain] }).map((row) => row.amount);
    expect(alone).to.deep.equal(rowsOf('journal').map((row) => row.amount));
  });
});

describe('running values of a table without per', () => {
  const of = (rows: number, constraints: Json): Json => ({
    tables: [{ name: 'journal', rows, fields: [amount, running('r', constraints)] }],
  });

  it('are refused beyond the rows that a window may read, except for changes', () => {
    for (const kind of ['sum', 'count', 'least', 'greatest']) {
      const faults = faultsOfSet(of(65_537, { kind }));
      expect(faults.map(({ path }) => path)).to.deep.equal(['/tables/0/fields/1/constraints/of']);
      expect(faults[0]?.message).to.match(/the table has 65537 rows, expected at most 65536/);
    }
    expect(faultsOfSet(of(65_536, {}))).to.deep.equal([]);
  });

  it('are refused with a field that is accepted, also for whole numbers', () => {
    const tables = (of: Json): Json => ({
      tables: [
        {
          name: 'journal',
          rows: 65_537,
          fields: [{ name: 'n', ...of }, running('r', { of: 'n' })],
        },
      ],
    });
    const [fault] = faultsOfSet(tables({ type: 'integer', constraints: { min: 0, max: 9 } }));
    const summable = { min: 0, max: 9, precision: 0, summable: true };

    expect(fault?.message).to.match(/make "n" a summable float of precision 0, without nulls$/);
    expect(faultsOfSet(tables({ type: 'float', constraints: summable }))).to.deep.equal([]);
  });

  it('are changes at any row', () => {
    const whole = rowsOfTable(
      'journal',
      { seed: 4, ...of(10 ** 12, { kind: 'change' }) },
      { offset: 2 ** 32 - 50, rows: 100 },
    );
    for (let i = 1; i < 99; i++) {
      const window = rowsOfTable(
        'journal',
        { seed: 4, ...of(10 ** 12, { kind: 'change' }) },
        { offset: 2 ** 32 - 50 + i, rows: 1 },
      );
      expect(window[0]).to.deep.equal(whole[i]);
    }
  });
});
