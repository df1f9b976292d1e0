import type { CheckRule, CheckValue } from '../checks/check-rule.js';
import { patternOfRegex } from '../checks/text-patterns.js';
import type { ValueLimits } from '../model/database-schema.js';

export interface Bound {
  readonly value: string | number;
  /** Whether the value itself is left out. */
  readonly isOpen: boolean;
}

/** What all checks say about the values of one column. */
export interface ColumnRules {
  /** The only values, if a check lists them. */
  readonly values?: readonly CheckValue[];
  readonly excluded: readonly CheckValue[];
  readonly least: readonly Bound[];
  readonly most: readonly Bound[];
  /** Positive numbers of which every value is a multiple. */
  readonly multiples: readonly number[];
  /** Characters, both inclusive. */
  readonly minLength: number;
  readonly maxLength: number;
  readonly patterns: readonly string[];
  readonly case?: 'lower' | 'upper';
  readonly jsonType?: string;
}

export const NO_RULES: ColumnRules = {
  excluded: [],
  least: [],
  most: [],
  multiples: [],
  minLength: 0,
  maxLength: Number.POSITIVE_INFINITY,
  patterns: [],
};

/** The rules with one more. Rules about several columns, and about nulls, change nothing. */
export function withRule(rules: ColumnRules, rule: CheckRule): ColumnRules {
  switch (rule.kind) {
    case 'values': {
      const { values = rule.values } = rules;
      return { ...rules, values: values.filter((value) => rule.values.includes(value)) };
    }
    case 'excluded':
      return { ...rules, excluded: [...rules.excluded, ...rule.values] };
    case 'least':
    case 'most':
      return { ...rules, [rule.kind]: [...rules[rule.kind], rule] };
    case 'multiple':
      return { ...rules, multiples: [...rules.multiples, rule.of] };
    case 'length':
      return {
        ...rules,
        minLength: Math.max(rules.minLength, rule.min),
        maxLength: Math.min(rules.maxLength, rule.max),
      };
    case 'pattern':
      return { ...rules, patterns: [...rules.patterns, rule.pattern] };
    case 'case':
      return { ...rules, case: rule.to };
    case 'json':
      return { ...rules, jsonType: rule.type };
    default:
      return rules;
  }
}

/** The rules with those that a document states for the values. */
export function withLimits(rules: ColumnRules, limits: ValueLimits): ColumnRules {
  const { minimum, maximum, multipleOf, pattern } = limits;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = limits;
  const bound = (value: number | undefined): readonly Bound[] =>
    value === undefined ? [] : [{ value, isOpen: false }];
  const texts = pattern === undefined ? undefined : patternOfRegex(pattern);
  return {
    ...rules,
    least: [...rules.least, ...bound(minimum)],
    most: [...rules.most, ...bound(maximum)],
    multiples: multipleOf === undefined ? rules.multiples : [...rules.multiples, multipleOf],
    minLength: Math.max(rules.minLength, minLength),
    maxLength: Math.min(rules.maxLength, maxLength),
    patterns: texts === undefined ? rules.patterns : [...rules.patterns, texts],
  };
}
