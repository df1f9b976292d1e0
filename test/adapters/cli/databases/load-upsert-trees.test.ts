import { expect } from 'chai';
import { databaseCases, type OwnDatabase } from '../../../support/databases/index.js';
import { runCommand } from '../support/run-command.js';

const TREE = {
  seed: 1,
  tables: [
    {
      name: 'people',
      rows: 40,
      key: ['id'],
      fields: [
        { name: 'id', type: 'sequence' },
        { name: 'boss', type: 'reference', constraints: { table: 'people', roots: 2 } },
        { name: 'age', type: 'integer', constraints: { min: 20, max: 60 } },
      ],
    },
  ],
};

for (const { kind, title, reason, create } of databaseCases) {
  describe(`tablewright load --upsert of rows that refer to their own table, into ${title}`, () => {
    if (reason !== undefined) {
      it(`adds and changes them (unavailable: ${reason})`);
      return;
    }

    let own: OwnDatabase;

    before(async () => {
      own = await create();
      await own.run(
        'CREATE TABLE people (id INTEGER PRIMARY KEY, boss INTEGER, age INTEGER, FOREIGN KEY (boss) REFERENCES people (id))',
      );
    });
    after(() => own.drop());

    const upsert = (request: object) =>
      runCommand(['load', '-', '--to', own.url, '--yes', '--upsert'], {
        input: JSON.stringify(request),
      });
    const people = () => own.rows('SELECT * FROM people ORDER BY id');

    it('adds them, and changes columns in which they differ', async () => {
      const first = await upsert(TREE);
      const made = await people();
      await own.run('UPDATE people SET age = age + 1 WHERE id < 10');
      const second = await upsert(TREE);

      expect(first.stderr).to.contain('40 new, 0 changed, 0 as they were');
      expect(second.stderr).to.contain('0 new, 9 changed, 31 as they were');
      expect(made).to.have.length(40);
      expect(await people()).to.deep.equal(made);
    });

    if (kind !== 'duckdb') return;
    it('says that DuckDB does not change their references', async () => {
      const made = await people();
      const run = await upsert({ ...TREE, seed: 2 });

      expect(run).to.include({ code: 1 });
      expect(run.stderr).to.match(/people: other rows refer to one that changes \(boss: \d+\)\. /);
      expect(await people()).to.deep.equal(made);
    });
  });
}
