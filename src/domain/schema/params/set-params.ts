import { MAX_NAME_LENGTH } from '../../constraints/limits.js';
import { list } from '../../constraints/lists.js';
import { integer } from '../../constraints/numbers.js';
import { object } from '../../constraints/objects.js';
import { type Decoded, expecting, type Param, withDefault } from '../../constraints/param.js';
import { text } from '../../constraints/texts.js';
import { count } from './count-param.js';
import { MAX_FIELDS, MAX_TABLES } from './limits.js';
import { asOf, lives } from './lives-params.js';
import { correlate, even, fields, requestParams, type TableTerms } from './request-params.js';

const name = { minLength: 1, maxLength: MAX_NAME_LENGTH };

const per = object(
  'the table whose rows are the parents of the rows of this one',
  { table: text('the name of the other table', name), count },
  { required: ['table', 'count'] },
);

const pair = list(
  'the two tables whose rows are paired; each row is another pair',
  text('the name of a table', name),
  {
    minItems: 2,
    maxItems: 2,
  },
);

const key = list('the fields that identify a row', text('the name of a field', name), {
  minItems: 0,
  maxItems: MAX_FIELDS,
});

/** The members of a table of a set. */
export const setTableParams = {
  name: text('name of the table, table or schema.table', name),
  rows: integer('number of rows; left out if the table has per', { min: 1 }),
  earlier_rows: withDefault(
    integer(
      'number of rows that were made before with the same seed: unique values are others than theirs, and all other values are new',
      { min: 0 },
    ),
    0,
  ),
  per,
  pairs: pair,
  key: withDefault(key, []),
  fields,
  correlate,
  even,
  lives,
};

/** The tables of a set. Each one is decoded by the rules of `setTableParams`. */
export const tables: Param<readonly unknown[]> = {
  description: 'the tables of a set, in place of rows and fields',
  schema: { type: 'array', minItems: 1, maxItems: MAX_TABLES },
  ...expecting(
    `a list of 1 to ${MAX_TABLES} tables`,
    (value): value is readonly unknown[] =>
      Array.isArray(value) && value.length >= 1 && value.length <= MAX_TABLES,
  ),
};

/** The table of a set of which a window is asked for. */
export const table = text(
  'the table of the set whose rows from offset on are written, as if it were alone; by default all tables are written',
  name,
);

/** The decoded members of a request for a set. */
export type DecodedSet = Decoded<ReturnType<typeof setParams>>;

/** Returns the members of a request for a set. */
export function setParams(terms: TableTerms, locales: readonly string[], remedy?: string) {
  const all = requestParams(terms, locales, remedy);
  const {
    $schema,
    table_name: _,
    fields: _fields,
    correlate: _pairs,
    even: _even,
    groups: _groups,
    ...members
  } = all;
  return { $schema, tables, table, as_of: asOf, ...members };
}
