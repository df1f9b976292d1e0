import { namesIn } from '../checks/read-check.js';
import type { DatabaseTable, ForeignKey } from '../model/database-schema.js';

/** A foreign key with the table that has it. */
export interface TableForeignKey {
  readonly table: string;
  readonly key: ForeignKey;
}

export interface LoadOrder {
  readonly tables: readonly DatabaseTable[];
  /** The foreign keys whose rows are written before the rows that they refer to: they close a cycle of tables. */
  readonly forward: readonly TableForeignKey[];
}

/**
 * Orders tables so that rows are written after the rows that they refer to, where foreign keys permit it. Otherwise the
 * order of `tables` stays. References of a table to itself, and to tables that are not in the list, do not count.
 */
export function loadOrder(tables: readonly DatabaseTable[]): LoadOrder {
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const ordered: DatabaseTable[] = [];
  const forward: TableForeignKey[] = [];
  while (waiting.size > 0) {
    const rest = [...waiting.values()];
    const next =
      rest.find((table) => pending(table, waiting).length === 0) ??
      leastBound(cycleOf(rest, waiting), waiting);
    const { name } = next;
    for (const key of pending(next, waiting)) forward.push({ table: name, key });
    ordered.push(next);
    waiting.delete(name);
  }
  return { tables: ordered, forward };
}

type Waiting = ReadonlyMap<string, DatabaseTable>;

/** The foreign keys of a table that refer to other tables whose turn has not come. */
function pending({ name, foreignKeys }: DatabaseTable, waiting: Waiting): readonly ForeignKey[] {
  return foreignKeys.filter(({ table }) => table !== name && waiting.has(table));
}

/** Tables that refer to each other and to no other table that waits. There are some if every table waits for another. */
function cycleOf(rest: readonly DatabaseTable[], waiting: Waiting): readonly DatabaseTable[] {
  const groups = rest.map((table) => reachable(table, waiting));
  return groups.reduce((least, group) => (group.length < least.length ? group : least));
}

/** The tables that a table waits for, directly or through others. A table of a cycle is among its own. */
function reachable(table: DatabaseTable, waiting: Waiting): readonly DatabaseTable[] {
  const found = new Set<DatabaseTable>();
  const visit = (from: DatabaseTable): void => {
    for (const key of pending(from, waiting)) {
      const next = waiting.get(key.table);
      if (next === undefined || found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(table);
  return [...waiting.values()].filter((each) => found.has(each));
}

/** The table of a cycle whose rows need the fewest later rows: a key that can be null or deferred needs none at once. */
function leastBound(cycle: readonly DatabaseTable[], waiting: Waiting): DatabaseTable {
  const bound = (table: DatabaseTable): number =>
    pending(table, waiting).filter((key) => !key.isDeferrable && !isNullable(table, key)).length;
  return cycle.reduce((best, table) => (bound(table) < bound(best) ? table : best));
}

/**
 * The columns of a foreign key that can be null until the rows that they refer to are there: no default fills them, and
 * no key and no check depends on them.
 */
export function waitingColumns(table: DatabaseTable, { columns }: ForeignKey): readonly string[] {
  const bound = new Set([...table.primaryKey, ...table.checks.flatMap(namesIn)]);
  return table.columns.flatMap(({ name, isNullable: canBeNull, default: given }) =>
    columns.includes(name) && canBeNull && given === undefined && !bound.has(name) ? [name] : [],
  );
}

/** Whether a row may refer to nothing: one null column of a foreign key is enough. */
export function isNullable({ columns }: DatabaseTable, key: ForeignKey): boolean {
  return columns.some((column) => key.columns.includes(column.name) && column.isNullable);
}
