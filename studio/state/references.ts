import { isItem, placedFields } from './field-tree.js';
import type { Field, Project, Table } from './project.js';
import { parentOf } from './table-edits.js';

/** A field of a table that refers to another table of the set, or to its own. Both are indices. */
export interface Reference {
  readonly from: number;
  readonly to: number;
  readonly field: string;
}

/** The references of a set, in the order of its tables and fields. */
export function referencesOf({ tables }: Project): readonly Reference[] {
  const names = tables.map(({ name }) => name);
  return tables.flatMap((table, from) => {
    const followed = [...followedBy(table)];
    return table.fields
      .filter(({ type }) => type === 'reference')
      .flatMap((field) => {
        const to = names.indexOf(String(field.constraints.table ?? followed.shift()));
        return to < 0 ? [] : [{ from, to, field: field.name }];
      });
  });
}

/** The names that a computed field can use: other fields; in a formula also those of the rows that references lead to. */
export function namesFor(project: Project, table: number, own: Field): readonly string[] {
  const placed = placedFields(project.tables[table]?.fields ?? []);
  const array = placed.find(({ field }) => field.id === own.id)?.array;
  const others = placed
    .filter((one) => one.field.id !== own.id && one.array === array && !isItem(one))
    .filter(({ field }) => field.children === undefined)
    .map(({ path }) => path);
  if (own.type === 'template' || array !== undefined) return others;
  const dotted = referencesOf(project)
    .filter(({ from, to }) => from === table && to !== table)
    .flatMap(({ field, to }) =>
      (project.tables[to]?.fields ?? []).map(({ name }) => `${field}.${name}`),
    );
  return [...others, ...dotted];
}

/** The tables whose rows the rows of a table follow: that of `per`, or those of `pairs`. */
function followedBy(table: Table): readonly unknown[] {
  const { pairs } = table.more;
  return Array.isArray(pairs) ? pairs : [parentOf(table)];
}
