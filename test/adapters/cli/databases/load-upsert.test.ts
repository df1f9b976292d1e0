import { expect } from 'chai';
import { databaseCases, type OwnDatabase } from '../../../support/databases/index.js';
import type { Run } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { CUSTOMERS, SHOP, SHOP_TABLES } from '../support/shop.js';

/** The request with another rule for one of its fields. */
function withField<A extends { readonly fields: readonly { readonly name: string }[] }>(
  request: A,
  name: string,
  other: object,
): A {
  const fields = request.fields.map((field) =>
    field.name === name ? { ...field, ...other } : field,
  );
  return { ...request, fields };
}

for (const { kind, title, reason, create } of databaseCases) {
  describe(`tablewright load --upsert into ${title}`, () => {
    if (reason !== undefined) {
      it(`changes and adds rows (unavailable: ${reason})`);
      return;
    }

    let own: OwnDatabase;

    before(async () => {
      own = await create();
      await own.run(SHOP_TABLES);
    });
    afterEach(async () => {
      await own.run('DELETE FROM orders');
      await own.run('DELETE FROM customers');
    });
    after(() => own.drop());

    function load(request: unknown, ...options: readonly string[]): Promise<Run> {
      const args = ['load', '-', '--to', own.url, '--yes', ...options];
      return runCommand(args, { input: JSON.stringify(request) });
    }

    const customers = () => own.rows('SELECT * FROM customers ORDER BY id');

    it('adds rows, changes those whose key is there, and counts both', async () => {
      await load({ ...CUSTOMERS, rows: 20 });
      const before = await customers();
      // One of the first rows differs in case alone, and one is null.
      await own.run('UPDATE customers SET email = upper(email) WHERE id = 3');
      await own.run("UPDATE customers SET note = 'other' WHERE id IN (5, 6)");
      await own.run('UPDATE customers SET made_at = NULL WHERE id = 7');

      const run = await load(CUSTOMERS, '--upsert');

      expect(run).to.include({ code: 0 });
      expect(run.stderr).to.match(/customers +30 rows +matched by \(id\) with 20 rows\n/);
      expect(run.stderr).to.contain(
        'loaded 30 rows in 1 table: 10 new, 4 changed, 16 as they were, seed 42\n',
      );
      const after = await customers();
      expect(after.slice(0, 20)).to.deep.equal(before);
      expect(after).to.have.lengthOf(30);
      expect((await load(CUSTOMERS, '--upsert')).stderr).to.contain(
        '0 new, 0 changed, 30 as they were',
      );
    });

    it('leaves columns and rows alone that the request does not have', async () => {
      await load(CUSTOMERS);
      const before = await customers();
      const [id, , , active] = CUSTOMERS.fields;
      const email = {
        name: 'email',
        type: 'template',
        constraints: { template: 'x{id}@a.example' },
      };

      const run = await load({ ...CUSTOMERS, rows: 5, fields: [id, email, active] }, '--upsert');

      expect(run.stderr).to.contain('0 new, 5 changed, 0 as they were');
      const after = await customers();
      expect(after.slice(5)).to.deep.equal(before.slice(5));
      expect(after.map(([key, , note, , at]) => [key, note, at])).to.deep.equal(
        before.map(([key, , note, , at]) => [key, note, at]),
      );
      expect(after[4]?.[1]).to.equal('x5@a.example');
    });

    it('keeps the rows that refer to the changed ones', async () => {
      await load(SHOP);
      await own.run("UPDATE customers SET note = 'other'");

      const run = await load(SHOP, '--upsert');

      expect(run.stderr).to.contain(
        'loaded 90 rows in 2 tables: 0 new, 30 changed, 60 as they were',
      );
      if (kind !== 'duckdb') return;
      // It replaces a row when a unique column is set.
      const refused = await load({ ...SHOP, seed: 7 }, '--upsert');
      expect(refused.stderr).to.match(/: other rows refer to one that changes /);
    });

    it('leaves a table alone that has no such key, with --skip-refused', async () => {
      await load({ ...CUSTOMERS, rows: 5 });
      const before = await customers();
      const run = await load(CUSTOMERS, '--upsert', '--key', 'note', '--skip-refused');

      expect(run.stderr).to.match(/customers +0 rows +5 rows stay\n/);
      expect(run.stderr).to.contain('customers: (note) is no key of it: match by (id)');
      expect(await customers()).to.deep.equal(before);
    });

    it('matches rows by a unique key', async () => {
      const numbered = `CREATE TABLE plans (
        id INTEGER ${kind === 'mysql' ? 'AUTO_INCREMENT PRIMARY KEY' : kind === 'postgresql' ? 'GENERATED ALWAYS AS IDENTITY PRIMARY KEY' : 'PRIMARY KEY'},
        code VARCHAR(20) UNIQUE, price INTEGER NOT NULL)`;
      if (kind === 'duckdb') {
        await own.run('CREATE SEQUENCE numbers');
        await own.run(
          "CREATE TABLE plans (id INTEGER DEFAULT nextval('numbers') PRIMARY KEY, code VARCHAR UNIQUE, price INTEGER NOT NULL)",
        );
      } else await own.run(numbered);
      await own.run("INSERT INTO plans (code, price) VALUES ('p2', 0), ('old', 7)");
      const request = {
        seed: 1,
        rows: 3,
        table_name: 'plans',
        fields: [
          { name: 'code', type: 'sequence', constraints: { prefix: 'p' } },
          { name: 'price', type: 'integer', constraints: { min: 5, max: 5 } },
        ],
      };

      const refused = await load(request, '--upsert');
      expect(refused).to.include({ code: 2 });
      expect(refused.stderr).to.contain(
        'plans: rows are matched by (id): add a field "id", or name a unique key: (code)',
      );
      const run = await load(request, '--upsert', '--key', 'code');

      expect(run.stderr).to.contain('2 new, 1 changed, 0 as they were');
      expect(await own.rows('SELECT code, price FROM plans ORDER BY code')).to.deep.equal([
        ['old', '7'],
        ['p1', '5'],
        ['p2', '5'],
        ['p3', '5'],
      ]);
      expect(await own.rows("SELECT id FROM plans WHERE code = 'p2'")).to.deep.equal([['1']]);
    });

    it('writes nothing if a row with another key has its unique value', async () => {
      await load(CUSTOMERS);
      const before = await customers();
      const later = withField(CUSTOMERS, 'id', { constraints: { start: 26 } });

      const run = await load(later, '--upsert');

      expect(run).to.include({ code: 1 });
      expect(run.stderr).to.match(/; a row with another key has this value: /);
      expect(await customers()).to.deep.equal(before);
    });

    if (kind !== 'duckdb') {
      it('leaves such a row out with --skip-refused', async () => {
        await load(CUSTOMERS);
        const taken = `UPDATE customers SET id = 99 WHERE id = 30`;
        await own.run(taken);

        const run = await load(CUSTOMERS, '--upsert', '--skip-refused');

        expect(run).to.include({ code: 1 });
        expect(run.stderr).to.contain(
          'loaded 29 rows in 1 table: 0 new, 0 changed, 29 as they were',
        );
        expect(run.stderr).to.contain('29 of 30 rows were loaded');
        expect(await own.rows('SELECT max(id) FROM customers')).to.deep.equal([['99']]);
      });

      it('counts what it has added where triggers act', async () => {
        await own.run('CREATE TABLE log (customer_id INTEGER)');
        const insert = 'INSERT INTO log VALUES (NEW.id)';
        await own.run(
          kind === 'postgresql'
            ? `CREATE FUNCTION noted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${insert}; RETURN NULL; END $$;
               CREATE TRIGGER notes AFTER INSERT ON customers FOR EACH ROW EXECUTE FUNCTION noted()`
            : kind === 'mysql'
              ? `CREATE TRIGGER notes AFTER INSERT ON customers FOR EACH ROW ${insert}`
              : `CREATE TRIGGER notes AFTER INSERT ON customers BEGIN ${insert}; END`,
        );
        try {
          await load({ ...CUSTOMERS, rows: 20 });
          await own.run("UPDATE customers SET note = 'other' WHERE id = 5");

          const run = await load(CUSTOMERS, '--upsert');

          expect(run.stderr).to.contain('10 new, 1 changed, 19 as they were');
          expect(await own.rows('SELECT count(*) FROM log')).to.deep.equal([['30']]);
        } finally {
          await own.run(`DROP TRIGGER notes${kind === 'postgresql' ? ' ON customers' : ''}`);
          await own.run('DROP TABLE log');
        }
      });
    }

    it('refuses rows of the request that have the same key', async () => {
      const same = withField(CUSTOMERS, 'id', { type: 'integer', constraints: { min: 1, max: 9 } });

      const run = await load(same, '--upsert');

      expect(run).to.include({ code: 1 });
      expect(run.stderr).to.contain(
        'rows of the request for customers have the same (id): make it unique there',
      );
      expect(await customers()).to.deep.equal([]);
    });

    if (kind === 'postgresql' || kind === 'mysql')
      it('counts a row of a cycle once', async () => {
        await own.run(`
        CREATE TABLE teams (id INTEGER PRIMARY KEY, lead_id INTEGER);
        CREATE TABLE leads (id INTEGER PRIMARY KEY, team_id INTEGER NOT NULL REFERENCES teams (id));
        ALTER TABLE teams ADD FOREIGN KEY (lead_id) REFERENCES leads (id);`);
        const number = (name: string, max: number) => ({
          name,
          type: 'integer',
          constraints: { min: 1, max },
        });
        const id = { name: 'id', type: 'sequence' };
        const cycle = {
          seed: 4,
          tables: [
            { name: 'teams', rows: 9, key: ['id'], fields: [id, number('lead_id', 6)] },
            { name: 'leads', rows: 6, key: ['id'], fields: [id, number('team_id', 9)] },
          ],
        };
        await load(cycle);
        await own.run('UPDATE teams SET lead_id = NULL WHERE id IN (2, 5)');

        expect((await load(cycle, '--upsert')).stderr).to.contain(
          '0 new, 2 changed, 13 as they were',
        );
      });

    it('asks before it changes rows', async () => {
      await load(CUSTOMERS);

      const run = await runCommand(['load', '-', '--to', own.url, '--upsert'], {
        input: JSON.stringify(CUSTOMERS),
      });

      expect(run).to.include({ code: 2 });
      expect(run.stderr).to.match(
        /This may change 30 rows of .*\. Repeat the command with --yes\n$/,
      );
    });
  });
}

describe('the options of an upsert', () => {
  it('are refused where they contradict each other or name no table', async () => {
    const [{ create }] = databaseCases.filter(({ kind }) => kind === 'sqlite') as [
      (typeof databaseCases)[number],
    ];
    const own = await create();
    try {
      await own.run(SHOP_TABLES);
      const refusal = async (...options: readonly string[]) => {
        const args = ['load', '-', '--to', own.url, ...options];
        const { code, stderr } = await runCommand(args, { input: JSON.stringify(SHOP) });
        return [code, stderr];
      };
      expect(await refusal('--upsert', '--truncate')).to.deep.equal([
        2,
        'tablewright: --upsert changes rows that are there, --truncate deletes them: leave one of them out\n',
      ]);
      expect(await refusal('--upsert', '--resume')).to.deep.equal([
        2,
        'tablewright: --upsert: repeat the command after an interruption; leave out --resume\n',
      ]);
      expect(await refusal('--key', 'email')).to.deep.equal([
        2,
        'tablewright: --key says which rows --upsert changes: add it\n',
      ]);
      expect(await refusal('--upsert', '--key', 'email')).to.deep.equal([
        2,
        'tablewright: --key: expected table=column, because the request has several tables\n',
      ]);
      expect(await refusal('--upsert', '--key', 'custmers=email')).to.deep.equal([
        2,
        'tablewright: --key: the request has no table "custmers"; did you mean "customers"?\n',
      ]);
    } finally {
      await own.drop();
    }
  });
});
