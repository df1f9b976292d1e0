import type { FieldType } from '../field-types/field-type.js';
import type { FormatName } from '../formats/index.js';
import type { DialectName } from '../sql-dialects/index.js';

/** A whole number below 2^53, or a text; 42 and '42' are the same seed. */
export type Seed = number | string;

export interface CsvOptions {
  readonly delimiter: string;
  readonly header: boolean;
  readonly bom: boolean;
  readonly safe_for_spreadsheets: boolean;
}

export interface SqlOptions {
  readonly dialect: DialectName;
  readonly rows_per_statement: number;
  readonly create_table: boolean;
}

/** One column of a validated request. */
export interface Field {
  readonly name: string;
  readonly type: FieldType;
  /** Decoded constraints of the type, defaults filled in. */
  readonly constraints: Readonly<Record<string, unknown>>;
  readonly nullRate: number;
  readonly unique: boolean;
  /** Language and country of the column's words. */
  readonly locale: string;
  /** Names the hidden entity of a row that the column shows a facet of. */
  readonly link: string;
}

/** A validated request: every rule of the contract holds. */
export interface GenerateRequest {
  readonly rows: number;
  /** Number of the first row in the endless table that schema and seed define. */
  readonly offset: number;
  readonly seed: Seed;
  readonly format: FormatName;
  readonly tableName: string;
  readonly locale: string;
  readonly fields: readonly Field[];
  readonly csv: CsvOptions;
  readonly sql: SqlOptions;
}

/** The names that a table goes by. */
export interface TableNames {
  readonly tableName: string;
  /** Names of the columns in order; `undefined` for a column with faults of its own. */
  readonly columns: readonly (string | undefined)[];
  readonly sql: SqlOptions;
}
