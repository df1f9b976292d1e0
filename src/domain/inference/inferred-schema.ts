import type { FieldTypes } from '../field-types/field-type.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import type { Meaning } from '../meanings/meaning.js';
import type { TableSample } from '../tables/table-sample.js';
import type { Joined } from './detectors/detector.js';
import type { SourceNotation } from './reading/source-notation.js';

/** A field of a request to generate. */
export interface InferredField {
  readonly name: string;
  readonly type: string;
  readonly constraints: Readonly<Record<string, unknown>>;
  /** The locale of names of people, if it is not the default one. */
  readonly locale?: string;
  /** True for a column that is no part of the table, such as a distance that another field adds. */
  readonly hidden?: boolean;
  /** Whether all rows of a group have the same value. */
  readonly per?: 'group';
  /** Whether the values or the name of the column decided its kind. */
  readonly because?: string;
  /** The fields of an object by name. */
  readonly properties?: Readonly<Record<string, InnerField>>;
  /** The items of an array. */
  readonly items?: InnerField;
}

/** A field inside an object or an array, which has no name of its own. */
export type InnerField = Omit<InferredField, 'name'>;

/** A description of a sampled column: kinds, shares and counts, never a value. */
export interface ColumnSummary {
  readonly name: string;
  /** The field type of the inferred field. */
  readonly type: string;
  /** The field type that describes the values best; `type` may be a coarser one whose constraints can be inferred. */
  readonly kind: string;
  /** Whether the values or the name of the column decided its kind. */
  readonly because: string;
  /** The confidence in the kind, 0..1. */
  readonly confidence: number;
  /** Share of the rows that are null, 0..1. */
  readonly null_rate: number;
  /** The number of different values; undefined if no constraint is disclosed, as in a column of fewer than k rows. */
  readonly distinct?: number;
  /** The columns of the items of an array: `tags[]`, or `lines[].sku` and others. */
  readonly items?: readonly ColumnSummary[];
  readonly warnings: readonly string[];
}

/** The field and the summary of one column. */
export interface InferredColumn {
  readonly field: InferredField;
  readonly summary: ColumnSummary;
  /** The parts that each value joins, if it is no single one. */
  readonly joined?: Joined;
}

/** A pair of an inferred request's `correlate`. */
export interface InferredCorrelation {
  readonly columns: readonly [string, string];
  readonly coefficient: number;
}

/** The member `groups` of an inferred request. */
export interface InferredGroups {
  /** The rows of each group: a number, or weights by number. */
  readonly rows: number | { readonly weights: Readonly<Record<string, number>> };
}

/** The members of a request to POST /generate that describe a sampled table. */
export interface InferredTable {
  readonly fields: readonly InferredField[];
  /** The correlations of numbers, dates and moments. */
  readonly correlate: readonly InferredCorrelation[];
  /** How many rows lie next to each other as a group, if rows form groups. */
  readonly groups?: InferredGroups;
  /** The shares of a clone should be those of its sample, without the noise of independent draws. */
  readonly even: true;
}

/** The table without what else is known of it. */
export function onlyTable({ fields, correlate, even, groups }: InferredTable): InferredTable {
  return { fields, correlate, even, ...(groups && { groups }) };
}

/** The fields of the columns, without hidden ones. */
export function shownFields({ fields }: Pick<InferredTable, 'fields'>): readonly InferredField[] {
  return fields.filter(({ hidden }) => hidden !== true);
}

/** The result of inference: everything that is disclosed of a sample. */
export interface InferredSchema extends InferredTable {
  /** The profiles of the fields, in the same order. An object has one for each property, named by its path. */
  readonly columns: readonly ColumnSummary[];
  /** Only of a delimited text. */
  readonly notation?: SourceNotation;
  readonly warnings: readonly string[];
}

/** Infers a request from the first records of a table. Pure: the same sample has the same result. */
export type SchemaInference = (sample: TableSample, options: InferenceOptions) => InferredSchema;

export interface InferenceOptions {
  /** The field types that inference may use. */
  readonly fieldTypes: FieldTypes;
  /** The k of k-anonymity: everything disclosed represents at least this number of sampled rows; at least 1. */
  readonly k: number;
  /** Meanings of names that come before those of the package. Default: none. */
  readonly meanings?: readonly Meaning[];
  /** The words for recognising names of people and places. */
  readonly lexicon: Lexicon;
  /** The words of further locales, for recognising names of people. */
  readonly lexicons?: readonly Lexicon[];
  /** Columns whose owner says that their values are categories, even if they are names or IDs; k still applies. */
  readonly categories?: ReadonlySet<string>;
  /**
   * The name of the column that identifies whom k counts, such as a customer with several rows; by default k counts
   * rows. The table must have it: see `columnFaults`.
   */
  readonly unit?: string;
  /** Further columns are left out. Default and maximum: 1000, the limit of a request. */
  readonly columnsLimit?: number;
}
