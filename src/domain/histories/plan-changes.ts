import * as E from 'fp-ts/lib/Either.js';
import type { Stepwise } from '../basics/stepwise.js';
import type { Failure } from '../errors/failure.js';
import { ndjson } from '../formats/ndjson.js';
import type { Seed } from '../generation/generate-request.js';
import { planTableStepwise } from '../generation/plan-table.js';
import type { TextPlan } from '../generation/table-plan.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import type { Span } from '../lives/span.js';
import type { ChangeFormName } from './change-forms.js';
import type { LivingTable } from './living-tables.js';
import { expectedEvents } from './row-events.js';
import { type ShownRows, tableView } from './table-view.js';

/** A validated request for what changes in the tables of a set within a span. */
export interface ChangesRequest {
  readonly seed: Seed;
  /** The moment from which relative times count, in milliseconds since 1970; missing if the request has none. */
  readonly now?: number | undefined;
  readonly span: Span;
  readonly form: ChangeFormName;
  /** The tables whose rows come over time, each after those to which it refers. */
  readonly tables: readonly LivingTable[];
}

/** Rows as they stood at moments, of which a feed asks for some at a time. */
class AskedVersions implements ShownRows {
  readonly inPlace = false;
  readonly #rows: number[] = [];
  readonly #moments: number[] = [];

  get count(): number {
    return this.#rows.length;
  }

  /** Asks for a row with what has happened before a moment. Returns its number among all that are asked for. */
  add(row: number, moment: number): number {
    this.#moments.push(moment);
    return this.#rows.push(row) - 1;
  }

  clear(): void {
    this.#rows.length = 0;
    this.#moments.length = 0;
  }

  fill(rows: Float64Array, moments: Float64Array, first: number, count: number): void {
    for (let i = 0; i < count; i++) {
      rows[i] = this.#rows[first + i] as number;
      moments[i] = this.#moments[first + i] as number;
    }
  }
}

/** A table of a feed, whose plan writes the rows that are asked for as JSON, a line each. */
export interface FeedTable {
  readonly name: string;
  readonly living: LivingTable;
  readonly asked: AskedVersions;
  readonly plan: TextPlan;
}

/** The plan of a feed of changes. It belongs to one reader, because it contains the rows that are being made. */
export interface ChangesPlan {
  readonly request: ChangesRequest;
  readonly tables: readonly FeedTable[];
  /** The mean number of changes over all seeds. */
  readonly expected: number;
  /** The length of the longest possible line in bytes. */
  readonly longest: number;
}

/** As many rows are made at a time; plans need a number. */
const USUAL_ROWS = 4096;

/** More than the longest line has around its rows, apart from the name of the table. */
const AROUND = 256;

/** Plans a feed of changes, in steps of one column each. Fails as `planTableStepwise` does. */
export function* planChanges(
  request: ChangesRequest,
  vocabulary: Vocabulary,
): Stepwise<E.Either<Failure, ChangesPlan>> {
  const tables: FeedTable[] = [];
  let expected = 0;
  let longest = 0;
  for (const living of request.tables) {
    const asked = new AskedVersions();
    const view = tableView(living, asked, vocabulary);
    const shown = { ...living.request, format: ndjson, options: {}, rows: USUAL_ROWS, view };
    const plan = yield* planTableStepwise(shown, vocabulary);
    if (E.isLeft(plan)) return plan;
    if (plan.right.kind !== 'text') throw new Error('lines of JSON are text');
    const { tableName: name } = living.request;
    tables.push({ name, living, asked, plan: plan.right });
    expected += expectedEvents(living, request.span);
    longest = Math.max(longest, 2 * plan.right.longestRow + AROUND + JSON.stringify(name).length);
    yield;
  }
  return E.right({ request, tables, expected, longest });
}
