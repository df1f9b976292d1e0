import { nth } from '../../basics/nth.js';
import {
  type ComparedFields,
  comparisons,
  type OtherRows,
} from '../../constraints/compared-fields.js';
import type { DatabaseTable } from '../model/database-schema.js';
import { isWholeKey, keyOf, type Relation } from '../model/schema-index.js';
import { areRequired, keysByFirst } from '../model/table-index.js';
import type { Agreement, ComparedColumn } from './agreement.js';

/** A field of a foreign key, before it is known whether it is unique or null. */
export interface RelationField {
  readonly name: string;
  readonly type: 'reference' | 'copy';
  readonly constraints: Readonly<Record<string, unknown>>;
  readonly hidden?: boolean;
  /** The reference that chooses the row: the field itself, or the one that it is copied through. */
  readonly through: string;
  readonly relation: Relation;
  /** The column of the target that is shown. */
  readonly shown: string;
  /** The foreign key, if its row is chosen among fewer rows so that it agrees with other foreign keys. */
  readonly agreeing?: Relation;
}

/** The columns of the target that a reference compares with fields of its own table, each time that it tries to find a row. */
export function comparedBy({
  constraints,
}: Pick<RelationField, 'constraints'>): readonly (readonly [column: string, own: string])[] {
  return comparisons(constraints as Compared).map(({ name, own }) => [name, own]);
}

type Compared = { readonly where?: ComparedFields; readonly otherwise?: OtherRows };

/** A foreign key whose rows cannot be chosen, because other foreign keys have chosen its columns. */
export interface Conflict {
  readonly relation: Relation;
  /** The columns that no foreign key has chosen. */
  readonly free: readonly string[];
  readonly chosen: readonly RelationField[];
}

export interface RelationFields {
  /** By column; fields that are no column have other names. */
  readonly fields: ReadonlyMap<string, RelationField>;
  readonly hidden: readonly RelationField[];
  /** The reference that chooses the rows of each relation; none if it is copied from the row of another one. */
  readonly references: ReadonlyMap<Relation, string>;
  readonly conflicts: readonly Conflict[];
}

/** How the table of a relation is chosen. */
export interface RelationChoice {
  /** Relations that follow `per` or `pairs`. */
  readonly followed: readonly Relation[];
  readonly agreement: Agreement;
  /** Columns that may be null, and have a value in rows in which a check wants one. */
  readonly checked: ReadonlySet<string>;
  /** Foreign keys of a table, for columns that it copies from another one. */
  readonly relationsOf: (table: DatabaseTable) => readonly Relation[];
  /** Whether all rows of both tables have the same values in these columns. */
  readonly isShared: (
    one: DatabaseTable,
    column: string,
    other: DatabaseTable,
    shown: string,
  ) => boolean;
}

/** The fields of the foreign keys of a table: a reference each, and copies of the other columns of its row. */
export function relationFields(table: DatabaseTable, choice: RelationChoice): RelationFields {
  const fields = new Map<string, RelationField>();
  const hidden: RelationField[] = [];
  const references = new Map<Relation, string>();
  const conflicts: Conflict[] = [];
  const { agreement, followed } = choice;
  for (const relation of agreement.order) {
    const chosen = relation.columns.flatMap((name) => fields.get(name) ?? []);
    const free = keysFirst(
      table,
      relation.columns.filter((name) => !fields.has(name)),
    );
    const compared = comparedFields(table, relation, choice, references);
    const added =
      chosen.length > 0
        ? sharedFields(table, relation, { chosen, free }, choice)
        : (agreeingFields(relation, agreement, references) ??
          freeFields(relation, free, followed.includes(relation), compared));
    if (added === undefined) {
      conflicts.push({ relation, free, chosen });
      continue;
    }
    const own = added.find(({ type }) => type === 'reference');
    const chooser = own?.name ?? chosen[0]?.through;
    if (chooser !== undefined) references.set(relation, chooser);
    for (const field of added) {
      if (field.hidden) hidden.push(field);
      else fields.set(field.name, field);
    }
  }
  return { fields, hidden, references, conflicts };
}

/** The columns in the order in which they may show the row: a key of the table has to differ in every row, which a copy cannot say. */
function keysFirst(table: DatabaseTable, names: readonly string[]): readonly string[] {
  const keys = names.filter((name) => isWholeKey(table, [name]));
  return [...keys, ...names.filter((name) => !keys.includes(name))];
}

/** The copy of a foreign key that the row of another one has too. */
function agreeingFields(
  relation: Relation,
  { copies }: Agreement,
  references: ReadonlyMap<Relation, string>,
): readonly RelationField[] | undefined {
  const source = copies.get(relation);
  const through = source && references.get(source.through);
  if (source === undefined || through === undefined) return undefined;
  const [column, shown] = [nth(relation.columns, 0), nth(source.onward.columns, 0)];
  return [{ ...copied(column, shown, through, source.through), agreeing: relation }];
}

/** The constraints by which the row of a relation agrees with the rows that are chosen already. */
function comparedFields(
  table: DatabaseTable,
  relation: Relation,
  { agreement: { wheres }, checked }: RelationChoice,
  references: ReadonlyMap<Relation, string>,
): Constraints {
  const named = (columns: readonly ComparedColumn[] = []): Readonly<Record<string, string>> =>
    Object.fromEntries(
      columns.flatMap(({ column, own, through }) => {
        if (through === undefined) return [[column, own] as const];
        const name = references.get(through);
        return name === undefined ? [] : [[column, `${name}.${own}`] as const];
      }),
    );
  const compared = wheres.get(relation);
  const where = named(compared?.where);
  if (Object.keys(where).length === 0) return {};
  const otherwise = named(compared?.otherwise);
  const isRequired = areRequired(
    table,
    relation.columns.filter((name) => !checked.has(name)),
  );
  const isOther = relation.target !== table;
  return {
    where,
    ...(isRequired &&
      isOther && { otherwise: Object.keys(otherwise).length > 0 ? otherwise : 'any' }),
  };
}

type Constraints = Readonly<Record<string, unknown>>;

/** A reference that shows a column of the target's key, and copies of the others. */
function freeFields(
  relation: Relation,
  names: readonly string[],
  isFollowed: boolean,
  compared: Constraints = {},
): readonly RelationField[] {
  const { target, columns, references } = relation;
  const shownBy = (name: string): string => nth(references, columns.indexOf(name));
  const anchor = names.find((name) => identifies(target, shownBy(name)));
  const key = keyOf(target);
  const own = {
    name: anchor ?? `${columns.join(', ')} of ${target.name}`,
    shown: anchor === undefined ? nth(key, 0) : shownBy(anchor),
  };
  const isSoleKey = key.length === 1 && key[0] === own.shown;
  const reference: RelationField = {
    ...own,
    type: 'reference',
    constraints: {
      ...(!isFollowed && { table: target.name }),
      ...(!isSoleKey && { part: own.shown }),
      ...compared,
    },
    ...(anchor === undefined && { hidden: true }),
    ...(compared.where !== undefined && { agreeing: relation }),
    through: own.name,
    relation,
  };
  const copies = names.filter((name) => name !== anchor);
  return [reference, ...copies.map((name) => copied(name, shownBy(name), own.name, relation))];
}

function copied(name: string, shown: string, through: string, relation: Relation): RelationField {
  return { name, type: 'copy', constraints: { through, field: shown }, through, relation, shown };
}

/** Whether a reference can show a column: it belongs to the key of the table, or is unique. */
function identifies(table: DatabaseTable, column: string): boolean {
  if (keyOf(table).includes(column)) return true;
  return (
    keysByFirst(table)
      .get(column)
      ?.some((key) => key.length === 1) === true
  );
}

/**
 * The fields of a foreign key some of whose columns another one has chosen. It holds if the chosen row itself refers to
 * the same row, or if all rows have the same values in the shared columns. Undefined if it may not hold.
 */
function sharedFields(
  table: DatabaseTable,
  relation: Relation,
  { chosen, free }: { readonly chosen: readonly RelationField[]; readonly free: readonly string[] },
  choice: RelationChoice,
): readonly RelationField[] | undefined {
  const { target, columns, references } = relation;
  const shownBy = (name: string): string => nth(references, columns.indexOf(name));
  const [first] = chosen;
  if (first === undefined) return undefined;
  const isOne = chosen.every(({ through }) => through === first.through);
  const source = first.relation.target;
  if (isOne && source !== table) {
    const isSame = source === target && chosen.every(({ name, shown }) => shown === shownBy(name));
    if (isSame) return free.map((name) => copied(name, shownBy(name), first.through, relation));
    const onward = choice
      .relationsOf(source)
      .find(
        (next) =>
          next.target === target &&
          chosen.every(({ name, shown }) => columnFor(next, shownBy(name)) === shown) &&
          free.every((name) => columnFor(next, shownBy(name)) !== undefined),
      );
    if (onward !== undefined) {
      return free.flatMap((name) => {
        const column = columnFor(onward, shownBy(name));
        return column === undefined ? [] : [copied(name, column, first.through, relation)];
      });
    }
  }
  const areShared = chosen.every(({ name, shown, relation: { target: other } }) =>
    choice.isShared(other, shown, target, shownBy(name)),
  );
  if (free.length === 0) return areShared ? [] : undefined;
  // A row of the other table with the shared columns, if there is one.
  const where = Object.fromEntries(chosen.map(({ name }) => [shownBy(name), name]));
  return freeFields(relation, free, false, areShared ? {} : { where }).map(
    ({ agreeing: _, ...field }) => field,
  );
}

/** The column of a foreign key that holds a column of its target. */
function columnFor({ columns, references }: Relation, shown: string): string | undefined {
  return columns[references.indexOf(shown)];
}
