import { expect } from 'chai';
import { faultsOfSet, rowsOfTable } from '../../../support/sets.js';
import { column, foreign, id, mapped, required, seeded, table } from '../support/models.js';

const customers = table(
  'customers',
  [column('name', 'text', required), column('email', 'varchar(255)', required)],
  { uniques: [['email']] },
);
const products = table('products', [column('code', 'char(3)', required)], { uniques: [['code']] });
const orders = table('orders', [column('customer_id', 'integer', required)], {
  foreignKeys: [foreign('customer_id', 'customers')],
});
const lines = table(
  'order_lines',
  [
    column('order_id', 'integer', required),
    column('no', 'smallint', required),
    column('product_id', 'integer'),
  ],
  {
    columns: [
      column('order_id', 'integer', required),
      column('no', 'smallint', required),
      column('product_id', 'integer'),
    ],
    primaryKey: ['order_id', 'no'],
    foreignKeys: [foreign('order_id', 'orders'), foreign('product_id', 'products')],
  },
);

describe('the request for a schema', () => {
  it('orders numbers whose names differ in the word of a bound', () => {
    const plans = table('plans', [
      column('min_seats', 'integer', required),
      column('max_seats', 'integer', required),
    ]);

    const rows = rowsOfTable('plans', { ...seeded(mapped([plans], { rows: 50 })), format: 'json' });

    expect(rows).to.have.length(50);
    for (const row of rows) {
      expect(Number(row.min_seats)).to.be.at.most(Number(row.max_seats));
    }
  });

  it('lists the columns whose names mean nothing and that no check or type explains', () => {
    const plots = table(
      'plots',
      [
        column('name', 'text', required),
        column('zorb', 'varchar(20)'),
        column('quxes', 'numeric(8,3)'),
        column('blick', 'integer', required),
        column('framb', 'varchar(9)'),
        column('dreel', 'date'),
        column('frand', 'boolean'),
      ],
      { checks: ['blick between 1 and 5', "framb in ('a', 'b')"] },
    );

    expect(mapped([plots]).meaningless).to.deep.equal(['plots.zorb', 'plots.quxes']);
  });

  it('has the names of tables in the type of a row that no foreign key chooses', () => {
    const notes = table('notes', [
      column('record_type', 'text', required),
      column('record_id', 'bigint', required),
    ]);

    const { constraints } = mapped([customers, products, notes]).field('notes.record_type');

    expect(constraints).to.deep.equal({ choices: ['Customer', 'Product'] });
  });

  it('chooses the row of a foreign key among those that share a column with it', () => {
    const tenants = table('tenants', []);
    const keyed = {
      columns: [column('tenant_id', 'integer', required), column('id', 'integer', required)],
    };
    const pair = { ...keyed, primaryKey: ['tenant_id', 'id'] };
    const members = table('members', [], {
      ...pair,
      foreignKeys: [foreign('tenant_id', 'tenants')],
    });
    const projects = table('projects', [], {
      ...pair,
      columns: [...pair.columns, column('lead_id', 'integer', required)],
      foreignKeys: [
        foreign('tenant_id', 'tenants'),
        {
          ...foreign('tenant_id', 'members'),
          columns: ['tenant_id', 'lead_id'],
          references: ['tenant_id', 'id'],
        },
      ],
    });
    const made = mapped([tenants, members, projects], { rows: 30 });

    expect(made.field('projects.lead_id').constraints).to.deep.equal({
      table: 'members',
      part: 'id',
      where: { tenant_id: 'tenant_id' },
    });
    expect(faultsOfSet(seeded(made))).to.deep.equal([]);
  });

  it('has the rows that were asked for, a key, and the reason of each field', () => {
    const made = mapped([customers], { rows: 50 });

    expect(made.missed).to.deep.equal([]);
    expect(made.request.tables[0]).to.deep.equal({
      name: 'customers',
      rows: 50,
      key: ['id'],
      fields: [
        { name: 'id', type: 'sequence', because: 'column id, integer, counts the rows' },
        { name: 'name', type: 'name', because: 'column name, text, means name of customer' },
        {
          name: 'email',
          type: 'email',
          constraints: { unique: true },
          because: 'column email, varchar(255), unique, means email',
        },
      ],
    });
  });

  it('has a reference for each foreign key', () => {
    const made = mapped([customers, orders]);

    expect(made.field('orders.customer_id')).to.deep.include({
      type: 'reference',
      constraints: { table: 'customers' },
    });
    expect(faultsOfSet(seeded(made))).to.deep.equal([]);
  });

  it('makes the rows of a detail table follow their parents', () => {
    const made = mapped([customers, orders, lines, products]);

    expect(made.tables.get('order_lines')).to.deep.include({
      per: { table: 'orders', count: { min: 1, max: 3 } },
      key: ['order_id', 'no'],
    });
    expect(made.field('order_lines.no').type).to.equal('ordinal');
    expect(made.field('order_lines.product_id').constraints).to.deep.equal({
      table: 'products',
      null_rate: 0.1,
    });
    expect(faultsOfSet(seeded(made))).to.deep.equal([]);
  });

  it('pairs the rows of two tables for a key of two foreign keys', () => {
    const made = mapped([
      customers,
      products,
      table('likes', [], {
        columns: [
          column('product_id', 'integer', required),
          column('customer_id', 'integer', required),
        ],
        primaryKey: ['customer_id', 'product_id'],
        foreignKeys: [foreign('customer_id', 'customers'), foreign('product_id', 'products')],
      }),
    ]);

    expect(made.tables.get('likes')).to.deep.include({
      pairs: ['products', 'customers'],
      rows: 100,
    });
    expect(faultsOfSet(seeded(made))).to.deep.equal([]);
  });

  it('keeps references different within the parent of a unique pair', () => {
    const made = mapped([
      orders,
      customers,
      products,
      table(
        'order_gifts',
        [column('order_id', 'integer', required), column('product_id', 'integer', required)],
        {
          uniques: [['order_id', 'product_id']],
          foreignKeys: [foreign('order_id', 'orders'), foreign('product_id', 'products')],
        },
      ),
    ]);

    expect(made.field('order_gifts.product_id').constraints).to.deep.equal({
      table: 'products',
      distinct_within: 'order_id',
    });
    expect(faultsOfSet(seeded(made))).to.deep.equal([]);
  });

  it('copies the other columns of a composite foreign key', () => {
    const made = mapped([
      customers,
      orders,
      products,
      lines,
      table('returns', [column('order_id', 'integer'), column('line_no', 'smallint')], {
        foreignKeys: [foreign('order_id,line_no', 'order_lines', 'order_id,no')],
      }),
    ]);

    expect(made.field('returns.order_id').constraints).to.deep.equal({
      table: 'order_lines',
      part: 'order_id',
      null_rate: 0.1,
    });
    expect(made.field('returns.line_no').constraints).to.deep.equal({
      through: 'order_id',
      field: 'no',
    });
    expect(faultsOfSet(seeded(made))).to.deep.equal([]);
  });

  it('shows the unique column to which a foreign key refers', () => {
    const made = mapped([
      products,
      table('stock', [column('product_code', 'char(3)', required)], {
        foreignKeys: [foreign('product_code', 'products', 'code')],
      }),
    ]);

    expect(made.field('stock.product_code').constraints).to.deep.equal({
      table: 'products',
      part: 'code',
    });
    expect(faultsOfSet(seeded(made))).to.deep.equal([]);
  });

  it('makes a foreign key that is the key refer to different rows', () => {
    const made = mapped([
      customers,
      table('accounts', [], { columns: [id()], foreignKeys: [foreign('id', 'customers')] }),
    ]);

    expect(made.field('accounts.id').constraints).to.deep.equal({
      table: 'customers',
      unique: true,
    });
    expect(faultsOfSet(seeded(made))).to.deep.equal([]);
  });

  it('gives a hierarchy roots: null, or themselves if they must refer to a row', () => {
    const own = { foreignKeys: [foreign('parent_id', 'folders')] };
    const optional = mapped([table('folders', [column('parent_id', 'integer')], own)]);
    const needed = mapped([table('folders', [column('parent_id', 'integer', required)], own)]);

    expect(optional.field('folders.parent_id').constraints).to.deep.equal({
      table: 'folders',
      roots: 5,
      depth: 5,
    });
    expect(needed.field('folders.parent_id').constraints).to.deep.include({ root: 'self' });
    expect([...faultsOfSet(seeded(optional)), ...faultsOfSet(seeded(needed))]).to.deep.equal([]);
  });

  it('fills tables that refer to each other', () => {
    const made = mapped([
      table('staff', [column('store_id', 'integer', required)], {
        foreignKeys: [foreign('store_id', 'stores')],
      }),
      table('stores', [column('manager_id', 'integer', required)], {
        uniques: [['manager_id']],
        foreignKeys: [foreign('manager_id', 'staff')],
      }),
    ]);

    expect(made.missed).to.deep.equal([]);
    expect(faultsOfSet(seeded(made))).to.deep.equal([]);
  });

  it('leaves tables empty whose keys would be taken from each other', () => {
    const made = mapped([
      table('a', [], { columns: [id()], foreignKeys: [foreign('id', 'b')] }),
      table('b', [], { columns: [id()], foreignKeys: [foreign('id', 'a')] }),
      customers,
    ]);

    expect([...made.tables.keys()]).to.deep.equal(['customers']);
    expect(made.reasons('a')).to.deep.equal([
      'the table stays empty: its values and those of b would be taken from each other',
    ]);
  });

  it('leaves a reference to a table that is not there null, or its table empty', () => {
    const made = mapped([
      table('notes', [column('topic_id', 'integer')], {
        foreignKeys: [foreign('topic_id', 'topics')],
      }),
      table('votes', [column('topic_id', 'integer', required)], {
        foreignKeys: [foreign('topic_id', 'topics')],
      }),
    ]);

    expect(made.field('notes.topic_id').constraints).to.deep.equal({ null_rate: 1 });
    expect(made.tables.has('votes')).to.equal(false);
    expect(made.reasons('votes')).to.deep.equal([
      'the table stays empty: it refers to topics, which is not in the schema',
    ]);
  });

  it('has fewer rows where a key has fewer values', () => {
    const made = mapped(
      [
        table('moods', [], {
          columns: [column('mood', 'enum', { ...required, values: ['sad', 'glad'] })],
          primaryKey: ['mood'],
        }),
        table('tiny', [column('x', 'text')], {
          columns: [column('id', 'tinyint', required), column('x', 'text')],
        }),
      ],
      { rows: 1000 },
    );

    expect(made.tables.get('moods')?.rows).to.equal(2);
    expect(made.reasons('moods')).to.deep.equal([
      'the table has 2 rows: mood has no more different values',
    ]);
    expect(made.tables.get('tiny')?.rows).to.equal(127);
    expect(faultsOfSet(seeded(made))).to.deep.equal([]);
  });

  it('leaves out what the database fills, and hides the numbers that others refer to', () => {
    const made = mapped([
      table(
        'people',
        [
          column('full', 'text', { generated: 'always', default: 'a || b' }),
          column('ts', 'tsvector'),
        ],
        {
          columns: [
            column('id', 'bigint', { ...required, generated: 'always' }),
            column('full', 'text', { generated: 'always', default: 'a || b' }),
            column('words', 'tsvector'),
            column('nick', 'text'),
          ],
        },
      ),
      table('pets', [column('owner_id', 'bigint', required)], {
        foreignKeys: [foreign('owner_id', 'people')],
      }),
    ]);

    expect(
      made.tables.get('people')?.fields.map(({ name, hidden }) => [name, hidden]),
    ).to.deep.equal([
      ['id', true],
      ['nick', undefined],
    ]);
    expect(faultsOfSet(seeded(made))).to.deep.equal([]);
  });

  it('agrees in a column that several foreign keys share', () => {
    const tenant = column('tenant_id', 'integer', required);
    const inTenant = (name: string, more: Parameters<typeof table>[2] = {}) =>
      table(name, [id(), tenant], {
        primaryKey: ['tenant_id', 'id'],
        foreignKeys: [foreign('tenant_id', 'tenants')],
        ...more,
      });
    const made = mapped([
      table('tenants', []),
      inTenant('users'),
      inTenant('projects'),
      table(
        'members',
        [tenant, column('user_id', 'integer', required), column('project_id', 'integer', required)],
        {
          foreignKeys: [
            foreign('tenant_id,user_id', 'users', 'tenant_id,id'),
            foreign('tenant_id,project_id', 'projects', 'tenant_id,id'),
          ],
        },
      ),
    ]);

    expect(made.field('members.user_id').type).to.equal('copy');
    expect(made.field('members.project_id').constraints).to.deep.equal({
      table: 'projects',
      part: 'id',
      where: { tenant_id: 'tenant_id' },
    });
    expect(made.missed).to.deep.equal([]);
    expect(faultsOfSet(seeded(made))).to.deep.equal([]);
  });
});
