import type {
  DatabaseColumn,
  DatabaseTable,
} from '../../../../src/domain/databases/model/database-schema.js';
import type { DialectName } from '../../../../src/domain/sql-dialects/index.js';

/** Statements that create tables with all their constraints. Foreign keys are checked at the end where that is possible. */
export function createTables(tables: readonly DatabaseTable[], dialect: DialectName): string {
  const isLater = dialect !== 'sqlite';
  const created = tables.map((table) => {
    const parts = [
      ...table.columns.map(declared),
      `PRIMARY KEY (${table.primaryKey.join(', ')})`,
      ...table.uniques.map((names) => `UNIQUE (${names.join(', ')})`),
      ...table.checks.map((check) => `CHECK (${check})`),
      ...(isLater ? [] : foreignKeys(table, dialect)),
    ];
    return `CREATE TABLE ${table.name} (${parts.join(', ')});`;
  });
  const added = tables.flatMap((table) =>
    foreignKeys(table, dialect).map((key) => `ALTER TABLE ${table.name} ADD ${key};`),
  );
  return [...created, ...(isLater ? added : [])].join('\n');
}

function foreignKeys(
  { foreignKeys: keys }: DatabaseTable,
  dialect: DialectName,
): readonly string[] {
  const deferred = dialect === 'mysql' ? '' : ' DEFERRABLE INITIALLY DEFERRED';
  return keys.map(
    ({ columns, table, references }) =>
      `FOREIGN KEY (${columns.join(', ')}) REFERENCES ${table} (${references.join(', ')})${deferred}`,
  );
}

function declared({ name, type, args, isUnsigned, isNullable }: DatabaseColumn): string {
  const list = args.length > 0 ? `(${args.join(', ')})` : '';
  return `${name} ${type}${list}${isUnsigned ? ' unsigned' : ''}${isNullable ? '' : ' NOT NULL'}`;
}
