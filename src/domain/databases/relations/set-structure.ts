import { entryOf } from '../../basics/entry-of.js';
import { nth } from '../../basics/nth.js';
import type { DatabaseSchema, DatabaseTable, MissedPart } from '../model/database-schema.js';
import { SchemaIndex } from '../model/schema-index.js';
import { circularField } from './circular-field.js';
import { connectedTables } from './connected-tables.js';
import { emptyTables } from './empty-tables.js';
import { type GivenUp, giveUpKey, loosen, uncopy } from './given-up.js';
import { type HeldRelations, heldRelations } from './held-relations.js';
import { allColumns } from './kept-columns.js';
import type { Conflict } from './relation-fields.js';
import {
  type StructuredTable,
  type StructureTerms,
  sharedRoot,
  structuredTables,
} from './structured-table.js';

export interface SetStructure {
  readonly tables: readonly StructuredTable[];
  /** Tables to whose first row all references point, so that foreign keys which share a column agree. */
  readonly pinned: ReadonlySet<DatabaseTable>;
  /** Why tables stay empty. */
  readonly empty: readonly MissedPart[];
  /** What is not kept, empty tables included. */
  readonly missed: readonly MissedPart[];
}

/** Decides which tables are filled, which of their foreign keys hold, and where their rows come from. */
export function setStructure(schema: DatabaseSchema, terms: StructureTerms): SetStructure {
  const index = new SchemaIndex(schema);
  const left = emptyTables(schema, index);
  // Tables that no foreign keys connect know nothing of each other, so what one of them gives up costs the others nothing.
  const parts = connectedTables(schema.tables, index).map((tables) =>
    settled(tables, index, left, terms),
  );
  const structured = new Map(
    parts.flatMap(({ tables }) => tables.map((one) => [one.table, one] as const)),
  );
  return {
    tables: schema.tables.flatMap((table) => structured.get(table) ?? []),
    pinned: new Set(parts.flatMap(({ pinned }) => [...pinned])),
    empty: parts.flatMap(({ empty }) => empty),
    missed: parts.flatMap(({ missed }) => missed),
  };
}

/**
 * The structure of connected tables. It is the fixed point of giving up: each step gives up one thing more or pins one
 * table more, so the steps end.
 */
function settled(
  all: readonly DatabaseTable[],
  index: SchemaIndex,
  left: GivenUp['left'],
  terms: StructureTerms,
): SetStructure {
  const start: GivenUp = {
    kept: new Map(all.map((table) => [table, allColumns(table)])),
    left: new Map(
      all.flatMap((table) => {
        const part = left.get(table);
        return part === undefined ? [] : [[table, part] as const];
      }),
    ),
    pinned: new Set(),
    loose: new Set(),
    uncopied: new Set(),
  };
  let before = start;
  for (;;) {
    const { given, relations } = heldRelations(all, index, before);
    const tables = structuredTables(relations, given, terms);
    const next = resolvedConflict(tables, relations, given, start) ?? openedCircle(tables, given);
    if (next === undefined) return structure(tables, given);
    before = next;
  }
}

function structure(tables: readonly StructuredTable[], { left, pinned }: GivenUp): SetStructure {
  const nulls = tables.flatMap(({ table, nulled }) =>
    [...nulled].map(([text, reason]) => ({ table: table.name, text, reason })),
  );
  const empty = [...left.values()];
  return { tables, pinned, empty, missed: [...empty, ...nulls] };
}

/** Resolves the first conflict between foreign keys; undefined if there is none. */
function resolvedConflict(
  tables: readonly StructuredTable[],
  relations: HeldRelations,
  given: GivenUp,
  start: GivenUp,
): GivenUp | undefined {
  const found = tables.find(({ fields }) => fields.conflicts.length > 0);
  if (found === undefined) return undefined;
  const { table } = found;
  const conflict = nth(found.fields.conflicts, 0);
  const { relation, free, chosen } = conflict;
  const isNullable = table.columns.some(({ name, isNullable: can }) => can && free.includes(name));
  const roots = isNullable ? undefined : rootsOf(conflict, relations);
  const mayPin = roots?.every((root) => !isExtended(root, relations)) === true;
  if (mayPin && roots.some((root) => !given.pinned.has(root))) {
    // What was given up before may agree now.
    return {
      ...start,
      pinned: new Set([...given.pinned, ...roots]),
      loose: given.loose,
      uncopied: given.uncopied,
    };
  }
  const shared = chosen.map(({ name }) => name).join(', ');
  const reason = `its foreign key to ${relation.target.name} shares ${shared} with another one, and may contradict it`;
  const columns = free.length > 0 ? free : relation.columns;
  return giveUpKey(given, entryOf(given.kept, table), columns, reason);
}

/** The tables whose keys the chosen columns of a conflict hold; undefined if a column has another origin in each table. */
function rootsOf(
  { relation: { target, columns, references }, chosen }: Conflict,
  relations: HeldRelations,
): readonly DatabaseTable[] | undefined {
  const roots = chosen.flatMap(({ name, shown, relation }) => {
    const other = nth(references, columns.indexOf(name));
    return sharedRoot(relations, relation.target, shown, target, other) ?? [];
  });
  return roots.length === chosen.length ? roots : undefined;
}

/** Whether the key of another table is a reference to a table, so that all its rows cannot refer to the first one. */
function isExtended(root: DatabaseTable, relations: HeldRelations): boolean {
  return [...relations].some(([table, own]) =>
    own.some(
      ({ target, columns }) =>
        target === root && table !== root && columns.join() === table.primaryKey.join(),
    ),
  );
}

/** Gives up a foreign key if fields are taken from each other in a circle; undefined if none are. */
function openedCircle(tables: readonly StructuredTable[], given: GivenUp): GivenUp | undefined {
  const found = circularField(tables);
  if (found === undefined) return undefined;
  const { table, field } = found;
  if (field.agreeing !== undefined) {
    // What is no longer copied is chosen among the rows that agree, and only then among all.
    return field.type === 'copy'
      ? uncopy(given, table, field.agreeing, field.through)
      : loosen(given, table, field.agreeing);
  }
  const reason = `its values and those of ${field.relation.target.name} would be taken from each other`;
  return giveUpKey(given, entryOf(given.kept, table), field.relation.columns, reason);
}
