import { expect } from 'chai';
import type { DatabaseKind } from '../../../src/adapters/databases/database-schemes.js';
import { databaseCases, type OwnDatabase } from '../../support/databases/index.js';
import { type Run, runCli } from './support/run-cli.js';

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
      runCli(['load', '-', '--to', own.url, '--table', 't', ...options], {
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
        await runCli(['seed', own.url, '--rows', '5', '--seed', '1', '--only-empty']),
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

describe('a load that can be resumed', () => {
  it('is refused if a trigger drops some of its rows', async () => {
    const sqlite = databaseCases.find(({ kind }) => kind === 'sqlite');
    const own = await sqlite?.create();
    if (own === undefined) throw new Error('no SQLite');
    await own.run(`CREATE TABLE t (id INTEGER PRIMARY KEY);
      CREATE TRIGGER drops BEFORE INSERT ON t WHEN NEW.id % 2 = 0 BEGIN SELECT RAISE(IGNORE); END`);

    const run = await runCli(['load', '-', '--to', own.url, '--table', 't', '--resume'], {
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
    const run = await runCli(args, { input: JSON.stringify(counters(5)) });

    expect(run.code).to.equal(2);
    expect(run.stderr).to.match(/t: its engine MyISAM has no transactions.* ENGINE = InnoDB/);
    const seeded = await runCli(['seed', own.url, '--rows', '5', '--truncate', '--yes']);
    expect(seeded.code).to.equal(1);
    expect(seeded.stderr).to.contain('1 table not filled');
    expect(await own.rows('SELECT id FROM t')).to.deep.equal([['100']]);
    expect(await own.rows('SELECT count(*) FROM u')).to.deep.equal([['5']]);
    await own.drop();
  });
});
