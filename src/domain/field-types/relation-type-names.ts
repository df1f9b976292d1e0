/** The names of the types that a table alone cannot have, in the order of the catalogue. */
export const RELATION_TYPE_NAMES = [
  'reference',
  'copy',
  'ordinal',
  'running',
  'total',
  'changed',
  'ended',
] as const;

/** Those that a table with groups can have, too: they number and add up the rows of a group. */
export const GROUPED_TYPE_NAMES = ['ordinal', 'running'] as const;

export function isGroupedType(name: string): boolean {
  return GROUPED_TYPE_NAMES.some((known) => known === name);
}

/** Whether only tables of a set, or with groups, can have a type of this name. */
export function isRelationType(name: string): boolean {
  return RELATION_TYPE_NAMES.some((known) => known === name);
}
