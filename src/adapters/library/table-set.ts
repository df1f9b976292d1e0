import { decodeTables } from '../../application/tables/plan-tables.js';
import { setFile, setText } from '../../application/tables/set-file.js';
import { inOneGo } from '../../domain/basics/stepwise.js';
import type { TableEngine } from '../../domain/engine/table-engine.js';
import { encodeTable } from '../../domain/generation/encode/encode-table.js';
import type { GenerateRequest, Seed } from '../../domain/generation/generate-request.js';
import { parentsFirst } from '../../domain/generation/sets/parents-first.js';
import type { SetPlan } from '../../domain/generation/sets/plan-set.js';
import { planSetStepwise } from '../../domain/generation/sets/plan-set.js';
import { type Warnings, warningsOf } from '../../domain/generation/warnings.js';
import type { Remedies } from '../../domain/schema/decode-context.js';
import { lateCompressor } from '../compression/late-compressor.js';
import { OWN_TERMS } from '../system/own-terms.js';
import { orThrow } from './or-throw.js';
import { PlannedRequest } from './planned-request.js';
import { type RowsOfParent, type Table, type TableRequest, tableOfPlan } from './table.js';

/**
 * A table of a set. It has `rows`, or `per`, from which its rows follow; `pairs` needs `rows`.
 *
 * @example
 * const orders: SetTable = {
 *   name: 'orders',
 *   per: { table: 'customers', count: { min: 0, max: 5 } },
 *   key: ['id'],
 *   fields: [{ name: 'id', type: 'sequence' }, { name: 'customer_id', type: 'reference' }],
 * };
 * orders.name; // => 'orders'
 */
export interface SetTable {
  readonly name: string;
  readonly rows?: number;
  readonly per?: {
    readonly table: string;
    readonly count: RowsOfParent;
  };
  readonly pairs?: readonly string[];
  /** The fields that identify a row. */
  readonly key?: readonly string[];
  readonly fields: TableRequest['fields'];
  readonly correlate?: TableRequest['correlate'];
  readonly even?: boolean;
  /** How the rows come, change and end. Without it, all of them are there at any moment. */
  readonly lives?: {
    readonly born?: string;
    readonly changes?: readonly { readonly fields: readonly string[]; readonly every: string }[];
    readonly end?: {
      readonly after: string;
      readonly share?: number;
      readonly as?: 'delete' | 'flag';
    };
  };
}

/**
 * A request for tables that refer to each other, with the same members as the JSON of POST /generate.
 *
 * @example
 * const request: TableSetRequest = {
 *   seed: 42,
 *   tables: [
 *     { name: 'teams', rows: 2, key: ['id'], fields: [{ name: 'id', type: 'sequence' }] },
 *     { name: 'players', per: { table: 'teams', count: 3 }, fields: [{ name: 'team', type: 'reference' }] },
 *   ],
 * };
 * generateSet(request).tables.get('players')?.text().split('\n').length; // => 6
 */
export interface TableSetRequest
  extends Omit<TableRequest, 'rows' | 'fields' | 'groups' | 'offset' | 'table_name'> {
  readonly tables: readonly SetTable[];
  /** The moment at which tables with lives are shown; now by default. */
  readonly as_of?: string;
}

/**
 * Tables that refer to each other. Their rows are made while they are read.
 *
 * @example
 * const set: TableSet = generateSet({
 *   tables: [
 *     { name: 'a', rows: 1, key: ['id'], fields: [{ name: 'id', type: 'sequence' }] },
 *     { name: 'b', rows: 1, fields: [{ name: 'a_id', type: 'reference', constraints: { table: 'a' } }] },
 *   ],
 * });
 * set.parentsFirst; // => ['a', 'b']
 */
export interface TableSet extends Warnings {
  /** The seed of the request, or the drawn seed if it had none. */
  readonly seed: Seed;
  /** The tables by name, in the order of the request. */
  readonly tables: ReadonlyMap<string, Table>;
  /** The names of the tables, each after those to which it refers, as far as that is possible. */
  readonly parentsFirst: readonly string[];
  /** The set as one file: a text for JSON and SQL, a workbook for XLSX, and a zip archive of files for other formats. */
  file(): AsyncGenerator<Uint8Array, void, undefined>;
  /** The set as one text. Throws an error if the format has no text for several tables, as CSV. */
  text(): Promise<string>;
}

/** Plans the set of a request, with an engine that has loaded its locales. */
export function setOf(
  request: TableSetRequest,
  engine: TableEngine,
  remedies?: Remedies,
): TableSet {
  const terms = { ...OWN_TERMS, remedies };
  const valid = orThrow(inOneGo(decodeTables(engine, request, terms)));
  const [first] = valid.tables;
  // The plan of the whole set is made by each reader for itself: a plan contains the window that is being made.
  const plan = (): SetPlan => orThrow(inOneGo(planSetStepwise(valid, engine.vocabulary)));
  const tables = new Map(
    valid.tables.map((table): [string, Table] => [table.tableName, tableOf(table, engine)]),
  );
  return {
    seed: first.seed,
    ...warningsOf(valid.tables),
    tables,
    parentsFirst: parentsFirst(valid.tables).map(({ tableName }) => tableName),
    file: () => fileOf(plan()),
    text: () => textOf(plan()),
  };
}

function tableOf(request: GenerateRequest, engine: TableEngine): Table {
  return tableOfPlan(new PlannedRequest(request, engine));
}

async function* fileOf(plan: SetPlan): AsyncGenerator<Uint8Array, void, undefined> {
  yield* setFile(plan, encodeTable, lateCompressor);
}

async function textOf(plan: SetPlan): Promise<string> {
  const { name } = plan.tables[0].request.format;
  if (plan.layout.kind !== 'text') {
    throw new Error(
      `a set in the format ${name} is no text: read file(), or the tables one by one`,
    );
  }
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  for await (const chunk of setText(plan, encodeTable)) {
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}
