import type { ReservedNames } from './names.js';

/** Every table of PostgreSQL has these columns (manual, 5.5). Their names are reserved in small letters only. */
export const systemColumns: ReservedNames = {
  pattern: /^(?:tableoid|[cx]m(?:in|ax)|ctid)$/,
  reason: 'does not allow a column of this name: PostgreSQL has one in every table',
};

/** Found by trying the names that the manual of InnoDB lists as internal. */
export const innodbColumns: ReservedNames = {
  pattern: /^(?:db_(?:row_id|trx_id|roll_ptr)|fts_doc_id|gen_clust_index)$/i,
  reason: 'does not allow a column of this name: InnoDB reserves it',
};

/** The prefix of tables whose files were created before MySQL encoded table names as file names. */
export const oldTableNames: ReservedNames = {
  pattern: /^#mysql50#/i,
  reason: 'does not allow a name that begins with #mysql50#: MySQL reserves this prefix',
};

export const sqliteTables: ReservedNames = {
  pattern: /^sqlite_/i,
  reason: 'does not allow a name that begins with sqlite_: SQLite reserves this prefix',
};

export const temporaryTables: ReservedNames = {
  pattern: /^#/,
  reason: 'does not allow a name that begins with #: SQL Server would create a temporary table',
};
