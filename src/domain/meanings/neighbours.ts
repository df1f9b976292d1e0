import type { AgreeingField, NamedField, Neighbourhood } from './agreeing-field.js';
import { measuredFields } from './measured-fields.js';
import { pricedFields } from './priced-fields.js';

/*
 * Fields that agree with their neighbours: a measured value with its unit and its quantity, and an amount with
 * its currency.
 */

/** The fields that change because they agree with a neighbour. */
export function agreeingFields<Field extends NamedField>(
  fields: readonly Field[],
  around: Neighbourhood,
): readonly AgreeingField<Field>[] {
  return [...measuredFields(fields, around), ...pricedFields(fields, around)];
}
