import { expect } from 'chai';
import type { DatabaseKind } from '../../../../src/adapters/databases/database-schemes.js';
import { databaseCases, type OwnDatabase } from '../../../support/databases/index.js';
import type { Run } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';

const TABLES = `
  CREATE TABLE kept (id INTEGER PRIMARY KEY);
  INSERT INTO kept VALUES (1), (2), (3);
  CREATE TABLE t (id INTEGER PRIMARY KEY);`;

/** A trigger that does `work` for each new or deleted row of `t`. */
const trigger = (kind: DatabaseKind, event: string, work: string): string =>
  kind === 'postgresql'
    ? `CREATE FUNCTION act() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${work}; RETURN NULL; END $$;
       CREATE TRIGGER acts ${event} ON t FOR EACH ROW EXECUTE FUNCTION act()`
    : kind === 'mysql'
      ? `CREATE TRIGGER acts ${event} ON t FOR EACH ROW ${work}`
      : `CREATE TRIGGER acts ${event} ON t BEGIN ${work}; END`;

const counters = (rows: number) => ({ seed: 1, rows, fields: [{ name: 'id', type: 'sequence' }] });

/** DuckDB has no triggers, and no foreign keys that delete rows. */
const cases = databaseCases.filter(({ kind }) => kind !== 'duckdb');

for (const { kind, title, reason, create } of cases) {
  describe(`a load of ${title} and the tables that it does not name`, () => {
    if (reason !== undefined) {
      it(`keeps their rows (unavailable: ${reason})`);
      return;
    }

    let own: OwnDatabase;
    beforeEach(async () => {
      own = await create();
      await own.run(TABLES);
    });
    afterEach(() => own.drop());

    const load = (...options: readonly string[]): Promise<Run> =>
      runCommand(['load', '-', '--to', own.url, '--table', 't', ...options], {
        input: JSON.stringify(counters(5)),
      });
    const numberOf = async (table: string) =>
      Number((await own.rows(`SELECT count(*) FROM ${table}`))[0]?.[0]);

    for (const action of ['CASCADE', 'SET NULL']) {
      it(`deletes no row to which others refer ON DELETE ${action}`, async () => {
        await own.run(`
            INSERT INTO t VALUES (100);
            CREATE TABLE r (id INTEGER PRIMARY KEY, t_id INTEGER,
              FOREIGN KEY (t_id) REFERENCES t (id) ON DELETE ${action});
            INSERT INTO r VALUES (1, 100)`);

        const run = await load('--truncate', '--yes');

        expect(run.code).to.equal(1);
        expect(run.stderr).to.contain('rows of r refer to rows that would be deleted');
        expect(await own.rows('SELECT id, t_id FROM r')).to.deep.equal([['1', '100']]);
        await own.run('UPDATE r SET t_id = NULL');
        expect(await load('--truncate', '--yes')).to.include({ code: 0 });
        expect(await numberOf('t')).to.equal(5);
      });
    }

    it('is taken back if a trigger of new rows deletes theirs', async () => {
      await own.run(trigger(kind, 'AFTER INSERT', 'DELETE FROM kept WHERE id < 3'));
      const message = 'a trigger would delete 2 rows of kept, which is no table of the load';

      for (const run of [
        await load(),
        await load('--resume'),
        await runCommand(['seed', own.url, '--rows', '5', '--seed', '1', '--only-empty']),
      ]) {
        expect(run.code).to.equal(1);
        expect(run.stderr).to.contain(message);
        expect(await numberOf('kept')).to.equal(3);
        expect(await numberOf('t')).to.equal(0);
      }
    });

    it('is taken back if a trigger of deleted rows deletes theirs', async () => {
      await own.run('INSERT INTO t VALUES (100)');
      await own.run(trigger(kind, 'AFTER DELETE', 'DELETE FROM kept'));

      for (const options of [[], ['--resume']]) {
        // TRUNCATE of PostgreSQL starts no trigger of rows.
        const run = await load('--truncate', '--yes', ...options);
        expect(run.code).to.equal(kind === 'postgresql' ? 0 : 1);
        expect(await numberOf('kept')).to.equal(3);
      }
    });

    it('may have triggers that add rows to them', async () => {
      const adding = 'INSERT INTO kept SELECT max(id) + 1 FROM kept';
      await own.run(trigger(kind, 'AFTER INSERT', adding));

      expect(await load()).to.include({ code: 0 });
      expect(await numberOf('kept')).to.equal(8);
    });
  });
}

describe('a load and the tables that the catalogue leaves out', () => {
  const named: Readonly<Partial<Record<DatabaseKind, readonly (readonly [string, string])[]>>> = {
    postgresql: [
      ['other.x', 'other.x'],
      ['public."app.log"', 'app.log'],
    ],
    mysql: [['`_prisma_migrations`', '_prisma_migrations']],
    sqlite: [
      ['"app.log"', 'app.log'],
      ['_prisma_migrations', '_prisma_migrations'],
    ],
  };
  for (const { kind, title, reason, create } of cases) {
    for (const [sql, name] of named[kind] ?? []) {
      it(`keeps the rows of ${name} in ${title}`, async function () {
        if (reason !== undefined) return this.skip();
        const own = await create();
        const schema = kind === 'postgresql' ? 'CREATE SCHEMA other;' : '';
        await own.run(`${schema} CREATE TABLE t (id INTEGER PRIMARY KEY);
          CREATE TABLE ${sql} (id INTEGER PRIMARY KEY); INSERT INTO ${sql} VALUES (1), (2)`);
        await own.run(trigger(kind, 'AFTER INSERT', `DELETE FROM ${sql} WHERE id = 2`));
        const url = kind === 'postgresql' ? `${own.url}?schema=public` : own.url;

        const run = await runCommand(['load', '-', '--to', url, '--table', 't'], {
          input: JSON.stringify(counters(5)),
        });

        expect(run.stderr).to.contain(`a trigger would delete 1 row of ${name}, which is no table`);
        expect(run.code).to.equal(1);
        expect(await own.rows(`SELECT count(*) FROM ${sql}`)).to.deep.equal([['2']]);
        await own.drop();
      });
    }
  }
});

describe('a load that can be resumed', () => {
  it('is refused if a trigger drops some of its rows', async () => {
    const sqlite = databaseCases.find(({ kind }) => kind === 'sqlite');
    const own = await sqlite?.create();
    if (own === undefined) throw new Error('no SQLite');
    await own.run(`CREATE TABLE t (id INTEGER PRIMARY KEY);
      CREATE TRIGGER drops BEFORE INSERT ON t WHEN NEW.id % 2 = 0 BEGIN SELECT RAISE(IGNORE); END`);

    const run = await runCommand(['load', '-', '--to', own.url, '--table', 't', '--resume'], {
      input: JSON.stringify(counters(5)),
    });

    expect(run.code).to.equal(1);
    expect(run.stderr).to.contain('t: expected 5 rows after the load, found 3');
    await own.drop();
  });
});

describe('a load of tables without transactions', () => {
  const mariadb = databaseCases.find(({ kind }) => kind === 'mysql');

  it('is refused before anything is written, and seed leaves them out', async function () {
    if (mariadb === undefined || mariadb.reason !== undefined) return this.skip();
    const own = await mariadb.create();
    await own.run(`CREATE TABLE t (id INTEGER PRIMARY KEY) ENGINE = MyISAM;
      INSERT INTO t VALUES (100); CREATE TABLE u (id INTEGER PRIMARY KEY)`);
    const args = ['load', '-', '--to', own.url, '--table', 't', '--truncate', '--yes'];
    const run = await runCommand(args, { input: JSON.stringify(counters(5)) });

    expect(run.code).to.equal(2);
    expect(run.stderr).to.match(/t: its engine MyISAM has no transactions.* ENGINE = InnoDB/);
    const seeded = await runCommand(['seed', own.url, '--rows', '5', '--truncate', '--yes']);
    expect(seeded.code).to.equal(1);
    expect(seeded.stderr).to.contain('1 table not filled');
    expect(await own.rows('SELECT id FROM t')).to.deep.equal([['100']]);
    expect(await own.rows('SELECT count(*) FROM u')).to.deep.equal([['5']]);
    await own.drop();
  });
});

const ofKind = (kind: DatabaseKind) => databaseCases.find((each) => each.kind === kind);

describe('a load of PostgreSQL and the tables below one that it names', () => {
  const postgresql = ofKind('postgresql');
  let own: OwnDatabase;
  beforeEach(async function () {
    if (postgresql === undefined || postgresql.reason !== undefined) return this.skip();
    own = await postgresql.create();
  });
  afterEach(() => own?.drop());

  const PARTITIONED = `CREATE TABLE t (id INTEGER PRIMARY KEY) PARTITION BY RANGE (id);
    CREATE TABLE t_1 PARTITION OF t FOR VALUES FROM (0) TO (1000);
    CREATE TABLE kept (id INTEGER PRIMARY KEY`;
  const load = (...options: readonly string[]): Promise<Run> =>
    runCommand(['load', '-', '--to', own.url, '--table', 't', ...options], {
      input: JSON.stringify(counters(5)),
    });

  it('deletes no row of a table that inherits from it', async () => {
    await own.run(`CREATE TABLE t (id INTEGER PRIMARY KEY); CREATE TABLE "Heir" () INHERITS (t);
      INSERT INTO t VALUES (100); INSERT INTO "Heir" VALUES (7)`);

    const run = await load('--truncate', '--yes');

    expect(run.code).to.equal(1);
    expect(run.stderr).to.contain(
      'rows of "Heir" would be deleted, because it inherits from a table of the load',
    );
    expect(await own.rows('SELECT id FROM t ORDER BY id')).to.deep.equal([['7'], ['100']]);
    await own.run('DELETE FROM "Heir"');
    expect(await load('--truncate', '--yes')).to.include({ code: 0 });
  });

  it('deletes no row that refers to a partition ON DELETE CASCADE', async () => {
    await own.run(`${PARTITIONED} REFERENCES t_1 ON DELETE CASCADE);
      INSERT INTO t VALUES (100); INSERT INTO kept VALUES (100)`);

    const run = await load('--truncate', '--yes');

    expect(run.code).to.equal(1);
    expect(run.stderr).to.contain('rows of kept refer to rows that would be deleted');
    expect(await own.rows('SELECT id FROM kept')).to.deep.equal([['100']]);
  });

  it('is taken back if a trigger of a partition deletes rows of others', async () => {
    await own.run(`${PARTITIONED}); INSERT INTO kept VALUES (100);
      ${trigger('postgresql', 'AFTER INSERT', 'DELETE FROM kept').replace(' ON t ', ' ON t_1 ')}`);

    const run = await load();

    expect(run.code).to.equal(1);
    expect(run.stderr).to.contain('a trigger would delete 1 row of kept');
    expect(await own.rows('SELECT id FROM kept')).to.deep.equal([['100']]);
  });
});

describe('a table whose name contains a point', () => {
  for (const { kind, title, reason, create, other } of databaseCases) {
    it(`is left out, and no table of a schema of ${title} is taken for it`, async function () {
      if (reason !== undefined) return this.skip();
      const own = await create();
      if (other.startsWith('far.')) await own.run('CREATE SCHEMA far');
      const quote = kind === 'mysql' ? '`' : '"';
      const name = `${quote}${other.includes('.') ? other : 'far.t'}${quote}`;
      await own.run(`CREATE TABLE ${other} (id INTEGER PRIMARY KEY);
        CREATE TABLE ${name} (id INTEGER PRIMARY KEY); INSERT INTO ${name} VALUES (100)`);

      const run = await runCommand(['seed', own.url, '--rows', '5', '--truncate', '--yes']);

      expect(run.stderr).to.contain(
        'a request takes the point in its name for the end of a schema',
      );
      expect(run.code).to.equal(0);
      expect(await own.rows(`SELECT id FROM ${name}`)).to.deep.equal([['100']]);
      expect(await own.rows(`SELECT count(*) FROM ${other}`)).to.deep.equal([['5']]);
      await own.drop();
    });
  }

  it('keeps its rows if it is in another database of MariaDB, which a trigger names', async function () {
    const mariadb = ofKind('mysql');
    if (mariadb === undefined || mariadb.reason !== undefined) return this.skip();
    const [own, other] = [await mariadb.create(), await mariadb.create()];
    const kept = `${new URL(other.url).pathname.slice(1)}.kept`;
    await other.run('CREATE TABLE kept (id INTEGER PRIMARY KEY); INSERT INTO kept VALUES (1), (2)');
    await own.run('CREATE TABLE t (id INTEGER PRIMARY KEY); INSERT INTO t VALUES (100)');
    await own.run(`CREATE TRIGGER g AFTER DELETE ON t FOR EACH ROW DELETE FROM ${kept}`);

    const run = await runCommand(
      ['load', '-', '--to', own.url, '--table', 't', '--truncate', '--yes'],
      { input: JSON.stringify(counters(3)) },
    );

    expect(run.stderr).to.contain(`a trigger would delete 2 rows of ${kept}, which is no table`);
    expect(await other.rows('SELECT count(*) FROM kept')).to.deep.equal([['2']]);
    await own.drop();
    await other.drop();
  });

  it('is no table of another database of MariaDB', async function () {
    const mariadb = ofKind('mysql');
    if (mariadb === undefined || mariadb.reason !== undefined) return this.skip();
    const [own, other] = [await mariadb.create(), await mariadb.create()];
    const name = `${new URL(other.url).pathname.slice(1)}.t`;
    await other.run('CREATE TABLE t (id INTEGER PRIMARY KEY); INSERT INTO t VALUES (100)');
    await own.run(`CREATE TABLE \`${name}\` (id INTEGER PRIMARY KEY)`);

    const run = await runCommand(
      ['load', '-', '--to', own.url, '--table', name, '--truncate', '--yes'],
      { input: JSON.stringify(counters(3)) },
    );

    expect(run.code).to.equal(2);
    expect(run.stderr).to.contain(`the database has no table "${name}"`);
    expect(await other.rows('SELECT id FROM t')).to.deep.equal([['100']]);
    await own.drop();
    await other.drop();
  });
});

describe('a load whose values MariaDB changes', () => {
  it('is refused though thousands of decimals are rounded before', async function () {
    const mariadb = ofKind('mysql');
    if (mariadb === undefined || mariadb.reason !== undefined) return this.skip();
    const own = await mariadb.create();
    await own.run('CREATE TABLE t (id INTEGER PRIMARY KEY, d DECIMAL(10,2), n TINYINT)');
    const fields = [
      { name: 'id', type: 'sequence' },
      { name: 'd', type: 'float', constraints: { precision: 5 } },
    ];
    const request = { seed: 1, rows: 2000, fields };
    const load = (input: object): Promise<Run> =>
      runCommand(['load', '-', '--to', own.url, '--table', 't'], { input: JSON.stringify(input) });

    expect(await load(request)).to.include({ code: 0 });
    const n = { name: 'n', type: 'formula', constraints: { expression: 'max(id - 3800, 0)' } };
    const run = await load({ ...request, fields: [...fields, n] });

    expect(run.code).to.equal(1);
    expect(run.stderr).to.contain("Out of range value for column 'n'");
    expect(await own.rows('SELECT count(*) FROM t')).to.deep.equal([['2000']]);
    await own.drop();
  });
});

describe('bits of MariaDB', () => {
  it('have the numbers of the request, and no others', async function () {
    const mariadb = ofKind('mysql');
    if (mariadb === undefined || mariadb.reason !== undefined) return this.skip();
    const own = await mariadb.create();
    await own.run('CREATE TABLE t (id INTEGER PRIMARY KEY, a BIT(1) NOT NULL, b BIT(4))');
    const load = (max: number): Promise<Run> => {
      const number = (name: string, most: number) => ({
        ...{ name, type: 'integer' },
        constraints: { min: most, max: most },
      });
      const fields = [{ name: 'id', type: 'sequence' }, number('a', 1), number('b', max)];
      const input = JSON.stringify({ seed: 1, rows: 3, fields });
      return runCommand(['load', '-', '--to', own.url, '--table', 't'], { input });
    };

    expect(await load(13)).to.include({ code: 0 });
    expect((await load(16)).stderr).to.match(/Out of range value for column 'b'|Data too long/);
    expect(await own.rows('SELECT count(*), sum(a + 0), sum(b + 0) FROM t')).to.deep.equal([
      ['3', '3', '39'],
    ]);
    await own.drop();
  });
});

describe('seed with a table that a trigger fills', () => {
  it('counts its rows among those that are deleted, and asks', async () => {
    const own = await ofKind('sqlite')?.create();
    if (own === undefined) throw new Error('no SQLite');
    await own.run(`CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
      CREATE TABLE audit (id INTEGER PRIMARY KEY, t_id INTEGER NOT NULL);
      INSERT INTO audit (t_id) VALUES (7), (8);
      CREATE TRIGGER acts AFTER INSERT ON t BEGIN INSERT INTO audit (t_id) VALUES (NEW.id); END`);
    const seed = (...options: readonly string[]): Promise<Run> =>
      runCommand(['seed', own.url, '--rows', '5', '--truncate', ...options]);

    const asked = await seed();

    expect(asked.code).to.equal(2);
    expect(asked.stderr).to.contain('This deletes 2 rows of');
    expect(await own.rows('SELECT count(*) FROM audit')).to.deep.equal([['2']]);
    const run = await seed('--yes');
    expect(run.code).to.equal(0);
    expect(run.stderr).to.match(/audit +0 rows +2 rows are deleted first/);
    expect(await own.rows('SELECT count(*) FROM audit')).to.deep.equal([['5']]);
    await own.drop();
  });
});
