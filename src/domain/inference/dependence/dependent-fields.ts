import { isMoment } from '../../columns/moments.js';
import type { FieldTypes } from '../../field-types/field-type.js';
import { cellOf } from '../../formulas/cell-of.js';
import type { InferredField } from '../inferred-schema.js';
import type { JoinedColumn } from '../links/joined-columns.js';
import type { BoundedColumn } from './bounded-columns.js';
import type { ComputedColumn } from './computed-columns.js';
import type { EqualColumn } from './equal-columns.js';
import type { Dependence } from './learn-dependence.js';
import type { OrderedMoments } from './ordered-moments.js';

type Constraints = InferredField['constraints'];

/** A field that depends on others, and a simpler one in its place if a request with it would be refused. */
export interface DependentField {
  readonly field: InferredField;
  readonly simpler: InferredField;
}

/** The fields of a table as they depend on each other; hidden fields come last. */
export function dependentFields(
  fields: readonly InferredField[],
  { tables, computed, equal, ordered, ascending, within, bounded }: Dependence,
  joined: readonly JoinedColumn[],
  types: FieldTypes,
): readonly DependentField[] {
  const changes = new Map<string, (field: InferredField) => InferredField>([
    ...joined.map((column) => [column.field.name, () => column.field] as const),
    ...ordered.map(
      (moments) => [moments.name, (own: InferredField) => following(own, moments)] as const,
    ),
    ...Array.from(
      ascending,
      ([name, rows]) => [name, (own: InferredField) => inOrder(own, rows)] as const,
    ),
    ...Array.from(within, ([name, { field }]) => [name, () => field] as const),
    ...equal.map((column) => [column.field.name, () => copying(column)] as const),
    ...computed.map((column) => [column.name, () => computing(column)] as const),
    ...bounded.map(
      (column) => [column.name, (own: InferredField) => boundedField(own, column)] as const,
    ),
  ]);
  const copied = new Set(equal.map((column) => column.field.name));
  const parts = joined.filter(({ field }) => !copied.has(field.name));
  const hidden = [
    ...[...within.values()].flatMap((column) => column.hidden),
    ...bounded.flatMap(hiddenFields),
    ...parts.flatMap((column) => column.hidden),
  ];
  const withTable = (field: InferredField): InferredField => {
    const given = tables.get(field.name);
    return given === undefined ? field : { ...field, constraints: { ...field.constraints, given } };
  };
  return [...fields, ...hidden].map((own) => {
    const field = changes.get(own.name)?.(own) ?? own;
    // Types of groups are those of requests, which inference needs not have.
    const isKnown = types.has(field.type) || within.has(own.name);
    return { field: isKnown ? withTable(field) : withTable(own), simpler: own };
  });
}

function inOrder(field: InferredField, rows: number): InferredField {
  return { ...field, constraints: { ...field.constraints, ascends_over: rows } };
}

/** A field that follows another one; its own range would contradict the distance. */
function following(
  { name, type, constraints }: InferredField,
  { side, distance }: OrderedMoments,
): InferredField {
  return { name, type, constraints: { ...withoutRange(constraints), [side]: distance } };
}

function withoutRange({ start, end, distribution, ...others }: Constraints): Constraints {
  return others;
}

function computing({ name, expression, precision, nullRate }: ComputedColumn): InferredField {
  return { name, type: 'formula', constraints: { expression, precision, ...nulls(nullRate) } };
}

function nulls(rate: number): Constraints {
  return rate > 0 ? { null_rate: rate } : {};
}

function copying({ field: { name }, original, nullRate }: EqualColumn): InferredField {
  if (!isNumber(original)) {
    const template = `{${original.name}}`;
    return { name, type: 'template', constraints: { template, ...nulls(nullRate) } };
  }
  const { precision } = original.constraints;
  const decimals = precision === undefined ? {} : { precision };
  const expression = cellOf(original.name);
  return { name, type: 'formula', constraints: { expression, ...decimals, ...nulls(nullRate) } };
}

const NUMBER_TYPES = ['boolean', 'float', 'integer', 'percentage', 'price', 'sequence', 'year'];

/** Whether a formula copies the values as they are: a template makes texts of them. */
function isNumber({ type, constraints: { choices } }: InferredField): boolean {
  const areNumbers = Array.isArray(choices) && choices.every((value) => typeof value === 'number');
  return areNumbers || NUMBER_TYPES.includes(type);
}

/** Formulas write dates in ISO 8601: a date in another notation follows the formula at a distance of 0. */
function boundedField(
  { name, type, constraints }: InferredField,
  { expression, inOrder }: BoundedColumn,
): InferredField {
  const { precision } = constraints;
  if (isMoment(type)) {
    const { null_rate: rate, ...notation } = withoutRange(constraints);
    return { name, type, constraints: { ...notation, after: { field: inOrder, max: 0 } } };
  }
  const decimals = typeof precision === 'number' ? precision : 0;
  return { name, type: 'formula', constraints: { expression, precision: decimals } };
}

function hiddenFields({ node: { field }, expression, inOrder }: BoundedColumn): InferredField[] {
  const drawn = { ...field, hidden: true };
  if (!isMoment(field.type)) return [drawn];
  return [drawn, { name: inOrder, type: 'formula', constraints: { expression }, hidden: true }];
}
