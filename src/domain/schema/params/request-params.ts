import { isWhole } from '../../basics/is-whole.js';
import { oncePer } from '../../basics/once-per.js';
import { MAX_CHOICES, MAX_NAME_LENGTH } from '../../constraints/limits.js';
import { list } from '../../constraints/lists.js';
import { integer, number } from '../../constraints/numbers.js';
import { object } from '../../constraints/objects.js';
import {
  expecting,
  optionalObject,
  type Param,
  type Params,
  withDefault,
} from '../../constraints/param.js';
import { strictObject } from '../../constraints/strict-object.js';
import { characterCount, flag, isStorable, oneOf, text } from '../../constraints/texts.js';
import { fixedInstant } from '../../constraints/times.js';
import { type Compression, NO_COMPRESSION } from '../../formats/compression.js';
import type { Formats } from '../../formats/format.js';
import { MOST_NODES_OF_REQUEST, STEPS_OF_NODE } from '../../formulas/parse-formula.js';
import type { Seed } from '../../generation/generate-request.js';
import { defaultLocale } from '../../lexicon/default-locale.js';
import { lexiconParam } from '../own-lists.js';
import { meanings } from '../own-meanings.js';
import { count } from './count-param.js';
import { MAX_FIELDS, type RequestLimits } from './limits.js';

const { MAX_SAFE_INTEGER } = Number;

/** The maximum cost of all patterns, formulas and listed values of a request together: a tenth of a second. */
export const MAX_COMPILE_STEPS = MOST_NODES_OF_REQUEST * STEPS_OF_NODE;

const MAX_SEED_LENGTH = 64;

const seed: Param<Seed> = {
  description: 'the same request with the same seed gives the same bytes; by default a random seed',
  schema: {
    anyOf: [
      { type: 'integer', minimum: 0, maximum: MAX_SAFE_INTEGER },
      { type: 'string', minLength: 1, maxLength: MAX_SEED_LENGTH },
    ],
  },
  ...expecting(
    `a whole number from 0 to 2^53 - 1, or a text of 1 to ${MAX_SEED_LENGTH} characters`,
    (value): value is Seed =>
      typeof value === 'string'
        ? value !== '' && characterCount(value) <= MAX_SEED_LENGTH && isStorable(value)
        : isWhole(value, 0),
  ),
};

const now = fixedInstant(
  'the moment from which relative times such as -90d count; a day means its beginning. By default 2026-01-01, a constant of the release, so that the same request always gives the same bytes',
);

/** JSON files name the schema by which editors check them. */
export const $schema: Param<string> = {
  description: 'the JSON Schema by which an editor checks the request; ignored',
  schema: { type: 'string' },
  ...expecting('a text', (value): value is string => typeof value === 'string'),
};

export const fields: Param<readonly unknown[]> = {
  description: 'the columns, in order',
  schema: { type: 'array', minItems: 1, maxItems: MAX_FIELDS },
  ...expecting(
    `a list of 1 to ${MAX_FIELDS} fields`,
    (value): value is readonly unknown[] =>
      Array.isArray(value) && value.length >= 1 && value.length <= MAX_FIELDS,
  ),
};

export const correlate = list(
  'correlations of columns of numbers, dates or moments; pairs that are not listed are as correlated as the listed ones imply',
  strictObject('a pair of columns', {
    columns: list(
      'the names of the two fields',
      text('the name of a field', { minLength: 1, maxLength: MAX_NAME_LENGTH }),
      { minItems: 2, maxItems: 2 },
    ),
    coefficient: number('the correlation of the normal scores', { min: -1, max: 1 }),
  }),
  { minItems: 0, maxItems: MAX_CHOICES },
);

export const even = withDefault(
  flag(
    'whether values are spread evenly over the rows: shares, means and bins come out closer than by chance; each row is still independent of the number of rows',
  ),
  false,
);

/** Rows that belong together, next to each other. */
export const groups = object(
  'rows that belong together and lie next to each other, such as the lines of an order; fields with per have one value in each group',
  {
    rows: {
      ...count,
      description:
        'the number of rows of each group, at least 1: a number, a range with an optional distribution, or weights by number',
    },
  },
  { required: ['rows'] },
);

/** The maximum number of locales that a message lists. */
const MOST_NAMED_LOCALES = 8;

/** `remedy` says how the caller can add a missing locale, if that is possible. */
export function localeParam(locales: readonly string[], remedy?: string): Param<string> {
  const expected =
    locales.length > MOST_NAMED_LOCALES
      ? `one of the ${locales.length} locales that the catalogue of field types lists, such as ${locales.slice(0, 3).join(', ')}`
      : `locale ${locales.join(' or ')}`;
  return {
    description: 'language and country of the words',
    schema: { type: 'string', enum: locales },
    ...expecting(
      remedy === undefined ? expected : `${expected} (${remedy})`,
      (value): value is string => typeof value === 'string' && locales.includes(value),
    ),
  };
}

/** The member `fallback` of a request. */
function fallbackParam(locales: readonly string[], remedy?: string): Param<string> {
  return {
    ...localeParam(locales, remedy),
    description:
      'the locale of fields whose own locale lacks their words, which are refused otherwise; the answer names these fields',
  };
}

function compressionParam(compressions: readonly Compression[]): Param<string> {
  const available = compressions.filter(({ unavailable }) => unavailable === undefined);
  const names = [NO_COMPRESSION, ...available.map(({ name }) => name)];
  const reasons = compressions.flatMap(({ unavailable }) => unavailable ?? []);
  const param = oneOf(
    'how the file is compressed; a compressed answer is a file, also for JSON',
    names,
  );
  if (reasons.length === 0) return param;
  const expected = `${param.name} (${reasons.join('; ')})`;
  return {
    ...param,
    ...expecting(
      expected,
      (value): value is string => typeof value === 'string' && names.includes(value),
    ),
  };
}

/** The limits and the registries against which the members of a table are checked. */
export interface TableTerms {
  readonly limits: RequestLimits;
  readonly formats: Formats;
  readonly compressions: readonly Compression[];
}

/** Returns a member for each format that has options, by the name of the format. */
const formatOptions = oncePer((formats: Formats): Params => {
  const all = [...formats.values()].filter(({ options }) => Object.keys(options).length > 0);
  return Object.fromEntries(
    all.map(({ name, options }) => [
      name,
      optionalObject(object(`options of the ${name} format`, options)),
    ]),
  );
});

/** Returns the members of a request except `fields` and `locale`. */
export function tableParams({ limits, formats, compressions }: TableTerms) {
  return {
    rows: integer('number of rows', { min: 1, max: limits.rows }),
    format: withDefault(oneOf('how the rows are written', [...formats.keys()]), 'json'),
    compression: withDefault(compressionParam(compressions), NO_COMPRESSION),
    table_name: withDefault(
      text('table name in SQL, table or schema.table', {
        minLength: 1,
        maxLength: MAX_NAME_LENGTH,
      }),
      'synthetic_data',
    ),
    seed,
    now,
    // At least one row follows.
    offset: withDefault(
      integer('number of the first row', { min: 0, max: Number.MAX_SAFE_INTEGER - 1 }),
      0,
    ),
    ...formatOptions(formats),
  };
}

/** The members of a request, except the options of formats, which have the names of the formats. */
const MEMBERS = [
  '$schema',
  'rows',
  'format',
  'compression',
  'table_name',
  'fields',
  'correlate',
  'even',
  'groups',
  'seed',
  'now',
  'as_of',
  'offset',
  'locale',
  'fallback',
  'lexicon',
  'meanings',
];

/** Whether a member of a request already has this name, so that a format cannot have it. */
export function isMemberName(name: string): boolean {
  return MEMBERS.includes(name);
}

/** Returns all members of a request. */
export function requestParams(terms: TableTerms, locales: readonly string[], remedy?: string) {
  const { rows, format, compression, table_name, seed, now, offset, ...options } =
    tableParams(terms);
  const locale = withDefault(localeParam(locales, remedy), defaultLocale(locales));
  return {
    $schema,
    rows,
    format,
    compression,
    table_name,
    fields,
    correlate,
    even,
    groups,
    seed,
    now,
    offset,
    locale,
    fallback: fallbackParam(locales, remedy),
    lexicon: lexiconParam(locales),
    meanings,
    ...options,
  };
}
