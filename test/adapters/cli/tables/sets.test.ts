import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { unzipSync } from 'fflate';
import { rowsOfTable, setRequest, shop } from '../../../support/sets.js';
import { type Json, textOf } from '../../../support/tables.js';
import type { Run } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

const names = shop.map(({ name }) => String(name));

describe('tablewright generate with a set of tables', () => {
  let folder: ScratchFolder;
  beforeEach(() => {
    folder = new ScratchFolder();
  });
  afterEach(() => folder.remove());

  const run = (set: Json, ...options: readonly string[]): Promise<Run> =>
    runCommand(['generate', '-', ...options], { input: JSON.stringify(set) });

  it('prints one JSON object', async () => {
    const { code, stdout } = await run(setRequest());

    expect(code).to.equal(0);
    expect(Object.keys(JSON.parse(stdout.toString()))).to.deep.equal(names);
  });

  it('refuses a name for its one table', async () => {
    const { code, stderr } = await run(setRequest(), '--table', 'orders');

    expect(code).to.equal(2);
    expect(stderr).to.match(/^tablewright: --table names the table of a request for one table/);
  });

  it('writes a file for each table into a folder', async () => {
    const { code, stderr } = await run(setRequest(), '--out', `${folder.path('new/tables')}/`);

    expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
    expect(readdirSync(folder.path('new/tables')).sort()).to.deep.equal(
      names.map((name) => `${name}.csv`).sort(),
    );
    expect(readFileSync(folder.path('new/tables/orders.csv'), 'utf8')).to.equal(
      textOf({ ...setRequest({ format: 'csv' }), table: 'orders' }),
    );
  });

  it('replaces no file in a folder', async () => {
    folder.put('likes.csv', 'mine');
    const { code, stderr } = await run(setRequest(), '--out', folder.path());

    expect(code).to.equal(2);
    expect(stderr).to.contain('files of these names exist');
    expect(stderr).to.contain('likes.csv');
    expect(readdirSync(folder.path())).to.deep.equal(['likes.csv']);
    expect(readFileSync(folder.path('likes.csv'), 'utf8')).to.equal('mine');
  });

  it('writes an archive', async () => {
    const { code } = await run(setRequest({ format: 'tsv' }), '--out', folder.path('a.zip'));

    expect(code).to.equal(0);
    expect(Object.keys(unzipSync(readFileSync(folder.path('a.zip'))))).to.deep.equal(
      names.map((name) => `${name}.tsv`),
    );
  });

  it('writes one file in the format that its name means', async () => {
    const { code } = await run(setRequest(), '--out', folder.path('a.sql'));

    expect(code).to.equal(0);
    expect(readFileSync(folder.path('a.sql'), 'utf8')).to.contain('INSERT INTO customers');
  });

  it('writes rows of one table', async () => {
    const set = setRequest({ table: 'staff' });
    const { stdout } = await run(set, '--rows', '2', '--offset', '7', '--format', 'json');

    expect(JSON.parse(stdout.toString())).to.deep.equal(rowsOfTable('staff').slice(7, 9));
  });

  const refused: readonly (readonly [string, Json, RegExp])[] = [
    ['a.csv', {}, /name a folder, such as --out tables\/, or an archive, such as --out tables.zip/],
    ['a.zip', { format: 'sql' }, /one file for all tables; name it, such as --out tables.sql/],
    ['a/', { format: 'json' }, /one file for all tables; name it, such as --out tables.json/],
  ];
  for (const [name, members, message] of refused) {
    it(`refuses --out ${name} for ${JSON.stringify(members)}, and writes nothing`, async () => {
      const { code, stderr } = await run(
        setRequest(members),
        '--out',
        folder.path(name) + (name.endsWith('/') ? '/' : ''),
      );

      expect(code).to.equal(2);
      expect(stderr).to.match(message);
      expect(existsSync(folder.path(name))).to.equal(false);
    });
  }

  it('refuses --rows for all tables', async () => {
    const { code, stderr } = await run(setRequest(), '--rows', '5');

    expect(code).to.equal(2);
    expect(stderr).to.contain('--rows: rows needs table');
  });
});
