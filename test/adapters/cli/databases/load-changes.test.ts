import { expect } from 'chai';
import { databaseCases, type OwnDatabase } from '../../../support/databases/index.js';
import { runCommand } from '../support/run-command.js';

const DAYS = 4;

/** A day of March 2026. */
const day = (number: number): string => `2026-03-${String(number).padStart(2, '0')}`;

const arrival = (perDay: number, already = 0) => ({
  type: 'arrival',
  constraints: { start: '2026-01-01', end: '2026-12-31', per_day: perDay, already },
});

/** A shop whose customers move and leave, and whose orders are sent and closed. */
const SHOP = {
  seed: 7,
  tables: [
    {
      name: 'countries',
      rows: 3,
      key: ['id'],
      fields: [
        { name: 'id', type: 'sequence' },
        { name: 'name', type: 'country', constraints: { unique: true } },
      ],
    },
    {
      name: 'customers',
      rows: 1400,
      key: ['id'],
      lives: {
        born: 'created_at',
        changes: [
          { fields: ['email'], every: '40d' },
          { fields: ['note', 'active'], every: '25d' },
        ],
        end: { after: '20d', share: 0.5 },
      },
      fields: [
        { name: 'id', type: 'sequence' },
        { name: 'created_at', ...arrival(5, 20) },
        { name: 'country_id', type: 'reference', constraints: { table: 'countries' } },
        { name: 'email', type: 'email', constraints: { unique: true } },
        {
          name: 'note',
          type: 'csat_score',
          constraints: { choices: ["it's; \\N", 'a\tb\nc', ''], null_rate: 0.3 },
        },
        { name: 'active', type: 'boolean' },
        { name: 'updated_at', type: 'changed' },
      ],
    },
    {
      name: 'homes',
      per: { table: 'customers', count: { min: 0, max: 2 } },
      key: ['customer_id', 'no'],
      lives: { changes: [{ fields: ['street'], every: '30d' }] },
      fields: [
        { name: 'customer_id', type: 'reference' },
        { name: 'no', type: 'ordinal' },
        { name: 'street', type: 'street_name' },
      ],
    },
    {
      name: 'orders',
      rows: 3500,
      key: ['id'],
      lives: {
        born: 'ordered_at',
        changes: [{ fields: ['state'], every: '6d' }],
        end: { after: '9d', share: 0.8, as: 'flag' },
      },
      fields: [
        { name: 'id', type: 'sequence' },
        { name: 'ordered_at', ...arrival(12) },
        { name: 'customer_id', type: 'reference', constraints: { table: 'customers' } },
        { name: 'state', type: 'choice', constraints: { choices: ['new', 'paid', 'sent'] } },
        { name: 'closed_at', type: 'ended' },
      ],
    },
    {
      name: 'items',
      per: { table: 'orders', count: { min: 1, max: 3 } },
      key: ['order_id', 'no'],
      fields: [
        { name: 'order_id', type: 'reference' },
        { name: 'no', type: 'ordinal' },
        { name: 'price', type: 'price' },
        { name: 'quantity', type: 'integer', constraints: { min: 1, max: 9 } },
        { name: 'total', type: 'formula', constraints: { expression: 'price * quantity' } },
      ],
    },
  ],
};

/** The tables of `SHOP`, in SQL that all databases read. */
const TABLES = `
  CREATE TABLE countries (id INTEGER PRIMARY KEY, name VARCHAR(100) NOT NULL UNIQUE);
  CREATE TABLE customers (
    id INTEGER PRIMARY KEY, created_at TIMESTAMP NOT NULL, country_id INTEGER NOT NULL,
    email VARCHAR(100) NOT NULL UNIQUE, note VARCHAR(50), active BOOLEAN NOT NULL,
    updated_at TIMESTAMP NOT NULL, FOREIGN KEY (country_id) REFERENCES countries (id));
  CREATE TABLE homes (
    customer_id INTEGER NOT NULL, no INTEGER NOT NULL, street VARCHAR(100) NOT NULL,
    PRIMARY KEY (customer_id, no), FOREIGN KEY (customer_id) REFERENCES customers (id));
  CREATE TABLE orders (
    id INTEGER PRIMARY KEY, ordered_at TIMESTAMP NOT NULL, customer_id INTEGER NOT NULL,
    state VARCHAR(10) NOT NULL, closed_at TIMESTAMP NULL,
    FOREIGN KEY (customer_id) REFERENCES customers (id));
  CREATE TABLE items (
    order_id INTEGER NOT NULL, no INTEGER NOT NULL, price DECIMAL(12, 2) NOT NULL,
    quantity INTEGER NOT NULL, total DECIMAL(12, 2) NOT NULL,
    PRIMARY KEY (order_id, no), FOREIGN KEY (order_id) REFERENCES orders (id));`;

const ORDERED = {
  countries: 'id',
  customers: 'id',
  homes: 'customer_id, no',
  orders: 'id',
  items: 'order_id, no',
};

for (const { kind, title, reason, create } of databaseCases) {
  describe(`tablewright load --from and --until into ${title}`, () => {
    if (reason !== undefined) {
      it(`applies changes (unavailable: ${reason})`);
      return;
    }

    let daily: OwnDatabase;
    let whole: OwnDatabase;

    before(async () => {
      [daily, whole] = [await create(), await create()];
      await daily.run(sqlOf(kind));
      await whole.run(sqlOf(kind));
    });
    after(async () => {
      await daily.drop();
      await whole.drop();
    });

    const load = async (own: OwnDatabase, ...options: readonly string[]) => {
      const args = ['load', '-', '--to', own.url, '--yes', ...options];
      const run = await runCommand(args, { input: JSON.stringify(SHOP) });
      expect(run.stderr, run.stderr).to.contain('loaded');
      expect(run.code).to.equal(0);
      return run.stderr;
    };

    const rowsOf = async (own: OwnDatabase) =>
      Promise.all(
        Object.entries(ORDERED).map(async ([table, key]) => [
          table,
          await own.rows(`SELECT * FROM ${table} ORDER BY ${key}`),
        ]),
      );

    it(`makes the tables of each of ${DAYS} days, as --as-of does`, async () => {
      await load(daily, '--as-of', day(1));
      const said: string[] = [];
      for (let i = 1; i <= DAYS; i++) {
        said.push(await load(daily, '--from', day(i), '--until', day(i + 1)));
        await load(whole, '--as-of', day(i + 1), '--truncate');

        expect(await rowsOf(daily)).to.deep.equal(await rowsOf(whole));
      }
      expect(said.filter((text) => /[1-9]\d* new, [1-9]\d* changed/.test(text))).to.have.length(
        DAYS,
      );
      expect(said.filter((text) => /[1-9]\d* deleted/.test(text)).length).to.be.above(DAYS / 2);
    });

    it('changes nothing when it is repeated', async () => {
      const before = await rowsOf(daily);

      const said = await load(daily, '--from', day(DAYS), '--until', day(DAYS + 1));

      expect(said).to.match(/: 0 new, 0 changed, \d+ as they were, seed 7/);
      expect(await rowsOf(daily)).to.deep.equal(before);
    });
  });
}

/** DuckDB cannot change rows to which others refer in one transaction, so that such tables have no foreign keys there. */
function sqlOf(kind: string): string {
  const foreignKey = /,\s+FOREIGN KEY \(\w+\) REFERENCES \w+ \(\w+\)/g;
  return kind === 'duckdb' ? TABLES.replaceAll(foreignKey, '') : TABLES;
}

describe('tablewright load --from', () => {
  const refused = async (...options: readonly string[]): Promise<string> => {
    const args = ['load', '-', '--to', 'sqlite:none.db', ...options];
    const { code, stderr } = await runCommand(args, { input: JSON.stringify(SHOP) });
    expect(code).to.equal(2);
    return stderr;
  };

  it('needs --until, and goes with no other time and no other way to load', async () => {
    expect(await refused('--from', day(1))).to.match(/name both/);
    for (const options of [['--as-of', day(1)], ['--truncate'], ['--resume'], ['--skip-refused']]) {
      const said = await refused('--from', day(1), '--until', day(2), ...options);
      expect(said).to.contain(`${options[0]}: changes are all applied`);
    }
  });

  it('needs the seed of the rows that are there, since another one has other rows', async () => {
    const { seed: _, ...seedless } = SHOP;
    const args = ['load', '-', '--to', 'sqlite:none.db', '--from', day(1), '--until', day(2)];

    const { code, stderr } = await runCommand(args, { input: JSON.stringify(seedless) });

    expect(stderr).to.contain('--from: changes are those of the rows that are there');
    expect(code).to.equal(2);
  });

  const files = databaseCases.find(({ kind }) => kind === 'sqlite');
  const loadInto = async (own: OwnDatabase, ...options: readonly string[]) => {
    const args = ['load', '-', '--to', own.url, '--yes', ...options];
    return runCommand(args, { input: JSON.stringify(SHOP) });
  };
  const span = ['--from', day(1), '--until', day(4)];

  it('refuses a key whose values change, which would tell the same row as another one', async () => {
    const own = await files?.create();
    if (own === undefined) expect.fail('there is no database in a file');
    await own.run(TABLES.replace('id INTEGER PRIMARY KEY, created_at', 'id INTEGER, created_at'));
    await loadInto(own, '--as-of', day(1));

    const { code, stderr } = await loadInto(own, ...span, '--key', 'customers=email');

    expect(stderr).to.match(/customers: the values of "email" change.*match by a key/);
    expect(code).to.equal(2);
    await own.drop();
  });

  it('is refused after a gap, also where no foreign key misses a row', async () => {
    const own = await files?.create();
    if (own === undefined) expect.fail('there is no database in a file');
    await own.run(sqlOf('duckdb'));
    await loadInto(own, '--as-of', day(1));
    const before = await own.rows('SELECT count(*) FROM customers');

    const { code, stderr } = await loadInto(own, '--from', day(3), '--until', day(4));

    expect(stderr).to.match(
      /\w+: \d+ rows? that came before --from (?:is|are) missing: begin where/,
    );
    expect(code).to.equal(1);
    expect(await own.rows('SELECT count(*) FROM customers')).to.deep.equal(before);
    await own.drop();
  });

  it('needs no key of a table that it leaves as it is', async () => {
    const own = await files?.create();
    if (own === undefined) expect.fail('there is no database in a file');
    const bare = 'CREATE TABLE countries (id INTEGER, name VARCHAR(100));';
    await own.run(sqlOf('duckdb').replace(/CREATE TABLE countries.*/, bare));
    await loadInto(own, '--as-of', day(1));

    const { code, stderr } = await loadInto(own, ...span);

    expect(stderr).to.match(/countries +0 rows/);
    expect(code).to.equal(0);
    expect(await own.rows('SELECT count(*) FROM countries')).to.deep.equal([['3']]);
    await own.drop();
  });
});
