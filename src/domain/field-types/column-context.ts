import type { ColumnPlan } from '../columns/column-plan.js';
import type { Moments } from '../columns/moments.js';
import type { Entities } from '../entities/entities.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import type { Key } from '../random/mix.js';
import type { Relations } from '../relations/relations.js';

/** The inputs from which a field type plans a column. */
export interface ColumnContext {
  /** Returns the key of the column's draws for one purpose. Different purposes never share a random word. */
  key(purpose: string): Key;
  /** Whether every value of the column is different. */
  readonly unique: boolean;
  /** The number of rows that were made before, whose unique values this column does not repeat. Default: 0. */
  readonly earlier?: number;
  readonly entities: Entities;
  /** Identifies the entity of a row whose facet the column shows. */
  readonly link: string;
  readonly lexicon: Lexicon;
  /** Whether `given` or `correlate` change the values: that suits the numbers of one draw best. */
  readonly isVaried?: boolean;
  /** Returns the column of another field, which `references` must name. It is planned once and shared. */
  column(field: string): ColumnPlan;
  /** Returns the moments of a field's column, by default of this one. They are drawn once and shared by all callers. */
  moments(field?: string): Moments;
  /** The same context with columns and moments that have vectors of their own, for rows other than those of a window. */
  again(): ColumnContext;
  /** Missing in a table that belongs to no set. */
  readonly relations?: Relations;
}
