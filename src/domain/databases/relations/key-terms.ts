import type { PlainColumns } from '../columns/plain-columns.js';
import type { DatabaseTable } from '../model/database-schema.js';

/** What is known of a table and of those to which it refers when its keys are planned. */
export interface KeyTerms {
  readonly plain: PlainColumns;
  /** The rows that were asked for. */
  readonly asked: number;
  readonly rowsOf: (table: DatabaseTable) => number;
  /** The table to which a column of a table refers, if it does. */
  readonly ownerOf: (table: DatabaseTable, column: string) => DatabaseTable | undefined;
  /** Whether all references to a table point to its first row. */
  readonly isPinned: (table: DatabaseTable) => boolean;
  /** Whether other tables refer to one of the columns of a table. */
  readonly isReferred: (table: DatabaseTable, columns: readonly string[]) => boolean;
}
