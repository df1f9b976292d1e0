/** The types that a database has for the columns of CREATE TABLE, and what it bears of UNIQUE. */
export interface ColumnTypes {
  /** Smallest first; each holds -max - 1 to max. */
  readonly integers: readonly { readonly type: string; readonly max: number }[];
  /** Exact numbers of so many digits; those with more are `float`. */
  readonly decimal: {
    readonly type: string;
    readonly maxDigits: number;
    readonly maxScale: number;
  };
  readonly float: string;
  readonly boolean: string;
  readonly date: string;
  /** Without and with milliseconds. */
  readonly datetime: readonly [seconds: string, milliseconds: string];
  /** Written for MySQL alone, in a comment after CREATE TABLE: its type where `datetime` is not right there. */
  readonly mysqlDatetime?: readonly [seconds: string, milliseconds: string];
  /** Texts of up to `maxUnits` have a type with a length, longer ones have not. */
  readonly shortText: { readonly type: string; readonly maxUnits: number };
  readonly longText: string;
  /** All short texts of a row together, in bytes, each of them at four bytes a character. */
  readonly shortTextRoom: number;
  readonly unique: {
    readonly max: number;
    readonly maxBytes: number;
    /** Texts whose type has no length take an index too. */
    readonly longTexts: boolean;
    readonly besideNulls: boolean;
    /** A text that differs in spaces at its end alone is the same. */
    readonly ignoresSpacesAtEnd: boolean;
    /** Digits of a decimal that are sure to be told apart. */
    readonly maxDigits: number;
    /** Stands after the type of a unique text, so that `a` and `A` are two. */
    readonly collation: string;
  };
  /** Stands after the list of columns. */
  readonly options: string;
}

/** The sizes of whole numbers that standard SQL and its kin share. */
export const WORD_SIZES: ColumnTypes['integers'] = [
  { type: 'SMALLINT', max: 2 ** 15 - 1 },
  { type: 'INTEGER', max: 2 ** 31 - 1 },
  { type: 'BIGINT', max: Number.MAX_SAFE_INTEGER },
];
