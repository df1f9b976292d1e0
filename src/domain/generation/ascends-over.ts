import { ascendingPlaces } from '../columns/drawn.js';
import type { DrawSource } from '../conditions/conditional-draws.js';
import type { Field } from './generate-request.js';

/** The number of rows over which the values of a field ascend; undefined if they stand in no order. */
export function ascendsOver({ constraints }: Field): number | undefined {
  return constraints.ascends_over as number | undefined;
}

/** The source of a field, whose places ascend if its values do. */
export function inOrder(source: DrawSource, field: Field): DrawSource {
  const over = ascendsOver(field);
  return over === undefined ? source : { ...source, places: ascendingPlaces(source.key, over) };
}
