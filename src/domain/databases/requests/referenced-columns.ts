import type { DatabaseTable } from '../model/database-schema.js';
import { columnsByName } from '../model/table-index.js';
import type { RelationField } from '../relations/relation-fields.js';
import type { StructuredTable } from '../relations/structured-table.js';

interface NeededColumn {
  readonly table: DatabaseTable;
  readonly name: string;
}

/**
 * Whether other tables need values of a column: foreign keys refer to it, or columns without nulls are copied from it or chosen by
 * it.
 */
export function referencedColumns(
  tables: readonly StructuredTable[],
): (table: DatabaseTable, column: string) => boolean {
  const fieldsOf = new Map(tables.map(({ table, fields }) => [table, fields.fields]));
  const names = new Map<DatabaseTable, Set<string>>();
  const need = ({ table, name }: NeededColumn): void => {
    const known = names.get(table) ?? new Set();
    if (known.has(name)) return;
    names.set(table, known.add(name));
    const source = fieldsOf.get(table)?.get(name);
    if (source?.type !== 'copy') return;
    need({ table: source.relation.target, name: source.shown });
    // Without the row, there is no value to copy.
    need({ table, name: source.through });
  };
  for (const structured of tables) {
    for (const { target, references } of structured.relations) {
      for (const name of references) need({ table: target, name });
    }
    for (const field of structured.fields.fields.values()) {
      if (columnsByName(structured.table).get(field.name)?.isNullable !== false) continue;
      for (const column of sourcesOf(field, structured)) need(column);
    }
  }
  return (table, column) => names.get(table)?.has(column) === true;
}

/** What a column without nulls is copied from, or chosen by: without a value there, any row is chosen, also one of another tenant. */
function sourcesOf(
  { type, constraints: { where = {} }, relation, shown }: RelationField,
  { fields: { fields } }: StructuredTable,
): readonly NeededColumn[] {
  if (type === 'copy') return [{ table: relation.target, name: shown }];
  return Object.values(where as Readonly<Record<string, string>>).flatMap((own) => {
    const [base = '', name] = own.split('.');
    const through = fields.get(base);
    return through === undefined || name === undefined
      ? []
      : [{ table: through.relation.target, name }];
  });
}
