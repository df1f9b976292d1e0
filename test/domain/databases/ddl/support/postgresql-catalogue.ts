import pg from 'pg';
import { freshName } from '../../../../support/engines/engine.js';
import type { Catalogue } from './catalogue.js';
import { columnFact, distinct, type Fact, foreignFact, primaryFact, uniqueFact } from './facts.js';

const URL_OF_SERVER =
  process.env.TABLEWRIGHT_TEST_POSTGRES_URL ?? 'postgresql://root@127.0.0.1:5432/test';

/** Tables that rows go into: no partitions and no children. */
const TABLES = `SELECT c.oid, c.relname AS name FROM pg_class c
  WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT 1 FROM pg_inherits WHERE inhrelid = c.oid)`;

const COLUMNS = `SELECT r.name, a.attname,
    CASE t.typtype WHEN 'd' THEN format_type(t.typbasetype, t.typtypmod)
      WHEN 'e' THEN 'enum' ELSE format_type(a.atttypid, a.atttypmod) END,
    NOT (a.attnotnull OR t.typnotnull),
    (SELECT json_agg(enumlabel ORDER BY enumsortorder) FROM pg_enum WHERE enumtypid = a.atttypid)
  FROM (${TABLES}) r JOIN pg_attribute a ON a.attrelid = r.oid JOIN pg_type t ON t.oid = a.atttypid
  WHERE a.attnum > 0 AND NOT a.attisdropped`;

const names = (table: string, numbers: string): string =>
  `(SELECT json_agg(a.attname ORDER BY k.i) FROM unnest(${numbers}) WITH ORDINALITY k(n, i)
    JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = k.n)`;

const UNIQUES = `SELECT r.name, i.indisprimary, ${names('i.indrelid', 'i.indkey[0:i.indnkeyatts - 1]')}
  FROM (${TABLES}) r JOIN pg_index i ON i.indrelid = r.oid
  WHERE i.indisunique AND i.indpred IS NULL AND i.indexprs IS NULL`;

const FOREIGN_KEYS = `SELECT r.name, ${names('c.conrelid', 'c.conkey')}, f.relname,
    ${names('c.confrelid', 'c.confkey')}
  FROM (${TABLES}) r JOIN pg_constraint c ON c.conrelid = r.oid JOIN pg_class f ON f.oid = c.confrelid
  WHERE c.contype = 'f'`;

async function read(client: pg.Client): Promise<readonly Fact[]> {
  const rows = async <Row>(text: string): Promise<readonly Row[]> =>
    (await client.query({ text, rowMode: 'array' })).rows as unknown as readonly Row[];
  const columns = await rows<Parameters<typeof columnFact>>(COLUMNS);
  const uniques = await rows<[string, boolean, readonly string[]]>(UNIQUES);
  const foreignKeys = await rows<Parameters<typeof foreignFact>>(FOREIGN_KEYS);
  return distinct([
    ...columns.map((column) => columnFact(...column)),
    ...uniques.map(([table, isPrimary, key]) =>
      isPrimary ? primaryFact(table, key) : uniqueFact(table, key),
    ),
    ...foreignKeys.map((key) => foreignFact(...key)),
  ]);
}

/** Lines for the program psql, and statements about the server rather than the tables. */
const ABOUT_THE_SERVER =
  /^\\.*$|^(?:DROP|CREATE) DATABASE .*$|^.* OWNER TO .*$|^CREATE OR REPLACE PROCEDURAL .*$|^(?:REVOKE|GRANT) .*$/gm;

export const postgresqlCatalogue: Catalogue = {
  title: 'PostgreSQL',

  async factsAfter(script) {
    const database = freshName();
    const server = new pg.Client({
      connectionString: URL_OF_SERVER,
      connectionTimeoutMillis: 60_000,
    });
    await server.connect();
    try {
      await server.query(`CREATE DATABASE ${database}`);
      const url = new URL(URL_OF_SERVER);
      url.pathname = database;
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      try {
        await client.query(script.replace(ABOUT_THE_SERVER, ''));
        return await read(client);
      } finally {
        await client.end();
      }
    } finally {
      await server.query(`DROP DATABASE IF EXISTS ${database}`);
      await server.end();
    }
  },

  typeOf({ type, args, isArray }) {
    if (type === 'enum') return type;
    const list = args.length === 0 ? '' : `(${args.join(',')})`;
    const named = / time zone$/.test(type) ? type.replace(/^(\w+)/, `$1${list}`) : type + list;
    return isArray ? `${named}[]` : named;
  },
};
