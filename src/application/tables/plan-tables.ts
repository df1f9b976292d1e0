import * as E from 'fp-ts/lib/Either.js';
import type { Stepwise } from '../../domain/basics/stepwise.js';
import type { RequestTerms, TableEngine } from '../../domain/engine/table-engine.js';
import type { Failure } from '../../domain/errors/failure.js';
import { planSetStepwise, type SetLayout } from '../../domain/generation/sets/plan-set.js';
import type { SetRequest } from '../../domain/generation/sets/set-request.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import { decodeSetStepwise } from '../../domain/schema/sets/decode-set.js';
import { isSet } from '../../domain/schema/sets/is-set.js';

/** The tables of a valid request: those of a set, or one alone. */
export interface AskedTables extends SetRequest {
  readonly isSet: boolean;
}

/** The planned tables of a request, in the order in which they are written. */
export interface PlannedTables {
  readonly tables: readonly [TablePlan, ...TablePlan[]];
  /** How the tables become one file; undefined for a table alone. */
  readonly layout: SetLayout | undefined;
}

/** Checks a request of one table or of several, in steps of one field each. The engine has loaded its locales. */
export function* decodeTables(
  engine: Pick<TableEngine, 'decodeStepwise' | 'contextOf'>,
  input: unknown,
  terms: RequestTerms,
): Stepwise<E.Either<Failure, AskedTables>> {
  if (isSet(input)) {
    const set = yield* decodeSetStepwise(input, engine.contextOf(terms));
    return E.map(({ tables }: SetRequest) => ({ tables, isSet: true }))(set);
  }
  const table = yield* engine.decodeStepwise(input, terms);
  if (E.isLeft(table)) return table;
  return E.right({ tables: [table.right], isSet: false });
}

/** Plans the tables of a valid request, in steps of one column each. */
export function* planTables(
  engine: Pick<TableEngine, 'planStepwise' | 'vocabulary'>,
  asked: AskedTables,
): Stepwise<E.Either<Failure, PlannedTables>> {
  if (asked.isSet) return yield* planSetStepwise(asked, engine.vocabulary);
  const plan = yield* engine.planStepwise(asked.tables[0]);
  if (E.isLeft(plan)) return plan;
  return E.right({ tables: [plan.right], layout: undefined });
}
