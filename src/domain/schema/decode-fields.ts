import type { Stepwise } from '../basics/stepwise.js';
import type { FaultList } from '../errors/fault-list.js';
import { MOST_NODES_OF_REQUEST } from '../formulas/parse-formula.js';
import type { Field } from '../generation/generate-request.js';
import { decodeDefinition } from './decode-array.js';
import type { FieldContext } from './decode-field.js';
import { orderTotal } from './order-totals.js';
import type { Definition } from './params/definitions.js';
import { withShownPlaces } from './shown-places.js';
import { asHireDate, withWorkingAges } from './working-ages.js';

/**
 * Decodes the fields one by one; `correlated` are the names of those in a copula. The total of an order follows from its
 * quantity and unit price. Once the budget of patterns, formulas and listed values is spent, the remaining fields are
 * refused unread.
 */
export function* decodeFields(
  definitions: readonly Definition[],
  context: FieldContext,
  faults: FaultList,
  correlated: readonly string[] = [],
): Stepwise<readonly (Field | undefined)[]> {
  const fields: (Field | undefined)[] = [];
  const before = faults.count;
  for (const definition of definitions) {
    const { path } = definition;
    if (context.budget.spent) {
      const message = `the patterns, formulas and ratings of the fields before this one are too long together: use fewer or simpler patterns, ratings with larger steps, and at most ${MOST_NODES_OF_REQUEST} names, values and operators in all formulas`;
      faults.add(() => ({ path, message }));
      fields.push(undefined);
      continue;
    }
    fields.push(decodeDefinition(asHireDate(definition), context, faults));
    yield;
  }
  // A faulty field has constraints that cannot be read.
  if (faults.count > before) return fields;
  const total = orderTotal(definitions, fields, context, correlated);
  if (total !== undefined) {
    fields[total.index] = decodeDefinition(total.definition, context, faults);
  }
  return withShownPlaces(withWorkingAges(definitions, fields, correlated));
}
