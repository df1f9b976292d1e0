import { nth } from '../../basics/nth.js';
import { bareName } from '../../meanings/name-words.js';
import type { DatabaseSchema, DatabaseTable, ForeignKey } from './database-schema.js';
import { columnsByFoldedName, columnsByName, keysByFirst } from './table-index.js';

/** A foreign key whose table and columns exist, under the names that their table has. */
export interface Relation {
  readonly columns: readonly string[];
  readonly target: DatabaseTable;
  /** The columns of the target, in the order of `columns`. */
  readonly references: readonly string[];
  /** What says so if the schema does not. */
  readonly impliedBy?: ForeignKey['impliedBy'];
}

const NONE: ReadonlySet<DatabaseTable> = new Set();

/** The tables of a schema by name, however the name is written. */
export class SchemaIndex {
  readonly #tables: ReadonlyMap<string, DatabaseTable>;
  readonly #referring = new Map<DatabaseTable, Set<DatabaseTable>>();

  constructor({ tables }: DatabaseSchema) {
    const named = (nameOf: (table: DatabaseTable) => string) =>
      tables.map((table) => [nameOf(table), table] as const);
    // The exact names come last, so that they win.
    this.#tables = new Map([
      ...named(({ name }) => bareName(name).toLowerCase()),
      ...named(({ name }) => name.toLowerCase()),
      ...named(({ name }) => name),
    ]);
    for (const table of tables) {
      for (const key of table.foreignKeys) {
        const target = this.table(key.table);
        if (target === undefined) continue;
        const known = this.#referring.get(target) ?? new Set();
        this.#referring.set(target, known.add(table));
      }
    }
  }

  table(name: string): DatabaseTable | undefined {
    return this.#tables.get(name) ?? this.#tables.get(name.toLowerCase());
  }

  /** The tables with foreign keys to a table. */
  referring(table: DatabaseTable): ReadonlySet<DatabaseTable> {
    return this.#referring.get(table) ?? NONE;
  }

  /** The relation of a foreign key; undefined if its table or one of its columns does not exist. */
  relation(
    table: DatabaseTable,
    { columns, table: name, references, impliedBy }: ForeignKey,
  ): Relation | undefined {
    const target = this.table(name);
    if (target === undefined) return undefined;
    const named = references.length > 0 ? references : target.primaryKey;
    const own = columns.flatMap((column) => columnName(table, column) ?? []);
    const others = named.flatMap((column) => columnName(target, column) ?? []);
    const isComplete = own.length === columns.length && others.length === columns.length;
    if (!isComplete || own.length === 0) return undefined;
    return { columns: own, target, references: others, ...(impliedBy && { impliedBy }) };
  }
}

/** The name of a column as its table has it: a check or a key may write it in another case. */
export function columnName(table: DatabaseTable, name: string): string | undefined {
  const column =
    columnsByName(table).get(name) ?? columnsByFoldedName(table).get(name.toLowerCase());
  return column?.name;
}

/** The schema with keys whose columns exist, under the names that their table has. */
export function withKnownColumns(schema: DatabaseSchema): DatabaseSchema {
  const known = (table: DatabaseTable, names: readonly string[]): readonly string[] => {
    const found = names.flatMap((name) => columnName(table, name) ?? []);
    return found.length === names.length ? found : [];
  };
  const tables = schema.tables.map((table) => ({
    ...table,
    primaryKey: known(table, table.primaryKey),
    uniques: table.uniques.map((names) => known(table, names)).filter(({ length }) => length > 0),
    partialUniques: (table.partialUniques ?? [])
      .map((index) => ({ ...index, columns: known(table, index.columns) }))
      .filter(({ columns }) => columns.length > 0),
  }));
  return { ...schema, tables };
}

/** The columns that identify a row: the primary key, or else the first unique list. */
export function keyOf({ primaryKey, uniques }: DatabaseTable): readonly string[] {
  return primaryKey.length > 0 ? primaryKey : (uniques[0] ?? []);
}

/** All lists of columns that differ in every row. */
export function keysOf({ primaryKey, uniques }: DatabaseTable): readonly (readonly string[])[] {
  return primaryKey.length > 0 ? [primaryKey, ...uniques] : uniques;
}

/** The lists of columns of all unique indexes, also of those over some rows or over expressions. */
export function indexedColumns(table: DatabaseTable): readonly (readonly string[])[] {
  const partial = (table.partialUniques ?? []).map(({ columns }) => columns);
  return [...keysOf(table), ...partial];
}

/** Whether some columns of a table identify the row to which a foreign key refers. */
export function identifyTarget(
  { columns, target, references }: Relation,
  names: ReadonlySet<string>,
): boolean {
  if (columns.every((name) => names.has(name))) return true;
  const shown = new Set(references.filter((_, i) => names.has(nth(columns, i))));
  const keys = keysByFirst(target);
  return [...shown].some((first) =>
    keys.get(first)?.some((key) => key.every((name) => shown.has(name))),
  );
}

/** Whether columns contain a whole key of their table: then no two rows have the same values there. */
export function isWholeKey(table: DatabaseTable, columns: readonly string[]): boolean {
  return indexedColumns(table).some(
    (key) => key.length > 0 && key.every((name) => columns.includes(name)),
  );
}
