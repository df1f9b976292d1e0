import { expect } from 'chai';
import { catalogueOf } from '../../../support/databases/catalogue.js';
import { databaseCases, type OwnDatabase } from '../../../support/databases/index.js';
import type { Run } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';

const TABLES = `
  CREATE TABLE countries (code CHAR(2) PRIMARY KEY, name VARCHAR(60) NOT NULL);
  CREATE TABLE customers (
    id INTEGER PRIMARY KEY, email VARCHAR(30) NOT NULL UNIQUE, country_code CHAR(2) NOT NULL,
    score INTEGER NOT NULL CHECK (score BETWEEN 3 AND 7),
    FOREIGN KEY (country_code) REFERENCES countries (code));
  CREATE TABLE orders (
    id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, ordered_on DATE NOT NULL,
    FOREIGN KEY (customer_id) REFERENCES customers (id));
  CREATE TABLE schema_migrations (version VARCHAR(20) PRIMARY KEY);`;

for (const { kind, title, reason, create } of databaseCases) {
  describe(`tablewright seed with ${title}`, () => {
    if (reason !== undefined) {
      it(`fills all tables (unavailable: ${reason})`);
      return;
    }

    let own: OwnDatabase;
    let catalogue: unknown;

    before(async () => {
      own = await create();
      await own.run(TABLES);
      catalogue = await catalogueOf(kind, own);
    });
    afterEach(async () => {
      for (const table of ['orders', 'customers', 'countries']) {
        await own.run(`DELETE FROM ${table}`);
      }
      expect(await catalogueOf(kind, own)).to.deep.equal(catalogue);
    });
    after(() => own.drop());

    const seed = (...options: readonly string[]): Promise<Run> =>
      runCommand(['seed', own.url, '--rows', '40', '--seed', '1', ...options]);

    const number = async (sql: string) => Number((await own.rows(sql))[0]?.[0]);

    it('fills all tables, so that every rule holds', async () => {
      const run = await seed();

      expect(run).to.include({ code: 0 });
      expect(run.stderr).to.match(/\nloaded \d+ rows in 3 tables, seed 1\n$/);
      expect(await number('SELECT count(*) FROM countries')).to.equal(20);
      expect(await number('SELECT count(*) FROM orders')).to.be.above(0);
      expect(
        await number('SELECT count(*) FROM orders o JOIN customers c ON c.id = o.customer_id'),
      ).to.equal(await number('SELECT count(*) FROM orders'));
      expect(await number('SELECT count(*) FROM customers WHERE score BETWEEN 3 AND 7')).to.equal(
        await number('SELECT count(*) FROM customers'),
      );
      expect(await number('SELECT count(*) FROM schema_migrations')).to.equal(0);
    });

    it('prints a plan with the rows of each table, and writes nothing', async () => {
      const run = await seed('--plan', '--rows', 'customers=7');

      expect(run).to.include({ code: 0 });
      expect(run.stdout).to.match(/^countries +20 rows +look-up$/m);
      expect(run.stdout).to.match(/^customers +7 rows +given$/m);
      expect(run.stdout).to.match(/\n\d+ rows in 3 tables\n$/);
      expect(await number('SELECT count(*) FROM countries')).to.equal(0);

      expect(await seed('--rows', 'customers=7')).to.include({ code: 0 });
      expect(await number('SELECT count(*) FROM customers')).to.equal(7);
      expect((await seed('--rows', 'custmers=7')).stderr).to.equal(
        'tablewright: --rows: there is no table "custmers"; did you mean "customers"?\n',
      );
    });

    it('continues behind the rows of the same seed with --more, once and again', async () => {
      await seed();
      const counts = async () => [
        await number('SELECT count(*) FROM countries'),
        await number('SELECT count(*) FROM customers'),
        await number('SELECT count(*) FROM orders'),
      ];
      const [countries, customers = 0, orders = 0] = await counts();
      for (const run of [1, 2]) {
        const more = await runCommand(['seed', own.url, '--more', '40', '--seed', '1']);
        expect(more.stderr).to.match(/\nloaded \d+ rows in 2 tables, seed 1\n$/);
        expect(more).to.include({ code: 0 });
        expect(await counts()).to.deep.equal([
          countries,
          customers * (run + 1),
          orders * (run + 1),
        ]);
      }
      const without = await runCommand(['seed', own.url, '--more', '40']);
      expect(without.stderr).to.match(/--more continues the rows of a seed: --seed/);
      const both = await runCommand([
        'seed',
        own.url,
        '--more',
        '4',
        '--seed',
        '1',
        '--only-empty',
      ]);
      expect(both.stderr).to.match(/--more cannot be combined with --only-empty/);
    });

    it('gives the same rows for the same seed', async () => {
      const read = () => own.rows('SELECT * FROM customers ORDER BY id');
      await seed('--quiet');
      const first = await read();
      for (const table of ['orders', 'customers', 'countries']) {
        await own.run(`DELETE FROM ${table}`);
      }

      expect(await seed('--quiet')).to.deep.include({ code: 0, stderr: '' });

      expect(first).to.have.length.above(0);
      expect(await read()).to.deep.equal(first);
    });

    it('refers to rows that are there with --only-empty', async () => {
      await own.run("INSERT INTO countries VALUES ('AT', 'Austria'), ('CH', 'Switzerland')");

      expect(await seed('--only-empty')).to.include({ code: 0 });

      expect(await number('SELECT count(*) FROM countries')).to.equal(2);
      expect(
        (await own.rows('SELECT DISTINCT country_code FROM customers ORDER BY 1')).flat(),
      ).to.deep.equal(['AT', 'CH']);
    });

    it('has nothing to fill in a database whose tables have rows', async () => {
      await seed();

      const run = await seed('--only-empty');

      expect(run).to.deep.include({
        code: 2,
        stderr: 'tablewright: the database has no table to fill\n',
      });
    });
  });
}

for (const { title, kind, reason, create } of databaseCases) {
  describe(`tablewright with rows that ${title} refuses`, () => {
    if (reason !== undefined) {
      it(`leaves them out (unavailable: ${reason})`);
      return;
    }

    let own: OwnDatabase;

    before(async () => {
      own = await create();
      await own.run(`
        CREATE TABLE numbers (id INTEGER PRIMARY KEY, score INTEGER NOT NULL CHECK (score * (score + 1) % 5 <> 2));
        CREATE TABLE parts (id INTEGER PRIMARY KEY, number_id INTEGER NOT NULL,
          FOREIGN KEY (number_id) REFERENCES numbers (id));
        CREATE TABLE words (id INTEGER PRIMARY KEY, twice INTEGER NOT NULL CHECK (twice * 0 = 1));`);
    });
    afterEach(async () => {
      for (const table of ['parts', 'numbers', 'words']) await own.run(`DELETE FROM ${table}`);
    });
    after(() => own.drop());

    const number = async (sql: string) => Number((await own.rows(sql))[0]?.[0]);

    if (kind === 'duckdb') {
      it('writes nothing, because it has no savepoints', async () => {
        const run = await runCommand(['seed', own.url, '--rows', '40', '--seed', '1']);

        expect(run).to.include({ code: 1 });
        expect(await number('SELECT count(*) FROM numbers')).to.equal(0);
      });
      return;
    }

    it('leaves them out, and the rows that refer to them, and says so', async () => {
      const run = await runCommand(['seed', own.url, '--rows', '40', '--seed', '1']);

      const numbers = await number('SELECT count(*) FROM numbers');
      const parts = await number('SELECT count(*) FROM parts');
      expect(numbers).to.be.within(15, 39);
      expect(parts).to.be.above(0);
      expect(await number('SELECT count(*) FROM words')).to.equal(0);
      expect(run).to.include({ code: 1 });
      expect(run.stderr).to.contain(`\nloaded ${numbers + parts} rows in 2 tables, seed 1\n`);
      expect(run.stderr).to.match(
        /\ntablewright: 1 table not filled, 2 tables filled in part:\n {2}words: .*\n {2}numbers: .*; \d+ of 40 rows were loaded\n {2}parts: .*; \d+ of \d+ rows were loaded\n$/i,
      );
    });

    if (kind === 'postgresql' || kind === 'sqlite') {
      it('leaves out rows whose references are checked at the end of the transaction', async () => {
        await own.run(`
          CREATE TABLE pieces (id INTEGER PRIMARY KEY, number_id INTEGER NOT NULL, part_of INTEGER,
            FOREIGN KEY (number_id) REFERENCES numbers (id) DEFERRABLE INITIALLY DEFERRED,
            FOREIGN KEY (part_of) REFERENCES pieces (id) DEFERRABLE INITIALLY DEFERRED)`);

        const run = await runCommand(['seed', own.url, '--rows', '40', '--seed', '1']);

        const pieces = await number('SELECT count(*) FROM pieces');
        await own.run('DROP TABLE pieces');
        expect(run.stderr).to.contain(`\n  pieces: `);
        expect(run.stderr).to.match(
          new RegExp(
            `rows referred to rows that were left out; ${pieces} of \\d+ rows were loaded`,
          ),
        );
        expect(pieces).to.be.above(0);
      });
    }

    it('loads the same rows again, and no others', async () => {
      const rows = async () => {
        await runCommand(['seed', own.url, '--rows', '40', '--seed', '1']);
        return own.rows('SELECT id, score FROM numbers ORDER BY id');
      };
      const first = await rows();
      for (const table of ['parts', 'numbers', 'words']) await own.run(`DELETE FROM ${table}`);

      expect(await rows()).to.deep.equal(first);
    });

    it('ends load at the first of them, unless it skips them', async () => {
      const request = JSON.stringify({
        table_name: 'numbers',
        rows: 30,
        seed: 1,
        fields: [
          { name: 'id', type: 'sequence' },
          { name: 'score', type: 'integer', constraints: { min: 1, max: 9 } },
        ],
      });
      const load = (...options: readonly string[]) =>
        runCommand(['load', '-', '--to', own.url, ...options], { input: request });

      expect(await load()).to.include({ code: 1 });
      expect(await number('SELECT count(*) FROM numbers')).to.equal(0);

      const run = await load('--skip-refused');
      const kept = await number('SELECT count(*) FROM numbers');
      expect(kept).to.be.within(10, 29);
      expect(run).to.include({ code: 1 });
      expect(run.stderr).to.match(/\ntablewright: 1 table filled in part:\n {2}numbers: /);
    });
  });
}

const { reason, create } = databaseCases.find(({ kind }) => kind === 'postgresql') ?? {};

describe('tablewright seed with a schema of PostgreSQL', () => {
  if (reason !== undefined || create === undefined) {
    it(`fills what can be filled (unavailable: ${reason})`);
    return;
  }

  let own: OwnDatabase;

  beforeEach(async () => {
    own = await create();
  });
  afterEach(() => own.drop());

  const cell = async (sql: string) => (await own.rows(sql))[0]?.[0];

  it('reports a table whose rows are refused, and fills the others', async () => {
    await own.run(`
      CREATE FUNCTION refuse(int) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT false';
      CREATE TABLE refused (id int PRIMARY KEY CHECK (refuse(id)));
      CREATE TABLE behind (id int PRIMARY KEY, refused_id int NOT NULL REFERENCES refused);
      CREATE TABLE beside (id int PRIMARY KEY, refused_id int REFERENCES refused, behind_id int REFERENCES behind)`);

    const run = await runCommand(['seed', own.url, '--rows', '20', '--seed', '1']);

    expect(run).to.include({ code: 1 });
    expect(run.stderr).to.match(
      /\nloaded 20 rows in 1 table, seed 1\ntablewright: 2 tables not filled:\n {2}refused: .*check constraint "refused_id_check".*\n {2}behind: it refers to refused\n$/,
    );
    expect(await cell('SELECT count(*) FROM beside WHERE refused_id IS NULL')).to.equal('20');
    expect(await cell('SELECT count(*) FROM refused')).to.equal('0');
  });

  it('leaves out tables that triggers fill', async () => {
    await own.run(`
      CREATE TABLE films (id int PRIMARY KEY, title text NOT NULL, words text NOT NULL);
      CREATE TABLE titles (id int PRIMARY KEY, title text NOT NULL);
      CREATE FUNCTION copy_title() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN INSERT INTO titles VALUES (NEW.id, NEW.title); RETURN NEW; END';
      CREATE TRIGGER copied AFTER INSERT ON films FOR EACH ROW EXECUTE FUNCTION copy_title()`);

    for (const options of [[], ['--truncate', '--yes']]) {
      const run = await runCommand(['seed', own.url, '--rows', '20', '--seed', '1', ...options]);
      expect(run).to.include({ code: 0 });
      expect(await cell('SELECT count(*) FROM films JOIN titles USING (id, title)')).to.equal('20');
    }
  });

  describe('where rows of a trigger refer to other tables', () => {
    beforeEach(() =>
      own.run(`
        CREATE TABLE makers (id uuid PRIMARY KEY, name text NOT NULL);
        CREATE TABLE parts (id uuid PRIMARY KEY, made_by uuid NOT NULL REFERENCES makers DEFERRABLE INITIALLY DEFERRED,
          UNIQUE (made_by, id));
        CREATE TABLE wheels (id uuid PRIMARY KEY, made_by uuid NOT NULL, size int NOT NULL,
          FOREIGN KEY (made_by, id) REFERENCES parts (made_by, id));
        CREATE FUNCTION add_part() RETURNS trigger LANGUAGE plpgsql AS
          'BEGIN INSERT INTO parts VALUES (NEW.id, NEW.made_by); RETURN NEW; END';
        CREATE TRIGGER added BEFORE INSERT ON wheels FOR EACH ROW EXECUTE FUNCTION add_part()`),
    );

    it('gives them rows of these', async () => {
      const run = await runCommand(['seed', own.url, '--rows', '20', '--seed', '1']);

      expect(run, run.stderr).to.include({ code: 0 });
      expect(await cell('SELECT count(*) FROM wheels')).to.equal('20');
    });

    it('leaves them out where these refuse all rows', async () => {
      await own.run(`
        CREATE TABLE beside (id int PRIMARY KEY, name text NOT NULL);
        CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
          'BEGIN RAISE EXCEPTION ''not now''; END';
        CREATE TRIGGER refused BEFORE INSERT ON makers FOR EACH ROW EXECUTE FUNCTION refuse()`);

      const run = await runCommand(['seed', own.url, '--rows', '20', '--seed', '1']);

      expect(run.stderr).to.contain('wheels: it refers to makers');
      expect(await cell('SELECT count(*) FROM beside')).to.equal('20');
    });
  });

  it('keeps exclusion constraints, references that differ, times in order and partitions', async () => {
    await own.run(`
      CREATE EXTENSION IF NOT EXISTS btree_gist;
      CREATE TABLE bookings (id int PRIMARY KEY, "Room" int NOT NULL, during tstzrange NOT NULL,
        opens time NOT NULL, closes time NOT NULL, tags text[] NOT NULL, levels int[] NOT NULL CHECK (cardinality(levels) = 2),
        CHECK (opens < closes), EXCLUDE USING gist ("Room" WITH =, during WITH &&));
      CREATE TABLE links (id serial PRIMARY KEY, booking_id int NOT NULL REFERENCES bookings,
        other_id int NOT NULL REFERENCES bookings, UNIQUE (booking_id, other_id), CHECK (booking_id <> other_id));
      CREATE TABLE pairs (a int REFERENCES bookings, b int REFERENCES bookings, PRIMARY KEY (a, b), CHECK (a <> b));
      CREATE TABLE events (id bigserial, at timestamptz NOT NULL, booking_id int REFERENCES bookings, PRIMARY KEY (id, at))
        PARTITION BY RANGE (at);
      CREATE TABLE events_2023 PARTITION OF events FOR VALUES FROM ('2023-01-01') TO ('2024-01-01')`);

    const run = await runCommand(['seed', own.url, '--rows', '50', '--seed', '1']);

    expect(run).to.include({ code: 0 });
    expect(run.stderr, run.stderr).to.match(/loaded .* rows in 4 tables/);
    expect(await cell('SELECT count(*) FROM events_2023')).to.equal('2500');
    expect(await cell("SELECT count(*) > 20 FROM bookings WHERE tags <> '{}'")).to.equal('t');
  });

  it('keeps the other tables where one table of a cycle refuses all rows', async () => {
    await own.run(`
      CREATE TABLE methods (id int PRIMARY KEY, conf_id int NOT NULL, name varchar(20) NOT NULL);
      CREATE TABLE confs (id int PRIMARY KEY,
        method_id int NOT NULL REFERENCES methods DEFERRABLE INITIALLY DEFERRED);
      ALTER TABLE methods ADD FOREIGN KEY (conf_id) REFERENCES confs DEFERRABLE INITIALLY DEFERRED;
      CREATE TABLE uses (id int PRIMARY KEY, conf_id int NOT NULL REFERENCES confs);
      CREATE TABLE notes (id int PRIMARY KEY, note varchar(20));
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'not so'; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON methods FOR EACH ROW EXECUTE FUNCTION refuse();`);

    const run = await runCommand(['seed', own.url, '--rows', '30', '--seed', '1']);

    expect(run.stderr, run.stderr).to.match(/methods: not so/);
    expect(run.stderr).to.match(/confs: it refers to methods/);
    expect(run).to.include({ code: 1 });
    expect(await cell('SELECT count(*) FROM notes')).to.equal('30');
    expect(await cell('SELECT count(*) FROM confs')).to.equal('0');
    expect(await cell('SELECT count(*) FROM uses')).to.equal('0');
  });

  it('fills columns of many types, under partial indexes, domains and a cycle', async () => {
    await own.run(`
      CREATE EXTENSION IF NOT EXISTS citext;
      CREATE TYPE mood AS ENUM ('sad', 'ok');
      CREATE DOMAIN score AS smallint CHECK (VALUE BETWEEN 1 AND 5);
      CREATE TABLE people (
        id uuid PRIMARY KEY, boss_id uuid REFERENCES people, team_id bigint NOT NULL,
        email citext UNIQUE NOT NULL, mood mood NOT NULL, score score NOT NULL, address inet NOT NULL,
        settings jsonb NOT NULL, born date NOT NULL, seen timestamptz NOT NULL, is_active boolean NOT NULL,
        double_score int GENERATED ALWAYS AS (score * 2) STORED, note varchar(3) NOT NULL);
      CREATE TABLE teams (id bigserial PRIMARY KEY, lead_id uuid REFERENCES people, name varchar(12) NOT NULL UNIQUE);
      ALTER TABLE people ADD FOREIGN KEY (team_id) REFERENCES teams;
      CREATE UNIQUE INDEX ON people (lower(email::text)) WHERE is_active`);

    const run = await runCommand(['seed', own.url, '--rows', '100', '--seed', '1']);

    expect(run).to.include({ code: 0 });
    expect(await cell('SELECT count(*) FROM people')).to.equal('100');
    expect(await cell('SELECT count(*) > 0 FROM people WHERE boss_id IS NOT NULL')).to.equal('t');
    await own.run("INSERT INTO teams (name) VALUES ('next')");
  });
});
