import { appendTo } from '../../basics/append-to.js';
import { allWords } from '../../meanings/name-words.js';
import { TablesByName } from '../../meanings/related-table.js';
import type {
  DatabaseColumn,
  DatabaseSchema,
  DatabaseTable,
  ForeignKey,
} from '../model/database-schema.js';
import { SchemaIndex } from '../model/schema-index.js';
import {
  columnsByName,
  namesByWords,
  referringColumns,
  wordsOfTable,
} from '../model/table-index.js';

/** Words of columns that hold the key of a row of another program. */
const ELSEWHERE = new Set(
  'external, remote, foreign, legacy, provider, stripe, paypal, google, github, gitlab, slack, discord, apple, microsoft, facebook, twitter'.split(
    ', ',
  ),
);

/** Last words of columns that hold keys. A `ref` or a `key` is often a name for people. */
const KEY_WORDS = new Set(['id', 'uuid', 'guid', 'ulid']);

/** The characters of a UUID. */
const LONGEST_KEY = 36;

const WHOLE = /^(?:tiny|small|medium|big)?int(?:eger|\d)?$|^(?:big|small)?serial$/;

/** A column that refers to rows of another table by its name alone. */
export interface NamedKey {
  readonly table: DatabaseTable;
  readonly column: DatabaseColumn;
  readonly target: DatabaseTable;
  /** The key of the other table. */
  readonly key: string;
  /** Whether foreign keys lead from the other table to this one. */
  readonly closesCircle: boolean;
}

/** The columns that refer to a table by their names and their types: `website_id` of the type of the key of websites. */
export function namedKeys(schema: DatabaseSchema): readonly NamedKey[] {
  const index = new SchemaIndex(schema);
  const names = new TablesByName(schema.tables.map(({ name }) => name));
  const targets = new Map<DatabaseTable, Set<DatabaseTable>>();
  for (const table of schema.tables) {
    const declared = table.foreignKeys.flatMap((key) => index.table(key.table) ?? []);
    targets.set(table, new Set(declared));
  }
  return schema.tables.flatMap((table) =>
    table.columns.flatMap((column): readonly NamedKey[] => {
      const target = impliedTarget(table, column, names, index);
      const [key] = target?.primaryKey ?? [];
      if (target === undefined || key === undefined) return [];
      const closesCircle = target !== table && leadsTo(target, table, targets);
      if (!closesCircle) targets.get(table)?.add(target);
      return [{ table, column, target, key, closesCircle }];
    }),
  );
}

/** The schema with foreign keys that it does not declare, for columns that say so by their names. None of them closes a circle of tables. */
export function withImpliedKeys(
  schema: DatabaseSchema,
  named: readonly NamedKey[] = namedKeys(schema),
): DatabaseSchema {
  const added = new Map<DatabaseTable, ForeignKey[]>();
  for (const { table, column, target, key, closesCircle } of named) {
    if (closesCircle) continue;
    const references = { table: target.name, references: [key], isDeferrable: false };
    appendTo(added, table, { columns: [column.name], ...references, impliedBy: 'name' as const });
  }
  const tables = schema.tables.map((table) => {
    const own = added.get(table);
    return own === undefined ? table : { ...table, foreignKeys: [...table.foreignKeys, ...own] };
  });
  return { ...schema, tables };
}

/** The foreign keys that a schema does not declare, each as a line. */
export function impliedKeys(
  { tables }: DatabaseSchema,
  inCircles: readonly NamedKey[] = [],
): readonly string[] {
  const line = (table: string, column: string, other: string, key: string): string =>
    `${table}.${column} refers to ${other}.${key}`;
  return [
    ...tables.flatMap(({ name, foreignKeys }) =>
      foreignKeys
        .filter(({ impliedBy }) => impliedBy === 'name')
        .map(({ columns, table, references }) =>
          line(name, columns.join(), table, references.join()),
        ),
    ),
    ...inCircles.map(({ table, column, target, key }) =>
      line(table.name, column.name, target.name, key),
    ),
  ];
}

function impliedTarget(
  table: DatabaseTable,
  column: DatabaseColumn,
  names: TablesByName,
  index: SchemaIndex,
): DatabaseTable | undefined {
  if (column.generated !== undefined || column.values !== undefined || column.isArray)
    return undefined;
  if (referringColumns(table).has(column.name)) return undefined;
  const name = namedTable(table, column, names);
  const target = name === undefined ? undefined : index.table(name);
  const [key, ...more] = target?.primaryKey ?? [];
  if (target === undefined || key === undefined || more.length > 0) return undefined;
  if (target === table && isOwnKey(column, table)) return undefined;
  const other = columnsByName(target).get(key);
  const isKey = other !== undefined && haveOneType(column, other) && hasRoom(column, other);
  return isKey ? target : undefined;
}

/** The table to which a column refers by its name. A text such as `author` may be a name, and a number is none. */
function namedTable(
  table: DatabaseTable,
  { name, type }: DatabaseColumn,
  names: TablesByName,
): string | undefined {
  const isKey = WHOLE.test(type) || type === 'uuid';
  const people = isKey ? names.peopleOf(name, table.name) : undefined;
  return people ?? (namesOneRow(name, table) ? names.referredBy(name, table.name) : undefined);
}

/** Whether a column holds a key of this database, of one table. */
function namesOneRow(column: string, table: DatabaseTable): boolean {
  const words = allWords(column);
  if (!KEY_WORDS.has(words.at(-1) ?? '') || words.some((word) => ELSEWHERE.has(word))) return false;
  // `record_id` beside `record_type` refers to rows of several tables.
  return !namesByWords(table).has([...words.slice(0, -1), 'type'].join(' '));
}

/**
 * Whether a column is the key of its table, or says no more than the name of the table. A `gmail_label_id` that each label must have is the
 * key of the same label elsewhere.
 */
function isOwnKey({ name, isNullable }: DatabaseColumn, table: DatabaseTable): boolean {
  const nouns = allWords(name).slice(0, -1);
  const own = wordsOfTable(table);
  const isSame = !isNullable && own.every((word) => nouns.includes(word));
  return table.primaryKey.includes(name) || isSame || nouns.every((word) => own.includes(word));
}

function haveOneType(one: DatabaseColumn, other: DatabaseColumn): boolean {
  return one.type === other.type || (WHOLE.test(one.type) && WHOLE.test(other.type));
}

/** Whether a column is as long as the keys of another one, which are no longer than a UUID if they are texts. */
function hasRoom(
  { type, args: [own] }: DatabaseColumn,
  { args: [other] }: DatabaseColumn,
): boolean {
  // The `int(11)` of MySQL says how wide a number is shown.
  if (WHOLE.test(type)) return true;
  return Number(own ?? LONGEST_KEY) >= Math.min(Number(other ?? LONGEST_KEY), LONGEST_KEY);
}

/** Whether foreign keys lead from a table to another one. */
function leadsTo(
  from: DatabaseTable,
  to: DatabaseTable,
  targets: ReadonlyMap<DatabaseTable, ReadonlySet<DatabaseTable>>,
): boolean {
  const reached = new Set([from]);
  for (const at of reached) {
    if (at === to) return true;
    for (const next of targets.get(at) ?? []) reached.add(next);
  }
  return false;
}
