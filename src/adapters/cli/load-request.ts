import type { TableRows } from '../../application/databases/load-task.js';
import type { Starts } from '../../application/ports/ledger.js';
import { decodeTables } from '../../application/tables/plan-tables.js';
import { own } from '../../domain/basics/own.js';
import { inOneGo } from '../../domain/basics/stepwise.js';
import { isObject } from '../../domain/constraints/objects.js';
import type { Engine } from '../../domain/engine/engine.js';
import type { GenerateRequest, Seed } from '../../domain/generation/generate-request.js';
import { orThrow } from '../library/or-throw.js';
import { decoded, drawSeed, limits, type TableRequest } from '../library/table.js';
import { Ending } from './ending.js';
import { exitCode } from './exit-code.js';
import { withStarts } from './load-starts.js';
import { orRefused } from './refused-request.js';
import { tableRows } from './table-rows.js';

export type Members = Readonly<Record<string, unknown>>;

/** A request whose rows go into a database. */
export interface LoadRequest {
  /** The names of the tables of the database. */
  readonly names: readonly string[];
  /** The fields of each table as the request has them. */
  readonly fields: ReadonlyMap<string, readonly unknown[]>;
  /** The request as JSON, without the notation of its rows: what identifies a load. */
  readonly json: string;
  /** Missing if the request has none; a plan then draws one. */
  readonly seed: unknown;
  /** Plans the tables, with these first numbers of counters. Throws `Ending` if the request is refused. */
  plan(starts: Starts): PlannedTables;
}

interface PlannedTables {
  readonly seed: Seed;
  readonly tables: readonly TableRows[];
}

/** What `loadRequest` needs besides the request. */
export interface LoadContext {
  /** The members of a request that write rows as the database reads them. */
  readonly notation: Members;
  readonly engine: Engine;
  /** The file of the request, for messages. */
  readonly path: string;
  /** Replaces the name of the table of a request for one table. */
  readonly table?: string | undefined;
}

/** Reads a request of one table or of several, which may have been written for a file. */
export function loadRequest(given: Members, context: LoadContext): LoadRequest {
  const { format: _, compression: __, ...members } = given;
  return Array.isArray(members.tables)
    ? requestOfSet(members, members.tables, context)
    : requestOfTable(members, context);
}

function requestOfTable(members: Members, context: LoadContext): LoadRequest {
  const { notation, engine, path, table } = context;
  const name = table ?? String(members.table_name ?? '');
  if (name === '') {
    throw new Ending(exitCode.refused, ['name the table: --table, or table_name in the request']);
  }
  const fields = listOf(members.fields);
  // A table that is planned anew must draw no other seed.
  const seed = members.seed ?? drawSeed();
  return {
    names: [name],
    fields: new Map([[name, fields]]),
    json: JSON.stringify({ ...members, table_name: name }),
    seed: members.seed,
    plan: (starts) => {
      const input = { ...members, ...notation, seed, table_name: name };
      const request = { ...input, fields: withStarts(fields, own(starts, name)) };
      return orRefused(
        () => plannedTables([decoded(request as unknown as TableRequest, engine)], engine),
        { path, options: {} },
      );
    },
  };
}

function requestOfSet(
  members: Members,
  tables: readonly unknown[],
  { notation, engine, path }: LoadContext,
): LoadRequest {
  const seed = members.seed ?? drawSeed();
  const named = tables.map((table) => ({
    members: isObject(table) ? table : {},
    name: isObject(table) ? String(table.name) : '',
  }));
  return {
    names: named.map(({ name }) => name),
    fields: new Map(named.map((table) => [table.name, listOf(table.members.fields)])),
    json: JSON.stringify(members),
    seed: members.seed,
    plan: (starts) => {
      const started = named.map((table) => ({
        ...table.members,
        fields: withStarts(listOf(table.members.fields), own(starts, table.name)),
      }));
      const request = { ...members, ...notation, seed, tables: started };
      return orRefused(
        () => {
          const valid = orThrow(inOneGo(decodeTables(engine, request, { limits, drawSeed })));
          return plannedTables(valid.tables, engine);
        },
        { path, options: {} },
      );
    },
  };
}

function plannedTables(requests: readonly GenerateRequest[], engine: Engine): PlannedTables {
  const tables = requests.map((request) => tableRows(request, engine));
  return { seed: requests[0]?.seed ?? 0, tables };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
