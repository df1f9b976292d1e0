import { nth } from '../../basics/nth.js';
import type { DatabaseTable } from '../model/database-schema.js';
import type { Relation } from '../model/schema-index.js';
import { areRequired } from '../model/table-index.js';
import { type AgreementTerms, RankedRelations } from './ranked-relations.js';
import { waysAgree } from './ways-agree.js';

/** How the foreign keys of a table lead to the same rows as those of the rows to which they refer. */
export interface Agreement {
  /** The foreign keys in the order in which their rows are chosen. */
  readonly order: readonly Relation[];
  /** Foreign keys that are copied from the row to which another one refers. */
  readonly copies: ReadonlyMap<Relation, CopiedRelation>;
  /** The columns of the other table that equal fields of this one, by foreign key. */
  readonly wheres: ReadonlyMap<Relation, ComparedRows>;
}

/** How the row of a foreign key is found by what it has in common with others. */
export interface ComparedRows {
  readonly where: readonly ComparedColumn[];
  /** The columns to compare if no row has the others in common: those of the organization, if a branch has no row. */
  readonly otherwise: readonly ComparedColumn[];
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

/**
 * Lets the foreign keys of a table agree. One that has a value in every row chooses its row first. Those that this
 * row also has are copied from it. All others choose among the rows that belong to the same third row.
 */
export function agreementOf(
  table: DatabaseTable,
  relations: readonly Relation[],
  terms: AgreementTerms,
): Agreement {
  return new Agreeing(table, relations, terms).settled();
}

class Agreeing {
  readonly #table: DatabaseTable;
  readonly #terms: AgreementTerms;
  readonly #ranked: RankedRelations;
  readonly #copies = new Map<Relation, CopiedRelation>();
  readonly #wheres = new Map<Relation, ComparedRows>();
  readonly #chosen: Relation[] = [];

  constructor(table: DatabaseTable, relations: readonly Relation[], terms: AgreementTerms) {
    this.#table = table;
    this.#terms = terms;
    this.#ranked = new RankedRelations(table, relations, terms);
  }

  settled(): Agreement {
    const order = this.#ranked.inOrder();
    for (const relation of order) {
      if (this.#copies.has(relation)) continue;
      const compared = this.#comparedOf(relation);
      if (compared.where.length > 0) this.#wheres.set(relation, compared);
      this.#chosen.push(relation);
      // The next ones choose among the rows that agree with these.
      for (const own of order) this.#copy(own, relation);
    }
    // A copy comes right behind the row that it is copied from: a key of several columns may contain it.
    const withCopies = this.#chosen.flatMap((relation) => [
      relation,
      ...order.filter((own) => this.#copies.get(own)?.through === relation),
    ]);
    return { order: withCopies, copies: this.#copies, wheres: this.#wheres };
  }

  /** Copies a foreign key that the chosen row has too. What must have a value is copied from a row that is always there. */
  #copy(own: Relation, through: Relation): void {
    const { followed, isLoose } = this.#terms;
    const isSettled = this.#chosen.includes(own) || this.#copies.has(own);
    if (isSettled || this.#isChecked(own) || followed.includes(own) || isLoose(own)) return;
    if (this.#terms.isUncopied(own, through) || this.#ranked.choosesItself(own, through)) return;
    if (this.#terms.copying !== 'all' && !this.#ranked.isRequired(through)) return;
    const isFew = followed.includes(through) || this.#ranked.isUnique(through);
    if (this.#terms.copying === 'followed' && !isFew) return;
    if (this.#ranked.isRequired(own) && !this.#ranked.isRequired(through)) return;
    const onward = this.#ranked.onward(through, own);
    if (onward !== undefined) this.#copies.set(own, { through, onward });
  }

  /** What the row of a relation has in common with the rows that are chosen already. */
  #comparedOf(relation: Relation): ComparedRows {
    const { followed, relationsOf, isLoose } = this.#terms;
    if (followed.includes(relation) || isLoose(relation)) return { where: [], otherwise: [] };
    const same =
      relation.columns.length > 1
        ? undefined
        : (this.#rowOfChosen(relation) ?? this.#sameRow(relation));
    if (same !== undefined) return { where: [same], otherwise: [] };
    const compared = relationsOf(relation.target).flatMap((onward) => {
      const isCircle = relation.target === this.#table && onward.target === this.#table;
      const found = isCircle ? undefined : this.#comparedBy(relation, onward);
      return found ? [{ onward, found }] : [];
    });
    // A row without a value would refer to none. Where it must refer to one, values that are always there come first.
    const always = compared.filter(({ found }) => this.#areRequired(found));
    const needsValue = this.#ranked.isRequired(relation) || relation.target === this.#table;
    const known = needsValue && always.length > 0 ? always : compared;
    const beyond = known.length > 0 ? undefined : this.#rowBeyond(relation);
    if (beyond !== undefined) return { where: [beyond], otherwise: [] };
    // What a compared row itself determines need not be compared.
    const isImplied = (one: Relation): boolean =>
      known.some(({ onward }) => onward !== one && this.#leadsTo(onward, one, relation.target));
    const leadsOn = (one: Relation): boolean =>
      known.some(({ onward }) => onward !== one && this.#leadsTo(one, onward, relation.target));
    const ofTenant = known.filter(({ onward }) => !leadsOn(onward));
    const finest = this.#ranked.isTenantFirst()
      ? ofTenant
      : known.filter(({ onward }) => !isImplied(onward));
    const some = (all: typeof known) => all.slice(0, MOST_COMPARED).map(({ found }) => found);
    return {
      where: some(finest),
      otherwise: some(ofTenant.filter((one) => !finest.includes(one))),
    };
  }

  /** The row of a foreign key that needs a value, as the row of another one has it: any, where that one has none. */
  #rowOfChosen(relation: Relation): ComparedColumn | undefined {
    for (const through of this.#ranked.isTenantFirst() ? [] : this.#chosen) {
      // Of two that a check lets exclude each other, the one is null where the other has a value.
      const isThere = this.#ranked.isRequired(through) && !this.#isChecked(relation);
      const onward =
        isThere || this.#isChecked(through) ? undefined : this.#ranked.onward(through, relation);
      if (onward === undefined || !this.#isNeeded(relation)) continue;
      return { column: nth(onward.references, 0), own: nth(onward.columns, 0), through };
    }
    return undefined;
  }

  /** The row that a chosen row does not refer to itself, but a row to which it refers: the company of the driver of a trip. */
  #rowBeyond(relation: Relation): ComparedColumn | undefined {
    for (const through of this.#chosen) {
      const mayBeNone = this.#ranked.isRequired(relation) && !this.#isChecked(through);
      if (!this.#ranked.isRequired(through) && !mayBeNone) continue;
      const own = this.#ranked.beyond(through, relation);
      if (own !== undefined) return { column: nth(relation.references, 0), own, through };
    }
    return undefined;
  }

  /** Whether a check wants a value, so that it is not copied from what may be null. */
  #isChecked({ columns }: Relation): boolean {
    return columns.some((name) => this.#terms.checked.has(name));
  }

  #isNeeded(relation: Relation): boolean {
    return this.#ranked.isRequired(relation) || this.#isChecked(relation);
  }

  /** The row of another foreign key, if two rows of its table would have to agree in more columns than are compared. */
  #sameRow({ target, references }: Relation): ComparedColumn | undefined {
    const twin = this.#chosen.find(
      (through) =>
        through.target === target &&
        through.references.join() === references.join() &&
        [...this.#copies.values()].filter((copy) => copy.through === through).length >
          MOST_COMPARED,
    );
    return twin && { column: nth(references, 0), own: nth(twin.columns, 0) };
  }

  /** Whether the row of a relation of a table refers to the row of another one. */
  #leadsTo(from: Relation, to: Relation, table: DatabaseTable): boolean {
    return this.#terms
      .relationsOf(from.target)
      .some((next) => next.columns.length === 1 && waysAgree(table, to, next));
  }

  #areRequired({ own, through }: ComparedColumn): boolean {
    return areRequired(through?.target ?? this.#table, [own]);
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
      if (!this.#ranked.isRequired(through) || through.target === this.#table) continue;
      // Two rows of one table share the tenant of this row, and not all that each of them has.
      if (through.target === relation.target) continue;
      const way = this.#terms
        .relationsOf(through.target)
        .find((next) => next.columns.length === 1 && waysAgree(relation.target, onward, next));
      if (way !== undefined) return { column, own: nth(way.columns, 0), through };
      const far = this.#ranked.isTenantFirst()
        ? undefined
        : this.#ranked.far(through, onward, relation.target);
      if (far !== undefined) return { column, own: far.names, through };
    }
    return undefined;
  }
}
