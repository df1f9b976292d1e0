import type { CsvOptions } from '../../../domain/formats/csv.js';
import type { FormatName } from '../../../domain/formats/index.js';
import type { ParquetOptions } from '../../../domain/formats/parquet.js';
import type { SqlOptions } from '../../../domain/formats/sql.js';
import type { TsvOptions } from '../../../domain/formats/tsv.js';
import type { XlsxOptions } from '../../../domain/formats/xlsx.js';
import type { Seed } from '../../../domain/generation/generate-request.js';

export type CamelCase<Name> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** The options of a format, with their names in TypeScript. */
type Options<Members> = { readonly [K in keyof Members as CamelCase<K>]?: Members[K] };

/**
 * How a table is written to a file.
 *
 * @example
 * const options: FileOptions = { compression: 'none', sql: { dialect: 'mysql', rowsPerStatement: 100 } };
 * options.sql?.rowsPerStatement; // => 100
 */
export interface FileOptions {
  /** How the file is compressed; zstd needs Node 22.15. Default: none. */
  readonly compression?: 'none' | 'gzip' | 'zstd';
  readonly csv?: Options<CsvOptions>;
  readonly tsv?: Options<TsvOptions>;
  readonly xlsx?: Options<XlsxOptions>;
  readonly sql?: Options<SqlOptions>;
  readonly parquet?: Options<ParquetOptions>;
}

/**
 * Which rows of a table are made.
 *
 * @example
 * const second: RowsOptions = { count: 1000, offset: 1000, seed: 42 };
 * second.count; // => 1000
 */
export interface RowsOptions {
  /** The number of rows: at least 1. */
  readonly count: number;
  /** The number of the first row. Default: 0. */
  readonly offset?: number;
  /** Default: the seed of the definition. */
  readonly seed?: Seed;
}

/**
 * Which rows of a table are made, and how they are written.
 *
 * @example
 * const options: TableOptions = { count: 10, format: 'csv', csv: { safeForSpreadsheets: true } };
 * options.format; // => 'csv'
 */
export interface TableOptions extends RowsOptions, FileOptions {
  /** The format of `text()`, `bytes()`, `chunks()` and `file()`. Default: json. */
  readonly format?: FormatName | (string & {});
}
