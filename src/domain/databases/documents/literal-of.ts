/** A value as SQL writes it; undefined for objects and null. */
export function literalOf(value: unknown): string | undefined {
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  const isPlain =
    typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean';
  return isPlain ? String(value) : undefined;
}
