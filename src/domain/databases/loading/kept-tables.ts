import type {
  DatabaseColumn,
  DatabaseSchema,
  DatabaseTable,
  ForeignKey,
} from '../model/database-schema.js';

/** The different values of columns, as texts, by table and column. */
export type KeptValues = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** The columns of tables that stay as they are, to which other tables refer: by table. */
export function keptColumns(
  { tables }: DatabaseSchema,
  kept: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const keys = tables
    .filter(({ name }) => !kept.has(name))
    .flatMap(({ foreignKeys }) =>
      foreignKeys.filter((key) => isSingle(key) && kept.has(key.table)),
    );
  const columns = new Map<string, readonly string[]>();
  for (const { table, references } of keys) {
    columns.set(table, [...new Set([...(columns.get(table) ?? []), ...references])]);
  }
  return columns;
}

/** Why no row refers to a kept table by several columns: the values of one column say nothing about those of another. */
export const SEVERAL_COLUMNS = 'it refers to rows that are there by several columns';

/**
 * The schema without the tables that stay as they are. A column that refers to one of them becomes an enumeration of the
 * keys that are there. A key of several columns stays if one of them can be null, which then refers to nothing.
 */
export function withoutKept(
  schema: DatabaseSchema,
  kept: ReadonlySet<string>,
  values: KeptValues,
): DatabaseSchema {
  const filled = schema.tables.filter(({ name }) => !kept.has(name));
  return {
    ...schema,
    tables: filled.map((table) => referringToValues(table, kept, values)),
    missed: [
      ...schema.missed,
      ...filled.flatMap(({ name, columns, foreignKeys }) =>
        foreignKeys
          .filter((key) => kept.has(key.table) && fateOf(columns, key) === 'lost')
          .map((key) => ({
            table: name,
            text: `FOREIGN KEY (${key.columns.join(', ')}) REFERENCES ${key.table}`,
            reason: SEVERAL_COLUMNS,
          })),
      ),
    ],
  };
}

function isSingle({ columns }: ForeignKey): boolean {
  return columns.length === 1;
}

/** What becomes of a foreign key to a kept table: its column lists the values that are there, it is null, or it is lost. */
function fateOf(columns: readonly DatabaseColumn[], key: ForeignKey): 'values' | 'null' | 'lost' {
  if (isSingle(key)) return 'values';
  const canBeNull = columns.some(
    ({ name, isNullable }) => isNullable && key.columns.includes(name),
  );
  return canBeNull ? 'null' : 'lost';
}

function referringToValues(
  table: DatabaseTable,
  kept: ReadonlySet<string>,
  values: KeptValues,
): DatabaseTable {
  const own = table.foreignKeys.filter((key) => kept.has(key.table));
  const toValues = (column: DatabaseColumn): DatabaseColumn => {
    const key = own.find((each) => isSingle(each) && each.columns[0] === column.name);
    const found =
      key === undefined ? undefined : values.get(key.table)?.get(key.references[0] ?? '');
    if (found === undefined) return column;
    return { ...column, type: 'enum', args: [], isUnsigned: false, values: found };
  };
  return {
    ...table,
    columns: table.columns.map(toValues),
    foreignKeys: table.foreignKeys.flatMap((key) => {
      if (!kept.has(key.table)) return [key];
      return fateOf(table.columns, key) === 'null' ? [{ ...key, isKept: true }] : [];
    }),
  };
}
