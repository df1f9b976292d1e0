import { expect } from 'chai';
import { LEDGER_TABLE } from '../../../src/application/ports/ledger.js';
import { type OwnDatabase, sqliteDatabase } from '../../support/databases/index.js';
import type { Run } from './support/run-cli.js';
import { runCommand } from './support/run-command.js';

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
});
