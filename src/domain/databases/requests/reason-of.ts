import type { DatabaseColumn } from '../model/database-schema.js';
import { typeText } from '../model/type-text.js';

/** The most characters of `because`. */
const LONGEST = 1000;

/** Says why a field has its type: the column, its type, and what else decided. */
export function reasonOf(column: DatabaseColumn, reasons: readonly string[]): string {
  return [`column ${column.name}`, typeText(column), ...reasons]
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, LONGEST);
}
