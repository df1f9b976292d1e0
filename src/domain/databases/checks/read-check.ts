import { entryOf } from '../../basics/entry-of.js';
import { nth } from '../../basics/nth.js';
import { own } from '../../basics/own.js';
import type { CheckRule, CheckValue, ReadCheck } from './check-rule.js';
import { computed } from './computed.js';
import { call, type Expression, isCall } from './expression.js';
import { parseExpression } from './parse-expression.js';
import { inCase, matched, measured } from './read-function.js';
import { onColumn, UNREAD, whole } from './read-result.js';
import { tokensOf } from './sql-tokens.js';

const NOW = ['now', 'current_date', 'current_timestamp', 'localtimestamp', 'getdate'] as const;

/** Comparisons with both sides exchanged, and negated. */
const EXCHANGED = new Map(
  Object.entries({ '<': '>', '<=': '>=', '>': '<', '>=': '<=', '=': '=', '<>': '<>' }),
);
const NEGATED: Readonly<Record<string, string>> = {
  ...{ '<': '>=', '<=': '>', '>': '<=', '>=': '<', '=': '<>', '<>': '=' },
};

/** The ways in which a condition holds, of which there is at least one. The first narrows the rows least. */
type Ways = readonly ReadCheck[];

/** The most ways of a condition that are kept apart. */
const MOST_WAYS = 32;

/**
 * Reads a check from its expression, as it was written or as `pg_get_constraintdef` prints it. Every row that keeps the
 * rules of one of the ways keeps the read parts of the check.
 */
export function readCheck(text: string): Ways {
  const expression = parseExpression(text);
  return expression === undefined ? [UNREAD] : waysOf(expression);
}

/** The ways in which a condition does not hold: rows that keep the rules of one of them are outside of it. */
export function readOpposites(condition: string): readonly ReadCheck[] {
  const expression = parseExpression(condition);
  if (expression === undefined) return [];
  const parts = isCall(expression, 'and') ? expression.args : [expression];
  return parts.flatMap((part) => negated(part).slice(0, 1)).filter(({ isWhole }) => isWhole);
}

/** The values that a check lists for a column, in a list or as alternatives; undefined if it says anything else. */
export function listedIn(
  text: string,
): Extract<CheckRule, { readonly kind: 'values' }> | undefined {
  const expression = parseExpression(text);
  if (expression === undefined) return undefined;
  const parts = isCall(expression, 'or') ? expression.args : [expression];
  const lists = parts.flatMap((part) => {
    const [way] = isCall(part, 'in', '=') ? waysOf(part) : [];
    const [rule] = way?.rules ?? [];
    return rule?.kind === 'values' ? [rule] : [];
  });
  const [first] = lists;
  const areOfOne =
    lists.length === parts.length && lists.every((list) => list.column === first?.column);
  return areOfOne && first !== undefined
    ? { ...first, values: lists.flatMap(({ values }) => values) }
    : undefined;
}

/** The names in an expression, of columns and of other things. */
export function namesIn(text: string): readonly string[] {
  return (tokensOf(text) ?? []).flatMap(({ kind, text: name }) =>
    kind === 'word' || kind === 'name' ? [name] : [],
  );
}

function waysOf(expression: Expression): Ways {
  if (expression.kind === 'column') return [valuesOf(expression.name, [true])];
  if (expression.kind === 'value') return [expression.value === true ? whole() : UNREAD];
  const { name, args } = expression;
  if (name === 'and') return joined(args.map(waysOf));
  if (name === 'or') return alternative(args);
  if (name === 'not') return negated(nth(args, 0));
  if (name === 'in') return [listed(args)];
  if (name === 'is null') return [onColumn(args, (column) => whole({ kind: 'absent', column }))];
  if (EXCHANGED.has(name)) return compared(name, args);
  return [name === 'json_valid' ? whole() : matched(name, args)];
}

/** Every choice of one way of each part. */
function joined(parts: readonly Ways[]): Ways {
  return parts.reduce<Ways>(
    (ways, part) =>
      ways
        .flatMap((way) =>
          part.map((next) => ({
            rules: [...way.rules, ...next.rules],
            isWhole: way.isWhole && next.isWhole,
          })),
        )
        .slice(0, MOST_WAYS),
    [whole()],
  );
}

function valuesOf(column: string, values: readonly CheckValue[]): ReadCheck {
  return whole({ kind: 'values', column, values });
}

/** How much a rule narrows the rows; of the branches of an alternative, the one that narrows least comes first. */
const NARROWNESS: Readonly<Record<CheckRule['kind'], number>> = {
  ...{
    present: 1,
    excluded: 1,
    least: 2,
    most: 2,
    length: 2,
    case: 2,
    order: 3,
    different: 2,
    multiple: 4,
  },
  ...{ pattern: 4, json: 4, values: 5, computed: 5, without: 5 },
  ...{ count: 6, alternatives: 6, absent: 9 },
};

/** Equalities of one column together; otherwise the ways of all branches. */
function alternative(branches: readonly Expression[]): Ways {
  const ways = branches.flatMap(waysOf).filter(({ isWhole }) => isWhole);
  if (ways.length === 0) return [UNREAD];
  const sole = ways.map(({ rules }) => (rules.length === 1 ? rules[0] : undefined));
  const values = sole.flatMap((rule) => (rule?.kind === 'values' ? [rule] : []));
  const [one] = values;
  if (one !== undefined && values.length === branches.length) {
    const isOne = values.every(({ column }) => column === one.column);
    const all = values.flatMap((each) => each.values);
    if (isOne) return [valuesOf(one.column, all)];
  }
  const narrowness = ({ rules }: ReadCheck): number =>
    rules.reduce((sum, { kind }) => sum + NARROWNESS[kind], 0);
  return ways.sort((one, other) => narrowness(one) - narrowness(other)).slice(0, MOST_WAYS);
}

function negated(expression: Expression): Ways {
  if (expression.kind === 'column') return [valuesOf(expression.name, [false])];
  if (expression.kind === 'value') return [expression.value === false ? whole() : UNREAD];
  const { name, args } = expression;
  const opposite = own(NEGATED, name);
  if (opposite !== undefined) return compared(opposite, args);
  if (name === 'not') return waysOf(nth(args, 0));
  if (name === 'is null') return [onColumn(args, (column) => whole({ kind: 'present', column }))];
  const inverted = args.map((arg) => call('not', arg));
  if (name === 'and') return alternative(inverted);
  if (name === 'or') return joined(inverted.map(waysOf));
  return [name === 'in' ? unlisted(args) : UNREAD];
}

function unlisted(args: readonly Expression[]): ReadCheck {
  return onColumn(args, (column) => {
    const values = literals(args.slice(1));
    return values === undefined ? UNREAD : whole({ kind: 'excluded', column, values });
  });
}

function listed(args: readonly Expression[]): ReadCheck {
  const [first, ...list] = args;
  const values = literals(list);
  if (first === undefined || values === undefined || values.length === 0) return UNREAD;
  if (isCall(first, 'lower', 'upper')) {
    return onColumn(first.args, (column) => inCase(column, first.name, values));
  }
  return onColumn(args, (column) => valuesOf(column, values));
}

/** The values of a list, which may be one literal of an array: '{a,b}'. */
function literals(list: readonly Expression[]): readonly CheckValue[] | undefined {
  const values = list.flatMap((item) =>
    item.kind === 'value' && item.value !== null ? [item.value] : [],
  );
  if (values.length !== list.length) return undefined;
  const [only] = values;
  const isArray = values.length === 1 && typeof only === 'string' && /^\{[^"{}]*\}$/.test(only);
  return isArray ? only.slice(1, -1).split(',') : values;
}

function compared(operator: string, args: readonly Expression[]): Ways {
  const [left, right] = args as readonly [Expression, Expression];
  const areTruths = isTruth(left) && isTruth(right);
  return areTruths ? compareTruths(operator, left, right) : [compareValues(operator, left, right)];
}

function compareValues(operator: string, left: Expression, right: Expression): ReadCheck {
  if (left.kind === 'value' && right.kind !== 'value') {
    return compareValues(entryOf(EXCHANGED, operator), right, left);
  }
  if (left.kind === 'column' && right.kind === 'column') return ordered(operator, left, right);
  if (operator === '=') {
    const found = [computed(left, right), computed(right, left)].find(({ isWhole }) => isWhole);
    if (found !== undefined) return found;
  }
  if (left.kind === 'column' && right.kind === 'value') {
    return right.value === null ? UNREAD : bounded(operator, left.name, right.value);
  }
  if (left.kind === 'column') return beside(operator, left.name, right);
  if (left.kind === 'call') return measured(operator, left, right);
  return UNREAD;
}

/** Two conditions of which both hold or none, or, beside <>, exactly one. */
function compareTruths(operator: string, left: Expression, right: Expression): Ways {
  const tests = left.kind === 'call' ? measured(operator, left, right) : UNREAD;
  if (tests.isWhole || (operator !== '=' && operator !== '<>')) return [tests];
  // Both sides are read twice, so a comparison within a comparison within … would take exponential time.
  if ([left, right].some(comparesTruths)) return [UNREAD];
  const other = operator === '=' ? right : call('not', right);
  const both = call('and', left, other);
  return alternative([both, call('and', call('not', left), call('not', other))]);
}

/** Whether an expression, or a part of it, compares two conditions. */
function comparesTruths(expression: Expression): boolean {
  if (expression.kind !== 'call') return false;
  const { name, args } = expression;
  return (Object.hasOwn(NEGATED, name) && args.every(isTruth)) || args.some(comparesTruths);
}

function isTruth(expression: Expression): boolean {
  return isCall(expression, 'is null', 'not', 'and', 'or', 'in', ...Object.keys(NEGATED));
}

function ordered(
  operator: string,
  { name: left }: { readonly name: string },
  { name: right }: { readonly name: string },
): ReadCheck {
  if (operator === '=' || left === right) return UNREAD;
  if (operator === '<>') return whole({ kind: 'different', columns: [left, right] });
  const isStrict = operator === '<' || operator === '>';
  const [lower, upper] = operator.startsWith('>') ? [right, left] : [left, right];
  return whole({ kind: 'order', lower, upper, isStrict });
}

function bounded(operator: string, column: string, value: CheckValue): ReadCheck {
  if (operator === '=') return valuesOf(column, [value]);
  if (operator === '<>') return whole({ kind: 'excluded', column, values: [value] });
  if (typeof value === 'boolean') return UNREAD;
  const isOpen = operator === '<' || operator === '>';
  return whole({ kind: operator.startsWith('<') ? 'most' : 'least', column, value, isOpen });
}

/** A column beside a function: a time before now, or the text that is its own lower case. */
function beside(operator: string, column: string, right: Expression): ReadCheck {
  // Without another rule, the times of all types lie in the past.
  if (operator.startsWith('<') && operator !== '<>' && isNowOrLater(right)) return whole();
  return right.kind === 'call'
    ? measured(operator, right, { kind: 'column', name: column })
    : UNREAD;
}

function isNowOrLater(moment: Expression): boolean {
  if (isCall(moment, ...NOW)) return true;
  return isCall(moment, '+') && moment.args.some((part) => isCall(part, ...NOW));
}
