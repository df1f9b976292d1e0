/** The value of a key that the caller knows to be in a map. Throws a RangeError otherwise: that is a defect. */
export function entryOf<K, V extends NonNullable<unknown> | null>(
  map: ReadonlyMap<K, V>,
  key: K,
): V {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`no entry ${String(key)} among ${map.size}`);
  return value;
}
