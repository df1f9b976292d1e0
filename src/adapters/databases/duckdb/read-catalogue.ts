import { readDdl } from '../../../domain/databases/ddl/read-ddl.js';
import type {
  DatabaseColumn,
  DatabaseSchema,
  ForeignKey,
} from '../../../domain/databases/model/database-schema.js';
import { postgresql } from '../../../domain/sql-dialects/postgresql.js';
import { pointedTable } from '../pointed-names.js';
import { rowsByTable } from '../rows-by-table.js';
import type { SqlRow } from '../sql-link.js';
import { typeAndArgs } from '../type-and-args.js';

type Query = (sql: string) => Promise<readonly SqlRow[]>;

/** A list as JSON, because the driver gives lists as objects of its own. */
const list = (expression: string): string => `to_json(${expression})::VARCHAR`;

/** A table of the schema main has its bare name. */
const NAME =
  "CASE schema_name WHEN 'main' THEN table_name ELSE schema_name || '.' || table_name END";
/** A foreign key refers to a table of the schema of its own. */
const REFERENCED = NAME.replaceAll('table_name', 'referenced_table');
const ALL = 'database_name = current_database()';
const PLAIN = "NOT contains(schema_name, '.') AND NOT contains(table_name, '.')";
const OWN = `${ALL} AND ${PLAIN}`;

const TABLES = `SELECT ${NAME}, sql FROM duckdb_tables() WHERE ${OWN} AND NOT internal AND NOT temporary ORDER BY table_oid`;
const POINTED = `SELECT table_name FROM duckdb_tables() WHERE ${ALL} AND NOT internal AND NOT temporary AND NOT (${PLAIN})`;
const COLUMNS = `SELECT ${NAME}, column_name, data_type, is_nullable, column_default, comment
  FROM duckdb_columns() WHERE ${OWN} AND NOT internal ORDER BY table_oid, column_index`;
const CONSTRAINTS = `SELECT ${NAME}, constraint_type, ${list('constraint_column_names')}, ${REFERENCED},
    ${list('referenced_column_names')}, expression FROM duckdb_constraints() WHERE ${OWN} ORDER BY table_oid, constraint_index`;
const INDEXES = `SELECT ${NAME}, expressions, sql FROM duckdb_indexes() WHERE ${OWN} AND is_unique ORDER BY index_oid`;

/** Reads the ordinary tables of a DuckDB file. */
export async function readCatalogue(query: Query): Promise<DatabaseSchema> {
  const columns = rowsByTable(await query(COLUMNS));
  const constraints = rowsByTable(await query(CONSTRAINTS));
  const indexes = rowsByTable(await query(INDEXES));
  const found = await query(TABLES);
  const names = found.map(([name]) => String(name));
  const computed = computedColumns(found);
  const tables = names.map((name) => {
    const own = constraints.get(name) ?? [];
    const ofKind = (kind: string) => own.filter(([found]) => found === kind);
    const plain = (columns.get(name) ?? []).map((row) =>
      columnOf(row, computed.has(keyOf(name, String(row[0])))),
    );
    const known = new Set(plain.map((column) => column.name));
    return {
      name,
      columns: plain,
      primaryKey: ofKind('PRIMARY KEY').flatMap((row) => namesIn(row[1])),
      uniques: [
        ...ofKind('UNIQUE').map((row) => namesIn(row[1])),
        ...(indexes.get(name) ?? [])
          .map(([expressions]) => namesIn(expressions))
          .filter((keys) => keys.every((key) => known.has(key))),
      ],
      foreignKeys: ofKind('FOREIGN KEY').map(foreignKey),
      checks: [
        ...ofKind('CHECK').map((row) => String(row[4])),
        ...lengths(columns.get(name) ?? []),
      ],
    };
  });
  const pointed = (await query(POINTED)).map(([name]) => pointedTable(name));
  return { dialect: 'postgresql', tables, missed: pointed };
}

/** The computed columns of tables as `keyOf` has them. Only the statements of the tables tell them. */
function computedColumns(tables: readonly SqlRow[]): ReadonlySet<string> {
  const script = tables.map(([, sql]) => String(sql)).join('\n');
  return new Set(
    readDdl(script, 'postgresql').tables.flatMap(({ name, columns }) =>
      columns
        .filter(({ generated }) => generated === 'always')
        .map((column) => keyOf(name, column.name)),
    ),
  );
}

/** The name of a column with that of its table. DuckDB ignores case, and writes capital letters without quotes. */
function keyOf(table: string, column: string): string {
  return JSON.stringify([table, column]).toLowerCase();
}

/** Reads `["a","b"]`, or `[a, '"b c"']` as the catalogue of indexes writes it. */
function namesIn(value: unknown): readonly string[] {
  const text = String(value ?? '[]');
  if (text.startsWith('["') || text === '[]') return JSON.parse(text) as readonly string[];
  const parts = text.slice(1, -1).split(', ');
  return parts.map((part) => part.replace(/^'?"?|"?'?$/g, ''));
}

function foreignKey(row: SqlRow): ForeignKey {
  return {
    columns: namesIn(row[1]),
    table: String(row[2]),
    references: namesIn(row[3]),
    isDeferrable: false,
  };
}

/** A list, or an array with the number of its items. */
const LIST = /^(.*)\[(\d*)\]$/s;
const ENUM = /^ENUM\(/;
const LABEL = /'((?:[^']|'')*)'/g;

/** Checks in place of types that say how many items an array has. */
function lengths(columns: readonly SqlRow[]): readonly string[] {
  return columns.flatMap(([name, written]) => {
    const length = LIST.exec(String(written))?.[2] ?? '';
    return length === '' ? [] : [`len(${postgresql.quoteName(String(name))}) = ${length}`];
  });
}

/** Types that other databases do not have, as those that have their values. */
const OTHER_TYPES: Readonly<Record<string, string>> = {
  timestamp_s: 'timestamp',
  timestamp_ms: 'timestamp',
  timestamp_ns: 'timestamp',
  hugeint: 'bigint',
  uhugeint: 'ubigint',
};

function columnOf(
  [name, written, isNullable, fallback, comment]: SqlRow,
  isComputed: boolean,
): DatabaseColumn {
  const [, item] = LIST.exec(String(written)) ?? [];
  const element = item ?? String(written);
  const values = ENUM.test(element)
    ? [...element.matchAll(LABEL)].map(([, label = '']) => label.replaceAll("''", "'"))
    : undefined;
  const { type: own, args } =
    values === undefined ? typeAndArgs(element) : { type: 'enum', args: [] };
  const type = OTHER_TYPES[own] ?? own;
  const text = fallback === null || fallback === undefined ? undefined : String(fallback);
  return {
    name: String(name),
    type: type.replace(/^u(?=(?:tiny|small|big|huge)?int)/, ''),
    args,
    isArray: item !== undefined,
    isUnsigned: /^u(?:tiny|small|big|huge)?int/.test(type),
    isNullable: isNullable === true,
    ...(values === undefined ? {} : { values }),
    ...(text === undefined || isComputed ? {} : { default: text }),
    ...(text?.startsWith('nextval(') === true ? { generated: 'default' } : {}),
    ...(isComputed ? { generated: 'always' } : {}),
    ...(comment === null || comment === undefined ? {} : { comment: String(comment) }),
  };
}
