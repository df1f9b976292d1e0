import type { CheckRule, ReadCheck } from './check-rule.js';
import { type Expression, isCall } from './expression.js';
import { onColumn, UNREAD, whole } from './read-result.js';
import { patternOfLike, patternOfRegex } from './text-patterns.js';

/** Functions that count the characters or bytes of a text, or the items of an array. */
const LENGTHS = [
  ...(['length', 'char_length', 'character_length', 'len', 'octet_length'] as const),
  ...(['cardinality', 'array_length'] as const),
];
const TRIMS = ['btrim', 'trim', 'ltrim', 'rtrim'] as const;
const LONGEST = Number.MAX_SAFE_INTEGER;

export type Call = Extract<Expression, { readonly kind: 'call' }>;

/** A function of a column beside a value: its length, its case, or the number of columns with a value. */
export function measured(operator: string, of: Call, right: Expression): ReadCheck {
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
  if (isCall(of, ...LENGTHS) && typeof right.value === 'number') {
    return lengthRule(operator, isTrimmed(inner) ? inner.args : of.args, right.value);
  }
  const isEmptyRefused = isCall(of, ...TRIMS) && operator === '<>' && right.value === '';
  return isEmptyRefused ? lengthRule('>', of.args, 0) : UNREAD;
}

function isTrimmed(text: Expression | undefined): text is Call {
  return text !== undefined && isCall(text, ...TRIMS);
}

/** A column without a remainder: z % 2 = 0. */
function multiples(operator: string, args: readonly Expression[], rest: unknown): ReadCheck {
  const [, divisor] = args;
  const of = divisor?.kind === 'value' ? divisor.value : undefined;
  if (operator !== '=' || rest !== 0 || typeof of !== 'number') return UNREAD;
  if (!(of > 0)) return UNREAD;
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
    if (operator !== '=') return UNREAD;
    if (right.kind === 'column' && right.name === column)
      return whole({ kind: 'case', column, to });
    return right.kind === 'value' ? inCase(column, to, [right.value]) : UNREAD;
  });
}

/** Values that a function leaves as they are: a text in upper case is its own upper case. */
export function inCase(
  column: string,
  to: 'lower' | 'upper',
  values: readonly unknown[],
): ReadCheck {
  const texts = values.filter((value) => typeof value === 'string');
  const kept = texts.filter(
    (text) => (to === 'lower' ? text.toLowerCase() : text.toUpperCase()) === text,
  );
  return kept.length === 0 ? UNREAD : whole({ kind: 'values', column, values: kept });
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
  if (found === undefined) return UNREAD;
  const [fewest, greatest] = found;
  if (fewest === most || greatest === 0) {
    const kind = greatest === 0 ? 'absent' : 'present';
    return whole(...columns.map((column): CheckRule => ({ kind, column })));
  }
  return whole({ kind: 'count', columns, least: fewest, most: greatest });
}

/** Whether two columns are null, compared: exactly one of them has a value. */
function nullness(operator: string, left: Call, right: Expression): ReadCheck {
  const [one, other] = [nullTest(left), nullTest(right)];
  if (one === undefined || other === undefined) return UNREAD;
  const isSame = one.isNegated === other.isNegated;
  const columns = [one.column, other.column];
  if (operator !== '=' && operator !== '<>') return UNREAD;
  const isExclusive = (operator === '<>') === isSame;
  return isExclusive ? whole({ kind: 'count', columns, least: 1, most: 1 }) : UNREAD;
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

const REGEXES = [
  ...['~', '~*', 'regexp', 'rlike', 'regexp_like'],
  ...['regexp_matches', 'regexp_full_match'],
];

/** Texts that match a regular expression or a pattern of LIKE. */
export function matched(name: string, args: readonly Expression[]): ReadCheck {
  const [, right] = args;
  if (right?.kind !== 'value' || typeof right.value !== 'string') return UNREAD;
  const isRegex = REGEXES.includes(name);
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
