import { expect } from 'chai';
import { faultsOfSet, rowsOfTable } from '../../support/sets.js';
import { type Json, textOf } from '../../support/tables.js';

const customers: Json = {
  name: 'customers',
  rows: 200,
  key: ['account.number'],
  fields: [
    {
      name: 'account',
      type: 'object',
      properties: {
        number: { type: 'integer', constraints: { min: 1, max: 500 } },
        opened: { type: 'date' },
      },
    },
    { name: 'tags', type: 'array', items: { type: 'word' } },
  ],
};

const orders: Json = {
  name: 'orders',
  per: { table: 'customers', count: { min: 1, max: 4 } },
  fields: [
    {
      name: 'placed',
      type: 'object',
      properties: {
        by: { type: 'reference' },
        on: { type: 'date', constraints: { after: { field: 'opened', min_days: 1 } } },
      },
    },
    {
      name: 'opened',
      type: 'copy',
      constraints: { through: 'placed.by', field: 'account.opened' },
    },
    { name: 'amounts', type: 'array', items: { type: 'price' }, constraints: { min_items: 1 } },
  ],
};

const input: Json = { seed: 1, tables: [customers, orders] };

interface Customer {
  readonly account: { readonly number: number; readonly opened: string };
}

interface Order {
  readonly placed: { readonly by: number; readonly on: string };
  readonly opened: string;
}

describe('nested fields of a table of a set', () => {
  const parents = rowsOfTable('customers', input) as readonly unknown[] as readonly Customer[];
  const children = rowsOfTable('orders', input) as readonly unknown[] as readonly Order[];

  it('can be keys, references and copies under the names of their paths', () => {
    const opened = new Map(parents.map(({ account }) => [account.number, account.opened]));

    expect(opened.size).to.equal(200);
    expect(children.length).to.be.above(200);
    for (const order of children) {
      expect(order.opened).to.equal(opened.get(order.placed.by));
      expect(Date.parse(order.placed.on)).to.be.above(Date.parse(order.opened));
    }
  });

  it('are the same in every window', () => {
    const window = rowsOfTable('orders', input, { offset: 150, rows: 40 });

    expect(window).to.deep.equal(children.slice(150, 190));
  });

  it('are dotted columns in CSV', () => {
    const text = textOf({ ...input, table: 'orders', format: 'csv' });

    expect(text.split('\r\n')[0]).to.equal('placed.by,placed.on,opened,amounts');
  });

  const withField = (field: Json): Json => ({
    ...input,
    tables: [customers, { ...orders, fields: [...(orders.fields as readonly Json[]), field] }],
  });
  const keyed = (key: string, fields: readonly Json[]): Json => ({
    tables: [{ name: 't', rows: 5, key: [key], fields }],
  });
  const refused: readonly (readonly [why: string, input: Json, path: string, says: RegExp])[] = [
    [
      'a copy of an array',
      withField({ name: 'c', type: 'copy', constraints: { through: 'placed.by', field: 'tags' } }),
      '/tables/1/fields/3/constraints/field',
      /one value in each row/,
    ],
    [
      'a reference in an item',
      withField({ name: 'a', type: 'array', items: { type: 'reference' } }),
      '/tables/1/fields/3/items/type',
      /relates rows of tables/,
    ],
    [
      'an array as key',
      keyed('a', [{ name: 'a', type: 'array', items: { type: 'integer' } }]),
      '/tables/0/key/0',
      /a key has no arrays/,
    ],
    [
      'a key in an object that is one column',
      keyed('o.n', [
        {
          name: 'o',
          type: 'object',
          properties: { n: { type: 'sequence' } },
          constraints: { one_column: true },
        },
      ]),
      '/tables/0/key/0',
      /leave one_column of "o" out/,
    ],
    [
      'a key in an object that can be null',
      keyed('o.n', [
        {
          name: 'o',
          type: 'object',
          properties: { n: { type: 'sequence' } },
          constraints: { null_rate: 0.5 },
        },
      ]),
      '/tables/0/key/0',
      /leave null_rate of "o" out/,
    ],
  ];

  for (const [why, set, path, says] of refused) {
    it(`are refused: ${why}`, () => {
      const faults = faultsOfSet(set);

      expect(faults.map((fault) => fault.path)).to.include(path);
      expect(faults.find((fault) => fault.path === path)?.message).to.match(says);
    });
  }
});
