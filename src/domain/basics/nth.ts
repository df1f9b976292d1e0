/**
 * The element of a list at an index that the caller knows to be in it. Throws a RangeError otherwise: that is a defect. Loops
 * over the rows of a table read their arrays directly, because they read each element of a known range.
 */
export function nth<A extends NonNullable<unknown> | null>(list: ArrayLike<A>, index: number): A {
  const element = list[index];
  if (element === undefined) throw new RangeError(`no element ${index} among ${list.length}`);
  return element;
}

/** The last element of a list that has one. Throws a RangeError otherwise. */
export function last<A extends NonNullable<unknown> | null>(list: ArrayLike<A>): A {
  return nth(list, list.length - 1);
}
