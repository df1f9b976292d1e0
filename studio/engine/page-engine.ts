import * as E from 'fp-ts/lib/Either.js';
import {
  askedLocales,
  encodeTable,
  type Failure,
  type Fault,
  type GenerateRequest,
  hasBinaryFile,
  type QualityReport,
  type TableColumn,
  TableEngine,
  type TablePlan,
} from '../../src/page/index.js';
import { cellsFormat, cellsOf } from './cells-format.js';
import type { ColumnFigures } from './column-figures.js';
import { kindOf } from './column-kind.js';
import { decodeTables, type Tables, TERMS } from './decode-tables.js';
import type {
  Column,
  EngineMethods,
  FieldPlace,
  FieldSketch,
  GuessedFields,
  InferredFile,
  MadeFile,
  OpenRows,
  OpenTable,
  ReadSchema,
  Refused,
  Request,
  Row,
  SampleFile,
  ShownMoment,
  Unread,
} from './messages.js';
import { nextTask } from './next-task.js';
import { PageWords } from './page-words.js';
import type { PairFigures } from './pair-figures.js';
import type { Place } from './places-in.js';
import { fieldTypesFor, formatsFor, setsFor } from './registries.js';
import { typesIn } from './types-in.js';

/** The rows of the first window of a table. */
const HEAD = 100;
/** The rows that figures summarise. */
const PROFILED = 10_000;
const NOTHING = new Uint8Array(0);

/** The open table, and the engine that has loaded what it needs. */
interface PlannedTable {
  readonly engine: TableEngine;
  readonly request: GenerateRequest;
  readonly plan: TablePlan;
}

/** The engine in its worker: it keeps the plan of one open table, from which it makes windows. */
export class PageEngine implements EngineMethods {
  readonly #words = new PageWords();
  readonly #vocabulary = this.#words.vocabulary;
  #table: PlannedTable | undefined;
  /** The first rows of the open table, once something summarises them. */
  #columns: readonly TableColumn[] | undefined;

  async open(request: Request, table: number, known: readonly Fault[]): Promise<OpenTable> {
    const answer = known.length > 0 ? { faults: known } : await this.#openRows(request, table);
    if (!('faults' in answer)) return { ...answer, faults: [], faulty: [] };
    const { openSoundRequest } = await import('./open-sound-request.js');
    return openSoundRequest(request, table, answer.faults, (...part) => this.#openRows(...part));
  }

  async rows(offset: number, count: number): Promise<readonly Row[]> {
    return this.#window(offset, count);
  }

  async figures(): Promise<readonly ColumnFigures[] | undefined> {
    const { figuresOf } = await import('./column-figures.js');
    const table = this.#table;
    const figures: ColumnFigures[] = [];
    for (const column of this.#firstColumns()) {
      // A call that has come meanwhile goes first: the rows of an edit do not wait for figures.
      await nextTask();
      if (table !== this.#table) return undefined;
      figures.push(figuresOf(column, this.#sampled));
    }
    return figures;
  }

  async pair(first: string, second: string): Promise<PairFigures | undefined> {
    const { pairOf } = await import('./pair-figures.js');
    const columns = this.#firstColumns();
    const [a, b] = [first, second].map((name) => columns.find((column) => column.name === name));
    return a && b && pairOf(a, b, this.#sampled);
  }

  async land(): Promise<readonly Place[]> {
    const [{ landOf }, atlas] = await Promise.all([
      import('./places-in.js'),
      this.#words.loadPlaces(),
    ]);
    return landOf(atlas);
  }

  async examples(
    fields: readonly FieldSketch[],
    count: number,
  ): Promise<readonly (readonly string[])[]> {
    const types = fields.map(({ type }) => type);
    const engine = await this.#engineFor({}, new Set(types));
    return fields.map((field) => valuesOf(field, count, engine));
  }

  async guess(name: string, place: FieldPlace): Promise<GuessedFields> {
    const { guessField } = await import('./guess-field.js');
    return guessField(name, place);
  }

  async named(request: Request): Promise<Request> {
    const [{ namedFields }] = await Promise.all([
      import('./guess-field.js'),
      this.#vocabulary.load(askedLocales({}, this.#vocabulary)),
      this.#words.loadPlaces(),
    ]);
    const named = namedFields(request, this.#vocabulary);
    if (E.isRight(named)) return named.right;
    const { faults } = refused(named.left);
    throw new Error(faults.map(({ path, message }) => `${path}: ${message}`).join('; '));
  }

  async schema(text: string, name: string, rows: number): Promise<ReadSchema> {
    const [{ schemaIn }] = await Promise.all([
      import('./schema-in.js'),
      this.#vocabulary.load(askedLocales({}, this.#vocabulary)),
      this.#words.loadPlaces(),
    ]);
    return schemaIn(text, name, rows, this.#vocabulary);
  }

  async infer(file: SampleFile): Promise<InferredFile | Unread> {
    const [{ inferFile }] = await Promise.all([
      import('./infer-file.js'),
      this.#words.loadPlaces(),
    ]);
    return inferFile(file, this.#vocabulary);
  }

  async report(seed: number | string): Promise<QualityReport> {
    const { reportOfFile } = await import('./infer-file.js');
    return reportOfFile(seed);
  }

  async createTables(request: Request): Promise<string | Refused> {
    const decoded = decodeTables(request, await this.#engineFor(request));
    if (E.isLeft(decoded)) return refused(decoded.left);
    const { createTables } = await import('./create-tables.js');
    const statements = createTables(decoded.right, this.#vocabulary);
    return E.isLeft(statements) ? refused(statements.left) : statements.right;
  }

  async file(request: Request, onRows: (made: number) => void): Promise<MadeFile | Refused> {
    const engine = await this.#engineFor(request);
    const decoded = decodeTables(request, engine);
    if (E.isLeft(decoded)) return refused(decoded.left);
    const { makeFile } = await import('./make-file.js');
    const made = await makeFile(decoded.right, engine, onRows);
    return E.isLeft(made) ? refused(made.left) : made.right;
  }

  async prepare(): Promise<void> {
    await Promise.all([
      this.#vocabulary.load(askedLocales({}, this.#vocabulary)),
      this.#words.loadPlaces(),
      import('./all-field-types.js'),
      import('./all-formats.js'),
      import('./create-tables.js'),
      import('./guess-field.js'),
      import('./infer-file.js'),
      import('./make-file.js'),
      import('./pair-figures.js'),
      import('./places-in.js'),
      import('./column-figures.js'),
      import('./schema-in.js'),
      import('../../src/page/sets.js'),
      import('../../src/page/parquet.js'),
    ]);
  }

  get #sampled(): number {
    return Math.min(PROFILED, this.#table?.request.rows ?? 0);
  }

  /** Opens the table at an index. Until it is open, no table is. */
  async #openRows(request: Request, index: number): Promise<OpenRows | Refused> {
    const engine = await this.#engineFor(request);
    const started = performance.now();
    this.#table = undefined;
    this.#columns = undefined;
    const decoded = decodeTables(request, engine);
    if (E.isLeft(decoded)) return refused(decoded.left);
    const tables = decoded.right;
    const table = tables[index] ?? tables[0];
    const plan = planCells(table, engine);
    if (E.isLeft(plan)) return refused(plan.left);
    const columns = engine.columns(table, { rows: 0 });
    if (E.isLeft(columns)) return refused(columns.left);
    this.#table = { engine, request: table, plan: plan.right };
    const [names = []] = plan.right.kind === 'text' ? cellsOf(textOf([plan.right.head])) : [];
    const head = this.#window(0, HEAD);
    return {
      columns: names.map(
        (text, i): Column => ({ name: text ?? '', kind: kindOf(columns.right[i]?.type) }),
      ),
      rows: table.rows,
      head,
      tables: tables.map(({ tableName, rows }) => ({ name: tableName, rows })),
      bytesPerRow: bytesPerRow(table, engine),
      moment: await momentOf(request, tables),
      milliseconds: performance.now() - started,
    };
  }

  #firstColumns(): readonly TableColumn[] {
    if (this.#columns !== undefined || this.#table === undefined) return this.#columns ?? [];
    const { engine, request } = this.#table;
    const columns = engine.columns(request, { offset: 0, rows: this.#sampled });
    if (E.isLeft(columns)) return [];
    this.#columns = columns.right;
    return this.#columns;
  }

  /** An engine with the types, the words, the places, the format and the sets that a request needs. */
  async #engineFor(request: Request, types = typesIn(request)): Promise<TableEngine> {
    const [fieldTypes, formats, sets] = await Promise.all([
      fieldTypesFor(types),
      formatsFor(request.format),
      setsFor(request),
    ]);
    const vocabulary = this.#vocabulary;
    const engine = new TableEngine({ fieldTypes, formats, vocabulary, sets });
    await this.#words.loadFor(askedLocales(request, vocabulary), types, engine.fieldTypes);
    return engine;
  }

  #window(offset: number, count: number): readonly Row[] {
    const plan = this.#table?.plan;
    if (plan?.kind !== 'text') return [];
    const rows = Math.max(0, Math.min(count, plan.request.rows - offset));
    if (rows === 0) return [];
    const request = { ...plan.request, offset: plan.request.offset + offset, rows };
    return cellsOf(textOf(encodeTable({ ...plan, request, head: NOTHING, foot: NOTHING })));
  }
}

/** When tables with lives are shown; undefined if none has lives. */
async function momentOf(request: Request, tables: Tables): Promise<ShownMoment | undefined> {
  if (tables.every(({ view }) => view === undefined)) return undefined;
  const { shownMoment } = await import('./shown-moment.js');
  return shownMoment(request, tables);
}

function bytesPerRow(table: GenerateRequest, engine: TableEngine): number | undefined {
  if (hasBinaryFile(table.format) || table.rows === 0) return undefined;
  const rows = Math.min(HEAD, table.rows);
  const plan = engine.plan({ ...table, rows });
  if (E.isLeft(plan)) return undefined;
  let bytes = 0;
  for (const chunk of encodeTable(plan.right)) bytes += chunk.length;
  return bytes / rows;
}

function valuesOf(field: FieldSketch, count: number, engine: TableEngine): readonly string[] {
  const fields = [{ name: field.type, ...field }];
  const decoded = engine.decode({ rows: count, seed: 'example', fields }, TERMS);
  if (E.isLeft(decoded)) return [];
  const plan = planCells(decoded.right, engine);
  if (E.isLeft(plan)) return [];
  const [, ...rows] = cellsOf(textOf(encodeTable(plan.right)));
  return rows.map((row) => row.map((value) => value ?? '').join(', '));
}

/** Plans a table for the screen, whatever its format. */
function planCells(table: GenerateRequest, engine: TableEngine): E.Either<Failure, TablePlan> {
  return engine.plan({ ...table, format: cellsFormat, options: {} });
}

function refused(failure: Failure): Refused {
  if (failure.code === 'invalid_request') return { faults: failure.faults };
  throw new Error(failure.code);
}

function textOf(chunks: Iterable<Uint8Array>): string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  for (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}
