import { spawnSync } from 'node:child_process';
import { databaseUrl } from '../../src/adapters/databases/database-url.js';
import { openDatabase } from '../../src/adapters/databases/open-database.js';
import { SqlLink } from '../../src/adapters/databases/sql-link.js';
import type { DatabaseSchema } from '../../src/domain/databases/model/database-schema.js';
import type { DialectName } from '../../src/domain/sql-dialects/index.js';
import { JUDGED, judgeDatabase } from './judge-database.js';
import type { PlaceFacts } from './public-schemas-page.js';

const ROWS = '300';
const MORE = '100';
const MOST_BYTES = 1e9;
const COMMAND = 'dist/bundle/cli.cjs';

function command(...args: readonly string[]): { readonly stdout: string; readonly stderr: string } {
  return spawnSync('node', [COMMAND, ...args], { encoding: 'utf8', maxBuffer: MOST_BYTES });
}

/** The script in a dialect that creates the tables of a database. */
export function writtenIn(dialect: DialectName, url: string): string {
  return command('schema', 'to', 'sql', url, '--dialect', dialect).stdout;
}

/** What a seed said: the rows, and the reasons for tables that have none or not all of theirs. */
interface Seeded {
  readonly rows: number;
  readonly empty: ReadonlyMap<string, string>;
  readonly partial: number;
}

function seed(url: string, ...options: readonly string[]): Seeded {
  const { stderr } = command('seed', url, ...options, '--yes');
  const number = (pattern: RegExp): number =>
    Number((pattern.exec(stderr)?.[1] ?? '0').replaceAll(',', ''));
  const isWhole = !stderr.includes('\nloaded ');
  const ending = stderr.slice(stderr.lastIndexOf(isWhole ? '\ntablewright: ' : '\nloaded '));
  console.log(ending.trim());
  const empty = new Map<string, string>();
  for (const line of ending.split('\n').filter((text) => !/ rows were loaded/.test(text))) {
    const [, table, reason] = /^ {2}([^:]+): ([^;]+)/.exec(line) ?? [];
    if (table !== undefined && reason !== undefined) empty.set(table, reason);
  }
  // What ends the whole command names no table.
  if (isWhole) empty.set('', /^\s*tablewright: (?:\S+: )?([^;\n]+)/.exec(ending)?.[1] ?? ending);
  return {
    rows: number(/^loaded ([\d,]+) rows?/m),
    empty,
    partial: number(/(\d+) tables? filled in part/),
  };
}

/** Fills a database and judges its rows. `wanted` are the tables that it should have. */
export async function judgedPlace(
  text: string,
  wanted: readonly string[],
): Promise<{ readonly facts: PlaceFacts; readonly tables: readonly string[] }> {
  const { rows, empty } = seed(text, '--rows', ROWS, '--seed', 'bench');
  const link = await openJudged(text);
  const schema = withRoom(await link.readSchema());
  const found = await judgeDatabase(link, schema);
  await link.close();
  for (const part of JUDGED) for (const place of found[part].bad) console.log(part, place);
  const tables = schema.tables.map(({ name }) => name);
  // `schema to sql` writes `sales_orders` for `sales.orders` where a database has no schemas.
  const missing = wanted.filter(
    (name) => !tables.includes(name) && !tables.includes(name.replaceAll('.', '_')),
  );
  const reasonOf = (name: string): string => empty.get(name) ?? empty.get('') ?? '';
  const facts = {
    rows,
    judged: {
      ...Object.fromEntries(
        JUDGED.map((part) => [part, [found[part].good, found[part].all] as const]),
      ),
      filled: [found.filled.good, found.filled.all + missing.length] as const,
    },
    empty: Object.fromEntries([
      ...missing.map((name) => [name, 'it could not be created']),
      ...found.filled.bad.map((name) => [name, reasonOf(name)]),
    ]),
  };
  return { facts, tables };
}

/** Adds more rows of the same seed to a database that was filled, and seeds it twice again. */
export async function judgedAgain(text: string): Promise<PlaceFacts['judged']> {
  const link = await openJudged(text);
  const schema = withRoom(await link.readSchema());
  const all = schema.tables.length;
  const more = seed(text, '--more', MORE, '--seed', 'bench');
  const refusing = more.empty.has('') ? all : more.empty.size + more.partial;
  let before = await countsOf(link, schema);
  const grown = async (name: string): Promise<readonly [number, number]> => {
    seed(text, '--rows', MORE, '--seed', name);
    const after = await countsOf(link, schema);
    const same = schema.tables.filter((table) => after.get(table.name) === before.get(table.name));
    for (const table of same) console.log(name, table.name);
    before = after;
    return [all - same.length, all];
  };
  const second = await grown('second');
  const third = await grown('third');
  await link.close();
  return { more: [all - refusing, all], second, third };
}

/** Opens a database to judge it. */
export async function openJudged(text: string): Promise<SqlLink> {
  const url = databaseUrl(text);
  const link = url && (await openDatabase(url));
  if (!(link instanceof SqlLink)) throw new Error(`${text} is no URL of a database`);
  return link;
}

/** The schema without tables that can have no row: they are partitioned and have no partition yet, which the program adds. */
function withRoom(schema: DatabaseSchema): DatabaseSchema {
  return { ...schema, tables: schema.tables.filter(({ rowless }) => rowless === undefined) };
}

async function countsOf(
  link: SqlLink,
  { tables }: DatabaseSchema,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of tables) counts.set(name, await link.countRows(name));
  return counts;
}
