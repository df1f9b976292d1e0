import type { CheckRule, CheckValue, ReadCheck } from './check-rule.js';
import { call, type Expression, isCall } from './expression.js';
import { parseExpression } from './parse-expression.js';
import { tokensOf } from './sql-tokens.js';
import { patternOfLike, patternOfRegex } from './text-patterns.js';

const UNREAD: ReadCheck = { rules: [], isWhole: false };
const LENGTHS = ['length', 'char_length', 'character_length', 'len', 'octet_length'] as const;
const NOW = ['now', 'current_date', 'current_timestamp', 'localtimestamp', 'getdate'] as const;
const TRIMS = ['btrim', 'trim', 'ltrim', 'rtrim'] as const;
const LONGEST = Number.MAX_SAFE_INTEGER;

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

function whole(...rules: readonly CheckRule[]): ReadCheck {
  return { rules, isWhole: true };
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

function onColumn(args: readonly Expression[], read: (column: string) => ReadCheck): ReadCheck {
  const [first] = args;
  return first?.kind === 'column' ? read(first.name) : UNREAD;
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

type Call = Extract<Expression, { readonly kind: 'call' }>;

/** A function of a column beside a value: its length, its case, or the number of columns with a value. */
function measured(operator: string, of: Call, right: Expression): ReadCheck {
  const [inner] = of.args;
  if (isCall(of, 'is null') || (isCall(of, 'not') && inner && isCall(inner, 'is null'))) {
    return nullness(operator, of, right);
  }
  if (isCall(of, 'lower', 'upper')) return cased(operator, of, right);
  if (right.kind !== 'value') return UNREAD;
  if (isCall(of, '%', 'mod')) return multiples(operator, of.args, right.value);
  if (isCall(of, 'num_nonnulls')) return counted(operator, of.args, right.value);
  if (isCall(of, 'jsonb_typeof', 'json_typeof') && operator === '=') {
    const type = String(right.value);
    return onColumn(of.args, (column) => whole({ kind: 'json', column, type }));
  }
  const trimmed = inner !== undefined && isCall(inner, ...TRIMS) ? inner.args : of.args;
  if (isCall(of, ...LENGTHS) && typeof right.value === 'number') {
    return lengthRule(operator, trimmed, right.value);
  }
  const isEmptyRefused = isCall(of, ...TRIMS) && operator === '<>' && right.value === '';
  return isEmptyRefused ? lengthRule('>', of.args, 0) : UNREAD;
}

/** A column without a remainder: z % 2 = 0. */
function multiples(operator: string, args: readonly Expression[], rest: unknown): ReadCheck {
  const [, divisor] = args;
  const of = divisor?.kind === 'value' ? divisor.value : undefined;
  if (operator !== '=' || rest !== 0 || typeof of !== 'number') return UNREAD;
  if (!Number.isSafeInteger(of) || of < 1) return UNREAD;
  return onColumn(args, (column) => whole({ kind: 'multiple', column, of }));
}

function lengthRule(operator: string, args: readonly Expression[], value: number): ReadCheck {
  const bounds: Readonly<Record<string, readonly [number, number]>> = {
    ...{ '=': [value, value], '<': [0, value - 1], '<=': [0, value] },
    ...{ '>': [value + 1, LONGEST], '>=': [value, LONGEST] },
    ...(value === 0 && { '<>': [1, LONGEST] }),
  };
  const found = bounds[operator];
  if (found === undefined) return UNREAD;
  const [min, max] = found;
  return onColumn(args, (column) => whole({ kind: 'length', column, min, max }));
}

function cased(operator: string, { name, args }: Call, right: Expression): ReadCheck {
  const to = name as 'lower' | 'upper';
  return onColumn(args, (column) => {
    const isOwn = right.kind === 'column' && right.name === column && operator === '=';
    return isOwn ? whole({ kind: 'case', column, to }) : UNREAD;
  });
}

function counted(operator: string, args: readonly Expression[], value: unknown): ReadCheck {
  const columns = args.flatMap((arg) => (arg.kind === 'column' ? [arg.name] : []));
  if (columns.length !== args.length || typeof value !== 'number') return UNREAD;
  const most = columns.length;
  const bounds: Readonly<Record<string, readonly [number, number]>> = {
    ...{ '=': [value, value], '<': [0, value - 1], '<=': [0, value] },
    ...{ '>': [value + 1, most], '>=': [value, most] },
  };
  const found = bounds[operator];
  return found === undefined
    ? UNREAD
    : whole({ kind: 'count', columns, least: found[0], most: found[1] });
}

/** Whether two columns are null, compared: exactly one of them has a value, or both have. */
function nullness(operator: string, left: Call, right: Expression): ReadCheck {
  const [one, other] = [nullTest(left), nullTest(right)];
  if (one === undefined || other === undefined) return UNREAD;
  const isSame = one.isNegated === other.isNegated;
  const columns = [one.column, other.column];
  if (operator !== '=' && operator !== '<>') return UNREAD;
  const isExclusive = (operator === '<>') === isSame;
  return isExclusive
    ? whole({ kind: 'count', columns, least: 1, most: 1 })
    : whole(...columns.map((column) => ({ kind: 'present', column }) as const));
}

function nullTest(
  test: Expression,
): { readonly column: string; readonly isNegated: boolean } | undefined {
  const isNegated = isCall(test, 'not');
  const inner = isNegated ? test.args[0] : test;
  const of = inner !== undefined && isCall(inner, 'is null') ? inner.args[0] : undefined;
  return of?.kind === 'column' ? { column: of.name, isNegated } : undefined;
}

/** A regular expression about the length alone. */
const ANY_TEXT = /^\^\.(?:\+|\{(\d+),(\d*)\})\$$/;

/** Texts that match a regular expression or a pattern of LIKE. */
function matched(name: string, args: readonly Expression[]): ReadCheck {
  const [, right] = args;
  if (right?.kind !== 'value' || typeof right.value !== 'string') return UNREAD;
  const isRegex = ['~', '~*', 'regexp', 'rlike', 'regexp_like'].includes(name);
  const isLike = ['~~', '~~*', 'like', 'ilike'].includes(name);
  if (!isRegex && !isLike) return UNREAD;
  const any = isRegex ? ANY_TEXT.exec(right.value) : null;
  if (any !== null) {
    const [, min, max] = any;
    return onColumn(args, (column) =>
      whole({ kind: 'length', column, min: Number(min ?? 1), max: Number(max || LONGEST) }),
    );
  }
  const pattern = isRegex ? patternOfRegex(right.value) : patternOfLike(right.value);
  if (pattern === undefined) return UNREAD;
  return onColumn(args, (column) => whole({ kind: 'pattern', column, pattern }));
}
