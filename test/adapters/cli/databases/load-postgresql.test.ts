import { expect } from 'chai';
import { catalogueOf } from '../../../support/databases/catalogue.js';
import { databaseCases, type OwnDatabase } from '../../../support/databases/index.js';
import { freshName } from '../../../support/engines/engine.js';
import type { Run } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { CUSTOMERS } from '../support/shop.js';

const { reason, create } = databaseCases.find(({ kind }) => kind === 'postgresql') ?? {};

/** A request of one column of counters. */
function counters(rows: number, ...names: readonly string[]) {
  return { rows, fields: names.map((name) => ({ name, type: 'sequence' })) };
}

describe('tablewright load, with the rules of PostgreSQL', () => {
  if (reason !== undefined || create === undefined) {
    it(`keeps them (unavailable: ${reason})`);
    return;
  }

  let own: OwnDatabase;

  beforeEach(async () => {
    own = await create();
  });
  afterEach(() => own.drop());

  function load(request: unknown, options: readonly string[] = [], url = own.url): Promise<Run> {
    const args = ['load', '-', '--to', url, ...options];
    return runCommand(args, { input: JSON.stringify(request) });
  }

  const cell = async (sql: string) => (await own.rows(sql))[0]?.[0];

  it('moves sequences behind the keys, and never back', async () => {
    await own.run(`
      CREATE SEQUENCE loose;
      CREATE TABLE t (a serial, b bigint GENERATED ALWAYS AS IDENTITY, c int DEFAULT nextval('loose'), d serial);
      SELECT setval('t_d_seq', 500)`);

    expect(await load(counters(20, 'a', 'b', 'c', 'd'), ['--table', 't'])).to.include({ code: 0 });

    await own.run('INSERT INTO t DEFAULT VALUES');
    expect(await own.rows('SELECT * FROM t ORDER BY a DESC LIMIT 1')).to.deep.equal([
      ['21', '21', '21', '501'],
    ]);
  });

  describe('a key that the database numbers itself, and to which rows refer', () => {
    const request = {
      seed: 1,
      tables: [
        {
          name: 'customers',
          rows: 4,
          key: ['id'],
          fields: [
            { name: 'id', type: 'sequence', hidden: true },
            { name: 'email', type: 'sequence', constraints: { prefix: 'c' } },
          ],
        },
        {
          name: 'orders',
          per: { table: 'customers', count: 2 },
          fields: [
            { name: 'customer_id', type: 'reference' },
            {
              name: 'email',
              type: 'copy',
              constraints: { through: 'customer_id', field: 'email' },
            },
          ],
        },
      ],
    };

    beforeEach(() =>
      own.run(`
        CREATE TABLE customers (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, email text UNIQUE);
        CREATE TABLE orders (customer_id int NOT NULL REFERENCES customers, email text)`),
    );

    it('has the numbers of the request, wherever the counter of the database is', async () => {
      await own.run(
        "INSERT INTO customers (email) VALUES ('a'), ('b'), ('c'); DELETE FROM customers WHERE id > 1",
      );

      expect(await load(request)).to.include({ code: 0 });

      const joined = 'orders o JOIN customers c ON c.id = o.customer_id AND c.email = o.email';
      expect(await cell(`SELECT count(*) FROM ${joined}`)).to.equal('8');
      await own.run("INSERT INTO customers (email) VALUES ('later')");
      expect(await cell("SELECT id FROM customers WHERE email = 'later'")).to.equal('6');
    });

    it('cannot be known if rows are matched by another key', async () => {
      const run = await load(request, ['--upsert', '--key', 'customers=email', '--yes']);

      expect(run).to.include({ code: 2 });
      expect(run.stderr).to.contain(
        'customers: rows of orders refer to numbers that only the database knows: match by the primary key',
      );
    });
  });

  it('writes moments in UTC, whatever the time zone of the database', async () => {
    await own.run('CREATE TABLE t (at timestamptz)');
    await own.run(
      `DO 'BEGIN EXECUTE format(''ALTER DATABASE %I SET timezone = %L'', current_database(), ''Asia/Tokyo''); END'`,
    );
    const constraints = { start: '2024-02-29T12:00:00Z', end: '2024-02-29T12:00:00Z' };
    const request = { rows: 1, fields: [{ name: 'at', type: 'datetime', constraints }] };

    expect(await cell('SHOW timezone')).to.equal('Asia/Tokyo');
    expect(await load(request, ['--table', 't'])).to.include({ code: 0 });

    expect(await cell("SELECT at AT TIME ZONE 'UTC' FROM t")).to.equal('2024-02-29 12:00:00');
  });

  it('says which row a rule refuses', async () => {
    await own.run('CREATE TABLE t (n int CHECK (n < 3))');

    const { stderr } = await load(counters(5, 'n'), ['--table', 't']);

    expect(stderr).to.match(/: t: .* violates check constraint "t_n_check"; .*; COPY t, line 3/);
  });

  it('loads tables that refer to each other, and leaves their foreign keys as they were', async () => {
    await own.run(`
      CREATE TABLE staff (id int PRIMARY KEY, store_id int NOT NULL);
      CREATE TABLE store (id int PRIMARY KEY, staff_id int NOT NULL REFERENCES staff);
      ALTER TABLE staff ADD FOREIGN KEY (store_id) REFERENCES store`);
    const catalogue = `SELECT string_agg(pg_get_constraintdef(oid), ';' ORDER BY conname) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace`;
    const before = await cell(catalogue);
    const table = (name: string, other: string) => ({
      name,
      rows: 50,
      key: ['id'],
      fields: [
        { name: 'id', type: 'sequence' },
        { name: `${other}_id`, type: 'reference', constraints: { table: other } },
      ],
    });
    const request = { seed: 1, tables: [table('staff', 'store'), table('store', 'staff')] };

    for (const options of [[], ['--truncate', '--yes']]) {
      expect(await load(request, options)).to.include({ code: 0 });
      expect(await cell('SELECT count(*) FROM staff JOIN store ON store_id = store.id')).to.equal(
        '50',
      );
    }
    expect(await cell(catalogue)).to.equal(before);
    const resumed = await load(request, ['--resume', '--seed', '2']);
    expect(resumed).to.include({ code: 2 });
    expect(resumed.stderr).to.contain('leave out --resume');
  });

  it('closes a circle of tables that it may not alter by changing rows that were null at first', async () => {
    const role = freshName();
    await own.run(`
      CREATE TABLE teams (id int PRIMARY KEY, lead_id int);
      CREATE TABLE people (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, team_id int NOT NULL REFERENCES teams,
        boss_id int REFERENCES people);
      ALTER TABLE teams ADD FOREIGN KEY (lead_id) REFERENCES people;
      CREATE ROLE ${role};
      GRANT SELECT, INSERT, UPDATE ON teams, people TO ${role};
      GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO ${role}`);
    const before = await catalogueOf('postgresql', own);
    const reference = (name: string, table: string) => ({
      name,
      type: 'reference',
      constraints: { table },
    });
    const id = { name: 'id', type: 'sequence' };
    const tables = [
      {
        name: 'teams',
        rows: 20,
        key: ['id'],
        fields: [id, reference('lead_id', 'people')],
      },
      {
        name: 'people',
        rows: 90,
        key: ['id'],
        fields: [
          { ...id, hidden: true },
          reference('team_id', 'teams'),
          reference('boss_id', 'people'),
        ],
      },
    ];
    try {
      const url = `${own.url}?options=-c%20role%3D${role}`;

      const run = await load({ seed: 1, tables }, [], url);
      expect(run.stderr).to.contain('loaded 110 rows');

      expect(await cell('SELECT count(*) FROM people JOIN teams ON team_id = teams.id')).to.equal(
        '90',
      );
      expect(await cell('SELECT count(*) FROM teams JOIN people ON lead_id = people.id')).to.equal(
        '20',
      );
      expect(await catalogueOf('postgresql', own)).to.deep.equal(before);
    } finally {
      await own.run(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
    }
  });

  it('deletes rows of a table that others refer to, unless they have such rows', async () => {
    await own.run(`
      CREATE TABLE customers (id int PRIMARY KEY, email text, note text, active boolean, made_at timestamp);
      CREATE TABLE orders (id int PRIMARY KEY, customer_id int REFERENCES customers)`);
    expect(await load(CUSTOMERS)).to.include({ code: 0 });

    expect(await load(CUSTOMERS, ['--truncate', '--yes'])).to.include({ code: 0 });

    await own.run('INSERT INTO orders VALUES (1, 1)');
    const refused = await load(CUSTOMERS, ['--truncate', '--yes']);
    expect(refused).to.include({ code: 1 });
    expect(refused.stderr).to.contain('violates foreign key constraint "orders_customer_id_fkey"');
    expect(await cell('SELECT count(*) FROM customers')).to.equal('30');
  });

  it('gives no table the numbers again that it has from a sequence of an emptied one', async () => {
    await own.run(`
      CREATE TABLE t (id serial PRIMARY KEY);
      CREATE TABLE other (id int PRIMARY KEY DEFAULT nextval('t_id_seq'));
      INSERT INTO t SELECT FROM generate_series(1, 3);
      INSERT INTO other SELECT FROM generate_series(1, 40)`);

    const run = await load(counters(5, 'id'), ['--table', 't', '--truncate', '--yes']);

    expect(run).to.include({ code: 0 });
    await own.run('INSERT INTO other DEFAULT VALUES');
    expect(await cell('SELECT max(id) FROM other')).to.equal('44');
  });

  it('finds rows without their parent where the database does not check', async () => {
    await own.run(`
      CREATE TABLE parents (id int PRIMARY KEY);
      CREATE TABLE children (id int PRIMARY KEY, parent_id int REFERENCES parents);
      ALTER TABLE children DISABLE TRIGGER ALL`);

    const run = await load(counters(3, 'id', 'parent_id'), ['--table', 'children']);

    expect(run).to.include({ code: 1 });
    expect(run.stderr).to.contain('children: 3 rows have a parent_id that parents does not have');
    expect(await cell('SELECT count(*) FROM children')).to.equal('0');
  });

  for (const [what, tables, owner] of [
    ['a trigger', 'CREATE TABLE t (n int);', 't'],
    [
      'a trigger of a partition',
      `CREATE TABLE t (n int) PARTITION BY RANGE (n);
       CREATE TABLE low PARTITION OF t FOR VALUES FROM (0) TO (1000);`,
      'low',
    ],
  ] as const) {
    it(`notices ${what} that drops rows`, async () => {
      await own.run(`
        ${tables}
        CREATE FUNCTION drop_odd() RETURNS trigger LANGUAGE plpgsql AS
          'BEGIN IF NEW.n % 2 = 1 THEN RETURN NULL; END IF; RETURN NEW; END';
        CREATE TRIGGER odd BEFORE INSERT ON ${owner} FOR EACH ROW EXECUTE FUNCTION drop_odd()`);

      const run = await load(counters(4, 'n'), ['--table', 't']);

      expect(run).to.include({ code: 1 });
      expect(run.stderr).to.contain('t: expected 4 rows after the load, found 2; a trigger');
      expect(await cell('SELECT count(*) FROM t')).to.equal('0');
    });
  }

  it('allows other clients to write rows meanwhile', async () => {
    await own.run('CREATE TABLE a (n int); CREATE TABLE b (n int)');
    const isLocked = "SELECT 1 FROM pg_locks WHERE relation = 'b'::regclass AND mode = 'ShareLock'";
    const other = own.run(`DO $$ BEGIN
      LOCK TABLE b IN SHARE MODE;
      WHILE NOT EXISTS (SELECT FROM pg_locks WHERE relation = 'b'::regclass AND NOT granted)
        LOOP PERFORM pg_sleep(0.01); END LOOP;
      INSERT INTO a VALUES (-1);
    END $$`);
    while ((await cell(isLocked)) === undefined);
    const fields = [{ name: 'n', type: 'sequence' }];
    const tables = ['a', 'b'].map((name) => ({ name, rows: 3, fields }));

    const run = await load({ tables });
    await other;

    expect(run, run.stderr).to.include({ code: 0 });
    expect(await cell('SELECT count(*) FROM a')).to.equal('4');
  });

  it('asks before it writes to another machine', async () => {
    await own.run('CREATE TABLE t (n int)');
    // An address of this machine that is not written as one.
    const elsewhere = own.url.replace(/localhost|127\.0\.0\.1/, '127.1');

    const refused = await load(counters(4, 'n'), ['--table', 't'], elsewhere);

    expect(refused).to.include({ code: 2 });
    expect(refused.stderr).to.match(
      /This writes to another machine, .*\. Repeat the command with --yes/,
    );
    expect(await cell('SELECT count(*) FROM t')).to.equal('0');
    expect(await load(counters(4, 'n'), ['--table', 't', '--yes'], elsewhere)).to.include({
      code: 0,
    });
    expect(await cell('SELECT count(*) FROM t')).to.equal('4');
  });

  it('takes the database from DATABASE_URL, and loads into a table of another schema', async () => {
    await own.run('CREATE SCHEMA app; CREATE TABLE app."Odd name" (n int)');
    const request = { ...counters(4, 'n'), table_name: 'app.Odd name' };

    const run = await runCommand(['load', '-', '--quiet'], {
      input: JSON.stringify(request),
      environment: { DATABASE_URL: own.url },
    });

    expect(run).to.deep.include({ code: 0, stderr: '' });
    expect(await cell('SELECT sum(n) FROM app."Odd name"')).to.equal('10');
  });
});
