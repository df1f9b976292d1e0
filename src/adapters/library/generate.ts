import type { Extension } from '../../domain/engine/extension.js';
import type { PlatformCodecs } from '../../domain/parquet/codec.js';
import type { Atlas } from '../../domain/places/places.js';
import type { Locale } from '../lexicon/locale.js';
import type { CheckedRequest } from './checked-request.js';
import { tablesOf } from './kept-engines.js';
import type { Table } from './table.js';

/**
 * What a call adds to the parts of the package.
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
  /** Locales other than English that the request may use: exports of the modules `locales/<locale>`. */
  readonly locales?: readonly Locale[];
  readonly extensions?: readonly Extension[];
  /**
   * Compressions of Parquet files beside `none` and `snappy`, such as `{ gzip: gzipSync }` with the function of
   * `node:zlib`. The package itself imports no module of Node.
   */
  readonly codecs?: PlatformCodecs;
  /** The places, for a program in a browser: the result of `fetchPlaces`. In Node the package reads its own files. */
  readonly places?: Atlas;
}

/**
 * Checks a request and returns its table. The rows are made only when the table is read. The compiler checks the types and
 * constraints of a request that is written in the call.
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
export function generate<
  const R extends CheckedRequest<R, O>,
  const O extends LibraryOptions = Record<never, never>,
>(request: R, options?: O): Table {
  return tablesOf(options ?? {}).tableOf(request);
}
