import { expect } from 'chai';
import { databaseCases } from '../../../support/databases/index.js';
import { runCommand } from '../support/run-command.js';

const REQUEST = {
  seed: 1,
  rows: 60,
  table_name: 't',
  fields: [
    { name: 'id', type: 'sequence' },
    { name: 'v', type: 'choice', constraints: { choices: ['x', 1, true, false, 2.5] } },
    { name: 'b', type: 'choice', constraints: { choices: ['yes', true] } },
    { name: 'active', type: 'boolean' },
  ],
};

for (const { kind, title, reason, create } of databaseCases) {
  describe(`choices of texts, numbers and booleans in ${title}`, () => {
    it('are what JSON says, by a script and by a load', async function () {
      if (reason !== undefined) return this.skip();
      const own = await create();
      const values = async (column: string) =>
        (await own.rows(`SELECT DISTINCT ${column} FROM t ORDER BY ${column}`)).flat();
      const sql = { dialect: kind === 'duckdb' ? 'postgresql' : kind, create_table: true };
      const script = await runCommand(['generate', '-'], {
        input: JSON.stringify({ ...REQUEST, format: 'sql', sql }),
      });
      await own.run(String(script.stdout));
      const byScript = await own.rows('SELECT * FROM t ORDER BY id');
      expect(await values('v')).to.deep.equal(['1', '2.5', 'false', 'true', 'x']);
      expect(await values('b')).to.deep.equal(['true', 'yes']);

      await own.run('DELETE FROM t');
      const run = await runCommand(['load', '-', '--to', own.url], {
        input: JSON.stringify(REQUEST),
      });

      expect(run.code, run.stderr).to.equal(0);
      expect(await own.rows('SELECT * FROM t ORDER BY id')).to.deep.equal(byScript);
      await own.drop();
    });
  });
}
