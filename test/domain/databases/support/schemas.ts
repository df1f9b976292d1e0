import type {
  DatabaseColumn,
  DatabaseTable,
  ForeignKey,
} from '../../../../src/domain/databases/model/database-schema.js';

/** A column of whole numbers that is not null, with changes. */
export function column(name: string, changes: Partial<DatabaseColumn> = {}): DatabaseColumn {
  return {
    name,
    type: 'integer',
    args: [],
    isArray: false,
    isUnsigned: false,
    isNullable: false,
    ...changes,
  };
}

/** A foreign key of one column to the column `id`. */
export function foreignKey(table: string): ForeignKey {
  return { columns: [`${table}_id`], table, references: ['id'], isDeferrable: false };
}

/** A table with the key `id` and the columns of its foreign keys, with changes. */
export function table(name: string, changes: Partial<DatabaseTable> = {}): DatabaseTable {
  const keys = changes.foreignKeys ?? [];
  return {
    name,
    columns: [column('id'), ...keys.flatMap(({ columns }) => columns.map((key) => column(key)))],
    primaryKey: ['id'],
    uniques: [],
    foreignKeys: [],
    checks: [],
    ...changes,
  };
}
