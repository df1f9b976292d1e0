import type { PartitionBound } from '../checks/partition-checks.js';
import type { DatabaseColumn, PartialUnique } from '../model/database-schema.js';

type Mutable<A> = { -readonly [Key in keyof A]: A[Key] };

export type DraftColumn = Mutable<DatabaseColumn>;

/** A key or a check. A later statement may drop it by its name. */
interface Named {
  readonly name: string | undefined;
  isDropped?: boolean;
}

export interface DraftKey extends Named {
  readonly columns: readonly string[];
}

export interface DraftReference extends DraftKey {
  readonly table: string;
  /** Undefined for the primary key of the other table. */
  readonly references: readonly string[] | undefined;
  isDeferrable: boolean;
  /** Its place in the script. */
  readonly start: number;
}

export interface DraftCheck extends Named {
  readonly expression: string;
}

export interface DraftPartial extends Named, PartialUnique {}

/** How a table of PostgreSQL is divided into partitions. */
export interface Partitioning {
  /** The only column of the key; undefined if the key is an expression or has several columns. */
  readonly column: string | undefined;
  /** The place of PARTITION BY in the script. */
  readonly start: number;
  readonly bounds: PartitionBound[];
}

/** A table as far as its script has been read. */
export class DraftTable {
  name: string;
  /** By key, in their order. */
  readonly columns = new Map<string, DraftColumn>();
  readonly uniques: DraftKey[] = [];
  readonly partials: DraftPartial[] = [];
  readonly references: DraftReference[] = [];
  readonly checks: DraftCheck[] = [];
  /** The new names of renamed columns, by the keys of their old names. */
  readonly renamed = new Map<string, string>();
  /** The keys of columns that were dropped. */
  readonly dropped = new Set<string>();
  /** Undefined if the table is whole. */
  partitioning: Partitioning | undefined;
  /** Whether an INTEGER primary key of SQLite numbers the rows. */
  hasRowid = true;
  #primary: DraftKey | undefined;
  readonly #named = new Map<string, Named>();

  constructor(name: string) {
    this.name = name;
  }

  get primary(): DraftKey | undefined {
    return this.#primary?.isDropped ? undefined : this.#primary;
  }

  /** The first primary key stays. */
  setPrimary(key: DraftKey): void {
    if (this.primary === undefined) this.#primary = this.#kept(key, 'pkey');
  }

  dropPrimary(): void {
    this.#primary = undefined;
  }

  addUnique(key: DraftKey): void {
    this.uniques.push(this.#kept(key, `${key.columns.join('_')}_key`));
  }

  addPartial(index: DraftPartial): void {
    this.partials.push(this.#kept(index, `${index.columns.join('_')}_idx`));
  }

  addReference(reference: DraftReference): void {
    this.references.push(this.#kept(reference, `${reference.columns.join('_')}_fkey`));
  }

  addCheck(check: DraftCheck): void {
    this.checks.push(this.#kept(check, 'check'));
  }

  /** The unique index of a name. */
  unique(name: string): DraftKey | undefined {
    const found = this.#named.get(name);
    return found !== undefined && 'columns' in found ? (found as DraftKey) : undefined;
  }

  dropConstraint(name: string): void {
    const found = this.#named.get(name);
    if (found !== undefined) found.isDropped = true;
    this.#named.delete(name);
  }

  /** Without a name, a constraint gets the one that PostgreSQL gives it. */
  #kept<A extends Named>(constraint: A, suffix: string): A {
    const kept = { ...constraint };
    this.#named.set(kept.name ?? `${this.name}_${suffix}`, kept);
    return kept;
  }
}
