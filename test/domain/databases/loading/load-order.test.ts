import { expect } from 'chai';
import { loadOrder, waitingColumns } from '../../../../src/domain/databases/loading/load-order.js';
import type { DatabaseTable } from '../../../../src/domain/databases/model/database-schema.js';
import { column, foreignKey, table } from '../support/schemas.js';

function orderOf(...tables: readonly DatabaseTable[]) {
  const { tables: ordered, forward } = loadOrder(tables);
  return {
    tables: ordered.map(({ name }) => name),
    forward: forward.map(({ table: name, key }) => `${name} → ${key.table}`),
  };
}

describe('the order of a load', () => {
  it('puts every table behind those that it refers to', () => {
    const lines = table('lines', { foreignKeys: [foreignKey('orders'), foreignKey('products')] });
    const orders = table('orders', { foreignKeys: [foreignKey('customers')] });

    expect(orderOf(lines, orders, table('customers'), table('products'))).to.deep.equal({
      tables: ['customers', 'orders', 'products', 'lines'],
      forward: [],
    });
  });

  it('keeps tables in their order otherwise', () => {
    expect(orderOf(table('b'), table('a'), table('c')).tables).to.deep.equal(['b', 'a', 'c']);
  });

  it('ignores references to the table itself and to tables that are not loaded', () => {
    const staff = table('staff', { foreignKeys: [foreignKey('staff'), foreignKey('elsewhere')] });

    expect(orderOf(staff)).to.deep.equal({ tables: ['staff'], forward: [] });
  });

  it('breaks the cycle itself, and not a table that waits for it', () => {
    const one = table('one', { foreignKeys: [foreignKey('other')] });
    const other = table('other', { foreignKeys: [foreignKey('one')] });
    const middle = table('middle', {
      columns: [column('id'), column('one_id', { isNullable: true })],
      foreignKeys: [foreignKey('one')],
    });
    const last = table('last', { foreignKeys: [foreignKey('middle')] });

    expect(orderOf(last, middle, one, other)).to.deep.equal({
      tables: ['one', 'middle', 'last', 'other'],
      forward: ['one → other'],
    });
  });

  it('names the references that close a cycle', () => {
    const staff = table('staff', { foreignKeys: [foreignKey('store')] });
    const store = table('store', { foreignKeys: [foreignKey('staff')] });
    const sale = table('sale', { foreignKeys: [foreignKey('store')] });

    expect(orderOf(sale, staff, store)).to.deep.equal({
      tables: ['staff', 'store', 'sale'],
      forward: ['staff → store'],
    });
  });

  it('begins a cycle with the table that can wait for its reference', () => {
    const staff = table('staff', { foreignKeys: [foreignKey('store')] });
    const key = foreignKey('staff');
    const nullable = table('store', {
      foreignKeys: [key],
      columns: [column('id'), column(key.columns[0] ?? '', { isNullable: true })],
    });
    const deferrable = table('store', { foreignKeys: [{ ...key, isDeferrable: true }] });

    for (const store of [nullable, deferrable]) {
      expect(orderOf(staff, store)).to.deep.equal({
        tables: ['store', 'staff'],
        forward: ['store → staff'],
      });
    }
  });

  it('begins with the cycle that waits for no other', () => {
    const [a, b] = [
      table('a', { foreignKeys: [foreignKey('b')] }),
      table('b', { foreignKeys: [foreignKey('a')] }),
    ];
    const c = table('c', { foreignKeys: [foreignKey('d'), foreignKey('a')] });
    const d = table('d', { foreignKeys: [{ ...foreignKey('c'), isDeferrable: true }] });
    const expected = { tables: ['a', 'b', 'd', 'c'], forward: ['a → b', 'd → c'] };

    expect(orderOf(a, b, c, d)).to.deep.equal(expected);
    expect(orderOf(c, d, a, b)).to.deep.equal(expected);
  });

  it('keeps cycles that do not wait for each other in their order', () => {
    const pair = (one: string, other: string) => [
      table(one, { foreignKeys: [foreignKey(other)] }),
      table(other, { foreignKeys: [foreignKey(one)] }),
    ];

    expect(orderOf(...pair('a', 'b'), ...pair('c', 'd'))).to.deep.equal({
      tables: ['a', 'b', 'c', 'd'],
      forward: ['a → b', 'c → d'],
    });
  });

  it('knows the columns of a reference that can be null at first', () => {
    const names = ['free', 'fixed', 'given', 'checked', 'kept'];
    const columns = names.map((name) =>
      column(name, { isNullable: name !== 'fixed', ...(name === 'given' && { default: '1' }) }),
    );
    const made = table('t', { columns, checks: ['checked > 0'], primaryKey: ['kept'] });

    expect(waitingColumns(made, { ...foreignKey('u'), columns: names })).to.deep.equal(['free']);
  });
});
