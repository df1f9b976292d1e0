import { expect } from 'chai';
import { databaseCases, type OwnDatabase } from '../../../support/databases/index.js';
import { runCommand } from '../support/run-command.js';

const TABLES = `
  CREATE TABLE roots (id INTEGER PRIMARY KEY, score INTEGER NOT NULL CHECK (score > 100));
  CREATE TABLE parts (id INTEGER PRIMARY KEY, score INTEGER NOT NULL CHECK (score <> 3), used INTEGER);
  CREATE TABLE needing (id INTEGER PRIMARY KEY, root_id INTEGER NOT NULL, FOREIGN KEY (root_id) REFERENCES roots (id));
  CREATE TABLE uses (
    id INTEGER PRIMARY KEY, root_id INTEGER, part_id INTEGER NOT NULL,
    FOREIGN KEY (root_id) REFERENCES roots (id), FOREIGN KEY (part_id) REFERENCES parts (id));
  CREATE TABLE unfit (id INTEGER PRIMARY KEY, name VARCHAR(9) NOT NULL);`;

const id = { name: 'id', type: 'sequence' };
const score = { name: 'score', type: 'integer', constraints: { min: 1, max: 9 } };
const reference = (name: string, table: string) => ({
  name,
  type: 'reference',
  constraints: { table },
});
const table = (name: string, rows: number, ...fields: readonly object[]) => ({
  name,
  rows,
  key: ['id'],
  fields: [id, ...fields],
});

/** No row of roots can be stored, some of parts cannot, and unfit lacks a column. */
const REQUEST = {
  seed: 1,
  tables: [
    table('roots', 20, score),
    table('parts', 50, score, { name: 'used', type: 'total', constraints: { table: 'uses' } }),
    table('needing', 20, reference('root_id', 'roots')),
    table('uses', 100, reference('root_id', 'roots'), reference('part_id', 'parts')),
    table('unfit', 3),
  ],
};

/** DuckDB has no savepoints. */
for (const { title, reason, create } of databaseCases.filter(({ kind }) => kind !== 'duckdb')) {
  describe(`tablewright load --skip-refused into ${title}`, () => {
    if (reason !== undefined) {
      it(`leaves out tables and rows (unavailable: ${reason})`);
      return;
    }

    let own: OwnDatabase;

    before(async () => {
      own = await create();
      await own.run(TABLES);
    });
    after(() => own.drop());

    it('leaves out tables and rows, and those that need them', async () => {
      const run = await runCommand(['load', '-', '--to', own.url, '--skip-refused'], {
        input: JSON.stringify(REQUEST),
      });

      expect(run).to.include({ code: 1 });
      expect(run.stderr).to.contain('3 tables not filled, 2 tables filled in part:\n');
      expect(run.stderr).to.contain('\n  unfit: the column "name" has no default');
      expect(run.stderr).to.contain('\n  needing: it refers to roots\n');
      expect(run.stderr).to.contain('parts: its totals of uses also count rows that were left out');
      const [[roots, parts, uses, joined, toRoots] = []] = await own.rows(`
        SELECT (SELECT count(*) FROM roots), (SELECT count(*) FROM parts), (SELECT count(*) FROM uses),
          (SELECT count(*) FROM uses u JOIN parts p ON p.id = u.part_id), (SELECT count(root_id) FROM uses)`);
      expect([roots, toRoots]).to.deep.equal(['0', '0']);
      expect(Number(parts)).to.be.within(30, 49);
      expect(Number(uses)).to.be.within(50, 99);
      expect(joined).to.equal(uses);
    });
  });
}
