import * as E from 'fp-ts/lib/Either.js';
import { inOneGo } from '../../src/domain/basics/stepwise.js';
import type { Failure } from '../../src/domain/errors/failure.js';
import type { GenerateRequest } from '../../src/domain/generation/generate-request.js';
import { planSetStepwise } from '../../src/domain/generation/plan-set.js';
import { setToSql } from '../../src/domain/generation/set-to-sql.js';
import type { Vocabulary } from '../../src/domain/lexicon/lexicon.js';

/** The statements that create the tables of a valid request, which has the format `sql` and `create_table`. */
export function createTables(
  tables: readonly [GenerateRequest, ...GenerateRequest[]],
  vocabulary: Vocabulary,
): E.Either<Failure, string> {
  return E.map(setToSql)(inOneGo(planSetStepwise({ tables }, vocabulary)));
}
