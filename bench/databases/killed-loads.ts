import { createHash, randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { outcome, startCli } from '../../test/adapters/cli/support/run-cli.js';
import { databaseCases, type OwnDatabase } from '../../test/support/databases/index.js';

/*
 * Fills databases by commands that are killed at random moments, and compares all rows with those of commands that nobody killed:
 * `npm run bench:kills -- sqlite duckdb`, by default in all four. A load continues with `--resume`. A seed leaves nothing, so it
 * begins again. Ends with status 1 if rows differ or a reference leads to none.
 */

const { values, positionals } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    rows: { type: 'string', default: '1500000' },
    seed: { type: 'string', default: '20000' },
  },
  allowPositionals: true,
});

const REQUEST = {
  seed: 7,
  tables: [
    {
      name: 'customers',
      rows: 1000,
      key: ['id'],
      fields: [
        { name: 'id', type: 'sequence' },
        { name: 'email', type: 'email', constraints: { unique: true } },
      ],
    },
    {
      name: 'orders',
      rows: Number(values.rows),
      key: ['id'],
      fields: [
        { name: 'id', type: 'sequence' },
        { name: 'customer_id', type: 'reference', constraints: { table: 'customers' } },
        { name: 'ordered_at', type: 'datetime' },
        { name: 'total', type: 'price' },
      ],
    },
  ],
};

const TABLES = `
  CREATE TABLE customers (id integer PRIMARY KEY, email varchar(120) NOT NULL UNIQUE);
  CREATE TABLE orders (id integer PRIMARY KEY, customer_id integer NOT NULL, ordered_at timestamp NOT NULL, total numeric(12, 2) NOT NULL,
    FOREIGN KEY (customer_id) REFERENCES customers (id));`;

const ORPHANS =
  'SELECT count(*) FROM orders o WHERE NOT EXISTS (SELECT 1 FROM customers c WHERE c.id = o.customer_id)';

/** Rows that are read at once. */
const WINDOW = 200_000;

const load = (url: string) => ['load', '-', '--to', url, '--resume', '--yes', '--quiet'];
const seed = (url: string) => [
  'seed',
  url,
  '--rows',
  values.seed,
  '--seed',
  'k',
  '--yes',
  '--quiet',
];

/** Runs a command, and kills it after some time if it has not ended. Returns whether it has ended by itself. */
async function run(args: readonly string[], mostMs?: number): Promise<boolean> {
  const child = startCli(args, { input: JSON.stringify(REQUEST) });
  const ended = outcome(child);
  if (mostMs !== undefined) {
    await Promise.race([ended, setTimeout(mostMs)]);
    child.kill('SIGKILL');
  }
  const { code, signal, stderr } = await ended;
  if (code !== 0 && signal === null) throw new Error(`${args.join(' ')}: ${stderr}`);
  return code === 0;
}

async function countOf(own: OwnDatabase, sql: string): Promise<number> {
  return Number((await own.rows(sql))[0]?.[0]);
}

/** A digest of every value of every row. */
async function digestOf(own: OwnDatabase): Promise<string> {
  const hash = createHash('sha256');
  for (const table of ['customers', 'orders']) {
    const last = await countOf(own, `SELECT coalesce(max(id), 0) FROM ${table}`);
    for (let from = 0; from <= last; from += WINDOW) {
      const rows = await own.rows(
        `SELECT * FROM ${table} WHERE id >= ${from} AND id < ${from + WINDOW} ORDER BY id`,
      );
      hash.update(JSON.stringify(rows));
    }
  }
  return hash.digest('hex');
}

async function empty(own: OwnDatabase): Promise<void> {
  for (const table of ['orders', 'customers']) await own.run(`DELETE FROM ${table}`);
  await own.run('DROP TABLE IF EXISTS tablewright_load');
}

/** What a database has after a command was killed, or has ended. */
type Judge = (own: OwnDatabase, hasEnded: boolean) => Promise<boolean>;

/**
 * Kills a command 20 times within `most` milliseconds after its start, and lets it end at last. Whenever it has ended, it begins again
 * with empty tables. Returns the moments and whether all that it left was right.
 */
async function killed(own: OwnDatabase, args: readonly string[], most: number, isRight: Judge) {
  const moments: number[] = [];
  let areRight = true;
  let endings = 0;
  while (moments.length < Number(values.kills)) {
    const moment = randomInt(most);
    const isAlive = await run(args, moment);
    // A seed may be killed when it has written its last row, and before it says so. It writes all rows or none.
    const hasEnded =
      isAlive || (args[0] === 'seed' && (await countOf(own, 'SELECT count(*) FROM orders')) > 0);
    areRight &&= await isRight(own, hasEnded);
    if (!isAlive) moments.push(moment);
    if (!hasEnded) continue;
    endings++;
    await empty(own);
  }
  await run(args);
  areRight &&= await isRight(own, true);
  return { moments: moments.sort((a, b) => a - b), endings: endings + 1, areRight };
}

for (const { kind, title, reason, create } of databaseCases) {
  if (positionals.length > 0 && !positionals.includes(kind)) continue;
  if (reason !== undefined) throw new Error(`${title}: ${reason}`);
  for (const [name, args] of [
    ['load --resume', load],
    ['seed', seed],
  ] as const) {
    const [whole, own] = [await create(), await create()];
    try {
      for (const database of [whole, own]) await database.run(TABLES);
      const begun = performance.now();
      await run(args(whole.url));
      const most = Math.ceil(performance.now() - begun);
      const expected = await digestOf(whole);
      const { moments, endings, areRight } = await killed(
        own,
        args(own.url),
        most,
        async (found, hasEnded) =>
          (await countOf(found, ORPHANS)) === 0 &&
          (!hasEnded || (await digestOf(found)) === expected),
      );
      console.log(
        `${title}, ${name}: killed ${moments.length} times after ${moments[0]} to ${moments.at(-1)} of ${most} ms, ended ${endings} times; ${areRight ? 'all rows are those of a command that nobody killed' : 'rows DIFFER'}`,
      );
      if (!areRight) process.exitCode = 1;
    } finally {
      await Promise.all([whole.drop(), own.drop()]);
    }
  }
}
