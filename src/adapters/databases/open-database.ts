import type { DatabaseLink } from '../../application/ports/database-link.js';
import type { DatabaseUrl } from './database-url.js';

/** Connects to a database. Only its own driver is loaded. Rejects with a `DatabaseError` if that fails. */
export async function openDatabase({ kind, address }: DatabaseUrl): Promise<DatabaseLink> {
  switch (kind) {
    case 'postgresql':
      return (await import('./postgresql/postgresql-link.js')).PostgresqlLink.open(
        new URL(address),
      );
    case 'mysql':
      return (await import('./mysql/mysql-link.js')).MysqlLink.open(new URL(address));
    case 'sqlite':
      return (await import('./sqlite/sqlite-link.js')).SqliteLink.open(address);
    case 'duckdb':
      return (await import('./duckdb/duckdb-link.js')).DuckdbLink.open(address);
  }
}
