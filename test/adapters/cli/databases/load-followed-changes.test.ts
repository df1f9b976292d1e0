import { expect } from 'chai';
import { databaseCases, type OwnDatabase } from '../../../support/databases/index.js';
import { runCommand } from '../support/run-command.js';

/** Customers of whom some leave each month. */
const LEAVING = {
  seed: 7,
  tables: [
    {
      name: 'customers',
      rows: 500,
      key: ['id'],
      lives: { born: 'created_at', end: { after: '20d', share: 0.5 } },
      fields: [
        { name: 'id', type: 'sequence' },
        {
          name: 'created_at',
          type: 'arrival',
          constraints: { start: '2026-01-01', end: '2026-12-31', per_day: 2, already: 20 },
        },
      ],
    },
  ],
};

/** Customers with codes that `prefix` begins. */
const coded = (prefix: string, rows = 3) => ({
  seed: 1,
  rows,
  table_name: 'customers',
  fields: [
    { name: 'id', type: 'sequence' },
    { name: 'code', type: 'sequence', constraints: { prefix } },
  ],
});

const MARCH = ['--from', '2026-02-01', '--until', '2026-03-01'];

/** DuckDB has no foreign keys that change rows. */
for (const { title, reason, create } of databaseCases.filter(({ kind }) => kind !== 'duckdb')) {
  describe(`rows of ${title} that refer to rows which a load changes`, () => {
    if (reason !== undefined) {
      it(`stay (unavailable: ${reason})`);
      return;
    }

    let own: OwnDatabase;
    beforeEach(async () => {
      own = await create();
    });
    afterEach(() => own.drop());

    const load = (request: object, ...options: readonly string[]) =>
      runCommand(['load', '-', '--to', own.url, '--yes', ...options], {
        input: JSON.stringify(request),
      });

    for (const action of ['CASCADE', 'SET NULL']) {
      it(`stay where rows leave that are referred to ON DELETE ${action}`, async () => {
        await own.run(`CREATE TABLE customers (id INTEGER PRIMARY KEY, created_at TIMESTAMP NOT NULL);
          CREATE TABLE notes (id INTEGER PRIMARY KEY, customer_id INTEGER,
            FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE ${action});`);
        await load(LEAVING, '--as-of', '2026-02-01');
        await own.run('INSERT INTO notes SELECT id, id FROM customers');
        const read = () => own.rows('SELECT id, customer_id FROM notes ORDER BY id');
        const before = await read();

        const refused = await load(LEAVING, ...MARCH);

        expect(refused.code, refused.stderr).to.equal(1);
        expect(refused.stderr).to.contain('rows of notes refer to rows that would be deleted');
        expect(refused.stderr).to.match(/matched by \(id\) with \d+ rows; \d+ rows leave\n/);
        expect(await read()).to.deep.equal(before);

        await own.run('UPDATE notes SET customer_id = NULL');
        const done = await load(LEAVING, ...MARCH);
        expect(done.stderr).to.match(/[1-9]\d* deleted/);
        // Those of rows that stay are no hindrance.
        await own.run('UPDATE notes SET customer_id = (SELECT max(id) FROM customers)');
        expect(await load(LEAVING, ...MARCH)).to.include({ code: 0 });
        expect(await read()).to.have.length(before.length);
      });
    }

    it('stay in the table itself, unless both leave', async () => {
      await own.run(`CREATE TABLE customers (id INTEGER PRIMARY KEY, created_at TIMESTAMP NOT NULL, brought_by INTEGER,
        FOREIGN KEY (brought_by) REFERENCES customers (id) ON DELETE SET NULL)`);
      await load(LEAVING, '--as-of', '2026-02-01');
      await own.run('INSERT INTO customers SELECT id + 10000, created_at, id FROM customers');

      const refused = await load(LEAVING, ...MARCH);

      expect(refused.code, refused.stderr).to.equal(1);
      expect(refused.stderr).to.contain('rows of customers refer to rows that would be deleted');
      await own.run('DELETE FROM customers WHERE id > 10000');
      await own.run('UPDATE customers SET brought_by = id');
      const done = await load(LEAVING, ...MARCH);
      expect(done.stderr).to.match(/[1-9]\d* deleted/);
    });

    for (const action of ['CASCADE', 'SET NULL']) {
      it(`stay where values change that are referred to ON UPDATE ${action}`, async () => {
        await own.run(`CREATE TABLE customers (id INTEGER PRIMARY KEY, code VARCHAR(10) UNIQUE);
          CREATE TABLE notes (id INTEGER PRIMARY KEY, code VARCHAR(10),
            FOREIGN KEY (code) REFERENCES customers (code) ON UPDATE ${action});`);
        await load(coded('a'));
        await own.run("INSERT INTO notes VALUES (1, 'a2')");

        const refused = await load(coded('b'), '--upsert');

        expect(refused.code, refused.stderr).to.equal(1);
        expect(refused.stderr).to.contain('rows of notes refer to values that would be changed');
        expect(await own.rows('SELECT id, code FROM notes')).to.deep.equal([['1', 'a2']]);
        expect((await load(coded('a', 4), '--upsert')).stderr).to.contain('1 new, 0 changed');
        await own.run('DELETE FROM notes');
        expect((await load(coded('b', 4), '--upsert')).stderr).to.contain('0 new, 4 changed');
      });
    }
  });
}
