import { DatabaseError } from '../../application/ports/database-link.js';
import { REFERRER } from './own-names.js';

/** A foreign key, seen from the rows to which it refers. Names are SQL. */
export interface Referrer {
  /** The table that has it, for messages. */
  readonly table: string;
  readonly quoted: string;
  readonly pairs: readonly { readonly column: string; readonly reference: string }[];
  /** Whether it belongs to one of the tables to which it refers. */
  readonly isOwn: boolean;
  /** Whether rows that have it go or change, or would refer to nothing, if the others are deleted. */
  readonly onDelete: boolean;
  /** The same, if the others get other values. */
  readonly onUpdate: boolean;
}

/** The part of a link that looks for rows which refer to others. */
interface Statements {
  query(sql: string): Promise<readonly (readonly unknown[])[]>;
}

const DELETED = 'rows that would be deleted';

/** Refuses to delete all rows of tables to which rows with a foreign key refer. */
export function refuseEmptying(link: Statements, referrer: Referrer): Promise<void> {
  const complete = referrer.pairs.map(({ column }) => `${column} IS NOT NULL`).join(' AND ');
  return refuse(link, referrer, DELETED, `FROM ${referrer.quoted} WHERE ${complete}`);
}

/** Refuses to delete the rows of a table for which `isDeleted`, a condition about the rows of a name, holds. */
export function refuseDeleting(
  link: Statements,
  referrer: Referrer,
  target: string,
  isDeleted: (name: string) => string,
): Promise<void> {
  // Rows that are deleted, too, may refer to each other.
  const stays = referrer.isOwn ? ` AND NOT ${isDeleted(REFERRER)}` : '';
  const rows = `${referring(referrer, target)} WHERE ${isDeleted(target)}${stays}`;
  return refuse(link, referrer, DELETED, rows);
}

/** Refuses to change the rows of a table that `changes`, a JOIN with a condition, finds. */
export function refuseChanging(
  link: Statements,
  referrer: Referrer,
  target: string,
  changes: string,
): Promise<void> {
  const rows = `${referring(referrer, target)} ${changes}`;
  return refuse(link, referrer, 'values that would be changed', rows);
}

/** The rows that have a foreign key, each beside the row of a table to which it refers, as SQL from FROM on. */
function referring({ quoted, pairs }: Referrer, target: string): string {
  const same = pairs.map(
    ({ column, reference }) => `${REFERRER}.${column} = ${target}.${reference}`,
  );
  return `FROM ${quoted} ${REFERRER} JOIN ${target} ON ${same.join(' AND ')}`;
}

/** Refuses if there is a row. */
async function refuse(
  link: Statements,
  { table }: Referrer,
  what: string,
  rows: string,
): Promise<void> {
  const [row] = await link.query(`SELECT 1 ${rows} LIMIT 1`);
  if (row !== undefined) throw new DatabaseError(`rows of ${table} refer to ${what}`);
}
