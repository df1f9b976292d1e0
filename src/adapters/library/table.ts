import * as E from 'fp-ts/lib/Either.js';
import type { Engine } from '../../domain/engine/engine.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { FieldTypeName } from '../../domain/field-types/index.js';
import type { CsvOptions } from '../../domain/formats/csv.js';
import type { FormatName } from '../../domain/formats/index.js';
import { json } from '../../domain/formats/json.js';
import type { SqlOptions } from '../../domain/formats/sql.js';
import { encodeTable } from '../../domain/generation/encode-table.js';
import type { GenerateRequest, Seed } from '../../domain/generation/generate-request.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import { InvalidRequestError } from './invalid-request-error.js';

/** The limits of a call of the library, which shares its process with no other caller. */
const limits = { rows: Number.MAX_SAFE_INTEGER, cells: Number.POSITIVE_INFINITY };

/** The number of rows that `rows()` makes and parses at once. */
const ROWS_AT_ONCE = 1000;

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
export interface TableRequest {
  readonly rows: number;
  readonly fields: readonly {
    readonly name: string;
    /** The name of a field type of the package or of an extension. */
    readonly type: FieldTypeName | (string & {});
    readonly constraints?: Readonly<Record<string, unknown>>;
    readonly locale?: string;
    /** Leaves the column out of the table, so that only other fields use its values. */
    readonly hidden?: boolean;
  }[];
  readonly format?: FormatName | (string & {});
  readonly seed?: Seed;
  readonly offset?: number;
  readonly locale?: string;
  readonly table_name?: string;
  readonly csv?: Partial<CsvOptions>;
  readonly sql?: Partial<SqlOptions>;
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
export interface Table {
  /** The seed of the request, or the drawn seed if it had none. */
  readonly seed: Seed;
  /**
   * The table in its format as chunks in UTF-8, each with its own buffer. `onRows` is called repeatedly with the number
   * of rows made so far.
   */
  chunks(onRows?: (made: number) => void): Generator<Uint8Array, void, undefined>;
  /** The table in its format as one string. */
  text(): string;
  /** The rows as objects, whatever the format. */
  rows(): Generator<Row, void, undefined>;
}

function drawSeed(): number {
  const [high = 0, low = 0] = globalThis.crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 0x1_0000_0000 + low;
}

function orThrow<A>(result: E.Either<Failure, A>): A {
  if (E.isRight(result)) return result.right;
  const failure = result.left;
  if (failure.code !== 'invalid_request') throw new Error(failure.code);
  throw new InvalidRequestError(failure.faults, failure.omitted);
}

function plan(request: GenerateRequest, engine: Engine): TablePlan {
  return orThrow(engine.plan(request));
}

function textOf(request: GenerateRequest, engine: Engine): string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  for (const chunk of encodeTable(plan(request, engine))) {
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

function* rowsOf(request: GenerateRequest, engine: Engine): Generator<Row, void, undefined> {
  const end = request.offset + request.rows;
  for (let offset = request.offset; offset < end; offset += ROWS_AT_ONCE) {
    const rows = Math.min(ROWS_AT_ONCE, end - offset);
    const window = { ...request, format: json, options: {}, offset, rows };
    yield* JSON.parse(textOf(window, engine)) as readonly Row[];
  }
}

/**
 * Checks a request and returns its table, with an engine that has loaded the locales of the request. `localeRemedy`
 * tells callers in a fault how to add a locale.
 *
 * @throws InvalidRequestError with the faults of the request.
 */
export function tableOf(request: TableRequest, engine: Engine, localeRemedy?: string): Table {
  const valid = orThrow(engine.decode(request, { limits, drawSeed, localeRemedy }));
  // A plan contains the window that is being made, so each reader needs its own: the first one gets this plan.
  let planned: TablePlan | undefined = plan(valid, engine);
  const take = (): TablePlan => {
    const own = planned ?? plan(valid, engine);
    planned = undefined;
    return own;
  };
  return {
    seed: valid.seed,
    chunks: (onRows) => encodeTable(take(), onRows === undefined ? {} : { onRows }),
    text: () => textOf(valid, engine),
    rows: () => rowsOf(valid, engine),
  };
}
