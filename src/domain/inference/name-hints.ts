const WORD = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g;

/** The words of a column's name in lower case, with and without a final s: `billingCity_2` has billing, city and 2. */
export function nameHints(name: string): ReadonlySet<string> {
  const words = (name.match(WORD) ?? []).map((word) => word.toLowerCase());
  return new Set([...words, ...words.map((word) => word.replace(/s$/, ''))]);
}

export function hasHint(hints: ReadonlySet<string>, words: readonly string[]): boolean {
  return words.some((word) => hints.has(word));
}
