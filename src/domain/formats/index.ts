import type { Decoded, Params } from '../constraints/param.js';
import type { PlatformCodecs } from '../parquet/codec.js';
import type { SqlDialect } from '../sql-dialects/sql-dialect.js';
import { arrow } from './arrow.js';
import { parquetFormat } from './parquet.js';
import { smallFormats } from './small-formats.js';
import { sqlFormat } from './sql.js';
import { xlsx } from './xlsx.js';

/** The formats of this package: SQL for the given dialects, Parquet with the given compressions. */
export function builtInFormats(dialects: readonly SqlDialect[], codecs: PlatformCodecs) {
  return [...smallFormats, sqlFormat(dialects), xlsx, parquetFormat(codecs), arrow] as const;
}

type BuiltIn = ReturnType<typeof builtInFormats>[number];

type WithOptions<F> = F extends { readonly options: infer P extends Params }
  ? keyof P extends never
    ? never
    : F
  : never;

/** The members of a request that hold the options of a format. */
export type FormatMembers = {
  readonly [F in WithOptions<BuiltIn> as F['name']]: Decoded<F['options']>;
};

/**
 * The name of a format of this package.
 *
 * @example
 * const format: FormatName = 'csv';
 * format; // => 'csv'
 */
export type FormatName = BuiltIn['name'];

export type TextFormatName = Exclude<FormatName, 'parquet' | 'arrow'>;

/** The names of the formats that write rows as text; the file of `xlsx` is an archive with that text. */
export const TEXT_FORMAT_NAMES: readonly TextFormatName[] = [
  ...smallFormats.map(({ name }) => name),
  'sql',
  'xlsx',
];

/**
 * The names of the formats of this package, in the order of the documentation.
 *
 * @example
 * FORMAT_NAMES; // => ['json', 'ndjson', 'csv', 'tsv', 'sql', 'xlsx', 'parquet', 'arrow']
 */
export const FORMAT_NAMES: readonly FormatName[] = [...TEXT_FORMAT_NAMES, 'parquet', 'arrow'];
