import { nth } from '../../basics/nth.js';
import type { DatabaseTable } from '../model/database-schema.js';
import { indexedColumns, type Relation } from '../model/schema-index.js';
import { columnsByName } from '../model/table-index.js';
import { waysAgree } from './ways-agree.js';

/** How the foreign keys of a table lead to the same rows as those of the rows to which they refer. */
export interface Agreement {
  /** The foreign keys in the order in which their rows are chosen. */
  readonly order: readonly Relation[];
  /** Foreign keys that are copied from the row to which another one refers. */
  readonly copies: ReadonlyMap<Relation, CopiedRelation>;
  /** The columns of the other table that equal fields of this one, by foreign key. */
  readonly wheres: ReadonlyMap<Relation, readonly ComparedColumn[]>;
}

export interface CopiedRelation {
  readonly through: Relation;
  /** The foreign key of the other table with the same row. */
  readonly onward: Relation;
}

/** A column of another table whose value a row of this one has too. */
export interface ComparedColumn {
  readonly column: string;
  /** The column of this table, or that of the row to which `through` refers. */
  readonly own: string;
  readonly through?: Relation;
}

/** The most columns that a reference compares. */
const MOST_COMPARED = 4;

interface Terms {
  readonly followed: readonly Relation[];
  readonly relationsOf: (table: DatabaseTable) => readonly Relation[];
  /**
   * Whether the row that others also refer to, such as the tenant, is chosen first, and nothing is copied. Each field then takes few
   * fields from other tables, but only the tenants agree.
   */
  readonly isTenantFirst: boolean;
  /** Whether a foreign key chooses among all rows, because otherwise values would be taken from each other. */
  readonly isLoose: (relation: Relation) => boolean;
}

/**
 * Lets the foreign keys of a table agree. One that has a value in every row chooses its row first. Those that this
 * row also has are copied from it. All others choose among the rows that belong to the same third row.
 */
export function agreementOf(
  table: DatabaseTable,
  relations: readonly Relation[],
  terms: Terms,
): Agreement {
  return new Agreeing(table, relations, terms).settled();
}

class Agreeing {
  readonly #table: DatabaseTable;
  readonly #relations: readonly Relation[];
  readonly #terms: Terms;
  readonly #copies = new Map<Relation, CopiedRelation>();
  readonly #wheres = new Map<Relation, readonly ComparedColumn[]>();
  readonly #chosen: Relation[] = [];

  constructor(table: DatabaseTable, relations: readonly Relation[], terms: Terms) {
    this.#table = table;
    this.#relations = relations;
    this.#terms = terms;
  }

  settled(): Agreement {
    const order = this.#inOrder();
    for (const relation of order) {
      if (this.#copies.has(relation)) continue;
      const where = this.#whereOf(relation);
      if (where.length > 0) this.#wheres.set(relation, where);
      this.#chosen.push(relation);
      // The next ones choose among the rows that agree with these.
      for (const own of order) this.#copy(own, relation);
    }
    const isChosen = (relation: Relation): boolean => this.#chosen.includes(relation);
    // A copy comes behind the row that it is copied from.
    const last = order.filter((relation) => !isChosen(relation));
    return { order: [...this.#chosen, ...last], copies: this.#copies, wheres: this.#wheres };
  }

  /**
   * The foreign keys by groups. In a group, a row that determines others comes before them, or behind them if the tenant is
   * chosen first.
   */
  #inOrder(): readonly Relation[] {
    const rank = (relation: Relation): readonly number[] => {
      const determined = this.#relations.filter((own) => this.#onward(relation, own)).length;
      const isLate = this.#terms.isTenantFirst;
      return [this.#groupOf(relation), -relation.columns.length, isLate ? determined : -determined];
    };
    const ranked = this.#relations.map((relation) => ({ relation, rank: rank(relation) }));
    ranked.sort((one, other) => {
      const at = one.rank.findIndex((value, i) => value !== other.rank[i]);
      return at < 0 ? 0 : nth(one.rank, at) - nth(other.rank, at);
    });
    return ranked.map(({ relation }) => relation);
  }

  /**
   * Those that the rows follow come first, then those that differ in every row. Then come others with a value in
   * every row and those that determine one of these. Those that may be null follow, and at last those to the table
   * itself.
   */
  #groupOf(relation: Relation): number {
    if (this.#terms.followed.includes(relation)) return 0;
    if (relation.target === this.#table) return 4;
    if (this.#terms.isTenantFirst && this.#isTenant(relation)) return 1;
    if (!this.#isRequired(relation)) return this.#determinesRequired(relation) ? 2 : 3;
    return this.#isUnique(relation) ? 1 : 2;
  }

  /**
   * Whether the row of a foreign key that may be null has several others, which must have a value: an invoice's customer has its
   * tenant and its branch. If the branch came first, it might have no customer.
   */
  #determinesRequired(relation: Relation): boolean {
    if (this.#terms.isTenantFirst || this.#isUnique(relation)) return false;
    return (
      this.#requiredBy(relation) >= 2 &&
      this.#relations.every(
        (other) =>
          other === relation ||
          this.#isRequired(other) ||
          this.#requiredBy(other) < this.#requiredBy(relation) ||
          this.#relations.indexOf(other) > this.#relations.indexOf(relation),
      )
    );
  }

  /** Whether rows of other foreign keys have the row of this one too, and it has none of theirs. */
  #isTenant(relation: Relation): boolean {
    const others = this.#relations.filter((own) => own !== relation);
    return (
      others.some((own) => this.#onward(own, relation) !== undefined) &&
      others.every((own) => this.#onward(relation, own) === undefined)
    );
  }

  /** The number of foreign keys that must have a value and that the row of another one has too. */
  #requiredBy(relation: Relation): number {
    const { followed } = this.#terms;
    return this.#relations.filter(
      (own) =>
        !followed.includes(own) &&
        this.#isRequired(own) &&
        this.#onward(relation, own) !== undefined,
    ).length;
  }

  /** Whether no two rows refer to the same one. Such a reference cannot choose among fewer rows. */
  #isUnique({ columns }: Relation): boolean {
    return indexedColumns(this.#table).some(
      (key) => key.length > 0 && key.every((name) => columns.includes(name)),
    );
  }

  #isRequired({ columns }: Relation): boolean {
    const known = columnsByName(this.#table);
    return columns.every((name) => !known.get(name)?.isNullable);
  }

  /** The foreign key of the table behind a relation that agrees with one of this table. */
  #onward(through: Relation, own: Relation): Relation | undefined {
    if (own === through || own.columns.length > 1 || own.target === this.#table) return undefined;
    if (through.target === this.#table) return undefined;
    return this.#terms
      .relationsOf(through.target)
      .find((onward) => onward.columns.length === 1 && waysAgree(this.#table, own, onward));
  }

  /** Copies a foreign key that the chosen row has too. What must have a value is copied from a row that is always there. */
  #copy(own: Relation, through: Relation): void {
    const { followed, isLoose } = this.#terms;
    const isSettled = this.#chosen.includes(own) || this.#copies.has(own);
    if (isSettled || followed.includes(own) || isLoose(own)) return;
    if (this.#terms.isTenantFirst && !followed.includes(through)) return;
    if (this.#isRequired(own) && !this.#isRequired(through)) return;
    const onward = this.#onward(through, own);
    if (onward !== undefined) this.#copies.set(own, { through, onward });
  }

  /** What the row of a relation has in common with the rows that are chosen already. */
  #whereOf(relation: Relation): readonly ComparedColumn[] {
    const { followed, relationsOf, isLoose } = this.#terms;
    if (followed.includes(relation) || isLoose(relation) || relation.columns.length > 1) return [];
    const same = this.#rowOfChosen(relation);
    if (same !== undefined) return [same];
    const compared = relationsOf(relation.target).flatMap((onward) => {
      const isCircle = relation.target === this.#table && onward.target === this.#table;
      const found = isCircle ? undefined : this.#comparedBy(relation, onward);
      return found ? [{ onward, found }] : [];
    });
    // A row without a value would refer to none. Where it must refer to one, values that are always there come first.
    const always = compared.filter(({ found }) => this.#isAlways(found));
    const needsValue = this.#isRequired(relation) || relation.target === this.#table;
    const known = needsValue && always.length > 0 ? always : compared;
    // What a compared row itself determines need not be compared.
    const isImplied = (one: Relation): boolean =>
      known.some(({ onward }) => onward !== one && this.#leadsTo(onward, one, relation.target));
    const leadsOn = (one: Relation): boolean =>
      known.some(({ onward }) => onward !== one && this.#leadsTo(one, onward, relation.target));
    return known
      .filter(({ onward }) => (this.#terms.isTenantFirst ? !leadsOn(onward) : !isImplied(onward)))
      .slice(0, MOST_COMPARED)
      .map(({ found }) => found);
  }

  /** The row of a foreign key that must have a value, as the row of one that may be null has it: any, where that one is null. */
  #rowOfChosen(relation: Relation): ComparedColumn | undefined {
    for (const through of this.#terms.isTenantFirst ? [] : this.#chosen) {
      const onward = this.#isRequired(through) ? undefined : this.#onward(through, relation);
      if (onward === undefined || !this.#isRequired(relation)) continue;
      return { column: nth(onward.references, 0), own: nth(onward.columns, 0), through };
    }
    return undefined;
  }

  /** Whether the row of a relation of a table refers to the row of another one. */
  #leadsTo(from: Relation, to: Relation, table: DatabaseTable): boolean {
    return this.#terms
      .relationsOf(from.target)
      .some((next) => next.columns.length === 1 && waysAgree(table, to, next));
  }

  #isAlways({ own, through }: ComparedColumn): boolean {
    return !columnsByName(through?.target ?? this.#table).get(own)?.isNullable;
  }

  /** The field of this table with the row to which a row of another table refers: its own, or one of a chosen row. */
  #comparedBy(relation: Relation, onward: Relation): ComparedColumn | undefined {
    if (onward.columns.length > 1) return undefined;
    const column = nth(onward.columns, 0);
    const settled = [...this.#chosen, ...this.#copies.keys()];
    const own = settled.find((each) => waysAgree(this.#table, each, onward));
    if (own !== undefined) return { column, own: nth(own.columns, 0) };
    if (relation.target === this.#table) return undefined;
    for (const through of this.#chosen) {
      if (!this.#isRequired(through) || through.target === this.#table) continue;
      const way = this.#terms
        .relationsOf(through.target)
        .find((next) => next.columns.length === 1 && waysAgree(relation.target, onward, next));
      if (way !== undefined) return { column, own: nth(way.columns, 0), through };
    }
    return undefined;
  }
}
