import * as E from 'fp-ts/lib/Either.js';
import type { Stepwise } from '../basics/stepwise.js';
import type { Failure } from '../errors/failure.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import { planTableStepwise } from './plan-table.js';
import type { SetRequest } from './set-request.js';
import type { TablePlan } from './table-plan.js';

/** The plans of the tables of a set, in the order in which they are written. */
export interface SetPlan {
  readonly request: SetRequest;
  readonly tables: readonly TablePlan[];
}

/** Plans the tables of a valid set, in steps of one column each. Fails as `planTableStepwise` does. */
export function* planSetStepwise(
  request: SetRequest,
  vocabulary: Vocabulary,
): Stepwise<E.Either<Failure, SetPlan>> {
  const tables: TablePlan[] = [];
  for (const table of request.tables) {
    const plan = yield* planTableStepwise(table, vocabulary);
    if (E.isLeft(plan)) return plan;
    tables.push(plan.right);
  }
  return E.right({ request, tables });
}
