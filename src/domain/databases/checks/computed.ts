import type { ReadCheck } from './check-rule.js';
import { type Expression, isCall } from './expression.js';
import { UNREAD, whole } from './read-result.js';

/** A column that equals a sum, a difference or a product of other columns and numbers, all of which then have values. */
export function computed(column: Expression, by: Expression): ReadCheck {
  if (column.kind !== 'column') return UNREAD;
  const expression = arithmetic(by);
  if (expression?.kind !== 'call') return UNREAD;
  const used = columnsIn(expression);
  if (used.length === 0 || used.includes(column.name)) return UNREAD;
  const present = [column.name, ...used].map(
    (name) => ({ kind: 'present', column: name }) as const,
  );
  return whole({ kind: 'computed', column: column.name, expression }, ...present);
}

/** The expression without `coalesce` around columns, which have values; undefined if it is more than arithmetic. */
function arithmetic(expression: Expression): Expression | undefined {
  if (expression.kind === 'column') return expression;
  if (expression.kind === 'value') {
    return typeof expression.value === 'number' ? expression : undefined;
  }
  const [first] = expression.args;
  if (isCall(expression, 'coalesce') && first?.kind === 'column') return first;
  if (!isCall(expression, '+', '-', '*')) return undefined;
  const args = expression.args.flatMap((arg) => arithmetic(arg) ?? []);
  // The reader knows no precedence: a + b * c would be (a + b) * c.
  const isClear = expression.name !== '*' || !args.some((arg) => isCall(arg, '+', '-'));
  return args.length === expression.args.length && isClear ? { ...expression, args } : undefined;
}

/** The names of the columns in an expression. */
export function columnsIn(expression: Expression): readonly string[] {
  if (expression.kind === 'column') return [expression.name];
  return expression.kind === 'call' ? expression.args.flatMap(columnsIn) : [];
}

/** The expression with other names of columns; undefined if one has none. */
export function renamed(
  expression: Expression,
  nameOf: (name: string) => string | undefined,
): Expression | undefined {
  if (expression.kind === 'value') return expression;
  if (expression.kind === 'column') {
    const name = nameOf(expression.name);
    return name === undefined ? undefined : { kind: 'column', name };
  }
  const args = expression.args.flatMap((arg) => renamed(arg, nameOf) ?? []);
  return args.length === expression.args.length ? { ...expression, args } : undefined;
}
