import { childRows } from '../../relations/child-counts.js';
import type { TableChecks } from '../checks/table-checks.js';
import { columnKind } from '../columns/column-kind.js';
import type { DatabaseTable } from '../model/database-schema.js';
import {
  identifyTarget,
  indexedColumns,
  isWholeKey,
  type Relation,
} from '../model/schema-index.js';
import {
  areRequired,
  columnsByName,
  referringColumns,
  wordsOfTable,
} from '../model/table-index.js';
import type { ChildCount } from '../requests/set-request.js';
import { farWays } from './far-ways.js';
import { keyedParent } from './keyed-parent.js';
import { waysAgree } from './ways-agree.js';

/** Where the rows of a table come from. */
export type RowSource =
  | { readonly kind: 'rows' }
  | { readonly kind: 'per'; readonly parent: Relation }
  | { readonly kind: 'pairs'; readonly sides: readonly [Relation, Relation] };

export const OWN_ROWS: RowSource = { kind: 'rows' };

/** The relations that the rows of a table follow. */
export function followedRelations(source: RowSource): readonly Relation[] {
  if (source.kind === 'per') return [source.parent];
  return source.kind === 'pairs' ? source.sides : [];
}

/** Whether the rows of a table follow those of another one, directly or through further tables. */
export function follows(
  table: DatabaseTable,
  other: DatabaseTable,
  sources: ReadonlyMap<DatabaseTable, RowSource>,
): boolean {
  const reached = new Set([table]);
  for (const at of reached) {
    if (at === other) return true;
    for (const { target } of followedRelations(sources.get(at) ?? OWN_ROWS)) reached.add(target);
  }
  return false;
}

/** The most rows of a parent, unless the rows would become too many. */
const MOST_CHILDREN = 3;
/** The most rows of a parent at all. */
const MOST_OF_PARENT = 9999;
/** A table has at most this many times the rows that were asked for. */
const MOST_GROWTH = 9;

/** What decides where the rows of a table come from. */
export interface SourceAsked {
  readonly table: DatabaseTable;
  /** The foreign keys that are filled. */
  readonly relations: readonly Relation[];
  /** Whether rows may follow the rows of a table. */
  readonly mayFollow: (table: DatabaseTable) => boolean;
  readonly relationsOf: (table: DatabaseTable) => readonly Relation[];
  readonly checks: TableChecks;
}

/**
 * Rows follow a parent if the key of the table contains the parent's key and something that numbers its rows. They
 * also do if the name of the table begins with that of the parent. They are pairs if a key consists of two foreign
 * keys.
 */
export function rowSource({
  table,
  relations,
  mayFollow,
  relationsOf,
  checks,
}: SourceAsked): RowSource {
  const others = relations.filter(({ target }) => target !== table && mayFollow(target));
  const required = others.filter(({ columns }) => areRequired(table, columns));
  const parents = required.filter(({ columns }) => !isWholeKey(table, columns));
  const numbered = parents.find((parent) => isNumbered(table, parent));
  const detail = detailedParent(table, parents);
  const parent = detail ?? numbered ?? keyedParent(table, others, checks);
  if (detail === undefined) {
    const sides = pairedSides(table, required);
    if (sides !== undefined) return pairedSource(table, sides, relations, relationsOf);
  }
  if (parent === undefined) return OWN_ROWS;
  // What differs in every row cannot be chosen among the rows of the parent, so it comes first and has the parent.
  const isLed = required.some(
    (one) =>
      isWholeKey(table, one.columns) &&
      (determines(table, one, parent, relationsOf) || agreeBeyond(table, one, parent, relationsOf)),
  );
  if (isLed) return OWN_ROWS;
  // Not every parent has a row of what refers to it: a change of an identity comes with one of the flows of the identity.
  const nearer =
    parent !== detail
      ? undefined
      : parents.find((one) => one !== parent && determines(table, one, parent, relationsOf));
  return { kind: 'per', parent: nearer ?? parent };
}

/** Where the rows of a table with two foreign keys in one key come from: pairs, or the rows of one for each row of the other one. */
function pairedSource(
  table: DatabaseTable,
  sides: readonly [Relation, Relation],
  relations: readonly Relation[],
  relationsOf: SourceAsked['relationsOf'],
): RowSource {
  const [parent, other] = sides;
  const leading = (leads: typeof determines): Relation | undefined =>
    sides.find((one) => leads(table, one, one === parent ? other : parent, relationsOf));
  // A row that determines the other one is the parent: a price of a tier belongs to the model of the tier.
  const leader = leading(determines) ?? leading(reachesBeyond);
  if (leader !== undefined) return { kind: 'per', parent: leader };
  // Pairs know nothing of a tenant to which both belong. The other one is chosen for each parent.
  return agreeBeyond(table, parent, other, relationsOf) ||
    haveTenant(table, sides, relations, relationsOf)
    ? { kind: 'per', parent }
    : { kind: 'pairs', sides };
}

/** Whether a key consists of the parent's key and one whole number: the lines of an order. */
function isNumbered(table: DatabaseTable, parent: Relation): boolean {
  const columns = columnsByName(table);
  const referring = referringColumns(table);
  return indexedColumns(table).some((key) => {
    const [only, ...more] = key.filter((name) => !parent.columns.includes(name));
    if (only === undefined || more.length > 0 || referring.has(only)) return false;
    const column = columns.get(only);
    const isNumber =
      column !== undefined &&
      column.generated === undefined &&
      columnKind(column, 'ansi').kind === 'integer';
    return isNumber && identifyTarget(parent, new Set(key));
  });
}

/** The parent that the name of a table begins with. Of a user who has a role and one who granted it, a key has the former. */
function detailedParent(table: DatabaseTable, parents: readonly Relation[]): Relation | undefined {
  const details = parents.filter(({ target }) => isDetail(table, target));
  const keys = indexedColumns(table).map((key) => new Set(key));
  return details.find((one) => keys.some((key) => identifyTarget(one, key))) ?? details[0];
}

/** Whether the name of a table begins with that of its parent: `order_items` of `orders`. */
function isDetail(table: DatabaseTable, parent: DatabaseTable): boolean {
  const words = wordsOfTable(table);
  const start = wordsOfTable(parent);
  return words.length > start.length && start.every((word, i) => words[i] === word);
}

/** Two foreign keys that share no column and lie within one key, without a column that numbers the rows. */
function pairedSides(
  table: DatabaseTable,
  relations: readonly Relation[],
): readonly [Relation, Relation] | undefined {
  const numbers = table.columns.filter(({ generated }) => generated !== undefined);
  for (const key of indexedColumns(table)) {
    if (numbers.some(({ name }) => key.includes(name))) continue;
    const names = new Set(key);
    const inside = relations.filter((relation) => identifyTarget(relation, names));
    for (const [i, first] of inside.entries()) {
      const second = inside.slice(i + 1).find((other) => isApart(first, other));
      if (second !== undefined) return inOrder(table, first, second);
    }
  }
  return undefined;
}

/** Whether the row of one relation refers to the row of another one. */
function determines(
  table: DatabaseTable,
  one: Relation,
  other: Relation,
  relationsOf: SourceAsked['relationsOf'],
): boolean {
  return relationsOf(one.target).some(
    (onward) => onward.columns.length === 1 && waysAgree(table, other, onward),
  );
}

/** Whether two tables refer to a third one, to whose rows a pair of their rows belongs. */
function agreeBeyond(
  table: DatabaseTable,
  one: Relation,
  other: Relation,
  relationsOf: SourceAsked['relationsOf'],
): boolean {
  if (one.target === other.target) return false;
  return relationsOf(one.target).some(
    (way) =>
      way.columns.length === 1 &&
      relationsOf(other.target).some((next) => waysAgree(table, way, next)),
  );
}

/** Whether the row of one relation has over other rows what that of another one has itself: a floor the firm of a person. */
function reachesBeyond(
  table: DatabaseTable,
  one: Relation,
  other: Relation,
  relationsOf: SourceAsked['relationsOf'],
): boolean {
  if (agreeBeyond(table, one, other, relationsOf)) return false;
  const far = farWays(one.target, relationsOf);
  return relationsOf(other.target).some(
    (next) =>
      next.columns.length === 1 && far.some(({ last }) => waysAgree(other.target, next, last)),
  );
}

/** Whether a table of pairs of rows of one table refers to a third one, to which both of them belong. */
function haveTenant(
  table: DatabaseTable,
  [one, other]: readonly [Relation, Relation],
  relations: readonly Relation[],
  relationsOf: SourceAsked['relationsOf'],
): boolean {
  if (one.target !== other.target) return false;
  const onward = relationsOf(one.target).filter(({ columns }) => columns.length === 1);
  return relations.some((own) => onward.some((way) => waysAgree(table, own, way)));
}

function isApart(one: Relation, other: Relation): boolean {
  return !one.columns.some((column) => other.columns.includes(column));
}

/** The sides in the order of their columns in the table. */
function inOrder(
  table: DatabaseTable,
  one: Relation,
  other: Relation,
): readonly [Relation, Relation] {
  const at = ({ columns }: Relation): number =>
    table.columns.findIndex(({ name }) => columns.includes(name));
  return at(one) < at(other) ? [one, other] : [other, one];
}

/**
 * The number of rows of each parent, and all rows: about as many as asked, but some for each parent. Where there are already many
 * parents, there are as many rows as parents, some of which have none.
 */
export function childCount(
  parents: number,
  asked: number,
  most: number,
): { readonly count: ChildCount; readonly rows: number } {
  const mean = Math.floor(asked / parents);
  const isFew = parents * 2 <= asked * MOST_GROWTH;
  const usual = mean > 1 ? 2 * mean - 1 : isFew ? MOST_CHILDREN : 2;
  const max = Math.max(1, Math.min(usual, most, MOST_OF_PARENT));
  if (max === 1) return { count: 1, rows: parents };
  const min = isFew ? 1 : 0;
  const shares = Array<number>(max - min + 1).fill(1);
  return { count: { min, max }, rows: childRows({ min, shares }, parents) };
}
