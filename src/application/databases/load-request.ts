import * as E from 'fp-ts/lib/Either.js';
import { isObject, type Members } from '../../domain/basics/members.js';
import { own } from '../../domain/basics/own.js';
import { inOneGo } from '../../domain/basics/stepwise.js';
import { textOrEmpty } from '../../domain/basics/text-or-empty.js';
import type { RequestTerms, TableEngine } from '../../domain/engine/table-engine.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { Seed } from '../../domain/generation/generate-request.js';
import { decodeMovedRowsStepwise } from '../../domain/schema/sets/decode-changes.js';
import type { Starts } from '../ports/ledger.js';
import { type AskedTables, decodeTables } from '../tables/plan-tables.js';
import type { FillFailure } from './fill-failure.js';
import { withStarts } from './load-starts.js';
import type { TableRows } from './load-task.js';
import { tableRows } from './table-rows.js';

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
  /** Plans the tables, with these first numbers of counters. */
  plan(starts: Starts): E.Either<Failure, PlannedRows>;
}

/** The rows of planned tables. */
export interface PlannedRows {
  readonly seed: Seed;
  readonly tables: readonly TableRows[];
  /** The rows that leave tables, by the names of the tables. Missing: none do. */
  readonly leaving?: ReadonlyMap<string, TableRows>;
  /** How many rows come within a span, by the names of the tables. Missing: the rows are those of no span. */
  readonly births?: ReadonlyMap<string, number>;
  /** The columns whose values change while a row lives, by the names of the tables. Missing: unknown, or there are none. */
  readonly changing?: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What `loadRequest` needs besides the request. */
export interface LoadContext {
  /** The members of a request that write rows as the database reads them. */
  readonly notation: Members;
  readonly engine: TableEngine;
  readonly terms: RequestTerms;
  /** Replaces the name of the table of a request for one table. */
  readonly table?: string | undefined;
  /** Whether the request is one for what changes in its tables, which have the rows of its beginning. Default: false. */
  readonly appliesChanges?: boolean;
}

/** Reads a request of one table or of several, which may have been written for a file. Fails if no table is named. */
export function loadRequest(
  given: Members,
  context: LoadContext,
): E.Either<FillFailure, LoadRequest> {
  const { format: _, compression: __, ...members } = given;
  if (Array.isArray(members.tables)) return E.right(requestOfSet(members, members.tables, context));
  const name = context.table ?? textOrEmpty(members.table_name);
  if (name === '') return E.left({ code: 'table_unnamed' });
  const fields = listOf(members.fields);
  const named = { ...members, table_name: name };
  return E.right({
    names: [name],
    fields: new Map([[name, fields]]),
    ...planned(named, context, (starts) => ({ fields: withStarts(fields, own(starts, name)) })),
  });
}

function requestOfSet(
  members: Members,
  tables: readonly unknown[],
  context: LoadContext,
): LoadRequest {
  const named = tables.map((table) => ({
    members: isObject(table) ? table : {},
    name: isObject(table) ? textOrEmpty(table.name) : '',
  }));
  return {
    names: named.map(({ name }) => name),
    fields: new Map(named.map((table) => [table.name, listOf(table.members.fields)])),
    ...planned(members, context, (starts) => ({
      tables: named.map((table) => ({
        ...table.members,
        fields: withStarts(listOf(table.members.fields), own(starts, table.name)),
      })),
    })),
  };
}

/** The plan of a request, of which `started` has the members with first numbers of counters. */
function planned(
  members: Members,
  { notation, engine, terms, appliesChanges = false }: LoadContext,
  started: (starts: Starts) => Members,
): Pick<LoadRequest, 'json' | 'seed' | 'plan'> {
  // A table that is planned anew must draw no other seed.
  const seed = members.seed ?? terms.drawSeed();
  return {
    json: JSON.stringify(members),
    seed: members.seed,
    plan: (starts) => {
      const input = { ...members, ...notation, seed, ...started(starts) };
      if (appliesChanges) return movedRowsOf(input, engine, terms);
      return E.chain((asked: AskedTables) => plannedRows(asked, engine))(
        inOneGo(decodeTables(engine, input, terms)),
      );
    },
  };
}

function plannedRows(
  { tables: requests }: AskedTables,
  engine: TableEngine,
): E.Either<Failure, PlannedRows> {
  const tables: TableRows[] = [];
  for (const request of requests) {
    const rows = tableRows(request, engine);
    if (E.isLeft(rows)) return rows;
    tables.push(rows.right);
  }
  return E.right({ seed: requests[0].seed, tables });
}

/** The rows that change, and those that leave. */
function movedRowsOf(
  input: Members,
  engine: TableEngine,
  terms: RequestTerms,
): E.Either<Failure, PlannedRows> {
  const moved = inOneGo(decodeMovedRowsStepwise(input, engine.contextOf(terms)));
  if (E.isLeft(moved)) return moved;
  const [first] = moved.right.tables;
  const tables: TableRows[] = [];
  const leaving = new Map<string, TableRows>();
  const births = new Map<string, number>();
  const changing = new Map<string, ReadonlySet<string>>();
  for (const table of moved.right.tables) {
    const written = tableRows(table.written, engine);
    if (E.isLeft(written)) return written;
    const left = tableRows(table.leaving, engine);
    if (E.isLeft(left)) return left;
    tables.push(written.right);
    leaving.set(written.right.name, left.right);
    births.set(written.right.name, table.births);
    changing.set(written.right.name, table.changing);
  }
  return E.right({ seed: first.written.seed, tables, leaving, births, changing });
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
