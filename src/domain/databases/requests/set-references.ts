import type { SetField, SetTable } from './set-request.js';

/** The name of the table to which a reference refers; undefined if the field is none. */
export function parentTableOf(
  { per, pairs, fields }: SetTable,
  { name, type, constraints }: SetField,
): string | undefined {
  if (type !== 'reference') return undefined;
  if (constraints?.table !== undefined) return String(constraints.table);
  if (per !== undefined) return per.table;
  const followers = fields.filter(
    (one) => one.type === 'reference' && one.constraints?.table === undefined,
  );
  return pairs?.[followers.findIndex((one) => one.name === name)];
}

/** The references of a table to the table of this name. */
export function referencesTo(target: string, table: SetTable): readonly SetField[] {
  return table.fields.filter((field) => parentTableOf(table, field) === target);
}

export function fieldOf({ fields }: SetTable, name: string): SetField | undefined {
  return fields.find((field) => field.name === name);
}
