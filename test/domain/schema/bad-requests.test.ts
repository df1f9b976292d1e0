import { expect } from 'chai';
import { faultsOf, type Json, request } from '../../support/tables.js';

/** What is wrong in a request: pointers in document order, and names that are suggested. */
type Row = readonly [
  title: string,
  request: unknown,
  paths: readonly string[],
  suggestions?: readonly string[],
];

const field = { name: 'a', type: 'integer' };
const fields = (...definitions: readonly unknown[]): Json => request({ fields: definitions });
const without = (name: string): Json =>
  Object.fromEntries(Object.entries(request()).filter(([member]) => member !== name));

const tables: Readonly<Record<string, readonly Row[]>> = {
  'the request': [
    ['is null', null, ['']],
    ['is nothing', undefined, ['']],
    ['is a list', [], ['']],
    ['is a text', '{"rows":1}', ['']],
    ['is a number', 5, ['']],
    ['is empty', {}, ['/rows', '/fields']],
    ['has no rows', without('rows'), ['/rows']],
    ['has no fields', without('fields'), ['/fields']],
    ['has a misspelt member', request({ formt: 'csv' }), ['/formt'], ['format']],
    ['has a member in camel case', request({ tableName: 'a' }), ['/tableName'], ['table_name']],
    ['has a member with a hyphen', request({ 'table-name': 'a' }), ['/table-name'], ['table_name']],
    ['has an unknown member', request({ callback: 'x' }), ['/callback']],
    ['has an own __proto__', JSON.parse('{"__proto__":{},"rows":1}'), ['/__proto__', '/fields']],
    [
      'has own constructor',
      request({ constructor: 1, toString: 2 }),
      ['/constructor', '/toString'],
    ],
    ['has a member of slashes', request({ 'a/b~c': 1 }), ['/a~1b~0c']],
    ['has the empty member', request({ '': 1 }), ['/']],
  ],
  format: [
    ['is misspelt', request({ format: 'jsn' }), ['/format'], ['json']],
    ['is upper case', request({ format: 'CSV' }), ['/format'], ['csv']],
    ['is unknown', request({ format: 'parquet' }), ['/format']],
    ['is empty', request({ format: '' }), ['/format']],
    ['is null', request({ format: null }), ['/format']],
    ['is a list', request({ format: ['json'] }), ['/format']],
    ['is a name of objects', request({ format: 'constructor' }), ['/format']],
  ],
  'the other members': [
    ['have an empty table name', request({ table_name: '' }), ['/table_name']],
    ['have a long table name', request({ table_name: 'x'.repeat(129) }), ['/table_name']],
    ['have NUL in the table name', request({ table_name: 'a\0' }), ['/table_name']],
    ['have a number as table name', request({ table_name: 1 }), ['/table_name']],
    ['have an unknown locale', request({ locale: 'xx' }), ['/locale']],
    ['have a locale of objects', request({ locale: '__proto__' }), ['/locale']],
    ['have csv as text', request({ csv: ';' }), ['/csv']],
    ['have csv as a list', request({ csv: [] }), ['/csv']],
    ['have sql as null', request({ sql: null }), ['/sql']],
    [
      'misspell a csv option',
      request({ csv: { delimeter: ';' } }),
      ['/csv/delimeter'],
      ['delimiter'],
    ],
    ['have another delimiter', request({ csv: { delimiter: ':' } }), ['/csv/delimiter']],
    ['have two delimiters', request({ csv: { delimiter: ',;' } }), ['/csv/delimiter'], [',']],
    ['have header as text', request({ csv: { header: 'true' } }), ['/csv/header']],
    ['have bom as a number', request({ csv: { bom: 1 } }), ['/csv/bom']],
    ['misspell a dialect', request({ sql: { dialect: 'ANSI sql' } }), ['/sql/dialect']],
    ['have a dialect of objects', request({ sql: { dialect: 'toString' } }), ['/sql/dialect']],
    [
      'have 0 rows a statement',
      request({ sql: { rows_per_statement: 0 } }),
      ['/sql/rows_per_statement'],
    ],
    [
      'have 1001 rows a statement',
      request({ sql: { rows_per_statement: 1001 } }),
      ['/sql/rows_per_statement'],
    ],
    ['misspell a sql option', request({ sql: { dialct: 'ansi' } }), ['/sql/dialct'], ['dialect']],
  ],
  'seed and offset': [
    ['have a seed below 0', request({ seed: -1 }), ['/seed']],
    ['have half a seed', request({ seed: 0.5 }), ['/seed']],
    ['have an unsafe seed', request({ seed: 2 ** 53 }), ['/seed']],
    ['have an empty seed', request({ seed: '' }), ['/seed']],
    ['have a seed of 65 characters', request({ seed: '😀'.repeat(65) }), ['/seed']],
    ['have a seed with a lone surrogate', request({ seed: '\udfff' }), ['/seed']],
    ['have a seed with NUL', request({ seed: '\0' }), ['/seed']],
    ['have a true seed', request({ seed: true }), ['/seed']],
    ['have a null seed', request({ seed: null }), ['/seed']],
    ['have an offset below 0', request({ offset: -1 }), ['/offset']],
    ['have half an offset', request({ offset: 1.5 }), ['/offset']],
    ['have an offset as text', request({ offset: '0' }), ['/offset']],
    ['have an unsafe offset', request({ offset: 2 ** 53 }), ['/offset']],
    ['end beyond 2^53 - 1', request({ rows: 20, offset: 2 ** 53 - 20 }), ['/offset']],
  ],
  fields: [
    ['are none', fields(), ['/fields']],
    [
      'are 1001',
      fields(...Array.from({ length: 1001 }, (_, i) => ({ ...field, name: `f${i}` }))),
      ['/fields'],
    ],
    ['are an object', request({ fields: { 0: field } }), ['/fields']],
    ['are a text', request({ fields: 'a:integer' }), ['/fields']],
    ['are null', request({ fields: null }), ['/fields']],
    ['hold null', fields(null), ['/fields/0']],
    ['hold a text', fields(field, 'b'), ['/fields/1']],
    ['hold a list', fields([field]), ['/fields/0']],
    ['hold a hole', request({ fields: Object.assign(Array(2), { 1: field }) }), ['/fields/0']],
    ['hold an empty object', fields({}), ['/fields/0/name', '/fields/0/type']],
    [
      'misspell a member',
      fields({ ...field, constraint: {} }),
      ['/fields/0/constraint'],
      ['constraints'],
    ],
    ['have an unknown member', fields({ ...field, language: 'en' }), ['/fields/0/language']],
    ['have an unknown locale', fields({ ...field, locale: 'xx' }), ['/fields/0/locale']],
    ['hold a member of objects', fields({ ...field, toString: 1 }), ['/fields/0/toString']],
  ],
  'a type': [
    ['is missing', fields({ name: 'a' }), ['/fields/0/type']],
    ['is null', fields({ name: 'a', type: null }), ['/fields/0/type']],
    ['is a list', fields({ name: 'a', type: ['integer'] }), ['/fields/0/type']],
    ['is misspelt', fields({ name: 'a', type: 'intger' }), ['/fields/0/type'], ['integer']],
    ['is swapped', fields({ name: 'a', type: 'emial' }), ['/fields/0/type'], ['email']],
    [
      'is upper case',
      fields({ name: 'a', type: 'Csat-Score' }),
      ['/fields/0/type'],
      ['csat_score'],
    ],
    ['is empty', fields({ name: 'a', type: '' }), ['/fields/0/type']],
    ['is like no other', fields({ name: 'a', type: 'quaternion' }), ['/fields/0/type']],
    ['is a name of objects', fields({ name: 'a', type: 'constructor' }), ['/fields/0/type']],
    ['is __proto__', fields({ name: 'a', type: '__proto__' }), ['/fields/0/type']],
    ['is very long', fields({ name: 'a', type: 'x'.repeat(1e6) }), ['/fields/0/type']],
    [
      'is unknown: the only fault of its field',
      fields({ name: '', type: 'intger', constraints: [], more: 1 }, { ...field, name: 5 }),
      ['/fields/0/type', '/fields/1/name'],
      ['integer'],
    ],
    [
      'is missing: the other members are looked at',
      fields({ name: '', constraints: 5, more: 1 }),
      ['/fields/0/name', '/fields/0/constraints', '/fields/0/more', '/fields/0/type'],
    ],
  ],
  constraints: [
    ['are a text', fields({ ...field, constraints: 'min=1' }), ['/fields/0/constraints']],
    ['are a list', fields({ ...field, constraints: [] }), ['/fields/0/constraints']],
    ['are null', fields({ ...field, constraints: null }), ['/fields/0/constraints']],
    ['are a number', fields({ ...field, constraints: 5 }), ['/fields/0/constraints']],
    [
      'misspell one',
      fields({ ...field, constraints: { mim: 1 } }),
      ['/fields/0/constraints/mim'],
      ['min'],
    ],
    [
      'swap letters',
      fields({ ...field, constraints: { uniuqe: true } }),
      ['/fields/0/constraints/uniuqe'],
      ['unique'],
    ],
    [
      'have one in camel case',
      fields({ ...field, constraints: { nullRate: 0 } }),
      ['/fields/0/constraints/nullRate'],
      ['null_rate'],
    ],
    [
      'have one of another type',
      fields({ ...field, constraints: { start: '2024-01-01' } }),
      ['/fields/0/constraints/start'],
    ],
    [
      'have an own __proto__',
      fields({ ...field, constraints: JSON.parse('{"__proto__":{"min":1}}') }),
      ['/fields/0/constraints/__proto__'],
    ],
    [
      'have min above max',
      fields({ ...field, constraints: { min: 2, max: 1 } }),
      ['/fields/0/constraints/max'],
    ],
    [
      'break two rules',
      fields({ ...field, constraints: { min: '1', step: 0, max: 5 } }),
      ['/fields/0/constraints/min', '/fields/0/constraints/step'],
    ],
    [
      'have weights that do not fit',
      fields({ name: 'a', type: 'csat_score', constraints: { scale: 3, weights: [1, 1] } }),
      ['/fields/0/constraints/weights'],
    ],
    [
      'have unique with what draws unevenly',
      fields(
        { name: 'a', type: 'csat_score', constraints: { weights: [1, 1, 1, 1, 1], unique: true } },
        { name: 'b', type: 'boolean', constraints: { true_rate: 0.5, unique: true } },
        { ...field, name: 'c', constraints: { distribution: { kind: 'uniform' }, unique: true } },
      ),
      [
        '/fields/0/constraints/weights',
        '/fields/1/constraints/true_rate',
        '/fields/2/constraints/distribution',
      ],
    ],
    [
      'have too few different values',
      fields({ ...field, constraints: { max: 18, unique: true } }),
      ['/fields/0/constraints/unique'],
    ],
    [
      'have too few different values for the offset',
      request({
        rows: 1,
        offset: 19,
        fields: [{ ...field, constraints: { max: 18, unique: true } }],
      }),
      ['/fields/0/constraints/unique'],
    ],
  ],
  names: [
    ['come twice', fields(field, field), ['/fields/1/name']],
    ['come twice in sql', { ...fields(field, field), format: 'sql' }, ['/fields/1/name']],
    [
      'come three times',
      fields(field, { ...field, name: 'b' }, field, field),
      ['/fields/2/name', '/fields/3/name'],
    ],
    [
      'come twice beside other faults',
      fields({ ...field, constraints: 5 }, { ...field, more: 1 }),
      ['/fields/0/constraints', '/fields/1/name', '/fields/1/more'],
    ],
    ['are missing', fields({ type: 'integer' }), ['/fields/0/name']],
    ['are null', fields({ ...field, name: null }), ['/fields/0/name']],
    ['are numbers', fields({ ...field, name: 1 }), ['/fields/0/name']],
  ],
};

for (const [subject, rows] of Object.entries(tables)) {
  describe(`a request is refused when ${subject}`, () => {
    for (const [title, input, paths, suggestions = []] of rows) {
      it(title, () => {
        const faults = faultsOf(input);

        expect(faults.map(({ path }) => path)).to.deep.equal(paths);
        expect(faults.flatMap(({ suggestion = [] }) => suggestion)).to.deep.equal(suggestions);
        for (const { message, suggestion } of faults) {
          expect(message.length).to.be.within(10, 500);
          if (suggestion !== undefined) expect(message).to.contain(`did you mean "${suggestion}"?`);
        }
      });
    }
  });
}

describe('a request is taken when', () => {
  const taken: readonly (readonly [title: string, changes: Json])[] = [
    [
      'it has all members',
      { ...request(), format: 'sql', table_name: 't', locale: 'en', offset: 0, csv: {}, sql: {} },
    ],
    [
      'members are undefined, as a caller of the library may write it',
      { seed: undefined, csv: undefined, format: undefined },
    ],
    ['constraints are undefined', { fields: [{ ...field, constraints: undefined }] }],
    [
      'a constraint is undefined',
      { fields: [{ ...field, constraints: { min: undefined, max: 5 } }] },
    ],
    ['whole numbers are written as 1e1 and 10.0', JSON.parse('{"rows":1e1,"seed":10.0}')],
    ['the seed has 64 characters', { seed: '😀'.repeat(64) }],
    ['the last row is the last there is', { rows: 20, offset: 2 ** 53 - 21 }],
    ['names differ by case, outside sql', { fields: [field, { ...field, name: 'A' }] }],
  ];
  for (const [title, changes] of taken) {
    it(title, () => {
      expect(faultsOf(request(changes))).to.deep.equal([]);
    });
  }
});
