import type { Either } from 'fp-ts/lib/Either.js';
import * as E from 'fp-ts/lib/Either.js';
import type { Stepwise } from '../../basics/stepwise.js';
import type { Failure } from '../../errors/failure.js';
import type { Archive } from '../../formats/archive.js';
import { fileForm } from '../../formats/file-form.js';
import { fileNames } from '../../formats/file-names.js';
import { isBinary } from '../../formats/format.js';
import type { Vocabulary } from '../../lexicon/lexicon.js';
import type { GenerateRequest } from '../generate-request.js';
import { planTableStepwise } from '../plan-table.js';
import { PreparedData } from '../prepared-data.js';
import type { TablePlan } from '../table-plan.js';
import { keysOf } from './keys-of.js';
import { parentsFirst } from './parents-first.js';
import type { SetRequest } from './set-request.js';

/**
 * How the tables of a set become one file:
 *
 * - `text`: one text, with other texts before each table and after the last one;
 * - `archive`: a zip archive around the texts of all tables, each of which ends with `FILE_END`;
 * - `files`: a zip archive with a file for each table.
 */
export type SetLayout =
  | { readonly kind: 'text'; readonly before: readonly string[]; readonly after: string }
  | { readonly kind: 'archive'; readonly archive: Archive }
  | { readonly kind: 'files'; readonly names: readonly string[] };

/** The plans of the tables of a set, in the order in which they are written. */
export interface SetPlan {
  readonly tables: readonly [TablePlan, ...TablePlan[]];
  readonly layout: SetLayout;
}

/** Plans the tables of a valid set, in steps of one column each. Fails as `planTableStepwise` does. */
export function* planSetStepwise(
  { tables: [first, ...others] }: SetRequest,
  vocabulary: Vocabulary,
): Stepwise<Either<Failure, SetPlan>> {
  const { format } = first;
  const joined = isBinary(format) ? undefined : format.joined;
  const requests = joined?.parentsFirst ? parentsFirst([first, ...others]) : [first, ...others];
  const prepared = new PreparedData();
  const tables: TablePlan[] = [];
  for (const request of requests) {
    const plan = yield* planTableStepwise(request, vocabulary, prepared);
    if (E.isLeft(plan)) return plan;
    tables.push(plan.right);
  }
  const [plan, ...rest] = tables;
  if (plan === undefined) throw new Error('a set has a table');
  return E.right({ tables: [plan, ...rest], layout: layoutOf(first, tables) });
}

/** The number of rows of all tables. */
export function rowsOfSet({ tables }: SetPlan): number {
  return tables.reduce((sum, { request }) => sum + request.rows, 0);
}

function layoutOf(
  { format, options, compression }: GenerateRequest,
  tables: readonly TablePlan[],
): SetLayout {
  const names = tables.map(({ request }) => request.tableName);
  const sheets = tables.flatMap((plan) => (plan.kind === 'text' ? (plan.sheets ?? []) : []));
  if (!isBinary(format) && format.archive !== undefined) {
    return { kind: 'archive', archive: format.archive(sheets) };
  }
  if (!isBinary(format) && format.joined !== undefined) {
    const windows = tables.map(({ request }) => ({ ...request, keys: keysOf(request) }));
    return { kind: 'text', ...format.joined.around(windows, options) };
  }
  const { extension } = fileForm(format, options, compression);
  return { kind: 'files', names: fileNames(names, extension) };
}
