import { allWords } from '../../meanings/name-words.js';
import type { DatabaseTable } from '../model/database-schema.js';
import type { StructuredTable } from './structured-table.js';

/** Whether foreign keys called `*_id` hold the values of a column called `name`: then they are ids, and not names of people or things. */
export function referredIds(
  tables: readonly StructuredTable[],
): (table: DatabaseTable, column: string) => boolean {
  const names = new Map<DatabaseTable, Set<string>>();
  for (const { relations } of tables) {
    for (const { target, columns, references } of relations) {
      references.forEach((name, i) => {
        const isId = allWords(columns[i] ?? '').at(-1) === 'id';
        if (!isId || allWords(name).at(-1) !== 'name') return;
        names.set(target, (names.get(target) ?? new Set()).add(name));
      });
    }
  }
  return (table, column) => names.get(table)?.has(column) === true;
}
