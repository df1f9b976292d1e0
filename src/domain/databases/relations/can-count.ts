import type { PlainColumns } from '../columns/plain-columns.js';
import type { DatabaseColumn } from '../model/database-schema.js';

/** Whether a column can number the rows of a parent from 1 on: a whole number that no rule limits to others. */
export function canCount(column: DatabaseColumn, plain: PlainColumns): boolean {
  const { values, most, least, excluded } = plain.rules(column);
  const isFree = values === undefined && most.length + excluded.length === 0;
  const isPositive = least.every(({ value }) => Number(value) <= 0 || value === 1);
  return plain.isPlain(column) && plain.kind(column).kind === 'integer' && isFree && isPositive;
}
