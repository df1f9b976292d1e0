import sqlite from 'node-sqlite3-wasm';

export type SqliteValue = string | number | bigint | null;

export interface StoredTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly SqliteValue[])[];
}

type Database = InstanceType<typeof sqlite.Database>;

export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Loads a file into a table of untyped columns, so that SQLite stores every value unchanged, and reads it back. A
 * second table `x` exists during the load, and both tables must still exist afterwards.
 */
export function loadIntoSqlite(
  sql: string,
  table: string,
  columns: readonly string[],
): StoredTable {
  const database = new sqlite.Database();
  try {
    database.exec('CREATE TABLE x (kept); INSERT INTO x VALUES (1);');
    database.exec(`CREATE TABLE ${quotedName(table)} (${columns.map(quotedName).join(', ')})`);
    database.exec(sql);
    const tables = tableNames(database);
    if (JSON.stringify(tables) !== JSON.stringify(['x', table])) {
      throw new Error(`the tables are ${JSON.stringify(tables)}`);
    }
    if (database.get('SELECT kept FROM x')?.kept !== 1) throw new Error('table x was changed');
    return storedTable(database, table);
  } finally {
    database.close();
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads texts as bytes, because the library drops a byte order mark. */
function textsOf(database: Database, query: string): readonly string[] {
  const [column = '', ...rest] = query.split(' ');
  return database
    .all(`SELECT CAST(${column} AS BLOB) AS bytes ${rest.join(' ')}`)
    .map(({ bytes }) => decoder.decode(bytes as Uint8Array));
}

export function tableNames(database: Database): readonly string[] {
  return textsOf(database, "name FROM sqlite_master WHERE type = 'table' ORDER BY rowid");
}

/** Reads columns by position, because a row as an object would lose `__proto__` and the order of "0". */
export function storedTable(database: Database, table: string): StoredTable {
  const literal = `'${table.replaceAll("'", "''")}'`;
  const columns = textsOf(database, `name FROM pragma_table_info(${literal}) ORDER BY cid`);
  const list = columns.map((name, i) => {
    const column = quotedName(name);
    return `CASE typeof(${column}) WHEN 'text' THEN CAST(${column} AS BLOB) ELSE ${column} END AS c${i}`;
  });
  const rows = database
    .all(`SELECT ${list.join(', ')} FROM ${quotedName(table)} ORDER BY rowid`)
    .map((row) =>
      columns.map((_, i) => {
        const value = row[`c${i}`] as SqliteValue | Uint8Array;
        return value instanceof Uint8Array ? decoder.decode(value) : value;
      }),
    );
  return { columns, rows };
}
