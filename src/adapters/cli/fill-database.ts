import type { DatabaseLink } from '../../application/ports/database-link.js';
import type { Starts } from '../../application/ports/ledger.js';
import {
  loadTables,
  resumeTables,
  type TableRows,
} from '../../application/use-cases/load-tables.js';
import type { DatabaseTable } from '../../domain/databases/database-schema.js';
import { loadFaults } from '../../domain/databases/load-faults.js';
import { type LoadOrder, loadOrder } from '../../domain/databases/load-order.js';
import { nearestName } from '../../domain/errors/nearest-name.js';
import { quote } from '../../domain/errors/quote.js';
import type { DatabaseUrl } from '../databases/database-url.js';
import { systemDigest } from '../system/system-digest.js';
import { aligned } from './aligned.js';
import { confirm } from './confirm.js';
import { counted } from './counted.js';
import { Ending } from './ending.js';
import { exitCode } from './exit-code.js';
import { interruptible } from './interruptible.js';
import type { LoadRequest } from './load-request.js';
import { startsBehind } from './load-starts.js';
import { loadWatch } from './load-watch.js';
import { printable } from './printable.js';

export interface FillOptions {
  readonly truncate?: true;
  readonly yes?: true;
  readonly resume?: true;
  readonly quiet?: true;
}

interface Fill {
  readonly link: DatabaseLink;
  readonly target: DatabaseUrl;
  readonly options: FillOptions;
  readonly order: LoadOrder;
  readonly rows: ReadonlyMap<string, TableRows>;
  readonly starts: Starts;
  /** The identity of a load that can be resumed. */
  readonly load: string | undefined;
  readonly hasBegun: boolean;
}

/** Shows what will be written, asks where the rules say so, and loads the tables. Throws `Ending` for a refusal. */
export async function fillDatabase(
  link: DatabaseLink,
  target: DatabaseUrl,
  request: LoadRequest,
  options: FillOptions,
): Promise<void> {
  const { tables: known } = await link.readSchema();
  const tables = request.names.map((name) => tableNamed(name, known));
  const { seed } = request.plan({});
  const load = options.resume === true ? identity(request) : undefined;
  const begun = load === undefined ? undefined : await link.ledger.find(load);
  const starts = begun ?? (await startsFor(link, tables, request, options));
  const planned = request.plan(starts).tables;
  checkColumns(tables, planned);
  const rows = new Map(planned.map((table) => [table.name, table]));
  const order = loadOrder(tables);
  const fill = { link, target, options, order, rows, starts, load, hasBegun: begun !== undefined };
  await announce(fill);
  const written = await write(fill);
  if (options.quiet === true) return;
  process.stderr.write(
    `loaded ${counted(written, 'row')} in ${counted(planned.length, 'table')}, seed ${printable(String(seed))}\n`,
  );
}

function tableNamed(name: string, known: readonly DatabaseTable[]): DatabaseTable {
  const found = known.find((table) => table.name === name);
  if (found !== undefined) return found;
  const nearest = nearestName(
    name,
    known.map((table) => table.name),
  );
  const hint = nearest === undefined ? '' : `; did you mean ${quote(nearest)}?`;
  throw new Ending(exitCode.refused, [`the database has no table ${quote(name)}${hint}`]);
}

function startsFor(
  link: DatabaseLink,
  tables: readonly DatabaseTable[],
  { fields }: LoadRequest,
  { truncate }: FillOptions,
): Promise<Starts> {
  return truncate === true ? Promise.resolve({}) : startsBehind(link, tables, fields);
}

function checkColumns(tables: readonly DatabaseTable[], planned: readonly TableRows[]): void {
  const lines = tables.flatMap((table) => {
    const given = planned.find(({ name }) => name === table.name)?.columns ?? [];
    return loadFaults(table, given).map((fault) => `${table.name}: ${fault}`);
  });
  if (lines.length === 0) return;
  throw new Ending(exitCode.refused, ['the request does not fit the database'], lines);
}

/** The same request for the same tables is the same load. */
function identity({ json, seed }: LoadRequest): string {
  if (seed === undefined) {
    throw new Ending(exitCode.refused, [
      '--resume repeats a load, so it needs a seed: --seed, or a seed in the request',
    ]);
  }
  return systemDigest.sha256(json);
}

/** Prints the plan, and asks before rows are deleted or another machine is written to. */
async function announce({ link, target, options, order, rows, hasBegun }: Fill): Promise<void> {
  const { truncate, quiet, yes, resume } = options;
  const lines: (readonly [string, string, string])[] = [];
  let deleted = 0;
  for (const { name } of order.tables) {
    const present = await link.countRows(name);
    if (truncate === true && !hasBegun) deleted += present;
    lines.push([
      name,
      counted(rows.get(name)?.rows ?? 0, 'row'),
      presentRows(present, truncate, hasBegun),
    ]);
  }
  if (quiet !== true) {
    const form = resume === true ? 'in transactions that can be resumed' : 'in one transaction';
    const shown = aligned(lines).map((line) => `  ${printable(line)}\n`);
    process.stderr.write(
      `${printable(target.shown)} (${link.product}), ${form}:\n${shown.join('')}`,
    );
  }
  const questions = [
    ...(deleted > 0 ? [`This deletes ${counted(deleted, 'row')} of ${target.shown}.`] : []),
    ...(target.isLocal ? [] : [`This writes to another machine, ${target.shown}.`]),
  ];
  if (questions.length > 0) await confirm(questions.join(' '), yes === true);
}

function presentRows(present: number, truncate: true | undefined, hasBegun: boolean): string {
  if (present === 0) return '';
  if (hasBegun) return `continues; ${counted(present, 'row')} present`;
  return `${counted(present, 'row')} ${truncate === true ? 'are deleted first' : 'stay'}`;
}

async function write({
  link,
  options,
  order,
  rows,
  starts,
  load,
  hasBegun,
}: Fill): Promise<number> {
  const watch = loadWatch(options.quiet === true);
  const truncate = options.truncate === true;
  if (load === undefined) {
    return interruptible(
      (signal) => loadTables({ link, order, rows, watch, signal }, truncate),
      'interrupted; everything was rolled back',
    );
  }
  checkOrder(order);
  if (!hasBegun) {
    await link.transaction(async () => {
      if (truncate) await link.empty(order.tables.map(({ name }) => name));
      await link.ledger.begin(load, starts);
    });
  }
  return interruptible(
    (signal) => resumeTables({ link, order, rows, watch, signal }, load),
    'interrupted; the same command with --resume continues',
  );
}

/** Rows of a cycle of tables need one transaction, because some of them refer to rows that come later. */
function checkOrder({ forward }: LoadOrder): void {
  if (forward.length === 0) return;
  const pairs = forward.map(({ table, key }) => `${table} refers to ${key.table}`);
  throw new Ending(exitCode.refused, [
    'tables that refer to each other are loaded in one transaction: leave out --resume',
    ...pairs,
  ]);
}
