import type { DatabaseTable } from '../model/database-schema.js';
import type { Relation } from '../model/schema-index.js';
import { columnsByName } from '../model/table-index.js';
import type { StructuredTable } from './structured-table.js';

type Targets = ReadonlyMap<DatabaseTable, readonly DatabaseTable[]>;

/** The most tables on the ways back over which a circle is looked for. */
const MOST_VISITED = 200;

/**
 * How many counted tables lie one after the other behind the foreign keys of each table. Circles are cut where a foreign key
 * may be null, or else anywhere.
 */
export function tableLevels(
  structured: readonly StructuredTable[],
  isCounted: (table: DatabaseTable) => boolean,
): ReadonlyMap<DatabaseTable, number> {
  const targets = targetsOf(structured);
  const levels = new Map<DatabaseTable, number>();
  for (const table of targetsFirst(structured, targets)) {
    let level = 0;
    for (const other of targets.get(table) ?? []) {
      const below = levels.get(other);
      if (below !== undefined) level = Math.max(level, below + (isCounted(other) ? 1 : 0));
    }
    levels.set(table, level);
  }
  return levels;
}

/** The tables to which each one refers, without itself, and without those that need the table by columns that cannot be null. */
function targetsOf(structured: readonly StructuredTable[]): Targets {
  const needed: Targets = new Map(
    structured.map(({ table, relations }) => [
      table,
      relations.filter((one) => isRequired(table, one)).map(({ target }) => target),
    ]),
  );
  return new Map(
    structured.map(({ table, relations }) => {
      const kept = relations.filter(
        (one) =>
          one.target !== table && (isRequired(table, one) || !needs(one.target, table, needed)),
      );
      return [table, kept.map(({ target }) => target)];
    }),
  );
}

function isRequired(table: DatabaseTable, { columns }: Relation): boolean {
  const known = columnsByName(table);
  return columns.every((name) => !known.get(name)?.isNullable);
}

function needs(table: DatabaseTable, other: DatabaseTable, needed: Targets): boolean {
  const reached = new Set([table]);
  for (const at of reached) {
    if (at === other) return true;
    if (reached.size > MOST_VISITED) return false;
    for (const target of needed.get(at) ?? []) reached.add(target);
  }
  return false;
}

/** The tables, each behind those to which it refers. The list of open tables takes the place of a recursion. */
function targetsFirst(
  structured: readonly StructuredTable[],
  targets: Targets,
): ReadonlySet<DatabaseTable> {
  const entered = new Set<DatabaseTable>();
  const done = new Set<DatabaseTable>();
  const open = structured.map(({ table }) => table).reverse();
  for (let table = open.at(-1); table !== undefined; table = open.at(-1)) {
    if (entered.has(table)) {
      done.add(table);
      open.pop();
      continue;
    }
    entered.add(table);
    for (const other of targets.get(table) ?? []) if (!entered.has(other)) open.push(other);
  }
  return done;
}
