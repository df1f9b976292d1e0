import type { PlatformCodecs } from '../parquet/codec.js';
import type { SqlDialect } from '../sql-dialects/sql-dialect.js';
import { arrow } from './arrow.js';
import { csv } from './csv.js';
import type { Format } from './format.js';
import { json } from './json.js';
import { ndjson } from './ndjson.js';
import { parquetFormat } from './parquet.js';
import { sqlFormat } from './sql.js';
import { tsv } from './tsv.js';
import { xlsx } from './xlsx.js';

/** The formats of this package: SQL for the given dialects, Parquet with the given compressions. */
export function builtInFormats(
  dialects: readonly SqlDialect[],
  codecs: PlatformCodecs,
): readonly Format[] {
  return [json, ndjson, csv, tsv, sqlFormat(dialects), xlsx, parquetFormat(codecs), arrow];
}

/** The names of the formats that write rows as text; the file of `xlsx` is an archive with that text. */
export const TEXT_FORMAT_NAMES = ['json', 'ndjson', 'csv', 'tsv', 'sql', 'xlsx'] as const;

export type TextFormatName = (typeof TEXT_FORMAT_NAMES)[number];

/**
 * The names of the formats of this package, in the order of the documentation.
 *
 * @example
 * FORMAT_NAMES; // => ['json', 'ndjson', 'csv', 'tsv', 'sql', 'xlsx', 'parquet', 'arrow']
 */
export const FORMAT_NAMES = [...TEXT_FORMAT_NAMES, 'parquet', 'arrow'] as const;

/**
 * The name of a format of this package.
 *
 * @example
 * const format: FormatName = 'csv';
 * format; // => 'csv'
 */
export type FormatName = (typeof FORMAT_NAMES)[number];
