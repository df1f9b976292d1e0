import { oncePer } from '../../basics/once-per.js';
import { productOf } from '../../basics/product-of.js';
import type { ColumnPlan } from '../../columns/column-plan.js';
import type { ColumnContext } from '../../field-types/column-context.js';
import { deriveKey } from '../../random/key.js';
import type { Key } from '../../random/mix.js';
import { type Children, children } from '../../relations/children.js';
import { gatheredColumn } from '../../relations/gathered-column.js';
import { pairs } from '../../relations/pairs.js';
import type { ReferencedRows } from '../../relations/referenced-rows.js';
import type { LifeMoments, ReferringRows, Relations } from '../../relations/relations.js';
import type { RowIndex } from '../../relations/row-index.js';
import type { Field, GenerateRequest, TableOfSet } from '../generate-request.js';
import { indexOfTable } from './index-of-table.js';
import type { OtherTables } from './other-tables.js';
import { referringRows } from './referring-rows.js';
import { followersOf, targetOf } from './target-of.js';

/** The indexes of the tables of a set by table and fields. All references of the set share them. */
const indexesOf = oncePer((_: TableOfSet['tables']) => new Map<string, RowIndex>());

/** What the relations of a table need from the plan of its columns. */
interface TableColumns {
  readonly fields: ReadonlyMap<string, Field>;
  contextOf(field: Field): ColumnContext;
  /** Returns columns with vectors of their own at each call: each reference fills other rows. */
  otherTables(): OtherTables;
  /** The moments of the rows of a view; missing if the plan has none. */
  readonly life: LifeMoments | undefined;
}

/** The relations of one table of a set with the others. */
export class SetRelations {
  readonly #key: Key;
  readonly #table: TableOfSet;
  readonly #columns: TableColumns;
  readonly #rows = new Map<string, ReferencedRows>();
  readonly #others = new Map<string, OtherTables>();
  readonly #shown = new Map<string, ColumnPlan | undefined>();
  readonly #referring = new Map<string, ReferringRows | undefined>();
  #children: Children | undefined;
  #pairs: readonly [ReferencedRows, ReferencedRows] | undefined;

  constructor(key: Key, table: TableOfSet, columns: TableColumns) {
    this.#key = key;
    this.#table = table;
    this.#columns = columns;
  }

  /** Whether a field shows a column of another table that is faulty. */
  isFaulty(field: Field): boolean {
    const isShown = field.type.shows === undefined || this.#shownBy(field) !== undefined;
    const isGathered = field.type.gathers === undefined || this.#referringTo(field) !== undefined;
    return !isShown || !isGathered || this.#comparedBy(field).includes(undefined);
  }

  /** The columns of the other table that a reference compares; undefined for those that are faulty. */
  #comparedBy(field: Field): readonly (ColumnPlan | undefined)[] {
    const names = field.type.refers?.compares?.(field.constraints) ?? [];
    return names.map((name) => this.#othersOf(field).column(this.#targetOf(field), name));
  }

  /** The relations as the type of a field sees them. */
  of(field: Field): Relations {
    return {
      hasPer: this.#table.followed?.kind === 'per',
      rows: this.#table.rows,
      target: () => {
        const name = this.#targetOf(field);
        const { followed } = this.#table;
        const isParent = followed?.kind === 'per' && followed.table === name;
        return { rows: this.#tableOf(name).rows, isOwn: name === this.#table.name, isParent };
      },
      followed: () => this.#followedBy(field),
      children: () => this.#dealt(),
      compared: () => this.#comparedBy(field).map((column) => defined(column, field)),
      living: (key) => this.#table.living?.rowsFor(key, this.#table.name, this.#targetOf(field)),
      life: this.#columns.life,
      index: (names) => this.#indexOf(this.#targetOf(field), names),
      ownIndex: (names) => this.#indexOf(this.#table.name, names),
      referring: () => defined(this.#referringTo(field), field),
      shown: () => defined(this.#shownBy(field), field),
    };
  }

  #referringTo(field: Field): ReferringRows | undefined {
    if (!this.#referring.has(field.name)) {
      const found = referringRows(field, this.#table, () => this.#columns.otherTables());
      this.#referring.set(field.name, found);
    }
    return this.#referring.get(field.name);
  }

  #shownBy(field: Field): ColumnPlan | undefined {
    if (!this.#shown.has(field.name)) this.#shown.set(field.name, this.#gathered(field));
    return this.#shown.get(field.name);
  }

  #gathered(field: Field): ColumnPlan | undefined {
    const { type, constraints } = field;
    const shows = type.shows?.(constraints);
    if (shows === undefined) return undefined;
    const through = defined(this.#columns.fields.get(shows.through ?? field.name), field);
    const target = this.#targetOf(through);
    const name = shows.field ?? this.#tableOf(target).key[0];
    const column = this.#othersOf(through).column(target, defined(name, field));
    return column && gatheredColumn(column, this.rowsOf(through));
  }

  #indexOf(table: string, names: readonly string[]): RowIndex {
    const indexes = indexesOf(this.#table.tables);
    const id = JSON.stringify([table, ...names]);
    const known = indexes.get(id);
    if (known !== undefined) return known;
    const others = this.#columns.otherTables();
    const columns = names.flatMap((name) => others.column(table, name) ?? []);
    const { rows } = this.#tableOf(table);
    const made = indexOfTable({ rows, values: this.#valuesOf(table, names), columns });
    indexes.set(id, made);
    return made;
  }

  /** The most different values of these fields together. */
  #valuesOf(table: string, fields: readonly string[]): number {
    const { tables } = this.#table;
    return productOf(fields.map((name) => valuesOf(tables.get(table), name)));
  }

  /** Each reference has its own columns of the other table. */
  #othersOf({ name }: Field): OtherTables {
    const known = this.#others.get(name);
    if (known !== undefined) return known;
    const made = this.#columns.otherTables();
    this.#others.set(name, made);
    return made;
  }

  /** The rows to which a reference refers. */
  rowsOf(reference: Field): ReferencedRows {
    const known = this.#rows.get(reference.name);
    if (known !== undefined) return known;
    const { type, constraints } = reference;
    const made = defined(type.refers, reference).rows(
      constraints,
      this.#columns.contextOf(reference),
    );
    this.#rows.set(reference.name, made);
    return made;
  }

  #targetOf(reference: Field): string {
    return defined(targetOf(reference, this.#table, this.#columns.fields.values()), reference);
  }

  #tableOf(name: string): TableOfSet {
    const table = this.#table.tables.get(name)?.inSet;
    if (table === undefined) throw new Error(`there is no table ${name}`);
    return table;
  }

  #followedBy(field: Field): ReferencedRows {
    const { followed } = this.#table;
    if (followed?.kind !== 'pairs') return this.#dealt();
    const [some, others] = followed.tables;
    const sizes = [this.#tableOf(some).rows, this.#tableOf(others).rows] as const;
    this.#pairs ??= pairs(deriveKey(this.#key, 'pairs'), sizes, some === others);
    return defined(this.#pairs[followersOf(this.#columns.fields.values()).indexOf(field)], field);
  }

  #dealt(): Children {
    const { followed } = this.#table;
    if (followed?.kind !== 'per') throw new Error(`${this.#table.name} has no per`);
    const { counts, table, isEven } = followed;
    const { rows } = this.#tableOf(table);
    this.#children ??= children(counts, rows, childrenKey(this.#key), isEven);
    return this.#children;
  }
}

/** The key by which the rows of a table are dealt to their parents. */
export function childrenKey(key: Key): Key {
  return deriveKey(key, 'children');
}

/** Requests in which a relation lacks a part are refused. */
function defined<A>(value: A | undefined, { name }: Field): A {
  if (value === undefined) throw new Error(`the relation of ${name} is not complete`);
  return value;
}

/** The most different values of a field: a reference, and a copy of one, has as many as the other table has rows. */
function valuesOf(table: GenerateRequest | undefined, name: string): number {
  const field = table?.fields.find((one) => one.name === name);
  if (field === undefined || table?.inSet === undefined) return Number.POSITIVE_INFINITY;
  const { inSet, fields, rows } = table;
  const shows = field.type.shows?.(field.constraints);
  const through = fields.find((one) => one.name === (shows?.through ?? name));
  const target = through && targetOf(through, inSet, fields);
  const other = target === undefined ? undefined : inSet.tables.get(target);
  if (other === undefined) return rows;
  const shown = shows?.through === undefined ? undefined : shows.field;
  return Math.min(other.rows, shown === undefined ? other.rows : valuesOf(other, shown));
}
