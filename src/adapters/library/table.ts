import * as E from 'fp-ts/lib/Either.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { FieldTypeName } from '../../domain/field-types/index.js';
import type { FormatName } from '../../domain/formats/index.js';
import { encodeTable } from '../../domain/generation/encode-table.js';
import { planTable } from '../../domain/generation/plan-table.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import type { Vocabulary } from '../../domain/lexicon/lexicon.js';
import { decodeRequest } from '../../domain/schema/decode-request.js';
import type {
  CsvOptions,
  GenerateRequest,
  Seed,
  SqlOptions,
} from '../../domain/schema/generate-request.js';
import { InvalidRequestError } from './invalid-request-error.js';

/** A library call has no neighbours to starve: only what can be counted bounds it. */
const limits = { rows: Number.MAX_SAFE_INTEGER, cells: Number.POSITIVE_INFINITY };

/** Rows parsed at once when they are asked for as objects. */
const ROWS_AT_ONCE = 1000;

/** A request as the service takes it in JSON. */
export interface TableRequest {
  readonly rows: number;
  readonly fields: readonly {
    readonly name: string;
    readonly type: FieldTypeName;
    readonly constraints?: Readonly<Record<string, unknown>>;
    readonly locale?: string;
  }[];
  readonly format?: FormatName;
  readonly seed?: Seed;
  readonly offset?: number;
  readonly locale?: string;
  readonly table_name?: string;
  readonly csv?: Partial<CsvOptions>;
  readonly sql?: Partial<SqlOptions>;
}

export type Row = Readonly<Record<string, unknown>>;

/** A table that is made as it is read, as often as it is read, the same each time. */
export interface Table {
  /** The seed of the request, or the one that was drawn for it. */
  readonly seed: Seed;
  /**
   * The table in its format as UTF-8 chunks, each in a buffer of its own. `onRows` is told again and
   * again how many rows are made so far.
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

function plan(request: GenerateRequest, vocabulary: Vocabulary): TablePlan {
  return orThrow(planTable(request, vocabulary));
}

function textOf(request: GenerateRequest, vocabulary: Vocabulary): string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  for (const chunk of encodeTable(plan(request, vocabulary))) {
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

function* rowsOf(
  request: GenerateRequest,
  vocabulary: Vocabulary,
): Generator<Row, void, undefined> {
  const end = request.offset + request.rows;
  for (let offset = request.offset; offset < end; offset += ROWS_AT_ONCE) {
    const rows = Math.min(ROWS_AT_ONCE, end - offset);
    const window = { ...request, format: 'json', offset, rows } as const;
    yield* JSON.parse(textOf(window, vocabulary)) as readonly Row[];
  }
}

/**
 * Checks a request and makes its table of the words given.
 *
 * @throws InvalidRequestError naming every fault of the request.
 */
export function tableOf(request: TableRequest, vocabulary: Vocabulary): Table {
  const valid = orThrow(decodeRequest(request, { vocabulary, limits, drawSeed }));
  // A plan holds the window that is being made: the first reader has this one, each other one of its own.
  let planned: TablePlan | undefined = plan(valid, vocabulary);
  const take = (): TablePlan => {
    const own = planned ?? plan(valid, vocabulary);
    planned = undefined;
    return own;
  };
  return {
    seed: valid.seed,
    chunks: (onRows) => encodeTable(take(), onRows === undefined ? {} : { onRows }),
    text: () => textOf(valid, vocabulary),
    rows: () => rowsOf(valid, vocabulary),
  };
}
