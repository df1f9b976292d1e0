import { expect } from 'chai';
import { runCommand } from '../../adapters/cli/support/run-command.js';
import { type OwnDatabase, sqliteDatabase } from '../../support/databases/index.js';
import type { Json } from '../../support/tables.js';

const TABLES = `
  CREATE TABLE users (id INTEGER PRIMARY KEY, email VARCHAR(40) NOT NULL UNIQUE);
  CREATE TABLE orders (
    id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users (id), total DECIMAL(8, 2),
    CHECK (total * 3 <> user_id + 1));`;

const ROWS = '40';
const SEED = 'demo';

/** Fills the tables of a database. Returns what the command prints. */
type Fill = (own: OwnDatabase) => Promise<string>;

async function run(args: readonly string[], input?: string) {
  const { code, stdout, stderr } = await runCommand(args, input === undefined ? {} : { input });
  if (code !== 0) throw new Error(stderr);
  return { printed: stderr, stdout: stdout.toString() };
}

const bySeed: Fill = async ({ url }) =>
  (await run(['seed', url, '--rows', ROWS, '--seed', SEED])).printed;

const byLoad: Fill = async ({ url }) => {
  const { stdout, printed } = await run(['schema', 'from', url, '--rows', ROWS]);
  const request: Json = { ...JSON.parse(stdout), seed: SEED };
  return printed + (await run(['load', '-', '--to', url], JSON.stringify(request))).printed;
};

describe('the rows of a schema in its database', () => {
  const ways: Readonly<Record<string, Fill>> = { seed: bySeed, 'schema and load': byLoad };

  it('are the same, with the same warnings, by one command and by two', async () => {
    const results: unknown[] = [];
    for (const fill of Object.values(ways)) {
      const own = await sqliteDatabase();
      await own.run(TABLES);
      const printed = (await fill(own)).replaceAll(own.url, 'URL');
      results.push({
        users: await own.rows('SELECT * FROM users ORDER BY id'),
        orders: await own.rows('SELECT * FROM orders ORDER BY id'),
        warnings: /not followed:\n((?: .*\n)+)/.exec(printed)?.[1],
        summary: /loaded .*/.exec(printed)?.[0],
      });
      await own.drop();
    }

    expect(results[1]).to.deep.equal(results[0]);
    expect(results[0]).to.have.property('users').with.length(Number(ROWS));
    expect(results[0]).to.have.property('warnings').that.includes('the check is not kept');
    expect(results[0]).to.have.property('summary', `loaded 80 rows in 2 tables, seed ${SEED}`);
  });
});
