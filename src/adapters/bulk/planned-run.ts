import type { PlannedTable } from '../../application/ports/row-source.js';
import { decodeTables } from '../../application/tables/plan-tables.js';
import { inOneGo } from '../../domain/basics/stepwise.js';
import { type BulkRun, canonicalRequest, type RunTable } from '../../domain/bulk/bulk-run.js';
import { partAt, RECEIPTS, type RunPart } from '../../domain/bulk/run-parts.js';
import type { Engine } from '../../domain/engine/engine.js';
import { type FileForm, fileForm } from '../../domain/formats/file-form.js';
import { folderNames } from '../../domain/formats/file-names.js';
import type { GenerateRequest } from '../../domain/generation/generate-request.js';
import { keysOf } from '../../domain/generation/keys-of.js';
import { parentsFirst } from '../../domain/generation/parents-first.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import { isSet } from '../../domain/schema/is-set.js';
import { compressorVersion } from '../compression/compressor-version.js';
import { InvalidRequestError } from '../library/invalid-request-error.js';
import { orThrow } from '../library/or-throw.js';
import { drawSeed, limits } from '../library/table.js';
import { packageVersion } from '../system/package-version.js';
import { systemDigest } from '../system/system-digest.js';

type Members = Readonly<Record<string, unknown>>;

/** The number of rows of a part if the caller does not choose. */
export const DEFAULT_WINDOW = 1_000_000;

/** A run of a valid request. */
export class PlannedRun {
  readonly run: BulkRun;
  /** The file of a part. */
  readonly form: FileForm;
  /** The plan of the first part. */
  readonly first: TablePlan;
  readonly #request: Members;
  readonly #engine: Engine;

  /**
   * Plans a run, with an engine that has loaded the locales of the request.
   *
   * @throws InvalidRequestError with the faults of the request.
   */
  constructor(request: Members, window: number, engine: Engine) {
    this.#engine = engine;
    const tables = tablesOf(request, engine);
    const [first] = tables;
    if (first === undefined) throw new Error('a run has a table');
    const { format, options, compression, seed } = first;
    this.#request = canonicalRequest(request);
    const compressor = compressorVersion(first);
    this.form = fileForm(format, options, compression);
    this.run = {
      release: packageVersion(),
      ...(compressor === undefined ? {} : { compressor }),
      seed: String(seed),
      format: format.name,
      extension: this.form.extension,
      window,
      tables: runTables(tables),
      digest: systemDigest.sha256(JSON.stringify(this.#request)),
      request: this.#request,
    };
    this.first = this.plan(partAt(this.run, 0)).plan;
  }

  /** Plans a part. Throws `InvalidRequestError` if its format cannot hold its rows: too many, or too long. */
  plan({ table, offset, rows }: RunPart): PlannedTable {
    const named = isSet(this.#request) ? { table: table.name } : {};
    const input = { ...this.#request, ...named, offset, rows };
    const request = orThrow(this.#engine.decode(input, { limits, drawSeed }));
    return { plan: orThrow(this.#engine.plan(request)), input };
  }
}

/** The tables of a request as a whole, in the order in which a database can load them. */
function tablesOf(request: Members, engine: Engine): readonly GenerateRequest[] {
  const terms = { limits, drawSeed };
  if (request.seed === undefined) {
    const message =
      'a run is made in parts that need the same seed: name one in the request, or with --seed';
    throw new InvalidRequestError([{ path: '/seed', message }], 0);
  }
  const set = orThrow(inOneGo(decodeTables(engine, request, terms)));
  if (!set.isSet) return set.tables;
  const tables = parentsFirst(set.tables);
  const circular = tables.find((table) => keysOf(table)?.references.some(({ isLate }) => isLate));
  if (circular !== undefined && circular.format.name === 'sql') {
    const message = `${circular.tableName} refers to a table that comes later, so no order of the parts suits the references: choose another format, or tablewright load`;
    throw new InvalidRequestError([{ path: '/tables', message }], 0);
  }
  return tables;
}

function runTables(tables: readonly GenerateRequest[]): readonly RunTable[] {
  const folders = folderNames(
    tables.map(({ tableName }) => tableName),
    [RECEIPTS],
  );
  return tables.map(({ tableName, offset, rows }, i) => ({
    name: tableName,
    folder: folders[i] as string,
    offset,
    rows,
  }));
}
