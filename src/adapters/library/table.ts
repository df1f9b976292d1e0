import { type Pack, packOf } from '../../application/tables/pack-of.js';
import { joinedBytes } from '../../domain/basics/joined-bytes.js';
import type { TableEngine } from '../../domain/engine/table-engine.js';
import type { FieldTypeName } from '../../domain/field-types/index.js';
import { hasBinaryFile } from '../../domain/formats/format.js';
import type { FormatMembers, FormatName } from '../../domain/formats/index.js';
import { encodeTable } from '../../domain/generation/encode/encode-table.js';
import type { GenerateRequest, Seed } from '../../domain/generation/generate-request.js';
import type { TableColumn } from '../../domain/generation/table-columns.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import { type Warnings, warningsOf } from '../../domain/generation/warnings.js';
import type { Meaning } from '../../domain/meanings/meaning.js';
import type { Remedies } from '../../domain/schema/decode-context.js';
import { lateCompressor } from '../compression/late-compressor.js';
import { OWN_TERMS } from '../system/own-terms.js';
import { orThrow } from './or-throw.js';
import { PlannedRequest } from './planned-request.js';

/** The number of rows that `rows()` makes and parses at once. */
const ROWS_AT_ONCE = 1000;

const NOTHING = new Uint8Array(0);

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * The definition of a field, which may be an object or an array of fields.
 *
 * @example
 * const lines: FieldDefinition = {
 *   type: 'array',
 *   items: { type: 'object', properties: { sku: { type: 'sku' }, price: { type: 'price' } } },
 *   constraints: { min_items: 1, max_items: 3 },
 * };
 * const [order] = generate({ rows: 1, fields: [{ name: 'lines', ...lines }] }).rows();
 * Array.isArray(order?.lines); // => true
 */
export interface FieldDefinition {
  /** The name of a field type of the package or of an extension, `object` or `array`. */
  readonly type: FieldTypeName | 'object' | 'array' | (string & {});
  readonly constraints?: Readonly<Record<string, unknown>>;
  readonly locale?: string;
  /** Leaves the column out of the table, so that only other fields use its values. */
  readonly hidden?: boolean;
  /** Why the field has its type and its constraints. It changes no value. */
  readonly because?: string;
  /** The fields of an object by name. */
  readonly properties?: Readonly<Record<string, FieldDefinition>>;
  /** The items of an array. */
  readonly items?: FieldDefinition;
}

/** A field of a table. Without a type it has the one that its name means. */
type TableField = { readonly name: string } & (
  | FieldDefinition
  | (Omit<FieldDefinition, 'type' | 'properties' | 'items'> & { readonly type?: never })
) & {
    /** Gives all rows of a group the same value. It needs `groups`. */
    readonly per?: 'group';
  };

/** The number of rows of each parent, or of each group: a number, a range, or weights by number. */
export type RowsOfParent =
  | number
  | {
      readonly min?: number;
      readonly max?: number;
      readonly distribution?: Readonly<Record<string, unknown>>;
      readonly weights?: Readonly<Record<string, number>>;
    };

/** The options of formats. */
type OptionsOfFormats = { readonly [Name in keyof FormatMembers]?: Partial<FormatMembers[Name]> };

type OwnValues = readonly (string | number | boolean)[];

type OwnValuesDefinition =
  | OwnValues
  | { readonly values: OwnValues; readonly weights?: readonly number[] };

/**
 * A list of the member `lexicon` of a request.
 *
 * @example
 * const mood: OwnListDefinition = { values: ['calm', 'tense'], weights: [3, 1] };
 * const fields = [{ name: 'mood', type: 'choice', constraints: { choices: 'mood' } }];
 * const [row] = generate({ rows: 1, lexicon: { mood }, fields }).rows();
 * ['calm', 'tense'].includes(String(row?.mood)); // => true
 */
export type OwnListDefinition =
  | OwnValuesDefinition
  | { readonly [locale: string]: OwnValuesDefinition };

/**
 * A request, with the same members as the JSON of POST /generate.
 *
 * @example
 * const request: TableRequest = {
 *   rows: 2,
 *   format: 'sql',
 *   table_name: 'people',
 *   sql: { dialect: 'postgresql' },
 *   fields: [{ name: 'name', type: 'name', constraints: { null_rate: 0.1 } }],
 * };
 * generate(request).text().startsWith('INSERT INTO people'); // => true
 */
export interface TableRequest extends OptionsOfFormats {
  /** The JSON Schema by which an editor checks the request. It is ignored. */
  readonly $schema?: string;
  readonly rows: number;
  readonly fields: readonly TableField[];
  readonly format?: FormatName | (string & {});
  /** `file()` compresses; zstd needs Node 22.15. Default: none. */
  readonly compression?: 'none' | 'gzip' | 'zstd';
  readonly seed?: Seed;
  /** The day or the moment from which relative times such as -90d count. Default: 2026-01-01. */
  readonly now?: string;
  readonly offset?: number;
  readonly locale?: string;
  /** The locale of fields whose own locale lacks their words. `fallbacks` of the table names them. Default: they are refused. */
  readonly fallback?: string;
  /** Lists of your own by name: values, values with weights, or either by locale. The `choices` of a `choice` may be the name of one. */
  readonly lexicon?: Readonly<Record<string, OwnListDefinition>>;
  /** What names mean in this request: the fields of those without a type. They come before all other meanings. */
  readonly meanings?: readonly Meaning[];
  /** Correlations of numbers, dates and moments. */
  readonly correlate?: readonly {
    readonly columns: readonly string[];
    readonly coefficient: number;
  }[];
  /** Whether values are spread evenly over the rows, so that shares and means come out closer than by chance. Default: false. */
  readonly even?: boolean;
  /** Rows that belong together and lie next to each other; fields with `per` have one value in each group. Default: none. */
  readonly groups?: { readonly rows: RowsOfParent };
  readonly table_name?: string;
}

/**
 * The values of a row by field name.
 *
 * @example
 * const isAdult = (row: Row): boolean => Number(row.age) >= 18;
 * isAdult({ age: 20 }); // => true
 */
export type Row = Readonly<Record<string, unknown>>;

/**
 * A table whose rows are made while it is read. It can be read several times, with the same result each time.
 *
 * @example
 * const table: Table = generate({ rows: 1000, format: 'csv', fields: [{ name: 'n', type: 'uuid' }] });
 * let bytes = 0;
 * for (const chunk of table.chunks()) bytes += chunk.length;
 * bytes; // => 'n\r\n'.length + 1000 * 38
 */
export interface Table<R = Row> extends Warnings {
  /** The seed of the request, or the drawn seed if it had none. */
  readonly seed: Seed;
  /**
   * The file of the table as chunks, compressed if the request has a `compression`. Texts are UTF-8. A chunk may be empty.
   * `onRows` is called repeatedly with the number of rows made so far. Leaving the loop ends the work.
   */
  file(onRows?: (made: number) => void): AsyncGenerator<Uint8Array, void, undefined>;
  /**
   * The same chunks for a synchronous loop, each with its own buffer. Throws an error if the request has a
   * `compression`, or if the format is `xlsx`.
   */
  chunks(onRows?: (made: number) => void): Generator<Uint8Array, void, undefined>;
  /** The file at once. Throws an error as `chunks` does. */
  bytes(): Uint8Array;
  /**
   * The table in its format as one string, never compressed. Throws an error if the format is binary, such as Parquet.
   */
  text(): string;
  /**
   * The columns as typed arrays, whatever the format: the fastest way into programs that compute. `window` selects rows
   * by their numbers; by default it is that of the request.
   *
   * @throws RangeError if the window is not within the rows of the request.
   */
  columns(window?: { readonly offset?: number; readonly rows?: number }): readonly TableColumn[];
  /** The rows as objects, whatever the format. */
  rows(): Generator<R, void, undefined>;
}

function textOf(plan: TablePlan): string {
  const { format } = plan.request;
  if (hasBinaryFile(format)) {
    throw new Error(`a table in the format ${format.name} is no text: read file()`);
  }
  let text = '';
  try {
    for (const chunk of encodeTable(plan)) text += decoder.decode(chunk, { stream: true });
  } finally {
    // Without an end, the next text would begin with the rest of a character.
    decoder.decode();
  }
  return text;
}

function columnsOf(
  planned: PlannedRequest,
  {
    offset = planned.request.offset,
    rows = planned.request.rows,
  }: { readonly offset?: number; readonly rows?: number } = {},
): readonly TableColumn[] {
  const { request } = planned;
  const end = request.offset + request.rows;
  const isWindow = Number.isSafeInteger(offset) && Number.isSafeInteger(rows) && rows >= 0;
  if (!isWindow || offset < request.offset || offset + rows > end) {
    const message = `expected rows ${request.offset} to ${end - 1}, got ${rows} rows from ${offset}`;
    throw new RangeError(message);
  }
  return planned.columns(offset, rows);
}

/** Makes the rows of one plan part by part. Each part starts anew, because another reader may use the plan between two. */
function* rowsOf(planned: PlannedRequest): Generator<Row, void, undefined> {
  const { rows, offset } = planned.request;
  for (let made = 0; made < rows; made += ROWS_AT_ONCE) {
    const { shared } = planned;
    if (shared.kind !== 'text') throw new Error('JSON is a text');
    const count = Math.min(ROWS_AT_ONCE, rows - made);
    const request = { ...shared.request, offset: offset + made, rows: count };
    const text = textOf({ ...shared, request, head: NOTHING, foot: NOTHING });
    // Every row but the first one of the table has a comma in front.
    yield* JSON.parse(`[${made > 0 ? text.slice(1) : text}]`) as readonly Row[];
  }
}

/** Checks a request. Throws `InvalidRequestError` if it is refused. */
export function decoded(
  request: TableRequest,
  engine: Pick<TableEngine, 'decode'>,
  remedies?: Remedies,
): GenerateRequest {
  return orThrow(engine.decode(request, { ...OWN_TERMS, remedies }));
}

function unpacked<A>(chunks: A, pack: Pack | undefined): A {
  if (pack === undefined) return chunks;
  throw new Error('only file() can make a compressed file');
}

/** The file of a table from the chunks of its text. */
async function* fileOf(
  chunks: Iterable<Uint8Array>,
  pack: Pack | undefined,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield* pack === undefined ? chunks : pack(chunks, lateCompressor);
}

/**
 * Checks a request and returns its table, with an engine that has loaded the locales of the request. `remedies`
 * tell callers in a fault how to add a locale, or places.
 *
 * @throws InvalidRequestError with the faults of the request.
 */
export function tableOf(request: TableRequest, engine: TableEngine, remedies?: Remedies): Table {
  return tableOfPlan(new PlannedRequest(decoded(request, engine, remedies), engine));
}

export function tableOfPlan(planned: PlannedRequest): Table {
  const pack = packOf(planned.shared);
  const encoded = (onRows?: (made: number) => void): Generator<Uint8Array, void, undefined> =>
    encodeTable(planned.take(), onRows === undefined ? {} : { onRows });
  return {
    seed: planned.request.seed,
    ...warningsOf([planned.request]),
    file: (onRows) => fileOf(encoded(onRows), pack),
    chunks: (onRows) => unpacked(encoded(onRows), pack),
    bytes: () => joinedBytes([...unpacked(encoded(), pack)]),
    text: () => textOf(planned.shared),
    columns: (window) => columnsOf(planned, window),
    rows: () => rowsOf(planned.asJson),
  };
}
