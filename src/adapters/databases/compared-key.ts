/** The part of a link that compares keys. */
export interface KeyLink {
  quoteName(name: string): string;
  /** What to write behind columns of a key, so that they are compared as its index compares them. */
  collations(table: string, key: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** The columns of a key, as SQL that compares them as its index does: `Ada` and `ADA` may be one key. */
export async function comparedKey(
  link: KeyLink,
  table: string,
  key: readonly string[],
): Promise<readonly string[]> {
  const collations = await link.collations(table, key);
  return key.map((column) => `${link.quoteName(column)}${collations.get(column) ?? ''}`);
}

/** A condition: rows of two tables with these names have the same key. */
export function sameKey(compared: readonly string[], one: string, other: string): string {
  return compared.map((column) => `${one}.${column} = ${other}.${column}`).join(' AND ');
}
