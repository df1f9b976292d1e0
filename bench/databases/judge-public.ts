import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { databaseUrl } from '../../src/adapters/databases/database-url.js';
import { openDatabase } from '../../src/adapters/databases/open-database.js';
import { withoutBookkeeping } from '../../src/domain/databases/loading/without-bookkeeping.js';
import type { DatabaseSchema } from '../../src/domain/databases/model/database-schema.js';
import { JUDGED, judgeDatabase } from './judge-database.js';
import { PUBLIC_SCHEMAS, type PublicSchema } from './public-schemas.js';
import { pageOfFacts, type SchemaFacts } from './public-schemas-page.js';

/*
 * Creates a database of each public schema, seeds it and judges its rows: `npm run bench:schemas -- --checkouts folder --server
 * postgresql://localhost`. The folder has a clone of each repository as `owner/name`. The facts go into a file, and from there
 * into the page docs/public-schemas.md. Names of schemas limit the run to these.
 */

const FACTS = 'bench/databases/schema-facts.json';
const PAGE = 'docs/public-schemas.md';
const ROWS = '300';
const EXTENSIONS = [
  'pgcrypto',
  'uuid-ossp',
  'citext',
  'hstore',
  'pg_trgm',
  'btree_gist',
  'btree_gin',
  'ltree',
];
const MOST_BYTES = 1e9;
const COMMAND = 'dist/src/programs/command.js';

const { values, positionals } = parseArgs({
  options: {
    checkouts: { type: 'string' },
    server: { type: 'string', default: 'postgresql://postgres@127.0.0.1' },
  },
  allowPositionals: true,
});

function scriptOf({
  repository,
  commit,
  scripts,
  before = '',
  without,
  replace,
}: PublicSchema): string {
  const folder = join(values.checkouts ?? '.', repository);
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-C', folder, ...args], { maxBuffer: MOST_BYTES, encoding: 'utf8' });
  const all = git('ls-tree', '-r', '--name-only', '-z', commit).split('\0');
  const paths = scripts.flatMap((script) =>
    script.startsWith('^')
      ? inOrder(all.filter((path) => new RegExp(script).test(path)))
      : [script],
  );
  const parts = paths.map((path) => git('show', `${commit}:${path}`));
  const texts = replace === undefined ? parts : parts.map((text) => replaced(text, replace));
  const lines = [before, ...texts].join('\n;\n').split('\n');
  return lines
    .filter((line) => without === undefined || !new RegExp(without).test(line))
    .join('\n');
}

function replaced(text: string, [pattern, by]: readonly [string, string]): string {
  return text.replace(new RegExp(pattern, 'g'), by);
}

/** The order of migrations: numbers count as numbers. */
function inOrder(paths: readonly string[]): readonly string[] {
  return [...paths].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

async function judged(schema: PublicSchema): Promise<SchemaFacts> {
  const database = `tablewright_bench_${schema.name.replace(/\W+/g, '_')}`;
  const admin = new pg.Client({ connectionString: `${values.server}/postgres` });
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS ${database}`);
  await admin.query(`CREATE DATABASE ${database}`);
  const text = `${values.server}/${database}`;
  try {
    const extensions = EXTENSIONS.map((name) => `CREATE EXTENSION IF NOT EXISTS "${name}";`);
    // Parts for a newer server, and roles that are not there, are left out.
    spawnSync('psql', ['-q', text], {
      input: [...extensions, scriptOf(schema)].join('\n'),
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const seeding = ['seed', text, '--rows', ROWS, '--seed', 'bench', '--yes'];
    const { stderr } = spawnSync('node', [COMMAND, ...seeding], {
      encoding: 'utf8',
      maxBuffer: MOST_BYTES,
    });
    const number = (pattern: RegExp): number =>
      Number((pattern.exec(stderr)?.[1] ?? '0').replaceAll(',', ''));
    const url = databaseUrl(text);
    if (url === undefined) throw new Error(`${text} is no URL of a database`);
    const link = await openDatabase(url);
    const found = withoutBookkeeping(await link.readSchema());
    await link.close();
    const client = new pg.Client({ connectionString: text });
    await client.connect();
    const judgement = await judgeDatabase(client, await withRoom(client, found));
    await client.end();
    // The facts have counts alone, so what is not good is printed.
    console.log(stderr);
    for (const part of JUDGED) for (const place of judgement[part].bad) console.log(part, place);
    return {
      rows: number(/^loaded ([\d,]+) rows?/m),
      refused: number(/(\d+) tables? not filled/),
      partial: number(/(\d+) tables? filled in part/),
      judged: Object.fromEntries(
        JUDGED.map((part) => [part, [judgement[part].good, judgement[part].all]]),
      ) as unknown as SchemaFacts['judged'],
    };
  } finally {
    await admin.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
    await admin.end();
  }
}

/** The schema without tables that can have no row: they are partitioned and have no partition yet, which the program adds. */
async function withRoom(client: pg.Client, schema: DatabaseSchema): Promise<DatabaseSchema> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'p'
      and not exists (select from pg_inherits where inhparent = pg_class.oid)`,
  );
  const without = new Set(rows.map(({ name }) => name));
  return { ...schema, tables: schema.tables.filter(({ name }) => !without.has(name)) };
}

const facts: Record<string, SchemaFacts> = existsSync(FACTS)
  ? JSON.parse(readFileSync(FACTS, 'utf8'))
  : {};
const asked = PUBLIC_SCHEMAS.filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
);
for (const schema of asked) {
  facts[schema.name] = await judged(schema);
  console.log(schema.name, JSON.stringify(facts[schema.name]));
  const sorted = PUBLIC_SCHEMAS.flatMap(({ name }) => {
    const found = facts[name];
    return found === undefined ? [] : [[name, found] as const];
  });
  writeFileSync(FACTS, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
  writeFileSync(PAGE, pageOfFacts(Object.fromEntries(sorted)));
}
