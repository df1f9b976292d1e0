import type { Field } from './generate-request.js';

/**
 * The name of the column in which a format without objects shows each field: its own, or that of the object that is one
 * column.
 */
export function shownName({ name, parents }: Pick<Field, 'name' | 'parents'>): string {
  return parents.find(({ isOneColumn }) => isOneColumn)?.name ?? name;
}
