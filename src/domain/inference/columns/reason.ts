/** Why a column has its kind: fixed words and the names of types, so that no reason contains a sampled value. */
export const REASON = {
  values: 'its values decide',
  name: (kind: string) => `its name decides: its values alone would be ${kind}`,
  nameAlone: 'its name decides: its values may not tell more',
  owner: 'the owner says that its values are categories',
  empty: 'it has no values',
  withheld: 'the privacy gate withheld the rest',
} as const;

const FIXED: ReadonlySet<unknown> = new Set(Object.values(REASON));
const NAMED = /^its name decides: its values alone would be [a-z0-9_]{1,32}$/;

export function isReason(text: string): boolean {
  return FIXED.has(text) || NAMED.test(text);
}
