import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';

/*
 * Loads rows into PostgreSQL by a command that is killed at random moments and started again, and compares them with those of a
 * load that nobody killed: `npm run bench:kills -- --server postgresql://localhost`. Each process lives at most `--most-ms`: enough to
 * load a few windows. Ends with status 1 if the rows differ.
 */

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: 'postgresql://postgres@127.0.0.1' },
    kills: { type: 'string', default: '20' },
    rows: { type: 'string', default: '4000000' },
    'most-ms': { type: 'string', default: '4000' },
  },
});
const COMMAND = 'dist/src/programs/command.js';
const DATABASE = 'tablewright_bench_kills';

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

const TABLES = [
  'CREATE TABLE customers (id integer PRIMARY KEY, email text NOT NULL UNIQUE)',
  'CREATE TABLE orders (id integer PRIMARY KEY, customer_id integer NOT NULL REFERENCES customers, ordered_at timestamp NOT NULL, total numeric NOT NULL)',
];

const DIGEST = `SELECT (SELECT md5(string_agg(c::text, ',' ORDER BY id)) FROM customers c) AS customers,
  (SELECT md5(string_agg(md5(o::text), ',' ORDER BY id)) FROM orders o) AS orders`;

const url = `${values.server}/${DATABASE}`;

async function query(address: string, ...statements: readonly string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const found: unknown[] = [];
  for (const sql of statements) found.push(...(await client.query(sql)).rows);
  await client.end();
  return found;
}

/** Starts the load, and kills it after some time if it has not ended. Returns whether it has ended by itself. */
async function load(mostMs?: number): Promise<boolean> {
  const child = spawn('node', [COMMAND, 'load', '-', '--to', url, '--resume', '--yes'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.stdin.end(JSON.stringify(REQUEST));
  const ended = once(child, 'exit');
  if (mostMs !== undefined) {
    await Promise.race([ended, setTimeout(mostMs)]);
    child.kill('SIGKILL');
  }
  const [code] = await ended;
  return code === 0;
}

async function emptyDatabase(): Promise<void> {
  const admin = `${values.server}/postgres`;
  await query(admin, `DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
  await query(admin, `CREATE DATABASE ${DATABASE}`);
  await query(url, ...TABLES);
}

await emptyDatabase();
if (!(await load())) throw new Error('the load without kills failed');
const [expected] = await query(url, DIGEST);
await emptyDatabase();
const moments: number[] = [];
for (let hasEnded = false; !hasEnded && moments.length < Number(values.kills); ) {
  const moment = randomInt(Number(values['most-ms']));
  hasEnded = await load(moment);
  if (!hasEnded) moments.push(moment);
}
const [ledger] = await query(url, "SELECT to_regclass('tablewright_load') AS name");
const isBegun = (ledger as { readonly name: string | null }).name !== null;
const windows = isBegun ? await query(url, 'SELECT FROM tablewright_load') : [];
const isComplete = await load();
const [found] = await query(url, DIGEST);
const isSame = isComplete && JSON.stringify(found) === JSON.stringify(expected);
await query(`${values.server}/postgres`, `DROP DATABASE ${DATABASE} WITH (FORCE)`);
console.log(
  `killed ${moments.length} times after ${moments.sort((a, b) => a - b).join(', ')} ms, with ${windows.length} windows done`,
);
console.log(isSame ? 'the rows are those of a load that nobody killed' : 'the rows DIFFER');
process.exitCode = isSame ? 0 : 1;
