import { expect } from 'chai';
import { databaseCases, type OwnDatabase } from '../../../support/databases/index.js';
import { NAMES_OF_EVERY_OBJECT } from '../../../support/names-of-every-object.js';
import { runCommand } from '../support/run-command.js';

for (const { kind, title, reason, create } of databaseCases) {
  describe(`names that every object has, in ${title}`, () => {
    if (reason !== undefined) {
      it(`are names like any other (unavailable: ${reason})`);
      return;
    }

    const quoted = (name: string): string => (kind === 'mysql' ? `\`${name}\`` : `"${name}"`);
    const count = async (column: string, table: string) =>
      (await own.rows(`SELECT count(${quoted(column)}) FROM ${table}`)).flat().map(Number);
    let own: OwnDatabase;

    before(async () => {
      own = await create();
      const unique = NAMES_OF_EVERY_OBJECT.map((name) => `${quoted(name)} INTEGER NOT NULL UNIQUE`);
      await own.run(`CREATE TABLE t (id INTEGER PRIMARY KEY, ${unique.join(', ')})`);
      await own.run(`CREATE TABLE counted (${quoted('__proto__')} INTEGER PRIMARY KEY)`);
    });
    after(() => own.drop());

    it('are columns that seed fills', async () => {
      const { code, stderr } = await runCommand(['seed', own.url, '--rows', '20', '--seed', '1']);

      expect([code, stderr]).to.deep.equal([0, stderr]);
      for (const name of NAMES_OF_EVERY_OBJECT) expect(await count(name, 't')).to.deep.equal([20]);
    });

    it('are counters that load continues', async () => {
      const fields = [{ name: '__proto__', type: 'sequence' }];
      const input = JSON.stringify({ rows: 5, seed: 1, table_name: 'counted', fields });

      const { code, stderr } = await runCommand(['load', '-', '--to', own.url], { input });

      expect([code, stderr]).to.deep.equal([0, stderr]);
      expect(await count('__proto__', 'counted')).to.deep.equal([25]);
    });
  });
}
