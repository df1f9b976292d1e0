import type { DatabaseTable } from '../model/database-schema.js';
import { comparedBy, type RelationField, type RelationFields } from './relation-fields.js';

interface FieldOfTable {
  readonly table: DatabaseTable;
  readonly field: RelationField;
}

interface FieldsOfTable {
  readonly table: DatabaseTable;
  readonly fields: RelationFields;
}

/**
 * A field of a foreign key whose value is taken, through other tables, from itself. Of the fields of the circle, it is one that
 * merely agrees with others, if there is one.
 */
export function circularField(tables: readonly FieldsOfTable[]): FieldOfTable | undefined {
  const fieldsOf = new Map(tables.map(({ table, fields }) => [table, fields]));
  const fieldIn = (table: DatabaseTable, name: string): readonly FieldOfTable[] => {
    const fields = fieldsOf.get(table);
    const field = fields?.fields.get(name) ?? fields?.hidden.find((one) => one.name === name);
    return field === undefined ? [] : [{ table, field }];
  };
  const sourcesOf = ({ table, field }: FieldOfTable): readonly FieldOfTable[] => [
    ...fieldIn(field.relation.target, field.shown),
    ...(field.through === field.name ? [] : fieldIn(table, field.through)),
    ...comparedBy(field).flatMap(([column, own]) => [
      ...fieldIn(field.relation.target, column),
      ...ownFields(table, own),
    ]),
  ];
  const ownFields = (table: DatabaseTable, path: string): readonly FieldOfTable[] => {
    const whole = fieldIn(table, path);
    const dot = path.indexOf('.');
    if (whole.length > 0 || dot < 0) return whole;
    return fieldIn(table, path.slice(0, dot)).flatMap((reference) => [
      reference,
      ...ownFields(reference.field.relation.target, path.slice(dot + 1)),
    ]);
  };
  return circleIn(
    tables.flatMap(({ table, fields }) =>
      [...fields.fields.values(), ...fields.hidden].map((field) => ({ table, field })),
    ),
    sourcesOf,
  );
}

/** Follows the sources of each field once. The list of open fields takes the place of a recursion. */
function circleIn(
  all: readonly FieldOfTable[],
  sourcesOf: (one: FieldOfTable) => readonly FieldOfTable[],
): FieldOfTable | undefined {
  const done = new Set<RelationField>();
  const way: FieldOfTable[] = [];
  // The first table comes first.
  const open = [...all].reverse();
  for (let one = open.at(-1); one !== undefined; one = open.at(-1)) {
    const { field } = one;
    if (way.at(-1) === one || done.has(field)) {
      if (way.at(-1) === one) way.pop();
      done.add(field);
      open.pop();
      continue;
    }
    const at = way.findIndex((other) => other.field === field);
    if (at >= 0) return loosest(way.slice(at));
    way.push(one);
    for (const source of sourcesOf(one)) open.push(source);
  }
  return undefined;
}

function loosest(circle: readonly FieldOfTable[]): FieldOfTable | undefined {
  return circle.find(({ field }) => field.agreeing !== undefined) ?? circle[0];
}
