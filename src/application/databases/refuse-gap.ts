import { counted } from '../../domain/basics/counted.js';
import { DatabaseError } from '../ports/database-link.js';
import type { LoadTask } from './load-task.js';
import type { FilledTable } from './without-late-orphans.js';

/** Refuses changes of tables that do not stand as of the beginning of the span: rows that came before it are missing. */
export function refuseGap({ births }: LoadTask, filled: readonly FilledTable[]): void {
  if (births === undefined) return;
  for (const { table, rows, there } of filled) {
    const missing = rows - there - (births.get(table.name) ?? 0);
    if (missing <= 0) continue;
    throw new DatabaseError(
      `${table.name}: ${counted(missing, 'row')} that came before --from ${missing === 1 ? 'is' : 'are'} missing: begin where the last span ended, or load the tables with --as-of`,
    );
  }
}
