/** Adds an item to the list of a key. */
export function appendTo<K, A>(lists: Map<K, A[]>, key: K, item: A): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [item]);
  else known.push(item);
}
