import { expect } from 'chai';
import { databaseCases, type OwnDatabase } from '../../../support/databases/index.js';
import { runCommand } from '../support/run-command.js';

/** Tables with names of one letter, as statements about them might call their rows. */
const NAMES = ['p', 's', 'w'];

for (const { title, reason, create } of databaseCases) {
  describe(`tables of ${title} with names of one letter`, () => {
    if (reason !== undefined) {
      it(`are filled (unavailable: ${reason})`);
      return;
    }

    let own: OwnDatabase;
    beforeEach(async () => {
      own = await create();
    });
    afterEach(() => own.drop());

    for (const name of NAMES) {
      it(`are filled where rows of ${name} refer to rows of ${name}`, async () => {
        await own.run(
          `CREATE TABLE ${name} (id INTEGER PRIMARY KEY, parent INTEGER, FOREIGN KEY (parent) REFERENCES ${name} (id))`,
        );

        const run = await runCommand(['seed', own.url, '--rows', '20', '--seed', '1']);

        expect(run.code, run.stderr).to.equal(0);
        expect(await own.rows(`SELECT count(*) FROM ${name}`)).to.deep.equal([['20']]);
      });

      it(`are filled and upserted where rows of ${name} refer to others`, async () => {
        await own.run(`CREATE TABLE customers (id INTEGER PRIMARY KEY);
          CREATE TABLE ${name} (id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, size INTEGER,
            FOREIGN KEY (customer_id) REFERENCES customers (id));`);
        const load = (most: number, rows: number, ...options: readonly string[]) =>
          runCommand(['load', '-', '--to', own.url, '--yes', ...options], {
            input: JSON.stringify({
              seed: 1,
              tables: [
                {
                  name: 'customers',
                  rows: 4,
                  key: ['id'],
                  fields: [{ name: 'id', type: 'sequence' }],
                },
                {
                  name,
                  rows,
                  fields: [
                    { name: 'id', type: 'sequence' },
                    { name: 'customer_id', type: 'reference', constraints: { table: 'customers' } },
                    { name: 'size', type: 'integer', constraints: { min: most, max: most } },
                  ],
                },
              ],
            }),
          });

        const filled = await load(1, 5);
        expect(filled.code, filled.stderr).to.equal(0);
        const changed = await load(2, 6, '--upsert');
        expect(changed.stderr).to.contain('1 new, 5 changed, 4 as they were');
        expect(await own.rows(`SELECT min(size), count(*) FROM ${name}`)).to.deep.equal([
          ['2', '6'],
        ]);
        if (title === 'DuckDB') return;
        const skipping = await load(3, 7, '--upsert', '--skip-refused');
        expect(skipping.stderr).to.contain('1 new, 6 changed, 4 as they were');
      });
    }
  });
}
