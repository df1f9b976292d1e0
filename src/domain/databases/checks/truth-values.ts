import type { DatabaseColumn } from '../model/database-schema.js';
import type { CheckRule, CheckValue } from './check-rule.js';

/** All values of a column of truths as its rules name them; undefined for other columns. */
export function truthsOf({ type, args }: DatabaseColumn): readonly CheckValue[] | undefined {
  if (type === 'boolean' || type === 'bool') return [true, false];
  // MySQL has no other type for truths.
  return type === 'tinyint' && args[0] === 1 ? [1, 0] : undefined;
}

/** The rule with the truths that its column has: checks write them as true, as 1, or as `<> 0`. */
export function withTruths(rule: CheckRule, column: DatabaseColumn): CheckRule {
  const truths = truthsOf(column);
  if (truths === undefined || (rule.kind !== 'values' && rule.kind !== 'excluded')) return rule;
  const isTrue = (value: CheckValue): boolean => value === true || value === 1;
  const isTruth = (value: CheckValue): boolean => isTrue(value) || value === false || value === 0;
  const values = rule.values.flatMap((value) =>
    isTruth(value) ? truths.slice(isTrue(value) ? 0 : 1).slice(0, 1) : [value],
  );
  return { ...rule, values };
}
