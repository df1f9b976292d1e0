import { parseArgs } from 'node:util';
import pg from 'pg';
import { databaseUrl } from '../../src/adapters/databases/database-url.js';
import { openDatabase } from '../../src/adapters/databases/open-database.js';
import { withoutBookkeeping } from '../../src/domain/databases/loading/without-bookkeeping.js';
import { aligned } from '../report.js';
import { type Count, JUDGED, type Judgement, judgeDatabase } from './judge-database.js';

/*
 * Judges the rows of databases of PostgreSQL that were filled before: `npm run bench:databases -- postgresql://localhost/shop`.
 * With `--list`, it prints every place that is wrong.
 */

const { values, positionals } = parseArgs({
  options: { list: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const cell = ({ good, all }: Count): string => `${good} of ${all}`;

const lines: string[][] = [];
for (const text of positionals) {
  const url = databaseUrl(text);
  if (url === undefined) throw new Error(`${text} is no URL of a database`);
  const link = await openDatabase(url);
  const schema = withoutBookkeeping(await link.readSchema());
  await link.close();
  const client = new pg.Client({ connectionString: text });
  await client.connect();
  const found: Judgement = await judgeDatabase(client, schema);
  await client.end();
  lines.push([text.replace(/^.*\//, ''), ...JUDGED.map((kind) => cell(found[kind]))]);
  if (!values.list) continue;
  for (const kind of JUDGED) for (const bad of found[kind].bad) console.log(`${kind}: ${bad}`);
}
console.log(aligned([['database', ...JUDGED], ...lines], 1));
