import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import { keysOfTriggers } from '../../domain/databases/loading/keys-of-triggers.js';
import { loadFaults } from '../../domain/databases/loading/load-faults.js';
import {
  type LoadOrder,
  loadOrder,
  type TableForeignKey,
} from '../../domain/databases/loading/load-order.js';
import type {
  DatabaseSchema,
  DatabaseTable,
} from '../../domain/databases/model/database-schema.js';
import { triggersOf } from '../../domain/databases/model/triggers.js';
import { nearestName } from '../../domain/errors/nearest-name.js';
import type { Seed } from '../../domain/generation/generate-request.js';
import type { DatabaseLink } from '../ports/database-link.js';
import type { Digest } from '../ports/digest.js';
import type { Starts } from '../ports/ledger.js';
import { countedRows } from './counted-rows.js';
import { type FillFailure, orFailure } from './fill-failure.js';
import { hiddenIdentities, showing } from './identities.js';
import type { LoadRequest, PlannedRows } from './load-request.js';
import { startsBehind } from './load-starts.js';
import type { TableRows } from './load-task.js';
import { keysFound, type UpsertKeys, upsertKeysOf } from './matching-keys.js';

/** The database, the schema, the request and the options of a load. */
export interface Filling {
  readonly link: DatabaseLink;
  readonly schema: DatabaseSchema;
  readonly request: LoadRequest;
  readonly digest: Digest;
  /** Whether the rows of the tables are deleted first. */
  readonly truncates: boolean;
  /** Further tables whose rows are deleted with those of the request. */
  readonly filledByTriggers: readonly string[];
  /**
   * If rows with the key of a given one are changed: the unique keys of tables that are not matched by their primary keys.
   * Missing: all rows are added.
   */
  readonly upsertBy?: ReadonlyMap<string, readonly string[]> | undefined;
  /** Whether the load can be resumed: each batch of rows is a transaction of its own. */
  readonly resumes: boolean;
  /** Whether rows that the database refuses are left out, instead of ending the load. */
  readonly leavesOut: boolean;
}

/** A load as it will be done. Nothing is written yet. */
export interface FillPlan {
  readonly seed: Seed;
  readonly order: LoadOrder;
  /** The rows of the tables that are filled, by their names. */
  readonly rows: ReadonlyMap<string, TableRows>;
  /** The rows that leave tables, by the names of the tables. Missing: none do. */
  readonly leaving?: ReadonlyMap<string, TableRows> | undefined;
  /** How many rows come within a span, by the names of the tables. Missing: the rows are those of no span. */
  readonly births?: ReadonlyMap<string, number> | undefined;
  /** The reasons why other tables of the request are left out. */
  readonly refused: readonly string[];
  /** The tables of the schema whose rows no transaction takes back, so that none are deleted. */
  readonly unsafe: ReadonlySet<string>;
  /** The number of rows that each table has now, by its name: tables of the request, and others whose rows are deleted. */
  readonly present: ReadonlyMap<string, number>;
  readonly starts: Starts;
  /** The columns by which the rows of each table are matched with those that are there. Missing: all rows are added. */
  readonly upsertKeys: ReadonlyMap<string, readonly string[]> | undefined;
  /** The identity of a load that can be resumed. */
  readonly load: string | undefined;
  /** Whether an earlier call has begun this load. */
  readonly hasBegun: boolean;
  readonly hasTriggers: boolean;
  /** See the member of the same name of `LoadTask`. */
  readonly keysOfTriggers: ReadonlyMap<string, readonly TableForeignKey[]>;
}

/** Plans to fill tables of a database with the rows of a request. */
export function planFill(filling: Filling): TaskEither<FillFailure, FillPlan> {
  return orFailure(async () => {
    const { link, schema, request } = filling;
    const tables = tablesNamed(request.names, schema.tables);
    if (E.isLeft(tables)) return tables;
    const load = identity(filling);
    if (E.isLeft(load)) return load;
    const begun = load.right === undefined ? undefined : await continued(link, load.right);
    const starts = begun ?? (await startsFor(filling, tables.right));
    const made = request.plan(starts);
    if (E.isLeft(made)) return made;
    const planned = withIdentities(made.right, tables.right, filling);
    const triggered = withTriggers(schema);
    const unsafe = await link.unsafe(schema.tables.map(({ name }) => name));
    const keys = upsertKeysOf(filling, tables.right, planned);
    const faults = tableFaults(tables.right, planned, { triggered, unsafe, keys });
    const refused = [...faults.values()];
    if (refused.length > 0 && !filling.leavesOut) {
      return E.left({ code: 'rows_unfit', reasons: refused });
    }
    const order = loadOrder(tables.right);
    if (load.right !== undefined && order.forward.length > 0) return E.left(cycleOf(order));
    const fitting = planned.tables.filter(({ name }) => !faults.has(name));
    return E.right({
      seed: planned.seed,
      order,
      rows: new Map(fitting.map((table) => [table.name, table])),
      leaving: planned.leaving,
      births: planned.births,
      refused,
      unsafe: new Set(unsafe.keys()),
      present: await countedRows(link, writtenNames(filling)),
      starts,
      upsertKeys: keysFound(keys),
      load: load.right,
      hasBegun: begun !== undefined,
      hasTriggers: await link.hasTriggers(request.names),
      keysOfTriggers: keysOfTriggers(schema, order),
    });
  });
}

/** The tables of the request, and others whose rows are deleted. */
function writtenNames({ request, truncates, filledByTriggers }: Filling): readonly string[] {
  return truncates ? [...request.names, ...filledByTriggers] : request.names;
}

function tablesNamed(
  names: readonly string[],
  known: readonly DatabaseTable[],
): E.Either<FillFailure, readonly DatabaseTable[]> {
  const tables: DatabaseTable[] = [];
  for (const table of names) {
    const found = known.find(({ name }) => name === table);
    if (found === undefined) {
      const all = known.map(({ name }) => name);
      const nearest = nearestName(table, all);
      return E.left({ code: 'table_unknown', table, ...(nearest !== undefined && { nearest }) });
    }
    tables.push(found);
  }
  return E.right(tables);
}

/** The same request for the same tables is the same load. */
function identity({
  request: { json, seed },
  resumes,
  digest,
}: Filling): E.Either<FillFailure, string | undefined> {
  if (!resumes) return E.right(undefined);
  return seed === undefined
    ? E.left({ code: 'resume_without_seed' })
    : E.right(digest.sha256(json));
}

/** The starts of a load that has begun, which no other process continues from now on. */
async function continued({ ledger }: DatabaseLink, load: string): Promise<Starts | undefined> {
  await ledger.claim(load);
  return ledger.find(load);
}

async function startsFor(
  { link, request, truncates, upsertBy }: Filling,
  tables: readonly DatabaseTable[],
): Promise<Starts> {
  // The counters of an upsert meet those of the rows that it changes.
  return truncates || upsertBy !== undefined
    ? {}
    : await startsBehind(link, tables, request.fields);
}

/** The reasons why tables cannot be filled, by the names of the tables. */
function tableFaults(
  tables: readonly DatabaseTable[],
  { tables: planned }: PlannedRows,
  known: {
    readonly triggered: ReadonlySet<string>;
    readonly unsafe: ReadonlyMap<string, string>;
    readonly keys: UpsertKeys | undefined;
  },
): ReadonlyMap<string, string> {
  const found = tables.flatMap((table) => {
    const given = planned.find(({ name }) => name === table.name)?.columns ?? [];
    const unsafe = known.unsafe.get(table.name);
    const key = known.keys?.get(table.name);
    const faults = [
      ...(unsafe === undefined ? [] : [unsafe]),
      ...(key !== undefined && E.isLeft(key) ? [key.left] : []),
      ...loadFaults(table, given, known.triggered.has(table.name)),
    ];
    return faults.length === 0
      ? []
      : [[table.name, `${table.name}: ${faults.join('; ')}`] as const];
  });
  return new Map(found);
}

/** The rows with the numbers that the database would give them itself, unless they are matched by another key. */
function withIdentities(
  planned: PlannedRows,
  known: readonly DatabaseTable[],
  { request, upsertBy }: Filling,
): PlannedRows {
  const tables = planned.tables.map((rows) => {
    const table = known.find(({ name }) => name === rows.name);
    if (table === undefined || upsertBy?.has(rows.name)) return rows;
    return showing(rows, hiddenIdentities(table, request.fields.get(rows.name) ?? []));
  });
  return { ...planned, tables };
}

/** The names of the tables on whose rows triggers act. */
function withTriggers(schema: DatabaseSchema): ReadonlySet<string> {
  return new Set(triggersOf(schema).flatMap(({ part: { table } }) => table ?? []));
}

/** Rows of a cycle of tables need one transaction, because some of them refer to rows that come later. */
function cycleOf({ forward }: LoadOrder): FillFailure {
  const pairs = forward.map(({ table, key }) => `${table} refers to ${key.table}`);
  return { code: 'resume_of_cycle', pairs };
}
