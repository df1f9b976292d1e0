import { NEXT, PARENT, WAITING } from '../own-names.js';
import type { SqlRow } from '../sql-link.js';

/** A table whose rows refer to rows of the same table. */
export interface OwnReferences {
  /** The names as SQL. */
  readonly target: string;
  readonly columns: readonly string[];
  /** The columns of each foreign key with those that they refer to. */
  readonly keys: readonly (readonly (readonly [column: string, reference: string])[])[];
}

/**
 * Loads rows that `load` writes into a temporary table, those without a row that they refer to first. DuckDB compares the
 * references of a statement with the rows of earlier ones alone.
 */
export async function loadLevels(
  query: (sql: string) => Promise<readonly SqlRow[]>,
  { target, columns, keys }: OwnReferences,
  load: (table: string) => Promise<number>,
): Promise<number> {
  const list = columns.join(', ');
  await query(`CREATE TEMPORARY TABLE ${WAITING} AS SELECT ${list} FROM ${target} LIMIT 0`);
  const rows = await load(WAITING);
  const isThere = keys.map((pairs) => {
    const nulls = pairs.map(([column]) => `${WAITING}.${column} IS NULL`);
    const same = pairs.map(
      ([column, reference]) => `${PARENT}.${reference} = ${WAITING}.${column}`,
    );
    return `(${nulls.join(' OR ')} OR EXISTS (SELECT 1 FROM ${target} ${PARENT} WHERE ${same.join(' AND ')}))`;
  });
  for (let left = rows; left > 0; ) {
    await query(
      `CREATE TEMPORARY TABLE ${NEXT} AS SELECT rowid AS n FROM ${WAITING} WHERE ${isThere.join(' AND ')}`,
    );
    const [[found] = []] = await query(`SELECT count(*) FROM ${NEXT}`);
    // Rows in a circle are left to DuckDB, which says what it refuses.
    const chosen = Number(found) === 0 ? '' : ` WHERE rowid IN (SELECT n FROM ${NEXT})`;
    await query(`INSERT INTO ${target} (${list}) SELECT ${list} FROM ${WAITING}${chosen}`);
    await query(`DELETE FROM ${WAITING}${chosen}`);
    await query(`DROP TABLE ${NEXT}`);
    left = chosen === '' ? 0 : left - Number(found);
  }
  await query(`DROP TABLE ${WAITING}`);
  return rows;
}
