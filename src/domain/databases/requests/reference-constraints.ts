import { checkedColumns } from '../checks/table-checks.js';
import type { DatabaseTable } from '../model/database-schema.js';
import { columnsByName } from '../model/table-index.js';
import type { KeyPlan } from '../relations/key-plan.js';
import type { RelationField } from '../relations/relation-fields.js';
import type { StructuredTable } from '../relations/structured-table.js';

type Constraints = Readonly<Record<string, unknown>>;

/** The rows of a hierarchy for each of its roots, and its most levels. */
const ROWS_PER_ROOT = 20;
const LEVELS = 5;

interface ReferenceTerms {
  readonly isPinned: boolean;
  readonly isSearchable: boolean;
  readonly isCovering: boolean;
  /** Whether other tables need values of the column. */
  readonly isNeeded: boolean;
}

/** The constraints of a reference but for its nulls. If all rows refer to the first row of the table, it is pinned. */
export function referenceConstraints(
  field: RelationField,
  structured: StructuredTable,
  keys: KeyPlan,
  { isPinned, isSearchable, isCovering, isNeeded: isNeededByOthers }: ReferenceTerms,
): Constraints {
  const { constraints, relation } = field;
  const { where: _, otherwise: __, ...others } = constraints;
  const choice = choiceOf(field, structured, keys, isPinned);
  const { isUnique, isFollowing, isOwn, isPinnedHere, isSingle, within } = choice;
  // A foreign key that shares columns with another one holds only among the rows with these columns.
  const isNeeded = field.agreeing === undefined;
  const maySearch = choice.mayFind && (isSearchable || isNeeded);
  const found = maySearch ? agreeing(field, structured, within) : {};
  const compared = isSingle && isNeededByOthers ? withAny(found) : found;
  const covers = isCovering && isSingle && compared.where === undefined;
  return {
    // If the rows no longer follow the table, the reference names it.
    ...(!isFollowing && { table: relation.target.name }),
    ...others,
    ...compared,
    ...(covers && { covers }),
    ...(isOwn && hierarchy(relation.columns, structured, keys)),
    ...(isUnique && { unique: true }),
    ...(within !== undefined && { distinct_within: within }),
    ...(isPinnedHere && { weights: [1] }),
  };
}

/** How the row of a reference is chosen. */
function choiceOf(
  field: RelationField,
  structured: StructuredTable,
  keys: KeyPlan,
  isPinned: boolean,
) {
  const { name, constraints, relation } = field;
  const isUnique = keys.unique.has(name);
  const isFollowing = constraints.table === undefined && keys.source.kind !== 'rows';
  const isOwn = relation.target === structured.table;
  const isPinnedHere = isPinned && !isOwn;
  // What differs in every row differs for each parent.
  const within = isUnique ? undefined : distinctWithin(name, structured, keys);
  const isFree = !isFollowing && !isPinnedHere;
  const mayFind = isFree && (!isUnique || mayFindNone(field, structured));
  const isSingle = isFree && !isUnique && !isOwn && within === undefined;
  return { isUnique, isFollowing, isOwn, isPinnedHere, within, mayFind, isSingle };
}

/** A reference that others need values of refers to any row rather than to none. */
function withAny(found: Constraints): Constraints {
  return found.where === undefined ? found : { otherwise: 'any', ...found };
}

/** Whether a reference that differs in every row may be null where the rows with the same values are taken. */
function mayFindNone(
  { constraints: { where = {} }, relation }: RelationField,
  { table, checks }: StructuredTable,
): boolean {
  const isOfOthers = Object.values(where as Readonly<Record<string, string>>).some((own) =>
    own.includes('.'),
  );
  const isKeyed = relation.columns.some((name) => table.primaryKey.includes(name));
  const isOwn = relation.target === table;
  return (
    !isOfOthers && !isKeyed && !isOwn && mayBeNull(relation.columns, table, checkedColumns(checks))
  );
}

/** The reference to the parent for whose rows this one differs. */
function distinctWithin(
  name: string,
  { fields }: StructuredTable,
  { source, distinct }: KeyPlan,
): string | undefined {
  if (source.kind !== 'per' || !distinct.has(name)) return undefined;
  return fields.references.get(source.parent);
}

/** The fields by which a reference agrees with others. Rows that differ for a parent choose among those of that parent. */
function agreeing(
  { constraints: { where, otherwise } }: RelationField,
  { fields }: StructuredTable,
  within: string | undefined,
): Constraints {
  if (where === undefined) return {};
  if (within === undefined) return { where, ...(otherwise !== undefined && { otherwise }) };
  const named = (compared: unknown): readonly (readonly [string, string])[] =>
    Object.entries(compared as Readonly<Record<string, string>>).map(([column, own]) => {
      const field = fields.fields.get(own);
      const isCopy = field?.type === 'copy' && field.through === within;
      return [column, isCopy ? `${within}.${field.shown}` : own];
    });
  const isOfParent = (compared: unknown): boolean =>
    named(compared).every(([, own]) => own.startsWith(`${within}.`));
  const mayBeOthers = isOfParent(where) && otherwise !== undefined;
  const areNamed = typeof otherwise === 'object' && isOfParent(otherwise);
  return {
    where: Object.fromEntries(named(where)),
    ...(mayBeOthers && { otherwise: areNamed ? Object.fromEntries(named(otherwise)) : 'any' }),
  };
}

function hierarchy(
  columns: readonly string[],
  { table, checks }: StructuredTable,
  { rows }: KeyPlan,
): Constraints {
  return {
    roots: Math.max(1, Math.floor(rows / ROWS_PER_ROOT)),
    depth: LEVELS,
    ...(!mayBeNull(columns, table, checks.present) && { root: 'self' }),
  };
}

function mayBeNull(
  columns: readonly string[],
  table: DatabaseTable,
  present: ReadonlySet<string>,
): boolean {
  const known = columnsByName(table);
  return columns.some((name) => known.get(name)?.isNullable && !present.has(name));
}
