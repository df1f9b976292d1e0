import { appendTo } from '../../basics/append-to.js';
import { nth } from '../../basics/nth.js';
import type { DatabaseSchema, DatabaseTable, ForeignKey } from '../model/database-schema.js';
import { type Relation, SchemaIndex } from '../model/schema-index.js';
import { keysByFirst } from '../model/table-index.js';

/** The foreign keys of one column, by table and column. */
type SingleKeys = ReadonlyMap<DatabaseTable, Map<string, ForeignKey>>;

/** A foreign key of a table, most often of several columns. */
interface LongKey {
  readonly table: DatabaseTable;
  readonly relation: Relation;
}

/**
 * The schema with the foreign keys that longer ones contain. If (school_id, room) refers to rooms, and school_id of rooms
 * to schools, then school_id refers to schools. If id alone identifies a branch, then branch_id of (branch_id, company_id)
 * refers to branches.
 */
export function withContainedKeys(schema: DatabaseSchema): DatabaseSchema {
  const index = new SchemaIndex(schema);
  const known: SingleKeys = new Map(schema.tables.map((table) => [table, new Map()]));
  const open: LongKey[] = [];
  const longKeysTo = new Map<DatabaseTable, LongKey[]>();
  for (const { table, key, relation } of schema.tables.flatMap((one) => keysOf(one, index))) {
    const [column = '', ...more] = relation.columns;
    if (more.length === 0) known.get(table)?.set(column, key);
    else {
      open.push({ table, relation });
      appendTo(longKeysTo, relation.target, { table, relation });
    }
  }
  const added = new Map<DatabaseTable, ForeignKey[]>();
  // What is found in a table may be contained in the keys to it: the loop also takes those that it adds.
  for (const { table, relation } of open) {
    const found = containedKeys(relation, known).filter(
      (key) => known.get(table)?.has(nth(key.columns, 0)) === false && !isOwn(table, key),
    );
    for (const key of found) {
      known.get(table)?.set(nth(key.columns, 0), key);
      appendTo(added, table, key);
    }
    if (found.length > 0) for (const next of longKeysTo.get(table) ?? []) open.push(next);
  }
  const tables = schema.tables.map((table) => {
    const more = added.get(table);
    return more ? { ...table, foreignKeys: [...table.foreignKeys, ...more] } : table;
  });
  return { ...schema, tables };
}

/** Whether a column would refer to itself: a method refers to its setting by its own id, which the setting has of the method. */
function isOwn({ name }: DatabaseTable, { columns, table, references }: ForeignKey): boolean {
  return table === name && references[0] === columns[0];
}

/** The foreign keys of a table whose table and columns exist. */
function keysOf(
  table: DatabaseTable,
  index: SchemaIndex,
): readonly (LongKey & { readonly key: ForeignKey })[] {
  return table.foreignKeys.flatMap((key) => {
    const relation = index.relation(table, key);
    return relation === undefined ? [] : [{ table, key, relation }];
  });
}

/** Where single columns of a key lead: to its row if they identify that, or on as far as that row does. */
function containedKeys(
  { columns, references, target }: Relation,
  known: SingleKeys,
): readonly ForeignKey[] {
  return columns.flatMap((column, i): readonly ForeignKey[] => {
    const shown = nth(references, i);
    const isKey = keysByFirst(target)
      .get(shown)
      ?.some((key) => key.length === 1);
    const onward = isKey
      ? { table: target.name, references: [shown] }
      : known.get(target)?.get(shown);
    if (onward === undefined) return [];
    const { table, references: others } = onward;
    return [
      { columns: [column], table, references: others, isDeferrable: false, impliedBy: 'key' },
    ];
  });
}
