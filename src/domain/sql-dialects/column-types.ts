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

const WORD_SIZES = [
  { type: 'SMALLINT', max: 2 ** 15 - 1 },
  { type: 'INTEGER', max: 2 ** 31 - 1 },
  { type: 'BIGINT', max: Number.MAX_SAFE_INTEGER },
];

export const postgresqlTypes: ColumnTypes = {
  integers: WORD_SIZES,
  decimal: { type: 'NUMERIC', maxDigits: 1000, maxScale: 1000 },
  float: 'DOUBLE PRECISION',
  boolean: 'BOOLEAN',
  date: 'DATE',
  datetime: ['TIMESTAMP(0)', 'TIMESTAMP(3)'],
  shortText: { type: 'VARCHAR', maxUnits: 255 },
  longText: 'TEXT',
  shortTextRoom: Infinity,
  unique: {
    max: 1000,
    // A third of a page of an index.
    maxBytes: 2600,
    longTexts: true,
    besideNulls: true,
    ignoresSpacesAtEnd: false,
    maxDigits: 1000,
    collation: '',
  },
  options: '',
};

export const mysqlTypes: ColumnTypes = {
  integers: WORD_SIZES,
  decimal: { type: 'DECIMAL', maxDigits: 65, maxScale: 30 },
  float: 'DOUBLE',
  boolean: 'BOOLEAN',
  date: 'DATE',
  datetime: ['DATETIME', 'DATETIME(3)'],
  shortText: { type: 'VARCHAR', maxUnits: 255 },
  longText: 'TEXT',
  // A row has at most 65,535 bytes beside its TEXT columns.
  shortTextRoom: 48_000,
  unique: {
    max: 64,
    maxBytes: 4 * 255,
    longTexts: false,
    besideNulls: true,
    ignoresSpacesAtEnd: true,
    maxDigits: 65,
    collation: '',
  },
  // Any text fits, and texts that differ do not compare as equal.
  options: ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin',
};

export const sqliteTypes: ColumnTypes = {
  integers: [{ type: 'INTEGER', max: Number.MAX_SAFE_INTEGER }],
  decimal: { type: 'NUMERIC', maxDigits: Infinity, maxScale: Infinity },
  float: 'REAL',
  boolean: 'BOOLEAN',
  date: 'DATE',
  datetime: ['DATETIME', 'DATETIME'],
  shortText: { type: 'TEXT', maxUnits: 0 },
  longText: 'TEXT',
  shortTextRoom: Infinity,
  unique: {
    max: 1000,
    maxBytes: Infinity,
    longTexts: true,
    besideNulls: true,
    ignoresSpacesAtEnd: false,
    // A decimal is kept as a double.
    maxDigits: 15,
    collation: '',
  },
  options: '',
};

export const sqlserverTypes: ColumnTypes = {
  integers: [
    { type: 'SMALLINT', max: 2 ** 15 - 1 },
    { type: 'INT', max: 2 ** 31 - 1 },
    { type: 'BIGINT', max: Number.MAX_SAFE_INTEGER },
  ],
  decimal: { type: 'DECIMAL', maxDigits: 38, maxScale: 38 },
  float: 'FLOAT',
  boolean: 'BIT',
  date: 'DATE',
  datetime: ['DATETIME2(0)', 'DATETIME2(3)'],
  shortText: { type: 'NVARCHAR', maxUnits: 4000 },
  longText: 'NVARCHAR(MAX)',
  shortTextRoom: Infinity,
  unique: {
    max: 999,
    // 1,700 bytes of UTF-16.
    maxBytes: 850,
    longTexts: false,
    besideNulls: false,
    ignoresSpacesAtEnd: true,
    maxDigits: 38,
    collation: ' COLLATE Latin1_General_100_BIN2',
  },
  options: '',
};

/** What PostgreSQL, MySQL, MariaDB and SQLite all take, and of UNIQUE what each of them bears. */
export const ansiTypes: ColumnTypes = {
  ...mysqlTypes,
  float: 'DOUBLE PRECISION',
  datetime: ['TIMESTAMP(0)', 'TIMESTAMP(3)'],
  // MySQL's TIMESTAMP ends in 2038 and moves with the time zone.
  mysqlDatetime: mysqlTypes.datetime,
  unique: { ...mysqlTypes.unique, maxDigits: sqliteTypes.unique.maxDigits },
  options: ' /*!40101 CHARACTER SET utf8mb4 COLLATE utf8mb4_bin */',
};
