import { expect } from 'chai';
import fc from 'fast-check';
import { always } from '../../support/always.js';
import { rowsOfTable, setRequest, shop } from '../../support/sets.js';
import { type Json, textOf } from '../../support/tables.js';

const tables = new Map(shop.map(({ name }) => [String(name), rowsOfTable(String(name))]));

function rowsIn(name: string): readonly Json[] {
  const rows = tables.get(name);
  if (rows === undefined) throw new Error(`there is no table ${name}`);
  return rows;
}

/** The rows of a table by the value of one of its fields. */
function byField(name: string, field: string): ReadonlyMap<unknown, Json> {
  return new Map(rowsIn(name).map((row) => [row[field], row]));
}

function dayOf(text: unknown): number {
  return Math.floor(Date.parse(String(text)) / 86_400_000);
}

describe('a set of tables', () => {
  const references: readonly (readonly [string, string, string, string, boolean])[] = [
    ['orders', 'customer_id', 'customers', 'id', false],
    ['orders', 'favourite', 'products', 'sku', true],
    ['lines', 'order_id', 'orders', 'id', false],
    ['lines', 'product', 'products', 'sku', false],
    ['staff', 'manager_id', 'staff', 'id', true],
    ['staff', 'manages', 'branches', 'id', false],
    ['branches', 'clerk_id', 'staff', 'id', true],
    ['likes', 'customer_id', 'customers', 'id', false],
    ['likes', 'product', 'products', 'sku', false],
    ['notes', 'order_id', 'orders', 'id', false],
  ];
  for (const [table, field, target, key, isNullable] of references) {
    it(`refers by ${table}.${field} to rows of ${target} alone`, () => {
      const keys = byField(target, key);
      const values = rowsIn(table).map((row) => row[field]);
      const nulls = values.filter((value) => value === null);

      expect(values.filter((value) => value !== null && !keys.has(value))).to.deep.equal([]);
      expect(nulls.length > 0).to.equal(isNullable);
    });
  }

  it('gives the parents of per as many children as count says', () => {
    const children = new Map(rowsIn('customers').map(({ id }) => [id, 0]));
    for (const { customer_id: id } of rowsIn('orders'))
      children.set(id, (children.get(id) ?? 0) + 1);
    const counts = [...children.values()].sort((a, b) => a - b);

    expect(counts.length).to.equal(300);
    for (let count = 0; count <= 12; count++) {
      expect(counts.filter((each) => each === count).length).to.be.within(23, 24);
    }
  });

  it('numbers the children of each parent', () => {
    const last = new Map<unknown, number>();
    for (const { order_id: order, no } of rowsIn('lines')) {
      expect(no).to.equal((last.get(order) ?? 0) + 1);
      last.set(order, no as number);
    }
    expect([...new Set(last.values())].sort()).to.deep.equal([1, 2, 3, 7]);
  });

  it('copies fields of the row that is referred to', () => {
    const customers = byField('customers', 'id');
    for (const { customer_id: id, customer } of rowsIn('orders')) {
      expect(customer).to.equal(customers.get(id)?.name);
    }
  });

  it('follows a reference by a dotted name in dates and formulas, over several tables', () => {
    const customers = byField('customers', 'id');
    const products = byField('products', 'sku');
    const orders = byField('orders', 'id');
    for (const { customer_id: id, ordered_at: at } of rowsIn('orders')) {
      expect(dayOf(at) - dayOf(customers.get(id)?.signed_up)).to.be.within(0, 40);
    }
    for (const { quantity, product, total, buyer, order_id: order } of rowsIn('lines')) {
      const price = Number(products.get(product)?.price);
      expect(total).to.be.closeTo(Number(quantity) * price, 0.001);
      expect(buyer).to.equal(orders.get(order)?.customer);
    }
  });

  it('shows all columns of a composite key from one row', () => {
    const lines = new Set(rowsIn('lines').map(({ order_id: order, no }) => `${order} ${no}`));
    for (const { order_id: order, no } of rowsIn('notes')) {
      expect(lines.has(`${order} ${no}`)).to.equal(true);
    }
  });

  for (const [table, fields] of [
    ['lines', ['order_id', 'product']],
    ['likes', ['customer_id', 'product']],
    ['staff', ['manages']],
  ] as const) {
    it(`has different ${fields.join(' and ')} in every row of ${table}`, () => {
      const rows = rowsIn(table).map((row) => JSON.stringify(fields.map((field) => row[field])));
      expect(new Set(rows).size).to.equal(rows.length);
    });
  }

  it('has the same rows in any window of any table', () => {
    const names = shop.map(({ name }) => String(name));
    always(
      fc.record({
        name: fc.constantFrom(...names),
        at: fc.double({ min: 0, max: 0.99, noNaN: true }),
      }),
      40,
      ({ name, at }) => {
        const all = rowsIn(name);
        const offset = Math.floor(at * all.length);
        const rows = Math.min(7, all.length - offset);
        expect(rowsOfTable(name, setRequest(), { offset, rows })).to.deep.equal(
          all.slice(offset, offset + rows),
        );
      },
    );
  });

  it('has the same text in windows of any size', () => {
    const bounds = { rows: 3, bytes: 1 };
    const input = { ...setRequest(), table: 'lines' };
    expect(textOf(input, { bounds })).to.equal(textOf(input));
  });

  it('has the rows of one table whatever the rows of tables that it does not refer to', () => {
    const others = shop.map((table) => (table.name === 'staff' ? { ...table, rows: 9 } : table));
    expect(rowsOfTable('orders', { seed: 5, tables: others })).to.deep.equal(rowsIn('orders'));
  });

  it('gives tables other values than a table alone, and than each other', () => {
    const fields = [{ name: 'n', type: 'integer' }];
    const set = { seed: 5, tables: ['a', 'b'].map((name) => ({ name, rows: 20, fields })) };
    const [a, b] = ['a', 'b'].map((table) => JSON.stringify(rowsOfTable(table, set)));
    expect(
      new Set([a, b, JSON.stringify(JSON.parse(textOf({ seed: 5, rows: 20, fields })))]).size,
    ).to.equal(3);
  });
});
