import type { DatabaseColumn } from '../model/database-schema.js';
import { identifyTarget } from '../model/schema-index.js';
import { columnsByName } from '../model/table-index.js';
import type { KeyTerms } from './key-terms.js';
import type { RelationField } from './relation-fields.js';
import { followedRelations, type RowSource } from './row-sources.js';
import type { StructuredTable } from './structured-table.js';

/** A field that can differ in every row, so that a key does, and the number of its different values. */
export interface Option {
  readonly name: string;
  readonly capacity: number;
  readonly isReference: boolean;
}

/** A column with this many times the values that rows need makes the rows of any parent differ. */
export const MANIFOLD = 4;

/** The first of the options with the most different values; undefined if there are none. */
export function mostValues(options: readonly Option[]): Option | undefined {
  return options.reduce<Option | undefined>(
    (most, next) => (most !== undefined && most.capacity >= next.capacity ? most : next),
    undefined,
  );
}

/** The fields of a table that can make its keys differ. */
export class KeyOptions {
  readonly #structured: StructuredTable;
  readonly #source: RowSource;
  readonly #terms: KeyTerms;

  constructor(structured: StructuredTable, source: RowSource, terms: KeyTerms) {
    this.#structured = structured;
    this.#source = source;
    this.#terms = terms;
  }

  /** The fields of which one can differ in every row so that a key does. */
  of(key: readonly string[], rows: number): readonly Option[] {
    const names = new Set(key);
    return key.flatMap((name) => this.#option(name, names, rows));
  }

  /**
   * A field with enough different values: the one with the most, since a list of kinds has more only with numbers behind them.
   * What may be null, such as the moment of deletion, is null in most rows, so it comes behind. A reference that differs in every row
   * would make one to many one to one, so it comes last.
   */
  enough(options: readonly Option[], rows: number): Option | undefined {
    const enough = options.filter(({ capacity }) => capacity >= rows);
    const own = enough.filter(({ isReference }) => !isReference);
    const always = own.filter(({ name }) => this.#column(name)?.isNullable === false);
    return mostValues(always) ?? mostValues(own) ?? enough[0];
  }

  /** A reference to another table that follows no parent and shows the column. */
  referenceOf(name: string): RelationField | undefined {
    const field = this.#structured.fields.fields.get(name);
    return field?.type === 'reference' && this.#isFree(field) ? field : undefined;
  }

  /** Whether columns of a key are copied from a row that differs in every row, and identify it. */
  copyUnique(key: readonly string[], unique: ReadonlySet<string>): boolean {
    const names = new Set(key);
    return key.some((name) => {
      const field = this.#structured.fields.fields.get(name);
      return (
        field?.type === 'copy' && unique.has(field.through) && identifyTarget(field.relation, names)
      );
    });
  }

  /** The rows to which a reference leads may share one of its columns, so the columns of the key must identify them. */
  #option(name: string, key: ReadonlySet<string>, rows: number): readonly Option[] {
    const field = this.#structured.fields.fields.get(name);
    if (field !== undefined && this.#isFree(field)) {
      if (!identifyTarget(field.relation, key)) return [];
      const capacity = this.#terms.rowsOf(field.relation.target);
      return [{ name: field.through, capacity, isReference: true }];
    }
    const column = this.#column(name);
    const { plain } = this.#terms;
    if (column === undefined || !plain.isPlain(column)) return [];
    return [{ name, capacity: plain.capacity(column, rows), isReference: false }];
  }

  /** Whether a field chooses any row of another table: it follows no parent, and not all rows refer to the first one. */
  #isFree({ relation }: RelationField): boolean {
    const { target } = relation;
    return (
      target !== this.#structured.table &&
      !followedRelations(this.#source).includes(relation) &&
      !this.#terms.isPinned(target)
    );
  }

  #column(name: string): DatabaseColumn | undefined {
    return columnsByName(this.#structured.table).get(name);
  }
}
