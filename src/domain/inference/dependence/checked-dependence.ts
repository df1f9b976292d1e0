import { entryOf } from '../../basics/entry-of.js';
import type { InferredField } from '../inferred-schema.js';
import { binsHold } from '../privacy/bins-hold.js';
import type { ColumnValues } from '../reading/column-values.js';
import {
  type ColumnOf,
  checkedCorrelations,
  checkedGiven,
  distanceHolds,
} from './dependence-gate.js';
import type { Dependence } from './learn-dependence.js';
import {
  boundsHold,
  computedHolds,
  equalHolds,
  hiddenValues,
  type Numbers,
  numbersOf,
} from './relations-gate.js';

/** The dependence without the parts that the privacy gate refuses. `fields` are the fields before they depend on others. */
export function checkedDependence(
  { tables, correlate, computed, equal, ordered, ascending, within, bounded }: Dependence,
  fields: readonly InferredField[],
  columnOf: ColumnOf,
  k: number,
): Dependence {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const fieldOf = (name: string): InferredField => entryOf(byName, name);
  const numbers = new Map<string, Numbers>();
  const numbersIn = (name: string): Numbers => {
    const known = numbers.get(name) ?? numbersOf(fieldOf(name), columnOf(name));
    numbers.set(name, known);
    return known;
  };
  const hidden = new Map<string, ColumnValues>();
  const kept = bounded.filter((column) => {
    const { field } = column.node;
    const values = hiddenValues(column, numbersIn, columnOf);
    hidden.set(field.name, values);
    const areBinsHeld = binsHold(field.constraints.distribution, field, values, k);
    return areBinsHeld && boundsHold(column, numbersIn, k);
  });
  const valuesOf = (name: string): ColumnValues => hidden.get(name) ?? columnOf(name);
  const drawn = [...fields, ...kept.map(({ node }) => node.field)];
  const checked = drawn.flatMap((field) => {
    const given = tables.get(field.name);
    const rows = given && checkedGiven(field, given, valuesOf, k);
    return rows === undefined ? [] : [[field.name, rows] as const];
  });
  return {
    tables: new Map(checked),
    correlate: checkedCorrelations(correlate, valuesOf, k),
    computed: computed.filter((column) => computedHolds(column, numbersIn, k)),
    equal: equal.filter((column) => equalHolds(column, columnOf, k)),
    ordered: ordered.filter((one) => distanceHolds(fieldOf(one.name), one, columnOf, k)),
    ascending,
    within,
    bounded: kept,
  };
}
