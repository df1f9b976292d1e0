import type { Stepwise } from '../basics/stepwise.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import type { Shares } from '../constraints/given.js';
import type { When } from '../constraints/when.js';
import type { Matrix } from '../copula/correlation-matrix.js';
import type { EntityMakers } from '../entities/entities.js';
import type { FieldType } from '../field-types/field-type.js';
import type { Compression } from '../formats/compression.js';
import type { Format } from '../formats/format.js';
import type { Key } from '../random/mix.js';
import type { ChildCounts } from '../relations/child-counts.js';
import type { ReferencedRows } from '../relations/referenced-rows.js';
import type { LifeMoments } from '../relations/relations.js';

/**
 * A whole number below 2^53, or a text; 42 and '42' are the same seed.
 *
 * @example
 * const seed: Seed = 'spring-2026';
 * const request = { rows: 1, seed, fields: [{ name: 'n', type: 'integer' }] };
 * generate(request).text() === generate(request).text(); // => true
 */
export type Seed = number | string;

/** Constraints that hold in some rows of a table, by the values of other fields. */
export interface Given {
  readonly columns: readonly string[];
  readonly rows: readonly GivenRow[];
  readonly restWeights?: Shares;
}

/** The constraints of a field where the other fields have these values. */
export interface GivenRow {
  readonly when: readonly When[];
  /** All constraints of the type, including those of the field that the row does not replace. */
  readonly constraints: Readonly<Record<string, unknown>>;
  readonly nullRate: number;
  /** Weights by value, in place of the weights in `constraints`. */
  readonly shares?: Shares;
  /** The weight that the values without a weight in `shares` share. */
  readonly rest?: number;
}

/** The columns of a Gaussian copula. */
export interface Correlation {
  /** The names of the fields, in their order. */
  readonly columns: readonly string[];
  /** The pointer to the first name of each in the request. */
  readonly paths: readonly string[];
  /** The matrix L of `lowerTriangle`. */
  readonly lower: Matrix;
}

/** An object around fields of a validated request. */
export interface ParentObject {
  /** Its name within the object around it. */
  readonly key: string;
  /** The names of the objects around it and its own, joined by points. */
  readonly name: string;
  /** The share of rows in which it is null, 0..1. */
  readonly nullRate: number;
  /** Whether formats without objects write it as one column, its JSON text. */
  readonly isOneColumn: boolean;
}

/** One column of a validated request. */
export interface Field {
  /** The names of the objects around the field and its own, joined by points. */
  readonly name: string;
  /** The name within the innermost object; empty for the items of an array. */
  readonly key: string;
  /** The pointer to the field in the request. */
  readonly path: string;
  /** The objects around the field, from the outermost one on. */
  readonly parents: readonly ParentObject[];
  /** The columns of the items, if the field is an array. */
  readonly items?: readonly Field[];
  readonly type: FieldType;
  /** Decoded constraints of the type, including defaults. */
  readonly constraints: Readonly<Record<string, unknown>>;
  /** The share of null cells, 0..1. */
  readonly nullRate: number;
  readonly unique: boolean;
  readonly given?: Given;
  /** Whether the column is left out of the table, so that only other columns use it. */
  readonly hidden: boolean;
  /** The locale of the column's words and places. */
  readonly locale: string;
  /** The locale that the request names for the field, if it lacks its words and `locale` is the fallback of the request. */
  readonly fallenFrom?: string;
  /** Names the hidden entity of a row whose facet the column shows. */
  readonly link: string;
}

/** Values that the caller gives, in place of those that are drawn. */
export interface Overrides extends EntityMakers {
  /** The column of a field, which `plan` draws: other fields use what this returns. */
  column(field: Field, plan: ColumnPlan): ColumnPlan;
}

/** The columns of a view in one plan. */
export interface ColumnsOfView extends LifeMoments {
  /** Plans the column of a field in the rows of the view, after those that it needs; undefined if it is faulty. */
  column(field: Field): Stepwise<ColumnPlan | undefined>;
}

/** Some rows of a table, each as it stood at a moment. */
export interface TableView {
  /** Plans the columns. `column` returns those of the table in its own rows. */
  open(column: (field: Field) => ColumnPlan | undefined): ColumnsOfView;
}

/**
 * A validated request: it breaks no rule of the contract.
 *
 * @example
 * const cells = ({ rows, fields }: GenerateRequest): number => rows * fields.length;
 */
export interface GenerateRequest {
  readonly rows: number;
  /** The index of the first row in the unbounded table that schema and seed define. */
  readonly offset: number;
  readonly seed: Seed;
  /** The moment from which relative times count, in milliseconds since 1970; missing if none is given. */
  readonly now?: number;
  readonly format: Format;
  /** Decoded options of the format, including defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  /** How the program compresses the bytes of the format; missing if it does not. */
  readonly compression?: Compression | undefined;
  readonly tableName: string;
  readonly locale: string;
  readonly fields: readonly Field[];
  /** Whether values are drawn by even places, so that shares and means come out closer than by chance. */
  readonly isEven?: boolean;
  readonly correlation?: Correlation;
  /** The place of the table in its set; missing for a table alone. */
  readonly inSet?: TableOfSet;
  /** Missing if all values are drawn. The items of arrays have none. */
  readonly overrides?: Overrides;
  /** The rows of a table with a history, and when; missing if rows stay as they are. */
  readonly view?: TableView;
}

/** The tables that the rows of a table follow. */
export type Followed =
  | {
      readonly kind: 'per';
      readonly table: string;
      readonly counts: ChildCounts;
      /** Whether every 64 parents have about the same numbers of rows. Default: false. */
      readonly isEven?: boolean;
    }
  | { readonly kind: 'pairs'; readonly tables: readonly [string, string] };

/** The tables whose rows come over time. */
export interface Living {
  /** A row of table `to` for each row of table `from` that is there at its birth; undefined if all rows of \`to\` always are. */
  rowsFor(key: Key, from: string, to: string): ReferencedRows | undefined;
}

/** The place of a table in its set. */
export interface TableOfSet {
  readonly name: string;
  /** The number of rows of the whole table, whatever the window of a request. */
  readonly rows: number;
  /** The number of rows that were made before: unique values are others than theirs, and all other values are new. Default: 0. */
  readonly earlierRows?: number;
  /** The names of the fields that identify a row; empty if the request names none. */
  readonly key: readonly string[];
  readonly followed?: Followed | undefined;
  /** Missing if all rows of all tables are there from the start. */
  readonly living?: Living | undefined;
  /** Whether the request has this table alone, so that the other one is hidden: that of its groups. Default: false. */
  readonly isAlone?: boolean;
  /** All tables of the set by name, this one included. Their plans need each other. */
  readonly tables: ReadonlyMap<string, GenerateRequest>;
}
