import type { SqlDialect } from '../sql-dialects/sql-dialect.js';
import { csv } from './csv.js';
import type { Format } from './format.js';
import { json } from './json.js';
import { ndjson } from './ndjson.js';
import { sqlFormat } from './sql.js';

/** The formats of this package; SQL for the given dialects. */
export function builtInFormats(dialects: readonly SqlDialect[]): readonly Format[] {
  return [json, ndjson, csv, sqlFormat(dialects)];
}

/**
 * The names of the formats of this package, in the order of the documentation.
 *
 * @example
 * FORMAT_NAMES; // => ['json', 'ndjson', 'csv', 'sql']
 */
export const FORMAT_NAMES = ['json', 'ndjson', 'csv', 'sql'] as const;

/**
 * The name of a format of this package.
 *
 * @example
 * const format: FormatName = 'csv';
 * format; // => 'csv'
 */
export type FormatName = (typeof FORMAT_NAMES)[number];
