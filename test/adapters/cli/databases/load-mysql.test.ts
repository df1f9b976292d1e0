import { expect } from 'chai';
import { databaseCases, type OwnDatabase } from '../../../support/databases/index.js';
import { runCommand } from '../support/run-command.js';

const mariadb = databaseCases.find(({ kind }) => kind === 'mysql');

describe('tablewright load, with the rules of MySQL and MariaDB', () => {
  if (mariadb === undefined || mariadb.reason !== undefined) {
    it(`keeps moments (unavailable: ${mariadb?.reason})`);
    return;
  }

  let own: OwnDatabase;
  beforeEach(async () => {
    own = await mariadb.create();
  });
  afterEach(() => own.drop());

  it('writes the moments of the request into columns that follow updates by themselves', async () => {
    await own.run(`CREATE TABLE t (id INTEGER PRIMARY KEY, n INTEGER,
      updated_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP ON UPDATE CURRENT_TIMESTAMP)`);
    const load = (n: number, ...options: readonly string[]) =>
      runCommand(['load', '-', '--to', own.url, '--yes', ...options], {
        input: JSON.stringify({
          seed: 1,
          rows: 3,
          table_name: 't',
          fields: [
            { name: 'id', type: 'sequence' },
            { name: 'n', type: 'integer', constraints: { min: n, max: n } },
            {
              name: 'updated_at',
              type: 'datetime',
              constraints: { start: '2020-01-01', end: '2021-01-01' },
            },
          ],
        }),
      });
    const moments = () => own.rows('SELECT updated_at FROM t ORDER BY id');
    await load(1);
    const before = await moments();

    const run = await load(2, '--upsert');

    expect(run.stderr).to.contain('0 new, 3 changed');
    expect(await moments()).to.deep.equal(before);
  });
});
