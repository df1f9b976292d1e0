import type { ValueKind } from './value-kind.js';

/** What CREATE TABLE needs of a warehouse that no test here loads into: how it writes names, types and constraints. */
export interface Warehouse {
  readonly label: string;
  readonly quote: '"' | '`';
  /** The most characters of a name; undefined if its documentation has no limit. */
  readonly longest: { readonly table?: number; readonly column?: number };
  /** Whether columns whose names differ only by case are one. */
  readonly ignoresCase: boolean;
  /** Documents of JSON are texts: so are they in files of Parquet. */
  readonly types: Readonly<Record<Exclude<ValueKind, 'number' | 'datetime'>, string>>;
  /** The types of moments without and with a time zone. */
  readonly datetime: readonly [local: string, zoned: string];
  readonly float: string;
  /** The type of exact numbers; undefined if none has as many digits. */
  readonly decimal: (digits: number, scale: number) => string | undefined;
  readonly array: (item: string) => string;
  readonly canBeNull: (type: string) => string;
  readonly never: (type: string) => string;
  /** What follows the list of columns, by the names of the key. */
  readonly end: (key: string) => string;
  /** What follows a key and a reference; undefined if it has neither. */
  readonly constraint?: string;
  /** The statement that loads the file of a table. */
  readonly load: (table: string, file: string) => string;
}

const bigNumeric = (digits: number, scale: number): string | undefined =>
  digits - scale <= 38 && scale <= 38 ? `BIGNUMERIC(${digits}, ${scale})` : undefined;

/**
 * The warehouses, by the names of the notations. Types, statements and rules for names as their documentation has them:
 * https://docs.snowflake.com/en/sql-reference/intro-summary-data-types and …/sql-reference/sql/copy-into-table,
 * https://docs.snowflake.com/en/sql-reference/identifiers-syntax and https://cloud.google.com/bigquery/docs/schemas,
 * https://cloud.google.com/bigquery/docs/reference/standard-sql/data-types and …/docs/loading-data-cloud-storage-parquet,
 * https://clickhouse.com/docs/sql-reference/data-types and …/docs/integrations/data-formats/parquet.
 */
export const warehouses = {
  snowflake: {
    label: 'Snowflake',
    quote: '"',
    longest: { table: 255, column: 255 },
    ignoresCase: false,
    types: {
      ...{ integer: 'NUMBER(38, 0)', boolean: 'BOOLEAN', date: 'DATE', time: 'TIME' },
      ...{ uuid: 'VARCHAR', json: 'VARCHAR', bytes: 'BINARY', text: 'VARCHAR' },
    },
    datetime: ['TIMESTAMP_NTZ', 'TIMESTAMP_TZ'],
    float: 'FLOAT',
    decimal: (digits, scale) =>
      digits <= 38 && scale <= 37 ? `NUMBER(${digits}, ${scale})` : undefined,
    array: () => 'ARRAY',
    canBeNull: (type) => type,
    never: (type) => `${type} NOT NULL`,
    end: () => '',
    constraint: '',
    load: (table, file) =>
      `COPY INTO ${table} FROM '@stage/${file}' FILE_FORMAT = (TYPE = PARQUET) MATCH_BY_COLUMN_NAME = CASE_SENSITIVE`,
  },
  bigquery: {
    label: 'BigQuery',
    quote: '`',
    longest: { column: 300 },
    ignoresCase: true,
    types: {
      ...{ integer: 'INT64', boolean: 'BOOL', date: 'DATE', time: 'TIME' },
      ...{ uuid: 'STRING', json: 'STRING', bytes: 'BYTES', text: 'STRING' },
    },
    datetime: ['DATETIME', 'TIMESTAMP'],
    float: 'FLOAT64',
    decimal: (digits, scale) =>
      digits - scale <= 29 && scale <= 9
        ? `NUMERIC(${digits}, ${scale})`
        : bigNumeric(digits, scale),
    array: (item) => `ARRAY<${item}>`,
    canBeNull: (type) => type,
    // A list is empty in place of null.
    never: (type) => (type.startsWith('ARRAY') ? type : `${type} NOT NULL`),
    end: () => '',
    constraint: ' NOT ENFORCED',
    load: (table, file) =>
      `LOAD DATA INTO ${table} FROM FILES (format = 'PARQUET', uris = ['gs://bucket/${file}'])`,
  },
  clickhouse: {
    label: 'ClickHouse',
    quote: '`',
    longest: {},
    ignoresCase: false,
    types: {
      ...{ integer: 'Int64', boolean: 'Bool', date: 'Date32', time: 'String' },
      ...{ uuid: 'UUID', json: 'String', bytes: 'String', text: 'String' },
    },
    datetime: ['DateTime64(3)', "DateTime64(3, 'UTC')"],
    float: 'Float64',
    decimal: (digits, scale) => (digits <= 76 ? `Decimal(${digits}, ${scale})` : undefined),
    array: (item) => `Array(${item})`,
    // A list is empty in place of null.
    canBeNull: (type) => (type.startsWith('Array') ? type : `Nullable(${type})`),
    never: (type) => type,
    end: (key) => ` ENGINE = MergeTree ORDER BY ${key === '' ? 'tuple()' : `(${key})`}`,
    load: (table, file) => `INSERT INTO ${table} FROM INFILE '${file}' FORMAT Parquet`,
  },
} satisfies Readonly<Record<string, Warehouse>>;
