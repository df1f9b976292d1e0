import type { Alternatives } from '../checks/alternatives.js';
import { columnsOf } from '../checks/alternatives.js';
import type { Alternative, CheckValue } from '../checks/check-rule.js';
import type { TableChecks, WithoutOther } from '../checks/table-checks.js';
import type { FieldsByName } from '../relations/ordered-fields.js';
import type { SetField } from './set-request.js';

/** Of ten rows whose columns have values all or none, one has none. */
const FILLED_WEIGHT = 9;

/**
 * Makes columns null in the rows in which the alternative of the row wants it, and gives numbers the value that they have where
 * another column has none. Returns the columns that cannot have it.
 */
export function addAlternatives(
  fields: FieldsByName,
  { alternatives, without }: Pick<TableChecks, 'alternatives' | 'without'>,
): readonly string[] {
  return [...withNullsOf(fields, alternatives), ...withValuesOf(fields, without)];
}

function withNullsOf(fields: FieldsByName, rules: readonly Alternatives[]): readonly string[] {
  return rules.flatMap((rule) => {
    const selector = selectorOf(rule, fields);
    const names = columnsOf(rule);
    if (selector === undefined) return names;
    if (rule.selector === undefined) fields.set(selector.field.name, selector.field);
    return names.filter((name) => {
      const field = fields.get(name);
      if (field === undefined || field.constraints?.given !== undefined) return true;
      fields.set(name, withNulls(field, selector));
      return false;
    });
  });
}

function withValuesOf(fields: FieldsByName, rules: readonly WithoutOther[]): readonly string[] {
  return rules.flatMap(({ column, other, value }) => {
    const field = fields.get(column);
    if (field?.type !== 'integer' || field.constraints?.given !== undefined) return [column];
    const given = { columns: [other], rows: [{ when: [null], min: value, max: value }] };
    fields.set(column, { ...field, constraints: { ...field.constraints, given } });
    return [];
  });
}

/** The field that tells alternatives apart, and its values for each of them. */
interface Selector {
  readonly field: SetField;
  readonly ways: readonly Alternative[];
}

function selectorOf(rule: Alternatives, fields: FieldsByName): Selector | undefined {
  const { selector, alternatives } = rule;
  if (selector === undefined) return hiddenSelector(rule);
  const field = fields.get(selector);
  const choices =
    field?.type === 'boolean' ? [true, false] : ((field?.constraints?.choices ?? []) as unknown[]);
  const ways = alternatives
    .map((way) => ({ ...way, values: way.values.flatMap((value) => choiceOf(value, choices)) }))
    .filter(({ values }) => values.length > 0);
  return field === undefined || ways.length === 0 ? undefined : { field, ways };
}

/** The value as the field has it: 1 may be true, and a number may be a text. */
function choiceOf(value: CheckValue, choices: readonly unknown[]): readonly CheckValue[] {
  const same = [value, String(value), value === 1 ? true : value === 0 ? false : value];
  return same.filter((one) => choices.includes(one)).slice(0, 1);
}

function hiddenSelector({ alternatives }: Alternatives): Selector {
  const ways = alternatives.map((way) => ({ ...way, values: [labelOf(way)] }));
  const weights = ways.map(({ present }) => (present.length === 0 ? 1 : FILLED_WEIGHT));
  const choices = ways.flatMap(({ values }) => values);
  const field: SetField = {
    name: `which of ${columnsOf({ kind: 'alternatives', alternatives }).join(', ')}`,
    type: 'choice',
    hidden: true,
    constraints: { choices, ...(new Set(weights).size > 1 && { weights }) },
    because: 'alternatives of a check',
  };
  return { field, ways };
}

function labelOf({ present }: Alternative): string {
  return present.length === 0 ? 'none' : present.join(', ');
}

function withNulls(field: SetField, { field: selector, ways }: Selector): SetField {
  const rows = ways.flatMap(({ values, present, absent }) => {
    const rate = present.includes(field.name) ? 0 : absent.includes(field.name) ? 1 : undefined;
    const when = values.length === 1 ? values[0] : { in: values };
    return rate === undefined ? [] : [{ when: [when], null_rate: rate }];
  });
  const given = { columns: [selector.name], rows };
  return { ...field, constraints: { ...field.constraints, given } };
}
