/** Indexes records by their names, in their order. Throws if two records share a name; `plural` names the records. */
export function byName<A extends { readonly name: string }>(
  plural: string,
  records: readonly A[],
): ReadonlyMap<string, A> {
  const known = new Map<string, A>();
  for (const record of records) {
    if (known.has(record.name)) throw new Error(`two ${plural} have the name "${record.name}"`);
    known.set(record.name, record);
  }
  return known;
}
