import { nth } from '../../basics/nth.js';
import type { DatabaseTable } from '../model/database-schema.js';
import { isWholeKey, type Relation } from '../model/schema-index.js';
import { areRequired } from '../model/table-index.js';
import { type FarWay, farWays } from './far-ways.js';
import { waysAgree } from './ways-agree.js';

/**
 * Through which rows foreign keys are copied: all, those that are always there, or those that the rows follow. Unless
 * it is all, the row that others also refer to, such as the tenant, comes before what may be null. Each field then
 * takes few fields from other tables, but only the tenants agree where nothing is copied.
 */
export type Copying = 'all' | 'required' | 'followed';

export interface AgreementTerms {
  readonly followed: readonly Relation[];
  readonly relationsOf: (table: DatabaseTable) => readonly Relation[];
  readonly copying: Copying;
  /** Whether a foreign key chooses among all rows, because otherwise values would be taken from each other. */
  readonly isLoose: (relation: Relation) => boolean;
  /** Columns that may be null, and have a value in rows in which a check wants one. */
  readonly checked: ReadonlySet<string>;
  /** Whether no two rows will refer to the same one, because a key of more columns differs by this one. */
  readonly isSingle: (relation: Relation) => boolean;
  /** Whether a foreign key is not copied from the row of another one, because values would be taken from each other. */
  readonly isUncopied: (relation: Relation, through: Relation) => boolean;
}

/** The foreign keys of a table, and which of them choose their rows before others. */
export class RankedRelations {
  readonly #table: DatabaseTable;
  readonly #relations: readonly Relation[];
  readonly #terms: AgreementTerms;
  readonly #far = new Map<DatabaseTable, readonly FarWay[]>();
  /** Those that have a value in every row. */
  readonly #required: readonly Relation[];

  constructor(table: DatabaseTable, relations: readonly Relation[], terms: AgreementTerms) {
    this.#table = table;
    this.#relations = relations;
    this.#terms = terms;
    this.#required = relations.filter((relation) => this.isRequired(relation));
  }

  /**
   * The foreign keys by groups. In a group, a row that determines others comes before them, or behind them if the tenant is
   * chosen first.
   */
  inOrder(): readonly Relation[] {
    const rank = (relation: Relation): readonly number[] => {
      const determined = this.#relations.filter(
        (own) => this.onward(relation, own) && this.#mayGive(relation, own),
      ).length;
      const group = this.#groupOf(relation);
      const isFound = this.#relations.some((own) => this.#finds(own, relation));
      const isLate = this.isTenantFirst() && group > 1;
      return [
        group,
        -relation.columns.length,
        // A row that has its tenant over others alone cannot be found by the tenant.
        !isFound && this.#relations.some((own) => this.#reaches(relation, own)) ? 0 : 1,
        isLate ? determined : isFound ? 1 : -determined,
      ];
    };
    const ranked = this.#relations.map((relation) => ({ relation, rank: rank(relation) }));
    ranked.sort((one, other) => {
      const at = one.rank.findIndex((value, i) => value !== other.rank[i]);
      return at < 0 ? 0 : nth(one.rank, at) - nth(other.rank, at);
    });
    return ranked.map(({ relation }) => relation);
  }

  /** Whether the row of a relation comes before that of another one, which it has too. */
  #mayGive(relation: Relation, own: Relation): boolean {
    return !this.#terms.isUncopied(own, relation) && !this.#finds(own, relation);
  }

  /** Whether the row of a relation is found by that of another one, which it has too. */
  #finds(own: Relation, relation: Relation): boolean {
    return this.choosesItself(own, relation) || this.#decides(own, relation);
  }

  /** Whether a check decides where a relation has a value, and the row of another one, which differs in every row, has it too. */
  #decides(own: Relation, relation: Relation): boolean {
    return (
      !this.isRequired(relation) &&
      this.isUnique(relation) &&
      own.columns.some((column) => this.#terms.checked.has(column)) &&
      this.onward(relation, own) !== undefined
    );
  }

  /**
   * Whether a foreign key that may be null chooses its row before another one that has the same row: a subscription among those of the
   * customer of the row, and then one of its phases, which knows no customer.
   */
  choosesItself(own: Relation, through: Relation): boolean {
    if (this.isTenantFirst() || this.isRequired(through) || this.isRequired(own)) return false;
    // Few pairs of foreign keys come as far as this: a table may have a thousand of them.
    if (this.onward(through, own) === undefined) return false;
    return this.#required.some(
      (other) => this.onward(own, other) !== undefined && this.onward(through, other) === undefined,
    );
  }

  /**
   * Those that the rows follow come first, then those that differ in every row. Then come others with a value in
   * every row and those that determine one of these. Those that may be null follow, and at last those to the table
   * itself. If the tenant is chosen first, only what always has it comes before.
   */
  #groupOf(relation: Relation): number {
    if (this.#terms.followed.includes(relation)) return 0;
    if (relation.target === this.#table) return 5;
    if (this.isTenantFirst()) {
      if (this.#carriesTenant(relation)) return 1;
      if (this.#isTenant(relation)) return 2;
      return this.isRequired(relation) ? 3 : 4;
    }
    if (!this.isRequired(relation)) {
      const isBefore = this.#determinesRequired(relation) || this.#determinesBeyond(relation);
      return isBefore ? 2 : 3;
    }
    return this.isUnique(relation) ? 1 : 2;
  }

  /**
   * Whether the row of a foreign key that may be null has several others, which must have a value: an invoice's customer has its
   * tenant and its branch. If the branch came first, it might have no customer.
   */
  #determinesRequired(relation: Relation): boolean {
    if (this.isTenantFirst() || this.isUnique(relation)) return false;
    return (
      this.#requiredBy(relation) >= 2 &&
      this.#relations.every(
        (other) =>
          other === relation ||
          this.isRequired(other) ||
          this.#requiredBy(other) < this.#requiredBy(relation) ||
          this.#relations.indexOf(other) > this.#relations.indexOf(relation),
      )
    );
  }

  /** Whether a row has what must have a value over other rows alone, and nothing by which it could be found. */
  #determinesBeyond(relation: Relation): boolean {
    const has = (own: Relation): boolean => this.onward(relation, own) !== undefined;
    return (
      !this.#relations.some(has) &&
      this.#relations.some((own) => this.isRequired(own) && this.beyond(relation, own))
    );
  }

  /** Whether the row of a foreign key that must have a value has the tenant, too. */
  #carriesTenant(relation: Relation): boolean {
    const isTaken = this.#terms.copying === 'required' || this.isUnique(relation);
    if (!this.isRequired(relation) || !isTaken) return false;
    return this.#relations.some(
      (own) => this.onward(relation, own) !== undefined && this.#isTenant(own),
    );
  }

  /** Whether rows of other foreign keys have the row of this one too, and it has none of theirs. */
  #isTenant(relation: Relation): boolean {
    const others = this.#relations.filter((own) => own !== relation);
    return (
      others.some((own) => this.onward(own, relation) !== undefined) &&
      others.every((own) => this.onward(relation, own) === undefined)
    );
  }

  isTenantFirst(): boolean {
    return this.#terms.copying !== 'all';
  }

  /** The number of foreign keys that must have a value and that the row of another one has too. */
  #requiredBy(relation: Relation): number {
    const { followed } = this.#terms;
    return this.#relations.filter(
      (own) =>
        !followed.includes(own) && this.isRequired(own) && this.onward(relation, own) !== undefined,
    ).length;
  }

  /** Whether no two rows refer to the same one. Such a reference cannot choose among fewer rows. */
  isUnique(relation: Relation): boolean {
    const { columns } = relation;
    if (this.#terms.isSingle(relation)) return true;
    return isWholeKey(this.#table, columns);
  }

  isRequired({ columns }: Relation): boolean {
    return areRequired(this.#table, columns);
  }

  /** Whether the row of a relation has the row of another one, or what that row has, over other rows alone. */
  #reaches(relation: Relation, own: Relation): boolean {
    if (this.isTenantFirst()) return false;
    if (this.beyond(relation, own) !== undefined) return true;
    const { relationsOf } = this.#terms;
    return relationsOf(own.target).some(
      (next) =>
        next.columns.length === 1 &&
        this.far(relation, next, own.target) !== undefined &&
        !relationsOf(relation.target).some((one) => waysAgree(own.target, one, next)),
    );
  }

  /**
   * The columns that lead from the row of a relation over other rows to that of one of this table, if the former has no column for it:
   * the building of a floor and its tenant.
   */
  beyond(through: Relation, own: Relation): string | undefined {
    if (own.columns.length > 1 || this.isTenantFirst() || this.onward(through, own)) {
      return undefined;
    }
    return this.far(through, own)?.names;
  }

  /** The way from the row of a relation over other rows to that of a relation of a table, by default of this one. */
  far(through: Relation, own: Relation, table = this.#table): FarWay | undefined {
    if (own === through || [own, through].some(({ target }) => target === this.#table)) {
      return undefined;
    }
    return this.#farWaysOf(through.target).find(({ last }) => waysAgree(table, own, last));
  }

  #farWaysOf(table: DatabaseTable): readonly FarWay[] {
    const known = this.#far.get(table) ?? farWays(table, this.#terms.relationsOf);
    this.#far.set(table, known);
    return known;
  }

  /** The foreign key of the table behind a relation that agrees with one of this table. */
  onward(through: Relation, own: Relation): Relation | undefined {
    if (own === through || own.columns.length > 1 || own.target === this.#table) return undefined;
    if (through.target === this.#table) return undefined;
    return this.#terms
      .relationsOf(through.target)
      .find((onward) => onward.columns.length === 1 && waysAgree(this.#table, own, onward));
  }
}
