import { expect } from 'chai';
import {
  keyOfKind,
  kindsOfRows,
  TablesByName,
} from '../../../src/domain/meanings/related-table.js';

const tables = [
  'users',
  'customers',
  'app_orders',
  'order_items',
  'billing.invoices',
  'employees',
  'berths',
];

describe('the table to which a column refers by its name', () => {
  const cases: readonly (readonly [column: string, table: string, expected: string | undefined])[] =
    [
      ['customer_id', 'app_orders', 'customers'],
      ['customerId', 'app_orders', 'customers'],
      ['customer_uuid', 'app_orders', 'customers'],
      ['fk_customer_id', 'app_orders', 'customers'],
      ['billing_customer_id', 'app_orders', 'customers'],
      ['order_id', 'order_items', 'app_orders'],
      ['order_item_id', 'refunds', 'order_items'],
      ['invoice_id', 'payments', 'billing.invoices'],
      ['parent_id', 'categories', 'categories'],
      ['buyer_id', 'berths', 'users'],
      ['previous_customer_id', 'app_orders', 'customers'],
      ['assignee_id', 'tasks', 'users'],
      ['created_by_id', 'tasks', 'users'],
      ['manager_id', 'employees', 'employees'],
      ['customerid', 'app_orders', 'customers'],
      ['berthid', 'calls', 'berths'],
      ['valid', 'calls', undefined],
      ['external_id', 'tasks', undefined],
      ['id', 'users', undefined],
      ['customer', 'app_orders', undefined],
    ];
  for (const [column, table, expected] of cases) {
    it(`of ${table}.${column} is ${expected}`, () => {
      expect(new TablesByName(tables).referredBy(column, table)).to.equal(expected);
    });
  }
});

describe('a table whose name ends in the words of a column', () => {
  it('is referred to if there is no other one', () => {
    expect(new TablesByName(['app_orders']).referredBy('order_id', 'items')).to.equal('app_orders');
    expect(new TablesByName(['app_orders', 'web_orders']).referredBy('order_id', 'items')).to.equal(
      undefined,
    );
  });
});

describe('the kinds of rows to which two columns refer', () => {
  it('are the tables in the singular', () => {
    expect(kindsOfRows(tables)).to.deep.equal([
      ...['User', 'Customer', 'AppOrder', 'OrderItem', 'Invoice', 'Employee'],
    ]);
  });

  it('belong to the key with the same words', () => {
    expect(keyOfKind(['owner', 'type'], tables)).to.equal('owner id');
    expect(keyOfKind(['type'], tables)).to.equal(undefined);
  });

  it('do not belong to the key of a table with that name', () => {
    expect(keyOfKind(['customer', 'type'], tables)).to.equal(undefined);
  });
});
