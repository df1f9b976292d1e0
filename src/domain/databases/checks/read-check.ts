import type { CheckRule, CheckValue, ReadCheck } from './check-rule.js';
import { call, type Expression, isCall } from './expression.js';
import { parseExpression } from './parse-expression.js';
import { matched, measured } from './read-function.js';
import { onColumn, UNREAD, whole } from './read-result.js';
import { tokensOf } from './sql-tokens.js';

const NOW = ['now', 'current_date', 'current_timestamp', 'localtimestamp', 'getdate'] as const;

/** Comparisons with both sides exchanged, and negated. */
const EXCHANGED: Readonly<Record<string, string>> = {
  ...{ '<': '>', '<=': '>=', '>': '<', '>=': '<=', '=': '=', '<>': '<>' },
};
const NEGATED: Readonly<Record<string, string>> = {
  ...{ '<': '>=', '<=': '>', '>': '<=', '>=': '<', '=': '<>', '<>': '=' },
};

/**
 * Reads the rules of a check from its expression, as it was written or as `pg_get_constraintdef` prints it. Every row
 * that keeps the rules keeps the read parts of the check: of an alternative, the rules are those of one branch.
 */
export function readCheck(text: string): ReadCheck {
  const expression = parseExpression(text);
  return expression === undefined ? UNREAD : rulesOf(expression);
}

/** The ways in which a condition does not hold: rows that keep the rules of one of them are outside of it. */
export function readOpposites(condition: string): readonly ReadCheck[] {
  const expression = parseExpression(condition);
  if (expression === undefined) return [];
  const parts = isCall(expression, 'and') ? expression.args : [expression];
  return parts.map(negated).filter(({ isWhole }) => isWhole);
}

/** The names in an expression, of columns and of other things. */
export function namesIn(text: string): readonly string[] {
  return (tokensOf(text) ?? []).flatMap(({ kind, text: name }) =>
    kind === 'word' || kind === 'name' ? [name] : [],
  );
}

function rulesOf(expression: Expression): ReadCheck {
  if (expression.kind === 'column') return valuesOf(expression.name, [true]);
  if (expression.kind === 'value') return expression.value === true ? whole() : UNREAD;
  const { name, args } = expression;
  if (name === 'and') return joined(args.map(rulesOf));
  if (name === 'or') return alternative(args);
  if (name === 'not') return negated(args[0] as Expression);
  if (name === 'in') return listed(args);
  if (name === 'is null') return onColumn(args, (column) => whole({ kind: 'absent', column }));
  if (EXCHANGED[name] !== undefined) return compared(name, args);
  if (name === 'json_valid') return whole();
  return matched(name, args);
}

function joined(checks: readonly ReadCheck[]): ReadCheck {
  return {
    rules: checks.flatMap(({ rules }) => rules),
    isWhole: checks.every(({ isWhole }) => isWhole),
  };
}

function valuesOf(column: string, values: readonly CheckValue[]): ReadCheck {
  return whole({ kind: 'values', column, values });
}

/** How much a rule narrows the rows; of the branches of an alternative, the one that narrows least is kept. */
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
  ...{ pattern: 4, json: 4, values: 5, count: 6, absent: 9 },
};

/** Equalities of one column together; otherwise the branch that narrows least. */
function alternative(branches: readonly Expression[]): ReadCheck {
  const read = branches.map(rulesOf).filter(({ isWhole }) => isWhole);
  const [first] = read;
  if (first === undefined) return UNREAD;
  const sole = read.map(({ rules }) => (rules.length === 1 ? rules[0] : undefined));
  const values = sole.flatMap((rule) => (rule?.kind === 'values' ? [rule] : []));
  const [one] = values;
  if (one !== undefined && values.length === branches.length) {
    const isOne = values.every(({ column }) => column === one.column);
    if (isOne)
      return valuesOf(
        one.column,
        values.flatMap((each) => each.values),
      );
  }
  const narrowness = ({ rules }: ReadCheck): number =>
    rules.reduce((sum, { kind }) => sum + NARROWNESS[kind], 0);
  return read.reduce((best, next) => (narrowness(next) < narrowness(best) ? next : best), first);
}

function negated(expression: Expression): ReadCheck {
  if (expression.kind === 'column') return valuesOf(expression.name, [false]);
  if (expression.kind === 'value') return expression.value === false ? whole() : UNREAD;
  const { name, args } = expression;
  const opposite = NEGATED[name];
  if (opposite !== undefined) return compared(opposite, args);
  if (name === 'not') return rulesOf(args[0] as Expression);
  if (name === 'is null') return onColumn(args, (column) => whole({ kind: 'present', column }));
  const inverted = args.map((arg) => call('not', arg));
  if (name === 'and') return alternative(inverted);
  if (name === 'or') return joined(inverted.map(rulesOf));
  if (name !== 'in') return UNREAD;
  return onColumn(args, (column) => {
    const values = literals(args.slice(1));
    return values === undefined ? UNREAD : whole({ kind: 'excluded', column, values });
  });
}

function listed(args: readonly Expression[]): ReadCheck {
  return onColumn(args, (column) => {
    const values = literals(args.slice(1));
    return values === undefined || values.length === 0 ? UNREAD : valuesOf(column, values);
  });
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

function compared(operator: string, args: readonly Expression[]): ReadCheck {
  const [left, right] = args as readonly [Expression, Expression];
  if (left.kind === 'value' && right.kind !== 'value') {
    return compared(EXCHANGED[operator] as string, [right, left]);
  }
  if (left.kind === 'column' && right.kind === 'column') return ordered(operator, left, right);
  if (left.kind === 'column' && right.kind === 'value') {
    return right.value === null ? UNREAD : bounded(operator, left.name, right.value);
  }
  if (left.kind === 'column') return beside(operator, left.name, right);
  if (left.kind === 'call') return measured(operator, left, right);
  return UNREAD;
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
  if (operator.startsWith('<') && operator !== '<>' && isCall(right, ...NOW)) return whole();
  return right.kind === 'call'
    ? measured(operator, right, { kind: 'column', name: column })
    : UNREAD;
}
