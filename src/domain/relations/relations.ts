import type { ColumnPlan } from '../columns/column-plan.js';
import type { Moments } from '../columns/moments.js';
import type { Key } from '../random/mix.js';
import type { Children } from './children.js';
import type { ReferencedRows } from './referenced-rows.js';
import type { RowIndex } from './row-index.js';
import type { RowTotals, TotalKind } from './row-totals.js';
import type { Prepared } from './whole-table.js';

/** The table to which a reference refers. */
export interface RelatedTable {
  /** The number of its rows. */
  readonly rows: number;
  /** Whether it is the table of the reference itself. */
  readonly isOwn: boolean;
  /** Whether it is the table of `per`. */
  readonly isParent: boolean;
}

/** The rows of another table that refer to the rows of this one. */
export interface ReferringRows {
  /** The most rows that refer to one row. */
  readonly most: number;
  /** The column of the field whose values count; undefined if rows do. */
  readonly column: ColumnPlan | undefined;
  totals(kind: TotalKind): Prepared<RowTotals>;
  /** The column of the field in these rows of the other table. */
  shown(rows: ReferencedRows): ColumnPlan;
}

/** When the rows of a table were last changed, and when they ended. */
export interface LifeMoments {
  changed(): Moments;
  ended(): Moments;
}

/** What a column can know about the other tables of its set. */
export interface Relations {
  /** Whether the table has `per`. */
  readonly hasPer: boolean;
  /** The number of rows of the table. */
  readonly rows: number;
  /** The table to which this column refers; for columns whose type has `refers`. */
  target(): RelatedTable;
  /** The rows of the table of `per`, or of one of `pairs`, that this column follows; for columns whose type has `refers`. */
  followed(): ReferencedRows;
  /** The rows of the table of `per`. Throws if the table has no `per`. */
  children(): Children;
  /** The columns that the type of this one compares, for the rows of the table to which it refers. */
  compared(): readonly ColumnPlan[];
  /** The rows of the table to which this column refers, by the values of these fields. */
  index(fields: readonly string[]): RowIndex;
  /** Rows of the table to which this column refers, if these come over time: ones that are there. */
  living(key: Key): ReferencedRows | undefined;
  /** The moments of the lives of the rows; missing in a table whose rows do not live. */
  readonly life?: LifeMoments | undefined;
  /** The rows of this table by the values of these fields. */
  ownIndex(fields: readonly string[]): RowIndex;
  /** The rows that this column gathers; for columns whose type has `gathers`. */
  referring(): ReferringRows;
  /** The column of another table that this column shows; for columns whose type has `shows`. */
  shown(): ColumnPlan;
}
