/** Returns a value that must be there; otherwise throws an error with this message. */
export function required<A>(value: A | undefined, otherwise: string): A {
  if (value === undefined) throw new Error(otherwise);
  return value;
}
