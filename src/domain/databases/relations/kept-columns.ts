import { type TableChecks, tableChecks } from '../checks/table-checks.js';
import type { DatabaseTable } from '../model/database-schema.js';

/** A table of which some columns are given up, so that its other values can hold. */
export interface KeptColumns {
  readonly table: DatabaseTable;
  /** Columns that are null in every row, with the reason. */
  readonly nulled: ReadonlyMap<string, string>;
  /** What the checks say about the other columns. */
  readonly checks: TableChecks;
}

export function allColumns(table: DatabaseTable): KeptColumns {
  return { table, nulled: new Map(), checks: tableChecks(table, new Set()) };
}

/** The table without columns in checks that are not read. Most checks accept a null. */
export function withoutUnread(kept: KeptColumns): KeptColumns {
  const { unread, present } = kept.checks;
  if (unread.size === 0) return kept;
  const names = kept.table.columns
    .filter(({ name, isNullable }) => isNullable && unread.has(name) && !present.has(name))
    .map(({ name }) => name);
  const reason = 'the column is null in every row: a check that is not read might refuse values';
  return withNulls(kept, names, reason);
}

/** The table without the values of a foreign key; undefined if none of its columns can be null. */
export function withoutKey(
  kept: KeptColumns,
  columns: readonly string[],
  reason: string,
): KeptColumns | undefined {
  const { table, checks } = kept;
  const nullable = table.columns.find(
    ({ name, isNullable }) =>
      isNullable &&
      columns.includes(name) &&
      !checks.present.has(name) &&
      !table.primaryKey.includes(name),
  );
  return nullable && withNulls(kept, [nullable.name], `the column is null in every row: ${reason}`);
}

function withNulls(
  { table, nulled: before, ...rest }: KeptColumns,
  names: readonly string[],
  reason: string,
): KeptColumns {
  const added = names.filter((name) => !before.has(name));
  if (added.length === 0) return { table, nulled: before, ...rest };
  const nulled = new Map([...before, ...added.map((name) => [name, reason] as const)]);
  return { table, nulled, checks: tableChecks(table, new Set(nulled.keys())) };
}
