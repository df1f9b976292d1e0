import type { ReferencedRows } from '../relations/referenced-rows.js';
import type { ColumnContext } from './column-context.js';

/** How each row of a column refers to a row of another table of the set, or of its own table. */
export interface RowReference<C> {
  /** The name of the other table, or undefined for the one that the rows follow by `per` or `pairs`. */
  table(constraints: C): string | undefined;
  /** The fields of the other table whose values decide to which of its rows a row may refer. */
  compares?(constraints: C): readonly string[];
  rows(constraints: C, context: ColumnContext): ReferencedRows;
}

/** The rows of another table that refer to a row. */
export interface GatheredRows {
  readonly table: string;
  /** The reference of the other table, or undefined for the only one that leads here. */
  readonly by: string | undefined;
  /** The field of the other table whose values count, or undefined if its rows do. */
  readonly of: string | undefined;
}

/** A field of another table, in the row to which a reference refers. */
export interface ShownField {
  /** The reference of this table, or undefined for the column itself. */
  readonly through: string | undefined;
  /** The field of the other table, or undefined for its key. */
  readonly field: string | undefined;
}
