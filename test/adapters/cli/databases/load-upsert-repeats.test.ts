import { expect } from 'chai';
import { databaseCases, type OwnDatabase } from '../../../support/databases/index.js';
import type { Run } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';

/** A request for rows of `codes` whose columns are formulas over their number `n`. */
function codes(rows: number, columns: Readonly<Record<string, string>>): object {
  const computed = Object.entries(columns).map(([name, expression]) => ({
    name,
    type: 'formula',
    constraints: { expression },
  }));
  const fields = [{ name: 'n', type: 'sequence', hidden: true }, ...computed];
  return { seed: 1, rows, table_name: 'codes', fields };
}

const ICU =
  "CREATE COLLATION caseless (provider = icu, locale = 'und-u-ks-level2', deterministic = false)";

for (const { kind, title, reason, create, caseless } of databaseCases) {
  describe(`rows of the request with one key in ${title}`, () => {
    if (reason !== undefined) {
      it(`are refused (unavailable: ${reason})`);
      return;
    }

    let own: OwnDatabase;

    before(async () => {
      own = await create();
      if (kind === 'postgresql') await own.run(`CREATE EXTENSION citext; ${ICU}`);
    });
    afterEach(() => own.run('DROP TABLE IF EXISTS codes'));
    after(() => own.drop());

    function upsert(request: object, ...options: readonly string[]): Promise<Run> {
      const args = ['load', '-', '--to', own.url, '--yes', '--upsert', '--key', 'code'];
      return runCommand([...args, ...options], { input: JSON.stringify(request) });
    }

    const rows = () => own.rows('SELECT code, note FROM codes ORDER BY note, code');

    it('are left out behind the first one, however far apart they are', async () => {
      await own.run('CREATE TABLE codes (code INTEGER UNIQUE, note INTEGER)');
      await own.run('INSERT INTO codes VALUES (3, 0)');
      // Rows 1 to 10, then the same keys again.
      const request = codes(40, { code: '(n - 1) % 10 + 1', note: 'n' });

      const run = await upsert(request, '--skip-refused');

      expect(run).to.include({ code: 1 });
      if (kind === 'duckdb') {
        expect(run.stderr).to.contain('rows of the request for codes have the same (code)');
        expect(await rows()).to.deep.equal([['3', '0']]);
        return;
      }
      expect(run.stderr).to.contain('loaded 10 rows in 1 table: 9 new, 1 changed, 0 as they were');
      expect(run.stderr).to.contain('10 of 40 rows were loaded');
      expect(await rows()).to.deep.equal(
        Array.from({ length: 10 }, (_, i) => [String(i + 1), String(i + 1)]),
      );
    });

    it('leave nothing behind that a later load would meet', async () => {
      await own.run('CREATE TABLE codes (code INTEGER UNIQUE, note INTEGER)');
      const request = codes(8, { code: '(n - 1) % 4 + 1', note: 'n' });
      await upsert(request, '--skip-refused');

      const run = await upsert(codes(4, { code: 'n', note: '9' }), '--skip-refused');

      expect(run).to.include({ code: 0 });
      expect(run.stderr).to.contain(kind === 'duckdb' ? '4 new, 0 changed' : '0 new, 4 changed');
    });

    it('may not exchange unique values: the refusal says how to', async () => {
      await own.run('CREATE TABLE codes (code INTEGER PRIMARY KEY, note INTEGER UNIQUE)');
      await upsert(codes(2, { code: 'n', note: 'n' }));

      const run = await upsert(codes(2, { code: 'n', note: '3 - n' }));

      if (kind === 'duckdb') {
        expect(run).to.include({ code: 0 });
        expect(await rows()).to.deep.equal([
          ['2', '1'],
          ['1', '2'],
        ]);
        return;
      }
      expect(run).to.include({ code: 1 });
      expect(run.stderr).to.contain('Where rows exchange values, load other values first');
    });

    for (const type of caseless) {
      const columns = `code ${type} NOT NULL UNIQUE, note ${type}`;
      const first = 'n == 1 ? "ab" : n == 2 ? "cd" : n == 3 ? "AB" : n == 4 ? "ef" : "gh"';
      const request = codes(5, { code: first, note: '"new"' });

      it(`are those that a key of the type ${type} takes for the same`, async () => {
        await own.run(`CREATE TABLE codes (${columns})`);
        await own.run("INSERT INTO codes VALUES ('EF', 'old'), ('gh', 'NEW')");

        const run = await upsert(request, '--skip-refused');

        if (kind === 'duckdb') {
          // Its index tells them apart, whatever the collation is.
          expect(run.stderr).to.contain('4 new, 1 changed, 0 as they were');
          return;
        }
        expect(run.stderr).to.contain('2 new, 2 changed, 0 as they were');
        expect(run.stderr).to.contain('4 of 5 rows were loaded');
        expect(await rows()).to.deep.equal(['ab', 'cd', 'EF', 'gh'].map((code) => [code, 'new']));
      });

      if (kind !== 'duckdb')
        it(`end a load by a key of the type ${type} without --skip-refused`, async () => {
          await own.run(`CREATE TABLE codes (${columns})`);

          const run = await upsert(request);

          expect(run).to.include({ code: 1 });
          expect(run.stderr).to.contain('rows of the request for codes have the same (code)');
          expect(await rows()).to.deep.equal([]);
        });
    }

    if (kind === 'sqlite')
      it('are known by an index whose collation is not that of its column', async () => {
        await own.run('CREATE TABLE codes (code TEXT NOT NULL, note TEXT)');
        await own.run('CREATE UNIQUE INDEX by_code ON codes (code COLLATE NOCASE)');
        await own.run("INSERT INTO codes VALUES ('EF', 'old')");

        const run = await upsert(codes(2, { code: 'n == 1 ? "ef" : "AB"', note: '"new"' }));

        expect(run.stderr).to.contain('1 new, 1 changed, 0 as they were');
        expect(await rows()).to.deep.equal([
          ['AB', 'new'],
          ['EF', 'new'],
        ]);
      });
  });
}
