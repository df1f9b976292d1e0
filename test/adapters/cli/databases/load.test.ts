import { expect } from 'chai';
import { generate } from '../../../../src/adapters/library/generate.js';
import type { TableRequest } from '../../../../src/adapters/library/table.js';
import { catalogueOf } from '../../../support/databases/catalogue.js';
import { databaseCases, type OwnDatabase } from '../../../support/databases/index.js';
import type { Run } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { CUSTOMERS, SHOP, SHOP_TABLES } from '../support/shop.js';

for (const { kind, title, reason, create } of databaseCases) {
  describe(`tablewright load into ${title}`, () => {
    if (reason !== undefined) {
      it(`fills tables (unavailable: ${reason})`);
      return;
    }

    let own: OwnDatabase;
    let catalogue: unknown;

    before(async () => {
      own = await create();
      await own.run(SHOP_TABLES);
      catalogue = await catalogueOf(kind, own);
    });
    // Creating tables takes seconds in some databases.
    afterEach(async () => {
      await own.run('DELETE FROM orders');
      await own.run('DELETE FROM customers');
      expect(await catalogueOf(kind, own)).to.deep.equal(catalogue);
    });
    after(() => own.drop());

    function load(request: unknown, ...options: readonly string[]): Promise<Run> {
      const args = ['load', '-', '--to', own.url, ...options];
      return runCommand(args, { input: JSON.stringify(request) });
    }

    async function numbers(sql: string): Promise<readonly number[]> {
      return (await own.rows(sql)).flat().map(Number);
    }

    const counts = () =>
      numbers('SELECT (SELECT count(*) FROM customers), (SELECT count(*) FROM orders)');

    it('writes the values that the library generates', async () => {
      expect(await load(CUSTOMERS)).to.include({ code: 0 });

      const rows = [...generate(CUSTOMERS as unknown as TableRequest).rows()];
      const expected = rows.map(({ id, email, note, active, made_at }) => [
        String(id),
        email,
        note,
        active === true,
        String(made_at).replace('T', ' ').replace('Z', ''),
      ]);
      const stored = await own.rows(
        'SELECT id, email, note, active, made_at FROM customers ORDER BY id',
      );
      expect(
        stored.map(([id, email, note, active, moment]) => [
          ...[id, email, note, ['t', 'true', '1'].includes(String(active)), moment],
        ]),
      ).to.deep.equal(expected);
      expect(new Set(rows.map(({ note }) => note))).to.include.all.keys(['', null]);
    });

    it('writes parents before children, whatever their order in the request', async () => {
      const run = await load({ ...SHOP, tables: [...SHOP.tables].reverse() });

      expect(run).to.include({ code: 0 });
      expect(run.stderr).to.match(
        /customers +30 rows\n +orders +60 rows\nloaded 90 rows in 2 tables, seed 42\n/,
      );
      expect(await counts()).to.deep.equal([30, 60]);
    });

    it('adds to the rows that are there, with keys behind theirs', async () => {
      await load(SHOP);

      const run = await load(SHOP, '--seed', '43');

      expect(run).to.include({ code: 0 });
      expect(run.stderr).to.contain('30 rows stay');
      expect(await counts()).to.deep.equal([60, 120]);
      const edges =
        'SELECT min(customer_id) > 30, max(customer_id) <= 60 FROM orders WHERE id > 60';
      expect(
        (await own.rows(edges)).flat().map((cell) => ['t', 'true', '1'].includes(String(cell))),
      ).to.deep.equal([true, true]);
    });

    it('writes nothing if a row breaks a rule', async () => {
      await load(SHOP);

      const run = await load(SHOP);

      expect(run).to.include({ code: 1 });
      expect(run.stderr).to.match(
        /tablewright: .*: customers: .*email.*; the table has rows: another --seed makes other values, --truncate deletes these rows\n$/,
      );
      expect(await counts()).to.deep.equal([30, 60]);
    });

    it('asks before it deletes rows', async () => {
      await load(CUSTOMERS);

      const refused = await load(CUSTOMERS, '--truncate');
      expect(refused).to.include({ code: 2 });
      expect(refused.stderr).to.match(
        /This deletes 30 rows of .*\. Repeat the command with --yes\n$/,
      );

      const run = await load(CUSTOMERS, '--truncate', '--yes');
      expect(run).to.include({ code: 0 });
      expect(run.stderr).to.contain('30 rows are deleted first');
      expect(await counts()).to.deep.equal([30, 0]);
    });

    it('says of one row that it stays, or is deleted first', async () => {
      const one = { ...CUSTOMERS, rows: 1 };
      await load(one);

      expect((await load(one, '--yes')).stderr).to.contain('1 row stays');
      await load(one, '--truncate', '--yes');
      expect((await load(one, '--truncate', '--yes')).stderr).to.contain('1 row is deleted first');
    });

    it('refuses tables and columns that the database does not have', async () => {
      const wrong = { rows: 1, fields: [{ name: 'emial', type: 'email' }] };

      expect((await load({ ...CUSTOMERS, table_name: 'custmers' })).stderr).to.equal(
        'tablewright: the database has no table "custmers"; did you mean "customers"?\n',
      );
      expect(await load(wrong, '--table', 'customers')).to.deep.include({
        code: 2,
        stderr:
          'tablewright: the request does not fit the database\n' +
          `  customers: ${[
            'the table has no column "emial"; did you mean "email"?',
            ...(kind === 'sqlite' ? ['email', 'active'] : ['id', 'email', 'active']).map(
              (name) => `the column "${name}" has no default and refuses null: add a field`,
            ),
          ].join('; ')}\n`,
      });
    });

    it('refuses a name for the one table of several', async () => {
      const run = await load(SHOP, '--table', 'customers');

      expect(run).to.include({ code: 2 });
      expect(run.stderr).to.match(
        /^tablewright: --table names the table of a request for one table/,
      );
      expect(await counts()).to.deep.equal([0, 0]);
    });

    it('refuses an invalid request before it writes', async () => {
      const run = await load({ ...CUSTOMERS, rows: -1 });

      expect(run).to.include({ code: 2 });
      expect(run.stderr).to.contain('standard input: the request breaks 1 rule\n  /rows: ');
      expect(await counts()).to.deep.equal([0, 0]);
    });
  });
}
