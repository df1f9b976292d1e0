import type { Field, TableOfSet } from '../generate-request.js';

/** The fields of a table that follow `per` or `pairs`, in order. */
export function followersOf(fields: Iterable<Field | undefined>): readonly Field[] {
  return [...fields].filter(
    (field): field is Field =>
      field?.type.refers !== undefined && field.type.refers.table(field.constraints) === undefined,
  );
}

/** The fields of a table that refer to the table of this name. */
export function referencesTo(
  name: string,
  table: Pick<TableOfSet, 'followed'>,
  fields: readonly Field[],
): readonly Field[] {
  const followers = followersOf(fields);
  return fields.filter((field) => targetAmong(field, table, () => followers) === name);
}

/** The name of the table to which a reference refers; undefined if it follows none. */
export function targetOf(
  field: Field,
  table: Pick<TableOfSet, 'followed'>,
  fields: Iterable<Field | undefined>,
): string | undefined {
  return targetAmong(field, table, () => followersOf(fields));
}

function targetAmong(
  field: Field,
  { followed }: Pick<TableOfSet, 'followed'>,
  followers: () => readonly Field[],
): string | undefined {
  const { refers } = field.type;
  const named = refers?.table(field.constraints);
  if (refers === undefined || named !== undefined || followed === undefined) return named;
  if (followed.kind === 'per') return followed.table;
  return followed.tables[followers().slice(0, followed.tables.length).indexOf(field)];
}
