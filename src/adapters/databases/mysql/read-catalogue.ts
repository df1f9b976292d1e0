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
import {
  COLUMNS_QUERY,
  checksQuery,
  FOREIGN_KEYS_QUERY,
  TABLES_QUERY,
  TRIGGERS_QUERY,
  UNIQUE_INDEXES_QUERY,
} from './catalogue-queries.js';

type Query = (sql: string) => Promise<readonly SqlRow[]>;

/** Reads the ordinary tables of the current database of MySQL or MariaDB. */
export async function readCatalogue(query: Query, isMariadb: boolean): Promise<DatabaseSchema> {
  const read = async (sql: string) => rowsByTable(await query(sql));
  const columns = await read(COLUMNS_QUERY);
  const indexes = await read(UNIQUE_INDEXES_QUERY);
  const keys = await read(FOREIGN_KEYS_QUERY);
  const checks = await read(checksQuery(isMariadb));
  const triggers = await read(TRIGGERS_QUERY);
  const found = (await query(TABLES_QUERY)).map(([name]) => String(name));
  const names = found.filter((name) => !hasPoint(name));
  const tables = names.map((name): DatabaseTable => {
    const own = grouped(indexes.get(name) ?? []);
    return {
      name,
      columns: (columns.get(name) ?? []).map(columnOf),
      primaryKey: columnsOf(own.get('PRIMARY') ?? []),
      uniques: [...own]
        .filter(([index, parts]) => index !== 'PRIMARY' && parts.every(isWhole))
        .map(([, parts]) => columnsOf(parts)),
      foreignKeys: [...grouped(keys.get(name) ?? []).values()].map(foreignKey),
      checks: (checks.get(name) ?? []).map(([clause]) => String(clause)),
    };
  });
  const missed = names.flatMap((name) => [
    ...missedIndexes(name, grouped(indexes.get(name) ?? [])),
    ...(triggers.get(name) ?? []).map(([text]) => ({
      table: name,
      text: String(text),
      reason: 'a trigger can change or refuse rows',
    })),
  ]);
  return {
    dialect: 'mysql',
    tables,
    missed: [...missed, ...found.filter(hasPoint).map(pointedTable)],
  };
}

type Parts = ReadonlyMap<string, readonly SqlRow[]>;

/** The parts of each index or key by its name. */
function grouped(rows: readonly SqlRow[]): Parts {
  return rowsByTable(rows);
}

function columnsOf(parts: readonly SqlRow[]): readonly string[] {
  return parts.map(([column]) => String(column));
}

/** A part of an index is neither an expression nor the beginning of a text. */
function isWhole([column, length]: SqlRow): boolean {
  return column !== null && length === null;
}

function foreignKey(parts: readonly SqlRow[]): ForeignKey {
  return {
    columns: columnsOf(parts),
    table: String(parts[0]?.[1]),
    references: parts.map(([, , column]) => String(column)),
    isDeferrable: false,
  };
}

function missedIndexes(table: string, indexes: Parts): readonly MissedPart[] {
  return [...indexes]
    .filter(([, parts]) => !parts.every(isWhole))
    .map(([index]) => ({
      table,
      text: `UNIQUE INDEX ${index}`,
      reason: 'rows can break a unique index over an expression or the beginning of a text',
    }));
}

function columnOf(row: SqlRow): DatabaseColumn {
  const [name, base, written, isNullable, fallback, extra, comment] = row.map((cell) =>
    cell === null ? undefined : String(cell),
  );
  const { args } = typeAndArgs(String(written));
  const values = base === 'enum' || base === 'set' ? labels(String(written)) : undefined;
  const generated = generation(String(extra));
  return {
    name: String(name),
    type: String(base),
    args,
    isArray: false,
    isUnsigned: String(written).includes(' unsigned'),
    isNullable: isNullable === 'YES',
    ...(values === undefined ? {} : { values }),
    // MariaDB writes the default null as a text.
    ...(fallback === undefined || fallback === 'NULL' ? {} : { default: fallback }),
    ...(generated === undefined ? {} : { generated }),
    ...(comment === '' || comment === undefined ? {} : { comment }),
  };
}

function generation(extra: string): DatabaseColumn['generated'] {
  if (/\bauto_increment\b/i.test(extra)) return 'default';
  return /\b(?:stored|virtual|persistent) generated\b/i.test(extra) ? 'always' : undefined;
}

const LABEL = /'((?:[^']|'')*)'/g;

/** The labels in `enum('a','b')`. */
function labels(written: string): readonly string[] {
  return [...written.matchAll(LABEL)].map(([, label = '']) => label.replaceAll("''", "'"));
}
