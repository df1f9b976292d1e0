import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Libsql from 'libsql';
import mysql from 'mysql2/promise';
import pg from 'pg';
import type { DatabaseKind } from '../../../src/adapters/databases/database-schemes.js';
import { openDuckdb } from '../duckdb.js';
import { freshName } from '../engines/engine.js';

/** A database of a test alone. */
export interface OwnDatabase {
  /** The URL as users of the command line write it. */
  readonly url: string;
  /** Runs statements, separated by semicolons. */
  run(sql: string): Promise<void>;
  /** Returns the rows of a query with every cell as text; null stays null. */
  rows(sql: string): Promise<readonly (readonly (string | null)[])[]>;
  drop(): Promise<void>;
}

const {
  TABLEWRIGHT_TEST_POSTGRES_URL: postgresUrl = 'postgresql://root@127.0.0.1:5432/test',
  TABLEWRIGHT_TEST_MARIADB_URL: mariadbUrl = 'mysql://root@127.0.0.1:3306/test',
} = process.env;

function withPath(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

function texts(rows: readonly (readonly unknown[])[]): readonly (readonly (string | null)[])[] {
  return rows.map((row) => row.map((cell) => (cell === null ? null : String(cell))));
}

async function inPostgresql<A>(url: string, work: (client: pg.Client) => Promise<A>): Promise<A> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 60_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function postgresql(): Promise<OwnDatabase> {
  const name = freshName();
  await inPostgresql(postgresUrl, async (client) => {
    await client.query(`CREATE DATABASE ${name}`);
    // Nothing needs to outlive the server, so no statement waits for the disk.
    await client.query(`ALTER DATABASE ${name} SET synchronous_commit TO off`);
  });
  const url = withPath(postgresUrl, name);
  const asText = { getTypeParser: () => (value: string) => value };
  return {
    url,
    run: async (sql) => {
      await inPostgresql(url, (client) => client.query(sql));
    },
    rows: async (sql) => {
      const query = { text: sql, rowMode: 'array' as const, types: asText };
      return texts((await inPostgresql(url, (client) => client.query<unknown[]>(query))).rows);
    },
    drop: async () => {
      const sql = `DROP DATABASE ${name} WITH (FORCE)`;
      await inPostgresql(postgresUrl, (client) => client.query(sql));
    },
  };
}

async function inMariadb(url: string, sql: string): Promise<unknown> {
  const connection = await mysql.createConnection({
    uri: url,
    connectTimeout: 60_000,
    multipleStatements: true,
    rowsAsArray: true,
    typeCast: (field) => field.buffer()?.toString('utf8') ?? null,
  });
  try {
    const [rows] = await connection.query(sql);
    return rows;
  } finally {
    await connection.end();
  }
}

async function mariadb(): Promise<OwnDatabase> {
  const name = freshName();
  await inMariadb(mariadbUrl, `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  const url = withPath(mariadbUrl, name);
  return {
    url,
    run: async (sql) => {
      await inMariadb(url, sql);
    },
    rows: async (sql) => (await inMariadb(url, sql)) as readonly (readonly (string | null)[])[],
    drop: async () => {
      await inMariadb(mariadbUrl, `DROP DATABASE ${name}`);
    },
  };
}

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'tablewright-database-'));
}

const load = createRequire(import.meta.url);

/** A SQLite file, which needs no server. */
export async function sqliteDatabase(): Promise<OwnDatabase> {
  const home = folder();
  const file = join(home, 'own.db');
  const within = <A>(work: (database: Libsql.Database) => A): A => {
    const database = new (load('libsql') as typeof Libsql)(file, { timeout: 60_000 });
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  writeFileSync(file, '');
  return {
    url: `sqlite:${file}`,
    run: async (sql) => {
      within((database) => database.exec(sql));
    },
    rows: async (sql) =>
      texts(within((database) => database.prepare(sql).raw().all()) as readonly unknown[][]),
    drop: async () => rmSync(home, { recursive: true }),
  };
}

async function duckdb(): Promise<OwnDatabase> {
  const home = folder();
  const file = join(home, 'own.duckdb');
  const rows: OwnDatabase['rows'] = async (sql) => {
    const instance = await openDuckdb(file);
    const connection = await instance.connect();
    try {
      return texts((await connection.runAndReadAll(sql)).getRows());
    } finally {
      connection.closeSync();
      instance.closeSync();
    }
  };
  await rows('SELECT 1');
  return {
    url: `duckdb:${file}`,
    run: async (sql) => {
      await rows(sql);
    },
    rows,
    drop: async () => rmSync(home, { recursive: true }),
  };
}

export interface DatabaseCase {
  readonly kind: DatabaseKind;
  readonly title: string;
  create(): Promise<OwnDatabase>;
  /** A table called t in another schema, or in the only one. */
  readonly other: string;
  /** Types of text that ignore case. */
  readonly caseless: readonly string[];
  /** The reason why no such database can be created; undefined if there is none. */
  readonly reason: string | undefined;
}

async function reasonOf(create: () => Promise<OwnDatabase>): Promise<string | undefined> {
  try {
    await (await create()).drop();
    return undefined;
  } catch (error) {
    return (error as Error).message || String((error as NodeJS.ErrnoException).code);
  }
}

/** What a test knows of each database. One without a line does not compile. */
const DATABASES: Readonly<Record<DatabaseKind, Omit<DatabaseCase, 'kind' | 'reason'>>> = {
  postgresql: {
    title: 'PostgreSQL',
    create: postgresql,
    other: 'far.t',
    caseless: ['CITEXT', 'TEXT COLLATE caseless'],
  },
  mysql: {
    title: 'MariaDB',
    create: mariadb,
    other: 't',
    caseless: ['VARCHAR(20) COLLATE utf8mb4_general_ci'],
  },
  sqlite: {
    title: 'SQLite',
    create: sqliteDatabase,
    other: 'main.t',
    caseless: ['TEXT COLLATE NOCASE'],
  },
  duckdb: {
    title: 'DuckDB',
    create: duckdb,
    other: 'far.t',
    caseless: ['VARCHAR COLLATE NOCASE'],
  },
};

/** Every database that can be filled. */
export const databaseCases: readonly DatabaseCase[] = await Promise.all(
  Object.entries(DATABASES).map(async ([kind, known]) => ({
    ...known,
    kind: kind as DatabaseKind,
    reason: await reasonOf(known.create),
  })),
);
