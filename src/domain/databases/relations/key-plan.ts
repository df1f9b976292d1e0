import { counted } from '../../basics/counted.js';
import type { CheckRule, CheckValue } from '../checks/check-rule.js';
import { readOpposites } from '../checks/read-check.js';
import type { DatabaseColumn, MissedPart, PartialUnique } from '../model/database-schema.js';
import {
  identifyTarget,
  indexedColumns,
  isWholeKey,
  keyOf,
  keysOf,
} from '../model/schema-index.js';
import { columnsByName, keyedColumns } from '../model/table-index.js';
import type { ChildCount } from '../requests/set-request.js';
import { canCount } from './can-count.js';
import { choicesWithin } from './choices-within.js';
import { countRows, indexesOfParent } from './count-rows.js';
import { independentValues } from './independent-values.js';
import { KeyOptions, MANIFOLD, mostValues } from './key-options.js';
import type { KeyTerms } from './key-terms.js';
import { followedRelations, OWN_ROWS, type RowSource } from './row-sources.js';
import type { StructuredTable } from './structured-table.js';

/** How the keys of a table differ in every row, and how many rows can have different ones. */
export interface KeyPlan {
  readonly source: RowSource;
  readonly rows: number;
  /** The number of rows of each parent, if the rows follow parents. */
  readonly count: ChildCount;
  /** The fields that differ in every row. */
  readonly unique: ReadonlySet<string>;
  /** Columns that number the rows of a parent. */
  readonly ordinals: ReadonlySet<string>;
  /** Columns that are null in every row, because a partial unique index would refuse values. */
  readonly nulled: ReadonlySet<string>;
  /** Rules that keep all rows out of a partial unique index. */
  readonly avoiding: readonly CheckRule[];
  /** References whose rows differ within the rows of a parent. */
  readonly distinct: ReadonlySet<string>;
  /** Columns of few values that differ within the rows of a parent, with these values. */
  readonly listed: ReadonlyMap<string, readonly CheckValue[]>;
  readonly missed: readonly MissedPart[];
}

/** Plans the keys of a table. If the rows of a parent cannot differ, the rows follow no parent. */
export function keyPlan(structured: StructuredTable, terms: KeyTerms): KeyPlan {
  const plan = new KeyPlanner(structured, structured.source, terms).plan();
  return plan ?? (new KeyPlanner(structured, OWN_ROWS, terms).plan() as KeyPlan);
}

class KeyPlanner {
  readonly #structured: StructuredTable;
  readonly #source: RowSource;
  readonly #terms: KeyTerms;
  readonly #options: KeyOptions;
  readonly #unique = new Set<string>();
  readonly #ordinals = new Set<string>();
  readonly #distinct = new Set<string>();
  readonly #listed = new Map<string, readonly CheckValue[]>();
  readonly #nulled = new Set<string>();
  readonly #avoiding: CheckRule[] = [];
  readonly #missed: MissedPart[] = [];
  /** The indexes that hold because a parent has one row. */
  readonly #ofParent: readonly PartialUnique[];
  #most: number;
  #rows = 0;

  constructor(structured: StructuredTable, source: RowSource, terms: KeyTerms) {
    this.#structured = structured;
    this.#source = source;
    this.#terms = terms;
    this.#options = new KeyOptions(structured, source, terms);
    this.#ofParent = indexesOfParent(structured, source);
    this.#most = this.#ofParent.length > 0 ? 1 : Number.POSITIVE_INFINITY;
  }

  /** Undefined if the rows follow parents and a key would repeat. */
  plan(): KeyPlan | undefined {
    const { table } = this.#structured;
    const keys = keysOf(table).filter((key) => key.length > 0);
    for (const key of indexedColumns(table)) if (!this.#differs(key)) this.#numberWithin(key);
    const { count, rows } = countRows(this.#source, this.#most, this.#terms);
    this.#rows = rows;
    for (const column of table.columns)
      if (this.#terms.plain.isSequence(column)) this.#bound(column);
    for (const key of keys) if (!this.#differs(key) && !this.#single(key)) return undefined;
    if (this.#source.kind === 'per' && this.#rows < rows) return undefined;
    for (const index of table.partialUniques ?? []) this.#keepIndex(index);
    return {
      source: this.#source,
      rows: this.#rows,
      count,
      unique: this.#unique,
      ordinals: this.#ordinals,
      distinct: this.#distinct,
      listed: this.#listed,
      nulled: this.#nulled,
      avoiding: this.#avoiding,
      missed: this.#missed,
    };
  }

  /** Whether the columns of a key differ in every row already, or the database makes them differ. */
  #differs(key: readonly string[]): boolean {
    const { fields } = this.#structured;
    const isOwn = key.some(
      (name) => this.#unique.has(name) || this.#terms.plain.isSequence(this.#column(name)),
    );
    if (
      isOwn ||
      this.#options.copyUnique(key, this.#unique) ||
      key.some((name) => this.#column(name).generated === 'always')
    )
      return true;
    const followed = followedRelations(this.#source);
    if (followed.length === 0) return false;
    const names = new Set(key);
    if (!followed.every((relation) => identifyTarget(relation, names))) return false;
    if (this.#source.kind === 'pairs') return true;
    const isNumbered = key.some((name) => this.#ordinals.has(name) || this.#listed.has(name));
    return (
      isNumbered || key.some((name) => this.#distinct.has(fields.fields.get(name)?.through ?? ''))
    );
  }

  /** Makes the rows of one parent differ: by a number, or by another reference. */
  #numberWithin(key: readonly string[]): void {
    if (this.#source.kind !== 'per') return;
    const { table } = this.#structured;
    const { parent } = this.#source;
    if (!identifyTarget(parent, new Set(key))) return;
    const others = key.filter((name) => !parent.columns.includes(name));
    // What differs in every row cannot count the rows of each parent.
    if (others.some((name) => this.#isManifold(name) || isWholeKey(table, [name]))) return;
    const reference = others
      .map((name) => this.#options.referenceOf(name))
      .find((field) => field !== undefined);
    if (reference !== undefined) {
      this.#distinct.add(reference.name);
      this.#most = Math.min(
        this.#most,
        choicesWithin(parent.target, reference, table, this.#terms),
      );
      return;
    }
    const number = others
      .map((name) => this.#column(name))
      .find((column) => canCount(column, this.#terms.plain));
    if (number !== undefined) this.#ordinals.add(number.name);
    else this.#listWithin(key, others);
  }

  /** Whether a column can differ in every row, so that no reference has to. What may be null is null in most rows, unless it is a text. */
  #isManifold(name: string): boolean {
    const column = this.#column(name);
    const { plain, asked } = this.#terms;
    const mayBeNone = column.isNullable && plain.kind(column).kind !== 'text';
    return (
      !mayBeNone && !canCount(column, plain) && plain.capacity(column, asked) >= MANIFOLD * asked
    );
  }

  /** Makes a column of few values differ for the rows of one parent. The numbers of rows that choose them are no key for other tables. */
  #listWithin(key: readonly string[], others: readonly string[]): void {
    const { table, checks } = this.#structured;
    if (key === keyOf(table) && this.#terms.isReferred(table, key)) return;
    for (const column of others.map((name) => this.#column(name))) {
      const values = independentValues(column, checks);
      if (values === undefined || !this.#terms.plain.isPlain(column)) continue;
      this.#listed.set(column.name, values);
      this.#most = Math.min(this.#most, Math.max(2, Math.floor(values.length / 2)));
      return;
    }
  }

  /** Makes one column of a key different in every row, with fewer rows if there must be. */
  #single(key: readonly string[]): boolean {
    const options = this.#options.of(key, this.#rows);
    const chosen = this.#options.enough(options, this.#rows) ?? mostValues(options);
    const { table } = this.#structured;
    const text = `unique (${key.join(', ')})`;
    if (chosen === undefined || chosen.capacity < 1) {
      if (this.#source.kind !== 'rows') return false;
      if (this.#terms.plain.earlier > 0) {
        this.#rows = 0;
        return true;
      }
      this.#missed.push({ table: table.name, text, reason: 'no column of it can be unique' });
      return true;
    }
    this.#unique.add(chosen.name);
    if (chosen.capacity >= this.#rows) return true;
    this.#rows = chosen.capacity;
    const reason = `the table has ${counted(this.#rows, 'row')}: ${chosen.name} has no more different values`;
    this.#missed.push({ table: table.name, text, reason });
    return this.#source.kind !== 'per';
  }

  /** Keeps a partial unique index by different values in all rows, by nulls, or without rows in the index. It costs no rows. */
  #keepIndex(index: PartialUnique): void {
    const { table } = this.#structured;
    const { columns, expressions, where } = index;
    if (this.#ofParent.includes(index) || this.#differs(columns)) return;
    const enough = this.#options.enough(this.#options.of(columns, this.#rows), this.#rows);
    const nullable = columns
      .map((name) => this.#column(name))
      .find((column) => this.#canBeNull(column));
    // A reference that differs in every row would make one to many one to one.
    if (enough?.isReference === true && columns.length > 1 && this.#avoid(where)) return;
    if (enough !== undefined) this.#unique.add(enough.name);
    else if (nullable !== undefined) this.#nulled.add(nullable.name);
    else if (!this.#avoid(where)) {
      const text =
        [...expressions, ...columns].join(', ') + (where === undefined ? '' : ` where ${where}`);
      const reason = 'rows may have equal values in this unique index';
      this.#missed.push({ table: table.name, text, reason });
    }
  }

  /** Whether rules keep all rows out of the condition of an index. */
  #avoid(where: string | undefined): boolean {
    if (where === undefined) return false;
    const avoiding = readOpposites(where).find(({ rules }) =>
      rules.every(
        (rule) =>
          (rule.kind === 'values' || rule.kind === 'excluded') && this.#isPlainName(rule.column),
      ),
    );
    for (const rule of avoiding?.rules ?? []) this.#avoiding.push(rule);
    return avoiding !== undefined;
  }

  #isPlainName(name: string): boolean {
    const column = columnsByName(this.#structured.table).get(name);
    return column !== undefined && this.#terms.plain.isPlain(column) && !this.#unique.has(name);
  }

  #canBeNull(column: DatabaseColumn): boolean {
    const { name, isNullable } = column;
    return (
      isNullable &&
      this.#terms.plain.isPlain(column) &&
      !keyedColumns(this.#structured.table).has(name) &&
      !this.#structured.checks.present.has(name)
    );
  }

  /** A column that counts the rows has as many values as its type. */
  #bound(column: DatabaseColumn): void {
    const capacity = this.#terms.plain.capacity(column, this.#rows);
    if (capacity >= this.#rows) return;
    this.#rows = Math.max(1, capacity);
    const reason = `the table has ${counted(this.#rows, 'row')}: ${column.type} counts no further`;
    this.#missed.push({ table: this.#structured.table.name, text: column.name, reason });
  }

  #column(name: string): DatabaseColumn {
    const column = columnsByName(this.#structured.table).get(name);
    if (column === undefined) throw new Error(`the table has no column ${name}`);
    return column;
  }
}
