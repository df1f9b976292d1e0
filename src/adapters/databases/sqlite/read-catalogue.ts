import { readDdl } from '../../../domain/databases/ddl/read-ddl.js';
import type {
  DatabaseColumn,
  DatabaseSchema,
  DatabaseTable,
  ForeignKey,
  MissedPart,
} from '../../../domain/databases/model/database-schema.js';
import { hasPoint, pointedTable } from '../pointed-names.js';
import { rowsByTable } from '../rows-by-table.js';
import type { SqlRow } from '../sql-link.js';
import { typeAndArgs } from '../type-and-args.js';

type Query = (sql: string) => Promise<readonly SqlRow[]>;

/** Virtual tables, and the tables in which they keep their rows, have another type. */
export const TABLES = `SELECT s.name, s.sql, l.wr FROM sqlite_schema s JOIN pragma_table_list l ON l.schema = 'main' AND l.name = s.name
  WHERE s.type = 'table' AND l.type = 'table' AND s.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY s.rowid`;

const of = (pragma: string, columns: string): string =>
  `SELECT s.name, ${columns} FROM sqlite_schema s JOIN ${pragma} p WHERE s.type = 'table' ORDER BY s.name`;

/** `hidden` is 2 or 3 for a computed column, and 1 for one of a virtual table. */
const COLUMNS = `${of('pragma_table_xinfo(s.name)', 'p.name, p.type, p."notnull", p.dflt_value, p.pk, p.hidden')}, p.cid`;
const FOREIGN_KEYS = `${of('pragma_foreign_key_list(s.name)', 'p.id, p."from", p."table", p."to"')}, p.id, p.seq`;
/** A part over an expression has no name. */
const UNIQUE_INDEXES = `SELECT s.name, p.name, i.name, p.partial, p.origin FROM sqlite_schema s
  JOIN pragma_index_list(s.name) p JOIN pragma_index_info(p.name) i
  WHERE s.type = 'table' AND p."unique" ORDER BY s.name, p.seq, i.seqno`;
const TRIGGERS = `SELECT tbl_name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY name`;
const SCRIPT = 'SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid';

/** A row if a trigger of any event belongs to one of the tables in `list`, SQL texts. Names ignore case. */
export function triggersOnQuery(list: string): string {
  return `SELECT 1 FROM sqlite_schema WHERE type = 'trigger' AND tbl_name COLLATE NOCASE IN (${list}) LIMIT 1`;
}

/** The columns of the unique indexes of a table, a SQL text, with their collations. */
export function collationsQuery(table: string): string {
  return `SELECT p.name, i.name, i.coll FROM pragma_index_list(${table}) p JOIN pragma_index_xinfo(p.name) i
    WHERE p."unique" AND NOT p.partial AND i.key ORDER BY p.seq, i.seqno`;
}

const ACTS = "IN ('CASCADE', 'SET NULL', 'SET DEFAULT')";

/**
 * The foreign keys that refer to the tables in `list` and belong to none in `except`, SQL texts, as rows of `readReferrers`. SQLite
 * checks those without an action at the end of the transaction.
 */
export function referrersQuery(list: string, except: string): string {
  return `SELECT s.name || ' ' || p.id, s.name, p."from",
      coalesce(p."to", (SELECT c.name FROM pragma_table_info(p."table") c WHERE c.pk = p.seq + 1)),
      s.name COLLATE NOCASE IN (${list}), p.on_delete ${ACTS}, p.on_update ${ACTS}
    FROM sqlite_schema s JOIN pragma_foreign_key_list(s.name) p
    WHERE s.type = 'table' AND p."table" COLLATE NOCASE IN (${list}) AND s.name COLLATE NOCASE NOT IN (${except})
    ORDER BY s.name, p.id, p.seq`;
}

/** A statement that creates a trigger names its event before the table. */
const ON_INSERT = /^[^(;]*?\bINSERT\s+ON\b/i;

/** Reads the ordinary tables of a SQLite file. */
export async function readCatalogue(query: Query): Promise<DatabaseSchema> {
  const read = async (sql: string) => rowsByTable(await query(sql));
  const columns = await read(COLUMNS);
  const keys = await read(FOREIGN_KEYS);
  const indexes = await read(UNIQUE_INDEXES);
  const triggers = rowsByTable(
    (await query(TRIGGERS)).filter(([, sql]) => ON_INSERT.test(String(sql))),
  );
  const written = await writtenRules(query);
  const all = await query(TABLES);
  const found = all.filter(([name]) => !hasPoint(name));
  const primaryKeys = new Map(
    found.map(([name]) => [String(name), primaryKey(columns.get(String(name)) ?? [])]),
  );
  const tables = found.map(([name, , withoutRowid]): DatabaseTable => {
    const table = String(name);
    const own = columns.get(table) ?? [];
    const key = primaryKeys.get(table) ?? [];
    const parts = rowsByTable(indexes.get(table) ?? []);
    return {
      name: table,
      columns: own.map((row) => columnOf(row, key, withoutRowid === 0)),
      primaryKey: key,
      uniques: [...parts.values()]
        .filter((index) => index.every(isWhole) && index[0]?.[2] !== 'pk')
        .map((index) => index.map(([column]) => String(column))),
      foreignKeys: [...rowsByTable(keys.get(table) ?? []).values()].map((rows) =>
        foreignKey(rows, primaryKeys),
      ),
      checks: [],
      ...written.get(table),
    };
  });
  const missed = found.flatMap(([name]) =>
    missedOf(String(name), indexes.get(String(name)) ?? [], triggers.get(String(name)) ?? []),
  );
  const pointed = all.filter(([name]) => hasPoint(name)).map(([name]) => pointedTable(name));
  return { dialect: 'sqlite', tables, missed: [...missed, ...pointed] };
}

type WrittenRules = Pick<DatabaseTable, 'checks' | 'partialUniques'>;

/** The rules that SQLite keeps only as they were written, by table. */
async function writtenRules(query: Query): Promise<ReadonlyMap<string, WrittenRules>> {
  const script = (await query(SCRIPT)).map(([sql]) => `${sql};\n`).join('');
  const rules = readDdl(script, 'sqlite').tables.map(
    ({ name, checks, partialUniques }): [string, WrittenRules] => [
      name,
      { checks, ...(partialUniques === undefined ? {} : { partialUniques }) },
    ],
  );
  return new Map(rules);
}

function primaryKey(columns: readonly SqlRow[]): readonly string[] {
  return columns
    .filter((row) => Number(row[4]) > 0)
    .sort((a, b) => Number(a[4]) - Number(b[4]))
    .map(([name]) => String(name));
}

function isWhole([column, isPartial]: SqlRow): boolean {
  return column !== null && isPartial === 0;
}

function foreignKey(
  rows: readonly SqlRow[],
  primaryKeys: ReadonlyMap<string, readonly string[]>,
): ForeignKey {
  const table = String(rows[0]?.[1]);
  const implied = primaryKeys.get(table) ?? [];
  return {
    columns: rows.map(([column]) => String(column)),
    table,
    // A reference without columns means the primary key.
    references: rows.map(([, , column], i) => String(column ?? implied[i])),
    isDeferrable: true,
  };
}

function columnOf(row: SqlRow, key: readonly string[], hasRowid: boolean): DatabaseColumn {
  const [name, written, notNull, fallback, , hidden] = row;
  const { type, args } = typeAndArgs(String(written));
  const isKey = key.includes(String(name));
  const isRowid = hasRowid && isKey && key.length === 1 && type === 'integer';
  const generated = Number(hidden) > 1 ? 'always' : isRowid ? 'default' : undefined;
  return {
    name: String(name),
    type,
    args,
    isArray: false,
    isUnsigned: /\bunsigned\b/i.test(type),
    isNullable: Number(notNull) === 0 && !isKey,
    ...(fallback === null ? {} : { default: String(fallback) }),
    ...(generated === undefined ? {} : { generated }),
  };
}

function missedOf(
  table: string,
  indexes: readonly SqlRow[],
  triggers: readonly SqlRow[],
): readonly MissedPart[] {
  const partial = [...rowsByTable(indexes)].filter(([, parts]) => !parts.every(isWhole));
  return [
    ...partial.map(([index]) => ({
      table,
      text: `CREATE UNIQUE INDEX ${index}`,
      reason: 'rows can break a unique index with a condition or over an expression',
    })),
    ...triggers.map(([sql]) => ({
      table,
      text: String(sql),
      reason: 'a trigger can change or refuse rows',
    })),
  ];
}
