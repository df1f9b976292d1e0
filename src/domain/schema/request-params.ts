import { integer } from '../constraints/numbers.js';
import { object } from '../constraints/objects.js';
import { expecting, optionalObject, type Param, withDefault } from '../constraints/param.js';
import { characterCount, flag, isStorable, oneOf, text } from '../constraints/texts.js';
import { FORMAT_NAMES } from '../formats/index.js';
import { DIALECT_NAMES } from '../sql-dialects/index.js';
import type { Seed } from './generate-request.js';
import { MAX_FIELDS, MAX_NAME_LENGTH, type RequestLimits } from './limits.js';

const { MAX_SAFE_INTEGER } = Number;
const MAX_SEED_LENGTH = 64;
/** SQL Server takes no more rows in a list of VALUES. */
const MAX_ROWS_PER_STATEMENT = 1000;

const seed: Param<Seed> = {
  description: 'the same request with the same seed gives the same bytes; drawn when left out',
  schema: {
    anyOf: [
      { type: 'integer', minimum: 0, maximum: MAX_SAFE_INTEGER },
      { type: 'string', minLength: 1, maxLength: MAX_SEED_LENGTH },
    ],
  },
  decoder: expecting(
    `a whole number from 0 to 2^53 - 1, or a text of 1 to ${MAX_SEED_LENGTH} characters`,
    (value): value is Seed =>
      typeof value === 'string'
        ? value !== '' && characterCount(value) <= MAX_SEED_LENGTH && isStorable(value)
        : Number.isSafeInteger(value) && (value as number) >= 0,
  ),
};

const fields: Param<readonly unknown[]> = {
  description: 'the columns, in order',
  schema: { type: 'array', minItems: 1, maxItems: MAX_FIELDS },
  decoder: expecting(
    `a list of 1 to ${MAX_FIELDS} fields`,
    (value): value is readonly unknown[] =>
      Array.isArray(value) && value.length >= 1 && value.length <= MAX_FIELDS,
  ),
};

const csv = object('options of the csv format', {
  delimiter: withDefault(oneOf('stands between cells', [',', ';', '\t', '|']), ','),
  header: withDefault(flag('whether the first line names the columns'), true),
  bom: withDefault(flag('whether the file opens with a byte order mark'), false),
  safe_for_spreadsheets: withDefault(
    flag('whether texts that a spreadsheet would run are prefixed with an apostrophe'),
    false,
  ),
});

const sql = object('options of the sql format', {
  dialect: withDefault(oneOf('the database to write for', DIALECT_NAMES), 'ansi'),
  rows_per_statement: withDefault(
    integer('rows an INSERT statement holds', { min: 1, max: MAX_ROWS_PER_STATEMENT }),
    500,
  ),
  create_table: withDefault(
    flag(
      'whether CREATE TABLE comes first: written where the rows begin at 0 and not at an offset, so that windows of one table fit together',
    ),
    false,
  ),
});

/** Taken where a request names no locale. */
export const DEFAULT_LOCALE = 'en';

export function localeParam(locales: readonly string[]): Param<string> {
  return {
    description: 'language and country of the words',
    schema: { type: 'string', enum: locales },
    decoder: expecting(
      `one of the ${locales.length} locales of the catalogue`,
      (value): value is string => locales.includes(value as string),
    ),
  };
}

/** The members of a request but its columns and their words. */
export function tableParams(limits: RequestLimits) {
  return {
    rows: integer('number of rows', { min: 1, max: limits.rows }),
    format: withDefault(oneOf('how the rows are written', FORMAT_NAMES), 'json'),
    table_name: withDefault(
      text('table name in SQL, table or schema.table', {
        minLength: 1,
        maxLength: MAX_NAME_LENGTH,
      }),
      'synthetic_data',
    ),
    seed,
    offset: withDefault(integer('number of the first row', { min: 0 }), 0),
    csv: optionalObject(csv),
    sql: optionalObject(sql),
  };
}

/** The members of a request. */
export function requestParams(limits: RequestLimits, locales: readonly string[]) {
  const { rows, format, table_name, seed, offset, csv, sql } = tableParams(limits);
  const locale = withDefault(localeParam(locales), DEFAULT_LOCALE);
  return { rows, format, table_name, fields, seed, offset, locale, csv, sql };
}
