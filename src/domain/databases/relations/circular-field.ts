import type { DatabaseTable } from '../model/database-schema.js';
import type { RelationField, RelationFields } from './relation-fields.js';

interface FieldOfTable {
  readonly table: DatabaseTable;
  readonly field: RelationField;
}

interface FieldsOfTable {
  readonly table: DatabaseTable;
  readonly fields: RelationFields;
}

/** The first field of a foreign key whose value is taken, through other tables, from itself. */
export function circularField(tables: readonly FieldsOfTable[]): FieldOfTable | undefined {
  const fieldsOf = new Map(tables.map(({ table, fields }) => [table, fields.fields]));
  const sourceOf = ({ relation, shown }: RelationField): RelationField | undefined =>
    fieldsOf.get(relation.target)?.get(shown);
  const all = tables.flatMap(({ table, fields }) =>
    [...fields.fields.values(), ...fields.hidden].map((field) => ({ table, field })),
  );
  const visited = new Set<RelationField>();
  const circular = new Set<RelationField>();
  for (const { field } of all) {
    const way = new Set<RelationField>();
    let at: RelationField | undefined = field;
    for (; at !== undefined && !visited.has(at); at = sourceOf(at)) {
      visited.add(at);
      way.add(at);
    }
    if (at === undefined || !way.has(at)) continue;
    for (; at !== undefined && !circular.has(at); at = sourceOf(at)) circular.add(at);
  }
  return all.find(({ field }) => circular.has(field));
}
