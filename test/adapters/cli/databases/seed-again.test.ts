import { expect } from 'chai';
import { sqliteDatabase } from '../../../support/databases/index.js';
import { runCommand } from '../support/run-command.js';

/** Unique texts that come from lists of words. */
const TABLES = `CREATE TABLE labels (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, selector TEXT NOT NULL UNIQUE);
CREATE TABLE campaigns (id INTEGER PRIMARY KEY, archive_slug TEXT UNIQUE, label_id INT NOT NULL REFERENCES labels);`;

describe('tablewright seed of tables that have rows', () => {
  it('adds all rows with other seeds, and makes those of a first run after --truncate', async () => {
    const own = await sqliteDatabase();
    try {
      await own.run(TABLES);
      const seed = (...options: readonly string[]) =>
        runCommand(['seed', own.url, '--rows', '400', ...options]);
      const names = () => own.rows('SELECT name, selector FROM labels ORDER BY id');

      expect(await seed('--seed', 'a')).to.include({ code: 0 });
      const first = await names();
      for (const name of ['b', 'c']) expect(await seed('--seed', name)).to.include({ code: 0 });
      expect(await own.rows('SELECT count(*) FROM labels')).to.deep.equal([['1200']]);
      expect(await own.rows('SELECT count(*) FROM campaigns')).to.deep.equal([['1200']]);

      expect(await seed('--seed', 'a', '--truncate', '--yes')).to.include({ code: 0 });
      expect(await names()).to.deep.equal(first);
    } finally {
      await own.drop();
    }
  });

  it('continues none of them with options that contradict --more', async () => {
    const refusal = async (...options: readonly string[]): Promise<string> => {
      const seed = ['seed', 'sqlite:there-is-none.db', '--more', '5'];
      return (await runCommand([...seed, ...options])).stderr;
    };
    const all = ['--truncate', '--only-empty', '--rows', '7', '--rows', 'labels=8'];

    expect(await refusal()).to.contain('--more continues the rows of a seed: --seed');
    expect(await refusal('--seed', 'a', ...all)).to.contain(
      '--more cannot be combined with --truncate and --only-empty and --rows without a table: leave',
    );
    expect(await refusal('--seed', 'a', '--rows', '7')).to.contain('with --rows without a table:');
    expect(await refusal('--seed', 'a', '--rows', 'labels=8')).not.to.contain('cannot be combined');
  });
});
