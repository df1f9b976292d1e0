/** The names of the types that only tables of a set can have, in the order of the catalogue. */
export const RELATION_TYPE_NAMES = [
  'reference',
  'copy',
  'ordinal',
  'running',
  'total',
  'changed',
  'ended',
] as const;

/** Whether only tables of a set can have a type of this name. */
export function isRelationType(name: string): boolean {
  return RELATION_TYPE_NAMES.some((known) => known === name);
}
