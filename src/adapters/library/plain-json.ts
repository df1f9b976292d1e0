/** Whether a value consists of plain objects, lists and primitive values, `most` of them at the most. */
export function isPlainJson(value: unknown, most: number): boolean {
  return countOf(value, most) <= most;
}

/** The number of values in a value, itself included; more than `most` if that is so, or if it is not plain. */
function countOf(value: unknown, most: number): number {
  if (typeof value === 'function' || typeof value === 'symbol') return most + 1;
  if (typeof value !== 'object' || value === null) return 1;
  const isPlain = Array.isArray(value) ? isWholeList(value) : isPlainObject(value);
  if (!isPlain) return most + 1;
  let count = 1;
  for (const member of Object.values(value)) {
    if (count > most) break;
    count += countOf(member, most - count);
  }
  return count;
}

/** Whether `value` has exactly the members and values of `plain`, for which `isPlainJson` holds. */
export function isSameJson(plain: unknown, value: unknown): boolean {
  if (typeof plain !== 'object' || plain === null) return Object.is(plain, value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(plain)) return Array.isArray(value) && isSameList(plain, value);
  return !Array.isArray(value) && isPlainObject(value) && isSameObject(plain, value);
}

function isSameList(plain: readonly unknown[], value: readonly unknown[]): boolean {
  return plain.length === value.length && plain.every((item, i) => isSameJson(item, value[i]));
}

function isSameObject(plain: object, value: object): boolean {
  const names = Object.keys(plain);
  return (
    names.length === Object.keys(value).length &&
    names.every(
      (name) => Object.hasOwn(value, name) && isSameJson(member(plain, name), member(value, name)),
    )
  );
}

function member(of: object, name: string): unknown {
  return (of as Readonly<Record<string, unknown>>)[name];
}

/** Whether a list has no holes. */
function isWholeList(list: readonly unknown[]): boolean {
  return Object.keys(list).length === list.length;
}

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
