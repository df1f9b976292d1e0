/** An expression of SQL, as far as rules for values can be read from it. */
export type Expression =
  | { readonly kind: 'column'; readonly name: string }
  | { readonly kind: 'value'; readonly value: string | number | boolean | null }
  /** A function or an operator by its name in lower case; `in` and `list` have the values of the list as arguments. */
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] };

export function call(name: string, ...args: readonly Expression[]): Expression {
  return { kind: 'call', name, args };
}

/** Whether an expression is a call of one of these names. */
export function isCall<const Name extends string>(
  expression: Expression,
  ...names: readonly Name[]
): expression is Extract<Expression, { readonly kind: 'call' }> & { readonly name: Name } {
  return expression.kind === 'call' && (names as readonly string[]).includes(expression.name);
}
