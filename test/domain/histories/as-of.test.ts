import { expect } from 'chai';
import { everyOf } from '../../support/every-of.js';
import { rowsOfTable } from '../../support/sets.js';
import { type Json, textOf } from '../../support/tables.js';
import { livingShop, momentOf } from './shop.js';

const DAYS = [1, 20, 45.5, 46, 90, 150];

/** The rows of a table at a moment, by key. */
function rowsAt(table: string, day: number, members: Json = {}): ReadonlyMap<string, Json> {
  const rows = rowsOfTable(table, livingShop({ as_of: momentOf(day), ...members }));
  return new Map(rows.map((row) => [keyOf(row), row]));
}

const keyOf = ({ id, customer_id, no }: Json): string => String(id ?? `${customer_id}-${no}`);

const at = (table: string) => new Map(DAYS.map((day) => [day, rowsAt(table, day)]));

describe('a set of tables as of a moment', () => {
  const customers = at('customers');
  const homes = at('homes');
  const orders = at('orders');
  const pairs = DAYS.slice(1).map((day, i): [number, number] => [DAYS[i] as number, day]);

  it('has the rows that were born before, and grows', () => {
    const counts = DAYS.map((day) => orders.get(day)?.size ?? 0);

    expect(counts[0]).to.be.within(1, 20);
    expect([...counts].sort((a, b) => a - b)).to.deep.equal(counts);
    expect(
      everyOf(DAYS, (day) =>
        everyOf(
          orders.get(day)?.values() ?? [],
          ({ created_at }) => String(created_at) < momentOf(day),
        ),
      ),
    ).to.equal(true);
  });

  it('has no row before the first arrival, and all tables without lives', () => {
    expect(rowsAt('orders', 0).size).to.equal(0);
    expect(rowsAt('countries', 0).size).to.equal(3);
    expect(rowsAt('customers', 0.000001).size).to.equal(10);
  });

  it('has the rows to which others refer', () => {
    expect(
      everyOf(DAYS, (day) => {
        const known = customers.get(day);
        const others = [...(orders.get(day)?.values() ?? []), ...(homes.get(day)?.values() ?? [])];
        return everyOf(others, ({ customer_id }) => known?.has(String(customer_id)) === true);
      }),
    ).to.equal(true);
  });

  it('copies what stays of the rows to which others refer', () => {
    const known = customers.get(150);

    expect(
      everyOf(
        orders.get(150)?.values() ?? [],
        ({ customer_id, customer }) => known?.get(String(customer_id))?.name === customer,
      ),
    ).to.equal(true);
  });

  it('loses rows with their children, and none of them comes back', () => {
    const last = customers.get(150);
    const left = [...(customers.get(46)?.keys() ?? [])].filter((id) => !last?.has(id));
    const late = rowsAt('customers', 300);

    expect(left.length).to.be.greaterThan(5);
    expect(everyOf(left, (id) => !late.has(id))).to.equal(true);
    const parents = new Set([...(homes.get(150)?.values() ?? [])].map((row) => row.customer_id));
    expect(everyOf(left, (id) => !parents.has(Number(id)))).to.equal(true);
  });

  for (const [table, all, changing] of [
    ['customers', customers, ['email', 'plan', 'price', 'changed_at']],
    ['homes', homes, ['street', 'city', 'postal_code', 'changed_at']],
    ['orders', orders, ['state', 'closed_at', 'changed_at']],
  ] as const) {
    it(`changes ${table} where changed_at says so, and nowhere else`, () => {
      const seen = pairs.flatMap(([from, to]) =>
        [...(all.get(from) ?? [])].flatMap(([key, row]) => {
          const later = all.get(to)?.get(key);
          return later === undefined ? [] : [{ row, later, from }];
        }),
      );
      const isChanged = ({ later, from }: (typeof seen)[number]): boolean =>
        String(later.changed_at) >= momentOf(from);
      const without = (row: Json): string =>
        JSON.stringify(Object.entries(row).filter(([name]) => !isListed(name)));
      const isListed = (name: string): boolean => changing.some((one) => one === name);
      const [same, others] = [seen.filter((one) => !isChanged(one)), seen.filter(isChanged)];

      expect(same.length).to.be.greaterThan(50);
      expect(others.length).to.be.greaterThan(20);
      expect(same.map(({ later }) => later)).to.deep.equal(same.map(({ row }) => row));
      expect(others.map(({ later }) => without(later))).to.deep.equal(
        others.map(({ row }) => without(row)),
      );
    });
  }

  it('gives a person another address with the same name', () => {
    const [early, late] = [customers.get(46), customers.get(150)];
    const moved = [...(late?.values() ?? [])].filter(({ id, email }) => {
      const before = early?.get(String(id));
      return before !== undefined && before.email !== email;
    });

    expect(moved.length).to.be.greaterThan(10);
    expect(
      everyOf(moved, ({ name, email }) => {
        const words = String(name).toLowerCase().split(/[ -]/);
        return words.some((word) => String(email).includes(word.replace(/[^a-z]/g, '')));
      }),
    ).to.equal(true);
  });

  it('never repeats a unique value', () => {
    const seen = new Map<unknown, unknown>();

    expect(
      everyOf(
        DAYS.flatMap((day) => [...(customers.get(day)?.values() ?? [])]),
        ({ id, email }) => {
          const owner = seen.get(email) ?? id;
          seen.set(email, id);
          return owner === id;
        },
      ),
    ).to.equal(true);
  });

  it('shows when a row ended, and changes it no more', () => {
    const closed = [...(orders.get(90)?.values() ?? [])].filter((row) => row.closed_at !== null);

    expect(closed.length).to.be.greaterThan(50);
    expect(
      everyOf(closed, (row) => {
        const later = orders.get(150)?.get(String(row.id));
        return JSON.stringify(later) === JSON.stringify(row) && row.changed_at === row.closed_at;
      }),
    ).to.equal(true);
  });

  it('has the same windows as the whole', () => {
    for (const table of ['customers', 'homes', 'orders']) {
      const input = livingShop({ as_of: momentOf(90) });
      const whole = rowsOfTable(table, input);
      for (const [offset, rows] of [
        [0, 1],
        [17, 40],
        [whole.length - 3, 3],
      ] as const) {
        const window = rowsOfTable(table, input, { offset, rows });
        expect(window).to.deep.equal(whole.slice(offset, offset + rows));
      }
    }
  });

  it('has the same values in another format', () => {
    const lines = textOf(livingShop({ as_of: momentOf(90), table: 'orders', format: 'ndjson' }));

    expect(
      lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).to.deep.equal([...(orders.get(90)?.values() ?? [])]);
  });

  it('does not depend on a later end of the arrivals', () => {
    for (const table of ['orders', 'homes']) {
      const later = rowsOfTable(table, livingShop({ as_of: momentOf(90) }, { end: '2031-06-30' }));
      expect(later).to.deep.equal(rowsOfTable(table, livingShop({ as_of: momentOf(90) })));
    }
  });

  it('is that of now without as_of', () => {
    const pinned = livingShop({ now: momentOf(90) });

    expect(rowsOfTable('orders', pinned)).to.deep.equal([...(orders.get(90)?.values() ?? [])]);
    expect(rowsOfTable('orders', { ...pinned, as_of: '-44d' })).to.deep.equal([
      ...(orders.get(46)?.values() ?? []),
    ]);
  });
});
