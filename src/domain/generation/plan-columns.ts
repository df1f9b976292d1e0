import * as E from 'fp-ts/lib/Either.js';
import type { Stepwise } from '../basics/stepwise.js';
import { longestText } from '../columns/longest-text.js';
import type { Failure } from '../errors/failure.js';
import type { PlannedColumn } from '../formats/format.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import type { GenerateRequest } from './generate-request.js';
import { TableContext } from './table-context.js';

/** The columns of a table that are not hidden. */
export interface PlannedColumns {
  readonly columns: readonly PlannedColumn[];
  /** The length of the longest texts of the hidden columns together, in bytes. */
  readonly hiddenBytes: number;
}

/** Plans the columns of a request, one in each step. Fails if a column does not suit those that it refers to. */
export function* planColumns(
  request: GenerateRequest,
  vocabulary: Vocabulary,
): Stepwise<E.Either<Failure, PlannedColumns>> {
  const context = new TableContext(request, vocabulary);
  const columns: PlannedColumn[] = [];
  let hiddenBytes = 0;
  for (const [i, field] of request.fields.entries()) {
    const { name, unique, hidden } = field;
    const plan = context.column(field);
    yield;
    if (plan === undefined) continue;
    if (hidden) hiddenBytes += longestText(plan.cell).bytes;
    else {
      const nullable = plan.present !== undefined;
      columns.push({ name, path: `/fields/${i}`, nullable, unique, plan });
    }
  }
  if (context.faults.count > 0) return E.left(context.faults.failure(request));
  return E.right({ columns, hiddenBytes });
}
