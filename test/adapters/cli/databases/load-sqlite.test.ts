import { expect } from 'chai';
import { LEDGER_TABLE } from '../../../../src/application/ports/ledger.js';
import { type OwnDatabase, sqliteDatabase } from '../../../support/databases/index.js';
import type { Run } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';

/** A request of counters. */
const counters = (rows: number) => ({ seed: 1, rows, fields: [{ name: 'n', type: 'sequence' }] });

describe('tablewright load, with the rules of SQLite', () => {
  let own: OwnDatabase;

  beforeEach(async () => {
    own = await sqliteDatabase();
  });
  afterEach(() => own.drop());

  function load(request: unknown, ...options: readonly string[]): Promise<Run> {
    const args = ['load', '-', '--to', own.url, '--table', 't', ...options];
    return runCommand(args, { input: JSON.stringify(request) });
  }

  it('counts the rows that are there if a trigger acts on new ones', async () => {
    await own.run(`
      CREATE TABLE t (n INT);
      CREATE TABLE seen (n INT);
      INSERT INTO t VALUES (1), (2), (3);
      CREATE TRIGGER noted AFTER INSERT ON t BEGIN INSERT INTO seen VALUES (NEW.n); END`);

    const run = await load(counters(20));

    expect(run.code, run.stderr).to.equal(0);
    expect(await own.rows('SELECT count(*) FROM t')).to.deep.equal([['23']]);
  });

  it('names rows of the table as a cause of repeated values only if it has rows', async () => {
    await own.run('CREATE TABLE t (n INT UNIQUE)');
    const constraints = { choices: [1, 2] };
    const run = await load({
      seed: 1,
      rows: 20,
      fields: [{ name: 'n', type: 'choice', constraints }],
    });

    expect(run.code).to.equal(1);
    expect(run.stderr).to.match(/UNIQUE constraint failed: t\.n\n$/);
  });

  it('has no window after the last row of a load that can be resumed', async () => {
    await own.run('CREATE TABLE t (n INT)');

    expect(await load(counters(200_000), '--resume')).to.include({ code: 0 });

    const windows = await own.rows(
      `SELECT window_number FROM ${LEDGER_TABLE} WHERE table_name = 't' ORDER BY 1`,
    );
    expect(windows).to.deep.equal([['0'], ['1']]);
  });

  for (const [rule, reason] of [
    ['REPLACE', 'deletes other rows'],
    ['IGNORE', 'leaves rows out without a word'],
    ['ROLLBACK', 'ends the transaction of a load'],
  ]) {
    it(`refuses a table whose keys have ON CONFLICT ${rule}`, async () => {
      for (const keys of [
        `n INTEGER PRIMARY KEY ON CONFLICT ${rule}`,
        `n INTEGER PRIMARY KEY, code TEXT UNIQUE on conflict ${rule}`,
        `n INTEGER PRIMARY KEY, code TEXT, UNIQUE (code) /* ' */ ON  CONFLICT ${rule}`,
      ]) {
        await own.run(
          `DROP TABLE IF EXISTS t; CREATE TABLE t (${keys}); INSERT INTO t (n) VALUES (9)`,
        );

        for (const options of [[], ['--skip-refused'], ['--upsert', '--yes']]) {
          const run = await load(counters(3), ...options);
          expect(run.stderr, keys).to.contain(`t: its rule ON CONFLICT ${rule} ${reason}`);
          expect(run.code).to.equal(options[0] === '--skip-refused' ? 1 : 2);
        }
        expect(await own.rows('SELECT n FROM t')).to.deep.equal([['9']]);
      }
    });
  }

  it('loads a table whose other rules speak of conflicts', async () => {
    await own.run(`CREATE TABLE t (n INT NOT NULL ON CONFLICT REPLACE DEFAULT 1 UNIQUE ON CONFLICT FAIL,
      word TEXT DEFAULT 'ON CONFLICT REPLACE' -- UNIQUE ON CONFLICT IGNORE
      )`);

    expect(await load(counters(3))).to.include({ code: 0 });
  });
});
