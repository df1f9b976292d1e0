/** The types of a database for the columns of CREATE TABLE, and its limits for UNIQUE. */
export interface ColumnTypes {
  /** The smallest type comes first; each type holds -max - 1 to max. */
  readonly integers: readonly { readonly type: string; readonly max: number }[];
  /** The type of exact numbers with at most `maxDigits` digits. Numbers with more digits are `float`. */
  readonly decimal: {
    readonly type: string;
    readonly maxDigits: number;
    readonly maxScale: number;
  };
  readonly float: string;
  readonly boolean: string;
  readonly date: string;
  /** The types without and with milliseconds. */
  readonly datetime: readonly [seconds: string, milliseconds: string];
  /** The type for MySQL if `datetime` is wrong there. It is set in a comment that only MySQL executes. */
  readonly mysqlDatetime?: readonly [seconds: string, milliseconds: string];
  /** The type of texts of at most `maxUnits`, which has a length. Longer texts have the type `longText`. */
  readonly shortText: { readonly type: string; readonly maxUnits: number };
  readonly longText: string;
  /** The type of arrays, which are JSON texts; that of long texts by default. */
  readonly json?: string;
  /** The maximum size of all short texts of a row together, in bytes, at four bytes per character. */
  readonly shortTextRoom: number;
  readonly unique: {
    readonly max: number;
    readonly maxBytes: number;
    /** Whether texts whose type has no length can have an index. */
    readonly longTexts: boolean;
    readonly besideNulls: boolean;
    /** Whether texts that differ only in trailing spaces are equal. */
    readonly ignoresSpacesAtEnd: boolean;
    /** The number of digits up to which different decimals are certain to differ in the database. */
    readonly maxDigits: number;
    /** The text after the type of a unique text, so that `a` and `A` differ. */
    readonly collation: string;
  };
  /** The text after the list of columns. */
  readonly options: string;
}

/** The integer types of standard SQL and of the dialects close to it. */
export const WORD_SIZES: ColumnTypes['integers'] = [
  { type: 'SMALLINT', max: 2 ** 15 - 1 },
  { type: 'INTEGER', max: 2 ** 31 - 1 },
  { type: 'BIGINT', max: Number.MAX_SAFE_INTEGER },
];
