import type { FormatMembers, FormatName } from '../../../domain/formats/index.js';
import type { Seed } from '../../../domain/generation/generate-request.js';

export type CamelCase<Name> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** The options of a format, with their names in TypeScript. */
type Options<Members> = { readonly [K in keyof Members as CamelCase<K>]?: Members[K] };

type OptionsOfFormats = { readonly [Name in keyof FormatMembers]?: Options<FormatMembers[Name]> };

/**
 * How a table is written to a file.
 *
 * @example
 * const options: FileOptions = { compression: 'none', sql: { dialect: 'mysql', rowsPerStatement: 100 } };
 * options.sql?.rowsPerStatement; // => 100
 */
export interface FileOptions extends OptionsOfFormats {
  /** How the file is compressed; zstd needs Node 22.15. Default: none. */
  readonly compression?: 'none' | 'gzip' | 'zstd';
}

/**
 * Which rows of a table are made.
 *
 * @example
 * const second: RowsOptions = { count: 1000, offset: 1000, seed: 42 };
 * second.count; // => 1000
 */
export interface RowsOptions {
  /** The number of rows: at least 1, or 0 for `rows`. */
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
export interface TableOptions<Format = string> extends RowsOptions, FileOptions {
  /** The format of `text()`, `bytes()`, `chunks()` and `file()`. Default: json. */
  readonly format?: Format;
}

/** The formats of the package, and with extensions any others. */
export type FormatsWith<O> = 'extensions' extends keyof O ? string : FormatName;
