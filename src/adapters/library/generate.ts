import type { Extension } from '../../domain/engine/extension.js';
import type { PlatformCodecs } from '../../domain/parquet/codec.js';
import { type Locale, tablesOf } from './kept-engines.js';
import type { Table, TableRequest } from './table.js';

/**
 * Locales and extensions that a call adds to those of the package.
 *
 * @example
 * const seat = fieldType({
 *   name: 'seat',
 *   category: 'place',
 *   description: 'A seat of a plane.',
 *   constraints: {},
 *   capacity: () => 2,
 *   plan: (_, context) => choiceColumn(['1A', '1B'], undefined, context),
 * });
 * const options: LibraryOptions = { extensions: [{ fieldTypes: [seat] }] };
 * const table = generate({ rows: 2, fields: [{ name: 's', type: 'seat' }] }, options);
 * [...table.rows()].length; // => 2
 */
export interface LibraryOptions {
  /** Locales other than English that the request may use. */
  readonly locales?: readonly Locale[];
  readonly extensions?: readonly Extension[];
  /**
   * Compressions of Parquet files beside `none` and `snappy`, such as `{ gzip: gzipSync }` with the function of
   * `node:zlib`. The package itself imports no module of Node.
   */
  readonly codecs?: PlatformCodecs;
}

/**
 * Checks a request and returns its table. The rows are made only when the table is read.
 *
 * @throws InvalidRequestError with the faults of the request.
 * @example
 * const table = generate({
 *   rows: 3,
 *   seed: 42,
 *   format: 'csv',
 *   fields: [
 *     { name: 'id', type: 'integer', constraints: { min: 1, max: 999, unique: true } },
 *     { name: 'email', type: 'email' },
 *   ],
 * });
 * const ids = Array.from(table.rows(), (row) => row.id);
 * new Set(ids).size; // => 3
 * table.text().startsWith('id,email\r\n'); // => true
 */
export function generate(
  request: TableRequest,
  { locales = [], extensions = [], codecs = {} }: LibraryOptions = {},
): Table {
  return tablesOf(locales, extensions, codecs).tableOf(request);
}
