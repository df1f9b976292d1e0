import { randomInt } from 'node:crypto';
import type { FieldType } from '../../src/domain/field-types/field-type.js';
import { builtInFieldTypes, FIELD_TYPE_NAMES } from '../../src/domain/field-types/index.js';
import { FORMAT_NAMES } from '../../src/domain/formats/index.js';
import { DIALECT_NAMES } from '../../src/domain/sql-dialects/index.js';
import type { Action } from './action.js';
import { anyKey } from './keys.js';

const LOCALES = ['de', 'ja', 'pt_BR', 'fr'];
const LARGE_ROWS = 50_000;

const everyType = FIELD_TYPE_NAMES.map((type) => ({ name: type, type }));
/** The types whose values do not come to an end before far rows. */
const endlessTypes = builtInFieldTypes
  .filter(({ mostRows }: FieldType) => mostRows === undefined)
  .map(({ name }) => ({ name, type: name }));

const columns = [
  { name: 'id', type: 'integer', constraints: { unique: true } },
  { name: 'name', type: 'name' },
  { name: 'email', type: 'email', constraints: { null_rate: 0.1 } },
  { name: 'day', type: 'date' },
  { name: 'amount', type: 'float', constraints: { distribution: { kind: 'normal' } } },
  { name: 'code', type: 'string', constraints: { pattern: '[A-Z]{2}-\\d{4}' } },
];

const shaped = Array.from({ length: 300 }, (_, i) => ({
  name: `c${i}`,
  type: 'integer',
  constraints: { distribution: { kind: 'normal' } },
}));

/** A request whose responses must all be equal. */
function repeated(share: number, what: string, body: object, path = '/generate'): Action {
  return {
    name: what,
    share,
    run: (client) => client.ask({ what, path, key: anyKey(), body, same: what }),
  };
}

const small = (format: string, more: object = {}) => ({
  rows: 20,
  seed: 42,
  format,
  fields: everyType,
  ...more,
});

const large = (format: string) => ({ rows: LARGE_ROWS, seed: 7, format, fields: columns });

function zipped(what: string, body: object): Action {
  const headers = { 'Accept-Encoding': 'gzip' };
  return {
    name: `${what}, gzip`,
    share: 1,
    run: (client) =>
      client.ask({
        what: `${what}, gzip`,
        path: '/generate',
        key: anyKey(),
        body,
        headers,
        same: what,
      }),
  };
}

/** Two requests with a new schema: a cache by content would grow, and must return equal responses. */
const fresh: Action = {
  name: 'new schema',
  share: 4,
  async run(client) {
    const fields = everyType.map(({ type }) => ({ name: `f${randomInt(2 ** 40)}`, type }));
    const body = { rows: 50, seed: randomInt(2 ** 40), format: 'ndjson', fields };
    const ask = () => client.ask({ what: 'new schema', path: '/generate', key: anyKey(), body });
    const [first, second] = [await ask(), await ask()];
    if (first !== second)
      client.findings.breach('new schema: the bytes differ from the first response');
  },
};

/** Requests for tables of every format, dialect and size. */
export const tables: readonly Action[] = [
  ...FORMAT_NAMES.flatMap((format) => [
    repeated(3, `small ${format}`, small(format)),
    repeated(1, `large ${format}`, large(format)),
    zipped(`small ${format}`, small(format)),
    zipped(`large ${format}`, large(format)),
  ]),
  ...DIALECT_NAMES.map((dialect) =>
    repeated(1, `sql of ${dialect}`, small('sql', { sql: { dialect, create_table: true } })),
  ),
  ...LOCALES.map((locale) =>
    repeated(1, `locale ${locale}`, { rows: 100, seed: 1, locale, fields: columns }),
  ),
  repeated(2, 'far window', { rows: 500, seed: 1, offset: 9_000_000_000, fields: endlessTypes }),
  repeated(1, 'many columns', { rows: 50, seed: 1, format: 'csv', fields: shaped }),
  repeated(8, 'preview', small('json'), '/generate/preview'),
  repeated(2, 'preview of many columns', { rows: 9, seed: 1, fields: shaped }, '/generate/preview'),
  fresh,
];
