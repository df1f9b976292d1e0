import type { Stepwise } from '../basics/stepwise.js';
import type { Failure } from '../errors/failure.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import type { GenerateRequest } from './generate-request.js';
import { placedInSet } from './sets/placed-in-set.js';
import { TableContext } from './table-context.js';

/**
 * The faults that leave a column out although the columns of its table that were planned have none. They are those of other
 * tables whose columns it takes, or those of its own column where a view shows others in its place.
 */
export function* faultsBehindMissing(
  request: GenerateRequest,
  vocabulary: Vocabulary,
): Stepwise<Failure> {
  for (const table of [request, ...(request.inSet?.tables.values() ?? [])]) {
    const context = TableContext.of(table, vocabulary);
    for (const field of table.fields) {
      if (field.items === undefined) context.column(field);
      yield;
    }
    if (context.faults.count > 0) return placedInSet(context.faults.failure(table), table);
  }
  throw new Error(`a column of ${request.tableName} is missing without a fault`);
}
