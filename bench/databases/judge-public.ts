import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { judgedAgain, judgedPlace, writtenIn } from './judge-place.js';
import { PLACE_KINDS, PLACE_NAMES } from './judged-places.js';
import { PUBLIC_SCHEMAS, type PublicSchema } from './public-schemas.js';
import { type Facts, pageOfFacts, type SchemaFacts } from './public-schemas-page.js';

/*
 * Creates a database of each public schema in PostgreSQL, MariaDB and SQLite, seeds it and judges its rows:
 * `npm run bench:schemas -- --checkouts folder --postgresql postgresql://localhost --mariadb mysql://root@localhost`. The folder has a
 * clone of each repository as `owner/name`. The facts go into a file, and from there into the page docs/public-schemas.md. Names of
 * schemas limit the run to these.
 */

const FACTS = 'bench/databases/schema-facts.json';
const PAGE = 'docs/public-schemas.md';
const MOST_BYTES = 1e9;

const { values, positionals } = parseArgs({
  options: {
    checkouts: { type: 'string' },
    postgresql: { type: 'string', default: 'postgresql://postgres@127.0.0.1' },
    mariadb: { type: 'string', default: 'mysql://root@127.0.0.1' },
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

/** The facts of a schema in each database. The others have the tables that PostgreSQL has, as `schema to sql` writes them. */
async function judged(schema: PublicSchema): Promise<SchemaFacts> {
  const name = `tablewright_bench_${schema.name.replace(/\W+/g, '_')}_${process.pid}`;
  const places = PLACE_NAMES.map((place) => PLACE_KINDS[place].open(name, values));
  try {
    const [first, ...others] = places;
    first?.run(scriptOf(schema));
    for (const [i, place] of others.entries()) {
      const kind = PLACE_NAMES[i + 1];
      if (kind !== undefined) place.run(writtenIn(PLACE_KINDS[kind].dialect, first?.url ?? ''));
    }
    const facts: SchemaFacts = {};
    let wanted: readonly string[] = [];
    for (const [i, { url }] of places.entries()) {
      const kind = PLACE_NAMES[i];
      if (kind === undefined) continue;
      console.log(`${schema.name} in ${PLACE_KINDS[kind].title}`);
      const { facts: found, tables } = await judgedPlace(url, wanted);
      facts[kind] = found;
      if (i > 0) continue;
      wanted = tables;
      facts[kind] = { ...found, judged: { ...found.judged, ...(await judgedAgain(url)) } };
    }
    return facts;
  } finally {
    for (const place of places) place.drop();
  }
}

/** Two runs may judge different schemas at once, so the file is read for each. */
function keep(name: string, found: SchemaFacts): void {
  const known: Facts = existsSync(FACTS) ? JSON.parse(readFileSync(FACTS, 'utf8')) : {};
  const facts: Facts = { ...known, [name]: found };
  const sorted = PUBLIC_SCHEMAS.flatMap(({ name: each }) => {
    const own = facts[each];
    return own === undefined ? [] : [[each, own] as const];
  });
  writeFileSync(FACTS, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
  writeFileSync(PAGE, pageOfFacts(Object.fromEntries(sorted)));
}

for (const schema of PUBLIC_SCHEMAS) {
  if (positionals.length > 0 && !positionals.includes(schema.name)) continue;
  keep(schema.name, await judged(schema));
}
