import * as E from 'fp-ts/lib/Either.js';
import type { Members } from '../../domain/basics/members.js';
import { nth } from '../../domain/basics/nth.js';
import { inOneGo } from '../../domain/basics/stepwise.js';
import { type BulkRun, canonicalRequest, type RunTable } from '../../domain/bulk/bulk-run.js';
import { countParts, partAt, RECEIPTS, type RunPart } from '../../domain/bulk/run-parts.js';
import type { RequestTerms, TableEngine } from '../../domain/engine/table-engine.js';
import { type Failure, invalidRequest } from '../../domain/errors/failure.js';
import { type FileForm, fileForm } from '../../domain/formats/file-form.js';
import { folderNames } from '../../domain/formats/file-names.js';
import type { GenerateRequest } from '../../domain/generation/generate-request.js';
import { keysOf } from '../../domain/generation/sets/keys-of.js';
import { parentsFirst } from '../../domain/generation/sets/parents-first.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import { isSet } from '../../domain/schema/sets/is-set.js';
import type { PlannedTable } from '../ports/row-source.js';
import { type AskedTables, decodeTables } from '../tables/plan-tables.js';
import type { RunPorts } from './run-ports.js';

/** A run whose parts are rows of tables. */
export interface PlannedRows {
  readonly kind: 'rows';
  readonly run: BulkRun;
  /** The file of a part. */
  readonly form: FileForm;
  /** The plan of the first part. */
  readonly first: TablePlan;
  /** Plans a part. Fails if its format cannot hold its rows: too many, or too long. */
  plan(part: RunPart): E.Either<Failure, PlannedTable>;
}

/** Plans a run of the tables of a request, in parts of `rowsPerPart` rows. Fails if the request is refused. */
export function planRows(
  given: Members,
  rowsPerPart: number,
  { engine, terms, digest, release, compressorOf }: RunPorts,
): E.Either<Failure, PlannedRows> {
  const tables = tablesOf(given, engine, terms);
  if (E.isLeft(tables)) return tables;
  const [table] = tables.right;
  const { format, options, compression, seed } = table;
  const request = canonicalRequest(given);
  const compressor = compressorOf(table);
  const form = fileForm(format, options, compression);
  const run: BulkRun = {
    release,
    ...(compressor === undefined ? {} : { compressor }),
    seed: String(seed),
    format: format.name,
    extension: form.extension,
    window: rowsPerPart,
    tables: runTables(tables.right),
    digest: digest.sha256(JSON.stringify(request)),
    request,
  };
  if (countParts(run) === 0) return E.left(emptyRun);
  const plan = (part: RunPart) => plannedPart(part, request, engine, terms);
  return E.map(
    ({ plan: first }: PlannedTable): PlannedRows => ({ kind: 'rows', run, form, first, plan }),
  )(plan(partAt(run, 0)));
}

/** Tables with lives may have no row at an early moment. */
const emptyRun = invalidRequest({
  path: '/as_of',
  message: 'no row is there at this moment: ask for a later one',
});

function plannedPart(
  { table, offset, rows }: RunPart,
  request: Members,
  engine: TableEngine,
  terms: RequestTerms,
): E.Either<Failure, PlannedTable> {
  const named = isSet(request) ? { table: table.name } : {};
  const input = { ...request, ...named, offset, rows };
  const decoded = engine.decode(input, terms);
  if (E.isLeft(decoded)) return decoded;
  return E.map((plan: TablePlan) => ({ plan, input }))(engine.plan(decoded.right));
}

/** The tables of a request as a whole, in the order in which a database can load them. */
function tablesOf(
  request: Members,
  engine: TableEngine,
  terms: RequestTerms,
): E.Either<Failure, AskedTables['tables']> {
  const asked = inOneGo(decodeTables(engine, request, terms));
  if (E.isLeft(asked)) return asked;
  if (!asked.right.isSet) return E.right(asked.right.tables);
  const [first, ...others] = parentsFirst(asked.right.tables);
  if (first === undefined) throw new Error('a set has a table');
  const tables = [first, ...others] as const;
  const circular = tables.find((table) => keysOf(table)?.references.some(({ isLate }) => isLate));
  if (circular !== undefined && circular.format.name === 'sql') {
    const message = `${circular.tableName} refers to a table that comes later, so no order of the parts suits the references: choose another format, or tablewright load`;
    return E.left(invalidRequest({ path: '/tables', message }));
  }
  return E.right(tables);
}

function runTables(tables: readonly GenerateRequest[]): readonly RunTable[] {
  const folders = folderNames(
    tables.map(({ tableName }) => tableName),
    [RECEIPTS],
  );
  return tables.map(({ tableName, offset, rows }, i) => ({
    name: tableName,
    folder: nth(folders, i),
    offset,
    rows,
  }));
}
