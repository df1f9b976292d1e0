import type {
  DatabaseColumn,
  DatabaseSchema,
} from '../../../../../src/domain/databases/model/database-schema.js';

/** A fact about a schema, written so that facts of a reader and of a catalogue can be compared. */
export type Fact = string;

export function columnFact(
  table: string,
  column: string,
  type: string,
  isNullable: boolean,
  values: readonly string[] | null,
): Fact {
  return JSON.stringify(['column', table, column, type, isNullable, values]);
}

export function primaryFact(table: string, columns: readonly string[]): Fact {
  return JSON.stringify(['primary key', table, columns]);
}

export function uniqueFact(table: string, columns: readonly string[]): Fact {
  return JSON.stringify(['unique', table, [...columns].sort()]);
}

export function foreignFact(
  table: string,
  columns: readonly string[],
  other: string,
  references: readonly string[],
): Fact {
  return JSON.stringify(['foreign key', table, columns, other, references]);
}

/** The facts of a schema that was read. `typeOf` writes a type as the catalogue does. */
export function factsOf(
  { tables }: DatabaseSchema,
  typeOf: (column: DatabaseColumn) => string,
): readonly Fact[] {
  const facts = tables.flatMap(({ name, columns, primaryKey, uniques, foreignKeys }) => [
    ...columns.map((column) =>
      columnFact(name, column.name, typeOf(column), column.isNullable, column.values ?? null),
    ),
    ...(primaryKey.length > 0 ? [primaryFact(name, primaryKey)] : []),
    ...uniques.map((unique) => uniqueFact(name, unique)),
    ...foreignKeys.map((key) => foreignFact(name, key.columns, key.table, key.references)),
  ]);
  return facts.sort();
}

/** Sorted and without repetitions: a unique constraint may have a second index. */
export function distinct(facts: readonly Fact[]): readonly Fact[] {
  return [...new Set(facts)].sort();
}
