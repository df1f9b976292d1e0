import { expect } from 'chai';
import { appendTo } from '../../../src/domain/basics/append-to.js';
import { faultsOfSet, rowsOfTable, setRequest, shop } from '../../support/sets.js';
import type { Json } from '../../support/tables.js';

const id = { name: 'id', type: 'sequence' };

const total = (name: string, constraints: Json, more: Json = {}): Json => ({
  name,
  type: 'total',
  constraints,
  ...more,
});

/** The shop with more fields in some tables. */
function shopWith(fields: Readonly<Record<string, readonly Json[]>>): Json {
  const tables = shop.map((table) => {
    const own = table.fields as readonly Json[];
    return { ...table, fields: [...own, ...(fields[String(table.name)] ?? [])] };
  });
  return setRequest({ tables });
}

/** The rows of `table` by the value of `field`. */
function rowsBy(table: string, field: string, input: Json): ReadonlyMap<unknown, readonly Json[]> {
  const found = new Map<unknown, Json[]>();
  for (const row of rowsOfTable(table, input)) appendTo(found, row[field], row);
  return found;
}

const cents = (value: unknown): number => Math.round(Number(value) * 100);

describe('totals', () => {
  const request = shopWith({
    products: [
      total('likes_count', { table: 'likes' }),
      total('favourites', { table: 'orders' }),
      total('sold', { table: 'lines', of: 'quantity' }),
    ],
    orders: [total('lines_count', { table: 'lines' })],
    staff: [
      total('reports', { table: 'staff' }),
      total('leads', { table: 'branches', by: 'clerk_id' }),
    ],
  });

  it('count the rows that refer to each row, whatever decides to which one they refer', () => {
    const counted = [
      ['customers', 'id', 'orders', 'orders', 'customer_id'],
      ['products', 'sku', 'likes_count', 'likes', 'product'],
      ['products', 'sku', 'favourites', 'orders', 'favourite'],
      ['orders', 'id', 'lines_count', 'lines', 'order_id'],
      ['staff', 'id', 'reports', 'staff', 'manager_id'],
      ['staff', 'id', 'leads', 'branches', 'clerk_id'],
    ] as const;
    for (const [table, key, count, other, reference] of counted) {
      const referring = rowsBy(other, reference, request);
      for (const row of rowsOfTable(table, request)) {
        expect(row[count], `${table}.${count}`).to.equal(referring.get(row[key])?.length ?? 0);
      }
    }
  });

  it('count by the reference that they name, if several lead to the table', () => {
    const reference = (name: string): Json => ({
      name,
      type: 'reference',
      constraints: { table: 'places' },
    });
    const journeys = {
      name: 'journeys',
      rows: 200,
      fields: [reference('start'), reference('stop')],
    };
    const counts = ['start', 'stop'].map((by) => total(by, { table: 'journeys', by }));
    const places = { name: 'places', rows: 9, key: ['id'], fields: [id, ...counts] };
    const input = { seed: 2, tables: [places, journeys] };

    for (const by of ['start', 'stop']) {
      const referring = rowsBy('journeys', by, input);
      const rows = rowsOfTable('places', input);
      expect(rows.map((row) => row[by])).to.deep.equal(
        rows.map((row) => referring.get(row.id)?.length ?? 0),
      );
    }
  });

  it('may have sums as long as the rows of one row allow, not those of the whole table', () => {
    const large = { name: 'x', type: 'integer', constraints: { min: 0, max: 4e15 } };
    const sums = (other: Json): readonly unknown[] => {
      const fields = [id, total('sum', { table: 'others', of: 'x' })];
      const tables = [
        { name: 'a', rows: 50, key: ['id'], fields },
        { name: 'others', ...other },
      ];
      return faultsOfSet({ tables, format: 'json' });
    };
    const to = (constraints: Json): Json => ({ name: 'a', type: 'reference', constraints });

    expect(sums({ rows: 50, fields: [to({ table: 'a', unique: true }), large] })).to.deep.equal([]);
    expect(sums({ per: { table: 'a', count: 2 }, fields: [to({}), large] })).to.deep.equal([]);
    expect(sums({ rows: 50, fields: [to({ table: 'a' }), large] })).to.have.length(1);
  });

  it('add up numbers exactly, and choose the least and the greatest', () => {
    const lines = rowsBy('lines', 'order_id', request);
    for (const order of rowsOfTable('orders', request)) {
      const amounts = (lines.get(order.id) ?? []).map((line) => cents(line.total));
      expect(cents(order.amount)).to.equal(amounts.reduce((sum, one) => sum + one, 0));
      expect(cents(order.dearest)).to.equal(Math.max(...amounts));
    }
    const sold = rowsBy('lines', 'product', request);
    for (const product of rowsOfTable('products', request)) {
      const quantities = (sold.get(product.sku) ?? []).map((line) => Number(line.quantity));
      expect(product.sold).to.equal(quantities.reduce((sum, one) => sum + one, 0));
    }
  });

  it('leave rows without a reference and without a value out', () => {
    const input: Json = {
      seed: 1,
      tables: [
        {
          name: 'posts',
          rows: 50,
          key: ['id'],
          fields: [
            id,
            total('comments', { table: 'comments' }),
            total('rated', { table: 'comments', of: 'stars', kind: 'count' }),
            total('stars', { table: 'comments', of: 'stars' }),
            total('first', { table: 'comments', of: 'at', kind: 'least' }),
            total('last', { table: 'comments', of: 'at', kind: 'greatest' }),
            { name: 'closed', type: 'datetime', constraints: { after: { field: 'last' } } },
          ],
        },
        {
          name: 'comments',
          rows: 120,
          fields: [
            {
              name: 'post_id',
              type: 'reference',
              constraints: { table: 'posts', null_rate: 0.2 },
            },
            { name: 'stars', type: 'integer', constraints: { min: -5, max: 5, null_rate: 0.3 } },
            { name: 'at', type: 'datetime', constraints: { null_rate: 0.1 } },
          ],
        },
      ],
    };
    const comments = rowsBy('comments', 'post_id', input);
    const posts = rowsOfTable('posts', input);
    for (const post of posts) {
      const own = comments.get(post.id) ?? [];
      const stars = own.map((row) => row.stars).filter((value) => value !== null);
      const moments = own.map((row) => row.at).filter((value) => value !== null);
      moments.sort();
      expect(post.comments).to.equal(own.length);
      expect(post.rated).to.equal(stars.length);
      expect(post.stars).to.equal(stars.reduce((sum: number, one) => sum + Number(one), 0));
      expect(post.first).to.equal(moments[0] ?? null);
      expect(post.last).to.equal(moments.at(-1) ?? null);
      if (post.last === null) expect(post.closed).to.equal(null);
      else expect(String(post.closed) >= String(post.last)).to.equal(true);
    }
    expect(posts.some((post) => post.last === null)).to.equal(true);
  });

  it('are the same in any window, and in fields of other tables', () => {
    const shown = shopWith({
      lines: [
        { name: 'of_order', type: 'formula', constraints: { expression: 'order_id.amount' } },
      ],
      customers: [total('spent', { table: 'orders', of: 'amount' })],
    });
    const orders = rowsOfTable('orders', shown);
    for (const [offset, rows] of [
      [0, 1],
      [7, 3],
      [1000, 20],
    ] as const) {
      const part = rowsOfTable('orders', shown, { offset, rows });
      expect(part).to.deep.equal(orders.slice(offset, offset + rows));
    }
    const amounts = new Map(orders.map((order) => [order.id, order.amount]));
    for (const line of rowsOfTable('lines', shown, { offset: 500, rows: 50 })) {
      expect(line.of_order).to.equal(amounts.get(line.order_id));
    }
    const byCustomer = rowsBy('orders', 'customer_id', shown);
    for (const { id: customer, spent } of rowsOfTable('customers', shown)) {
      const own = byCustomer.get(customer) ?? [];
      expect(cents(spent)).to.equal(own.reduce((sum, { amount }) => sum + cents(amount), 0));
    }
  });

  it('leave the values of all other fields as they are', () => {
    expect(rowsOfTable('lines', request)).to.deep.equal(rowsOfTable('lines'));
  });

  const refused: readonly (readonly [
    string,
    Readonly<Record<string, readonly Json[]>>,
    string,
    RegExp,
  ])[] = [
    [
      'an unknown table',
      { staff: [total('n', { table: 'order' })] },
      'table',
      /unknown table "order"/,
    ],
    [
      'a table without a reference',
      { staff: [total('n', { table: 'lines' })] },
      'table',
      /no field of "lines" refers to "staff": give it one of type reference/,
    ],
    [
      'one of several references',
      {
        products: [total('n', { table: 'orders' })],
        orders: [{ name: 'gift', type: 'reference', constraints: { table: 'products' } }],
      },
      'by',
      /one of the references of "orders" to "products": "favourite", "gift"/,
    ],
    [
      'a reference to another table',
      { products: [total('n', { table: 'orders', by: 'customer_id' })] },
      'by',
      /one of the references of "orders" to "products": "favourite"/,
    ],
    [
      'an unknown reference',
      { products: [total('n', { table: 'orders', by: 'product' })] },
      'by',
      /unknown field "product"/,
    ],
    ['an unknown field', { orders: [total('n', { table: 'lines', of: 'totl' })] }, 'of', /"total"/],
    [
      'a sum of texts',
      { orders: [total('n', { table: 'lines', of: 'buyer' })] },
      'of',
      /with numbers/,
    ],
    [
      'the greatest of texts',
      { orders: [total('n', { table: 'lines', of: 'buyer', kind: 'greatest' })] },
      'of',
      /numbers, dates or moments/,
    ],
    [
      'a sum of nothing',
      { orders: [total('n', { table: 'lines', kind: 'sum' })] },
      'kind',
      /expected of, the field of "lines" for the kind sum/,
    ],
  ];
  for (const [what, fields, member, message] of refused) {
    it(`refuse ${what}`, () => {
      const [fault, ...others] = faultsOfSet(shopWith(fields));
      expect(others).to.deep.equal([]);
      expect(fault?.path).to.match(new RegExp(`/constraints/${member}$`));
      expect(fault?.message).to.match(message);
    });
  }

  it('refuse a circle over both tables', () => {
    const faults = faultsOfSet(
      shopWith({
        orders: [total('worth', { table: 'lines', of: 'share' })],
        lines: [
          { name: 'share', type: 'formula', constraints: { expression: 'order_id.worth / 2' } },
        ],
      }),
    );
    expect(faults.map(({ message }) => message).join()).to.match(
      /in a circle: .*"orders.worth" → "lines.share"/,
    );
  });

  it('refuse sums that a double cannot hold', () => {
    const faults = faultsOfSet({
      tables: [
        { name: 'p', rows: 2, key: ['id'], fields: [id, total('n', { table: 'c', of: 'x' })] },
        {
          name: 'c',
          rows: 1000,
          fields: [
            { name: 'r', type: 'reference', constraints: { table: 'p' } },
            { name: 'x', type: 'integer', constraints: { min: 0, max: 10 ** 13 } },
          ],
        },
      ],
    });
    expect(faults.map(({ message }) => message).join()).to.match(/a sum of 1000 rows/);
  });
});
