import { loadTables, resumeTables } from '../../application/databases/load-tables.js';
import type { LoadWatch, TableRows } from '../../application/databases/load-task.js';
import type { DatabaseLink } from '../../application/ports/database-link.js';
import type { Starts } from '../../application/ports/ledger.js';
import type { DatabaseSchema, DatabaseTable } from '../../domain/databases/database-schema.js';
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

/** Options of the commands that fill a database. */
export interface FillOptions {
  readonly truncate?: true;
  readonly yes?: true;
  readonly resume?: true;
  readonly quiet?: true;
}

/** What is filled, and with what. */
export interface Filling {
  readonly link: DatabaseLink;
  readonly target: DatabaseUrl;
  readonly schema: DatabaseSchema;
  readonly request: LoadRequest;
  /** Whether a table whose rows are refused is left out, instead of ending the command. Default: false. */
  readonly leavesOut?: boolean;
  /** Further tables whose rows --truncate deletes. Default: none. */
  readonly filledByTriggers?: readonly string[];
}

interface Fill extends Omit<Filling, 'schema' | 'request'> {
  readonly options: FillOptions;
  readonly order: LoadOrder;
  readonly rows: ReadonlyMap<string, TableRows>;
  readonly starts: Starts;
  /** The identity of a load that can be resumed. */
  readonly load: string | undefined;
  readonly hasBegun: boolean;
  readonly hasTriggers: boolean;
}

/**
 * Shows what will be written, asks where the rules say so, and loads the tables. Returns the number of rows. Throws
 * `Ending` for a refusal.
 */
export async function fillDatabase(filling: Filling, options: FillOptions): Promise<number> {
  const { link, schema, request } = filling;
  const tables = request.names.map((name) => tableNamed(name, schema.tables));
  const triggered = withTriggers(schema);
  const load = options.resume === true ? identity(request) : undefined;
  const begun = load === undefined ? undefined : await continued(link, load);
  const starts = begun ?? (await startsFor(link, tables, request, options));
  const { seed, tables: planned } = request.plan(starts);
  const faults = columnFaults(tables, planned, triggered);
  const refused = [...faults.values()];
  if (refused.length > 0 && filling.leavesOut !== true) {
    throw new Ending(exitCode.refused, ['the request does not fit the database'], refused);
  }
  const fitting = planned.filter(({ name }) => !faults.has(name));
  const rows = new Map(fitting.map((table) => [table.name, table]));
  const order = loadOrder(tables);
  const hasTriggers = triggered.size > 0;
  const hasBegun = begun !== undefined;
  const fill = { ...filling, options, order, rows, starts, load, hasBegun, hasTriggers };
  const present = await announce(fill);
  const watch = loadWatch(options.quiet === true, refused);
  const written = await write(fill, present, watch).finally(() => watch.clear());
  if (options.quiet !== true) {
    const filled = counted(planned.length - refused.length, 'table');
    process.stderr.write(
      `loaded ${counted(written, 'row')} in ${filled}, seed ${printable(String(seed))}\n`,
    );
  }
  if (refused.length === 0) return written;
  const left = counted(refused.length, 'table');
  throw new Ending(exitCode.failed, [`${left} not filled:`], refused);
}

/** The starts of a load that has begun, which no other process continues from now on. */
async function continued({ ledger }: DatabaseLink, load: string): Promise<Starts | undefined> {
  await ledger.claim(load);
  return ledger.find(load);
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

/** The reasons why rows do not fit their tables, by the names of the tables. */
function columnFaults(
  tables: readonly DatabaseTable[],
  planned: readonly TableRows[],
  triggered: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const found = tables.flatMap((table) => {
    const given = planned.find(({ name }) => name === table.name)?.columns ?? [];
    const faults = loadFaults(table, given, triggered.has(table.name));
    return faults.length === 0
      ? []
      : [[table.name, `${table.name}: ${faults.join('; ')}`] as const];
  });
  return new Map(found);
}

/** The names of the tables on whose rows triggers act. */
function withTriggers({ missed }: DatabaseSchema): ReadonlySet<string> {
  const triggers = missed.filter(({ text }) => text.startsWith('CREATE TRIGGER'));
  return new Set(triggers.flatMap(({ table }) => table ?? []));
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

/**
 * Prints the plan, and asks before rows are deleted or another machine is written to. Returns the names of the tables
 * that have rows.
 */
async function announce(fill: Fill): Promise<ReadonlySet<string>> {
  const { link, target, options, order, rows, hasBegun } = fill;
  const { truncate, quiet, yes, resume } = options;
  const lines: (readonly [string, string, string])[] = [];
  const filled = new Set<string>();
  let deleted = 0;
  for (const { name } of order.tables) {
    const present = await link.countRows(name);
    if (present > 0) filled.add(name);
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
  return filled;
}

function presentRows(present: number, truncate: true | undefined, hasBegun: boolean): string {
  if (present === 0) return '';
  if (hasBegun) return `continues; ${counted(present, 'row')} present`;
  return `${counted(present, 'row')} ${truncate === true ? 'are deleted first' : 'stay'}`;
}

async function write(fill: Fill, present: ReadonlySet<string>, watch: LoadWatch): Promise<number> {
  const { link, options, order, rows, starts, load, hasBegun, hasTriggers } = fill;
  const { leavesOut = false, filledByTriggers = [] } = fill;
  const emptied =
    options.truncate === true ? [...order.tables.map(({ name }) => name), ...filledByTriggers] : [];
  const kept = new Set([...present].filter((name) => !emptied.includes(name)));
  const task = { link, order, rows, present: kept, hasTriggers, watch, leavesOut };
  if (load === undefined) {
    return interruptible(
      (signal) => loadTables({ ...task, signal }, emptied),
      'interrupted; everything was rolled back',
    );
  }
  checkOrder(order);
  if (!hasBegun) {
    await link.transaction(async () => {
      if (emptied.length > 0) await link.empty(emptied);
      await link.ledger.begin(load, starts);
    });
  }
  return interruptible(
    (signal) => resumeTables({ ...task, signal }, load),
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
