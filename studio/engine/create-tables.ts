import * as E from 'fp-ts/lib/Either.js';
import { planSetStepwise, setToSql } from '../../src/page/files.js';
import {
  type Failure,
  type GenerateRequest,
  inOneGo,
  type Vocabulary,
} from '../../src/page/index.js';

/** The statements that create the tables of a valid request, which has the format `sql` and `create_table`. */
export function createTables(
  tables: readonly [GenerateRequest, ...GenerateRequest[]],
  vocabulary: Vocabulary,
): E.Either<Failure, string> {
  return E.map(setToSql)(inOneGo(planSetStepwise({ tables }, vocabulary)));
}
