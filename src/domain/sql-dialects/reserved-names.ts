import type { ReservedNames } from './names.js';

/** Every table of PostgreSQL has these columns (manual, 5.5), in small letters alone. */
export const systemColumns: ReservedNames = {
  pattern: /^(?:tableoid|[cx]m(?:in|ax)|ctid)$/,
  reason: 'takes no column of this name: PostgreSQL has it in every table',
};

/** Found by trying the names that InnoDB's manual says it uses. */
export const innodbColumns: ReservedNames = {
  pattern: /^(?:db_(?:row_id|trx_id|roll_ptr)|fts_doc_id|gen_clust_index)$/i,
  reason: 'takes no column of this name: InnoDB keeps it for itself',
};

/** The mark of table names from before they were encoded as names of files. */
export const oldTableNames: ReservedNames = {
  pattern: /^#mysql50#/i,
  reason: 'takes no name that begins with #mysql50#: MySQL reads that as a mark',
};

export const sqliteTables: ReservedNames = {
  pattern: /^sqlite_/i,
  reason: 'takes no name that begins with sqlite_: SQLite keeps these for itself',
};

export const temporaryTables: ReservedNames = {
  pattern: /^#/,
  reason: 'takes no name that begins with #: SQL Server would make the table a temporary one',
};
