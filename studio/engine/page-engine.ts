import * as E from 'fp-ts/lib/Either.js';
import {
  askedLocales,
  type DecodeContext,
  encodeTable,
  type Failure,
  type Fault,
  type FieldTypes,
  type Formats,
  type GenerateRequest,
  hasBinaryFile,
  inOneGo,
  NO_LIMITS,
  planTableColumns,
  planTableStepwise,
  type QualityReport,
  type TableColumn,
  type TablePlan,
  tableColumns,
} from '../../src/page/index.js';
import { cellsFormat, cellsOf } from './cells-format.js';
import type { ColumnFigures } from './column-figures.js';
import { kindOf } from './column-kind.js';
import { decodeTable, decodeTables } from './decode-tables.js';
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
  Unread,
} from './messages.js';
import { nextTask } from './next-task.js';
import { PageWords } from './page-words.js';
import type { PairFigures } from './pair-figures.js';
import type { Place } from './places-in.js';
import { fieldTypesFor, firstFormats, formatsFor } from './registries.js';
import { typesIn } from './types-in.js';

/** The rows of the first window of a table. */
const HEAD = 100;
/** The rows that figures summarise. */
const PROFILED = 10_000;
const NOTHING = new Uint8Array(0);

/** The engine in its worker: it keeps the plan of one open table, from which it makes windows. */
export class PageEngine implements EngineMethods {
  readonly #words = new PageWords();
  readonly #vocabulary = this.#words.vocabulary;
  #plan: TablePlan | undefined;
  #request: GenerateRequest | undefined;
  /** The first rows of the open table, once something summarises them. */
  #columns: readonly TableColumn[] | undefined;

  async open(request: Request, table: number, known: readonly Fault[]): Promise<OpenTable> {
    const answer = known.length > 0 ? { faults: known } : await this.#openRows(request, table);
    if (!('faults' in answer)) return { ...answer, faults: [], faulty: [] };
    const { openSoundPart } = await import('./open-sound-part.js');
    return openSoundPart(request, table, answer.faults, (...part) => this.#openRows(...part));
  }

  async rows(offset: number, count: number): Promise<readonly Row[]> {
    return this.#window(offset, count);
  }

  async figures(): Promise<readonly ColumnFigures[] | undefined> {
    const { figuresOf } = await import('./column-figures.js');
    const request = this.#request;
    const figures: ColumnFigures[] = [];
    for (const column of this.#firstColumns()) {
      // A call that has come meanwhile goes first: the rows of an edit do not wait for figures.
      await nextTask();
      if (request !== this.#request) return undefined;
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
    const fieldTypes = await fieldTypesFor(types);
    await this.#words.loadFor(askedLocales({}, this.#vocabulary), types, fieldTypes);
    const context = this.#context(fieldTypes, firstFormats);
    return fields.map((field) => this.#valuesOf(field, count, context));
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
    const decoded = await decodeTables(request, await this.#load(request));
    if (E.isLeft(decoded)) return refused(decoded.left);
    const { createTables } = await import('./create-tables.js');
    const statements = createTables(decoded.right, this.#vocabulary);
    return E.isLeft(statements) ? refused(statements.left) : statements.right;
  }

  async file(request: Request, onRows: (made: number) => void): Promise<MadeFile | Refused> {
    const decoded = await decodeTables(request, await this.#load(request));
    if (E.isLeft(decoded)) return refused(decoded.left);
    const { makeFile } = await import('./make-file.js');
    const made = await makeFile(decoded.right, this.#vocabulary, onRows);
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
    return Math.min(PROFILED, this.#request?.rows ?? 0);
  }

  /** Opens the table at an index. Until it is open, no table is. */
  async #openRows(request: Request, index: number): Promise<OpenRows | Refused> {
    const context = await this.#load(request);
    const started = performance.now();
    this.#plan = undefined;
    this.#request = undefined;
    this.#columns = undefined;
    const decoded = await decodeTables(request, context);
    if (E.isLeft(decoded)) return refused(decoded.left);
    const tables = decoded.right;
    const table = tables[index] ?? tables[0];
    const plan = this.#planCells(table);
    if (E.isLeft(plan)) return refused(plan.left);
    const columns = inOneGo(planTableColumns(table, this.#vocabulary));
    if (E.isLeft(columns)) return refused(columns.left);
    this.#plan = plan.right;
    this.#request = table;
    const types = columns.right.columns.map(({ values }) => values.type);
    const [names = []] = plan.right.kind === 'text' ? cellsOf(textOf([plan.right.head])) : [];
    const head = this.#window(0, HEAD);
    return {
      columns: names.map((text, i): Column => ({ name: text ?? '', kind: kindOf(types[i]) })),
      rows: table.rows,
      head,
      tables: tables.map(({ tableName, rows }) => ({ name: tableName, rows })),
      bytesPerRow: this.#bytesPerRow(table),
      milliseconds: performance.now() - started,
    };
  }

  #firstColumns(): readonly TableColumn[] {
    if (this.#columns !== undefined || this.#request === undefined) return this.#columns ?? [];
    const plan = inOneGo(planTableColumns(this.#request, this.#vocabulary));
    if (E.isLeft(plan)) return [];
    this.#columns = tableColumns(plan.right, 0, this.#sampled);
    return this.#columns;
  }

  /** Loads the types, the words, the places and the format that a request names. */
  async #load(request: Request): Promise<DecodeContext> {
    const names = typesIn(request);
    const [fieldTypes, formats] = await Promise.all([
      fieldTypesFor(names),
      formatsFor(request.format),
    ]);
    await this.#words.loadFor(askedLocales(request, this.#vocabulary), names, fieldTypes);
    return this.#context(fieldTypes, formats);
  }

  #context(fieldTypes: FieldTypes, formats: Formats): DecodeContext {
    return {
      fieldTypes,
      formats,
      compressions: [],
      vocabulary: this.#vocabulary,
      limits: NO_LIMITS,
      drawSeed: () => 0,
    };
  }

  #window(offset: number, count: number): readonly Row[] {
    const plan = this.#plan;
    if (plan?.kind !== 'text') return [];
    const rows = Math.max(0, Math.min(count, plan.request.rows - offset));
    if (rows === 0) return [];
    const request = { ...plan.request, offset: plan.request.offset + offset, rows };
    return cellsOf(textOf(encodeTable({ ...plan, request, head: NOTHING, foot: NOTHING })));
  }

  #bytesPerRow(table: GenerateRequest): number | undefined {
    if (hasBinaryFile(table.format)) return undefined;
    const rows = Math.min(HEAD, table.rows);
    const plan = inOneGo(planTableStepwise({ ...table, rows }, this.#vocabulary));
    if (E.isLeft(plan)) return undefined;
    let bytes = 0;
    for (const chunk of encodeTable(plan.right)) bytes += chunk.length;
    return bytes / rows;
  }

  #valuesOf(field: FieldSketch, count: number, context: DecodeContext): readonly string[] {
    const fields = [{ name: field.type, ...field }];
    const decoded = decodeTable({ rows: count, seed: 'example', fields }, context);
    if (E.isLeft(decoded)) return [];
    const plan = this.#planCells(decoded.right);
    if (E.isLeft(plan)) return [];
    const [, ...rows] = cellsOf(textOf(encodeTable(plan.right)));
    return rows.map((row) => row.map((value) => value ?? '').join(', '));
  }

  /** Plans a table for the screen, whatever its format. */
  #planCells(table: GenerateRequest): E.Either<Failure, TablePlan> {
    const cells = { ...table, format: cellsFormat, options: {} };
    return inOneGo(planTableStepwise(cells, this.#vocabulary));
  }
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
