import { drizzleSeed } from '../contestants/drizzle-seed.js';
import { median, ratio } from '../harness.js';
import type { Line } from '../line.js';
import { INSTALL_PEERS } from '../peer.js';
import { CLI, POSTGRES, run, seconds, sql } from '../postgres.js';
import { times, whole } from '../report.js';

const ROUNDS = 3;
const SIZES = { customers: 4000, orders: 80_000 };
const ROWS = SIZES.customers + SIZES.orders;

/** The request of `tablewright load`: the tables that drizzle-seed fills, with as many rows. */
const REQUEST = {
  seed: 1,
  tables: [
    {
      name: 'customers',
      rows: SIZES.customers,
      key: ['id'],
      fields: [
        { name: 'id', type: 'sequence' },
        { name: 'name', type: 'name' },
        { name: 'email', type: 'email', constraints: { unique: true } },
      ],
    },
    {
      name: 'orders',
      rows: SIZES.orders,
      key: ['id'],
      fields: [
        { name: 'id', type: 'sequence' },
        { name: 'customer_id', type: 'reference', constraints: { table: 'customers' } },
        { name: 'ordered_on', type: 'date' },
      ],
    },
  ],
};

/** Two tables of PostgreSQL with a foreign key: the whole command, beside a seeder in a process that runs already. */
export async function seeding(): Promise<readonly Line[]> {
  const schema = `tw_bench_seed_${process.pid}`;
  const theirs = drizzleSeed(POSTGRES, schema, SIZES);
  const target = new URL(POSTGRES);
  target.searchParams.set('schema', schema);
  const request = JSON.stringify(REQUEST);
  const ours = () =>
    run('sh', [
      '-c',
      'printf %s "$1" | "$2" "$3" load - --to "$4"',
      'sh',
      request,
      process.execPath,
      CLI,
      target.href,
    ]);
  const what = `${whole(ROWS)} rows of two tables into PostgreSQL`;
  if (theirs === undefined) return [{ what, by: 'drizzle-seed', figure: INSTALL_PEERS }];
  sql(`CREATE SCHEMA ${schema}
    CREATE TABLE customers (id integer PRIMARY KEY, name text NOT NULL, email text NOT NULL)
    CREATE TABLE orders (id integer PRIMARY KEY, customer_id integer NOT NULL REFERENCES customers, ordered_on date NOT NULL)`);
  const contestants = [
    { by: 'drizzle-seed', work: theirs, times: [] as number[] },
    { by: 'tablewright load', work: ours, times: [] as number[] },
  ];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const { work, times: taken } of contestants) {
        sql(`TRUNCATE ${schema}.orders, ${schema}.customers`);
        taken.push(await seconds(work));
      }
    }
  } finally {
    sql(`SET client_min_messages TO error; DROP SCHEMA ${schema} CASCADE`);
  }
  const [peer] = contestants;
  return contestants.map(({ by, times: taken }, i) => ({
    what,
    by,
    figure: `${whole(ROWS / median(taken))} rows/s`,
    ...(i > 0 && { ratio: times(ratio(peer?.times ?? [], taken), 'drizzle-seed') }),
  }));
}
