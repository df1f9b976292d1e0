import type { Field, TableOfSet } from '../generate-request.js';

/** The fields of a table that follow `per` or `pairs`, in order. */
export function followersOf(fields: Iterable<Field>): readonly Field[] {
  return [...fields].filter(
    ({ type, constraints }) =>
      type.refers !== undefined && type.refers.table(constraints) === undefined,
  );
}

/** The fields of a table that refer to the table of this name. */
export function referencesTo(
  name: string,
  table: Pick<TableOfSet, 'followed'>,
  fields: readonly Field[],
): readonly Field[] {
  return fields.filter((field) => targetOf(field, table, fields) === name);
}

/** The name of the table to which a reference refers; undefined if it follows none. */
export function targetOf(
  field: Field,
  { followed }: Pick<TableOfSet, 'followed'>,
  fields: Iterable<Field>,
): string | undefined {
  const { refers } = field.type;
  const named = refers?.table(field.constraints);
  if (refers === undefined || named !== undefined || followed === undefined) return named;
  if (followed.kind === 'per') return followed.table;
  return followed.tables[followersOf(fields).indexOf(field)];
}
