/** A value of another field. */
type Value = string | number | boolean | null;

/**
 * A condition on the value of another field: the value, null, `'*'` for any, a range without its upper end, some values
 * as `{ in: ['DE', 'AT'] }`, or all but some as `{ not_in: ['DE', null] }`.
 */
export type Condition =
  | Value
  | readonly [Value, Value]
  | { readonly in: readonly Value[] }
  | { readonly not_in: readonly Value[] };

/** Constraints that hold in rows in which other fields have certain values. The row replaces those of the field. */
export type GivenRow<C> = Omit<C, 'unique' | 'link' | 'after' | 'before' | 'given' | 'weights'> & {
  /** A condition for each of `columns`. */
  readonly when: readonly Condition[];
  /** Relative frequencies: a list as in the field, or by value. Values that it leaves out have the weight 0. */
  readonly weights?: readonly number[] | { readonly [value: string]: number };
  /** The weight that the values share that `weights` leaves out. */
  readonly rest?: number;
  /** Ranges with their weights: `[from, to, weight]`. */
  readonly bins?: readonly (readonly [number | string, number | string, number])[];
};

/** Constraints that depend on other fields of the same row. */
export interface Given<C> {
  /** The names of the other fields, at most eight. */
  readonly columns: readonly string[];
  readonly rows: readonly GivenRow<C>[];
  /** How the values without a weight of their own share `rest`. Default: the weights of the field. */
  readonly restWeights?: { readonly [value: string]: number };
}

/** The constraints of every field type. */
export interface Common<C> {
  /** Share of the rows that are null: 0 to 1. Default: 0. */
  readonly nullRate?: number;
  /** Constraints that depend on other fields of the same row. */
  readonly given?: Given<C>;
  /** Whether every value of the column is different. Default: false. */
  readonly unique?: boolean;
}

/** The constraints of every type that shows a hidden person, place, company, product, card or exchange. */
export interface Linked<C> extends Common<C> {
  /**
   * Name of the entity that the column shows: columns with the same link agree. Default: the part of the field name
   * before the name of the type, otherwise `row`.
   */
  readonly link?: string;
}
