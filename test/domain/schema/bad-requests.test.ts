import { expect } from 'chai';
import { faultsOf, type Json, request } from '../../support/tables.js';

/** The paths of the faults of a request in document order, and the suggested names. */
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
  it: [
    ['is null', null, ['']],
    ['is undefined', undefined, ['']],
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
      'has an own constructor',
      request({ constructor: 1, toString: 2 }),
      ['/constructor', '/toString'],
    ],
    ['has a member with a slash', request({ 'a/b~c': 1 }), ['/a~1b~0c']],
    ['has a member with an empty name', request({ '': 1 }), ['/']],
  ],
  'its format': [
    ['is misspelt', request({ format: 'jsn' }), ['/format'], ['json']],
    ['is upper case', request({ format: 'CSV' }), ['/format'], ['csv']],
    ['is unknown', request({ format: 'orc' }), ['/format']],
    ['is empty', request({ format: '' }), ['/format']],
    ['is null', request({ format: null }), ['/format']],
    ['is a list', request({ format: ['json'] }), ['/format']],
    ['is named like a member of every object', request({ format: 'constructor' }), ['/format']],
  ],
  'it has': [
    ['an empty table name', request({ table_name: '' }), ['/table_name']],
    ['a long table name', request({ table_name: 'x'.repeat(129) }), ['/table_name']],
    ['NUL in the table name', request({ table_name: 'a\0' }), ['/table_name']],
    ['a number as table name', request({ table_name: 1 }), ['/table_name']],
    ['an unknown locale', request({ locale: 'xx' }), ['/locale']],
    ['a locale named like a member of every object', request({ locale: '__proto__' }), ['/locale']],
    ['csv as text', request({ csv: ';' }), ['/csv']],
    ['csv as a list', request({ csv: [] }), ['/csv']],
    ['sql as null', request({ sql: null }), ['/sql']],
    [
      'a misspelt csv option',
      request({ csv: { delimeter: ';' } }),
      ['/csv/delimeter'],
      ['delimiter'],
    ],
    ['an unknown delimiter', request({ csv: { delimiter: ':' } }), ['/csv/delimiter']],
    ['two delimiters', request({ csv: { delimiter: ',;' } }), ['/csv/delimiter'], [',']],
    ['a csv header as text', request({ csv: { header: 'true' } }), ['/csv/header']],
    ['a csv bom as a number', request({ csv: { bom: 1 } }), ['/csv/bom']],
    ['a misspelt dialect', request({ sql: { dialect: 'ANSI sql' } }), ['/sql/dialect']],
    [
      'a dialect named like a member of every object',
      request({ sql: { dialect: 'toString' } }),
      ['/sql/dialect'],
    ],
    [
      '0 rows in a statement',
      request({ sql: { rows_per_statement: 0 } }),
      ['/sql/rows_per_statement'],
    ],
    [
      '1001 rows in a statement',
      request({ sql: { rows_per_statement: 1001 } }),
      ['/sql/rows_per_statement'],
    ],
    ['a misspelt sql option', request({ sql: { dialct: 'ansi' } }), ['/sql/dialct'], ['dialect']],
    ['a seed below 0', request({ seed: -1 }), ['/seed']],
    ['a fractional seed', request({ seed: 0.5 }), ['/seed']],
    ['the seed 2^53', request({ seed: 2 ** 53 }), ['/seed']],
    ['an empty seed', request({ seed: '' }), ['/seed']],
    ['a seed of 65 characters', request({ seed: '😀'.repeat(65) }), ['/seed']],
    ['a seed with a lone surrogate', request({ seed: '\udfff' }), ['/seed']],
    ['a seed with NUL', request({ seed: '\0' }), ['/seed']],
    ['the seed true', request({ seed: true }), ['/seed']],
    ['the seed null', request({ seed: null }), ['/seed']],
    ['an offset below 0', request({ offset: -1 }), ['/offset']],
    ['a fractional offset', request({ offset: 1.5 }), ['/offset']],
    ['an offset as text', request({ offset: '0' }), ['/offset']],
    ['the offset 2^53', request({ offset: 2 ** 53 }), ['/offset']],
    ['rows beyond 2^53 - 1', request({ rows: 20, offset: 2 ** 53 - 20 }), ['/offset']],
  ],
  'its fields': [
    ['are an empty list', fields(), ['/fields']],
    [
      'are 1001 fields',
      fields(...Array.from({ length: 1001 }, (_, i) => ({ ...field, name: `f${i}` }))),
      ['/fields'],
    ],
    ['are an object', request({ fields: { 0: field } }), ['/fields']],
    ['are a text', request({ fields: 'a:integer' }), ['/fields']],
    ['are null', request({ fields: null }), ['/fields']],
    ['contain null', fields(null), ['/fields/0']],
    ['contain a text', fields(field, 'b'), ['/fields/1']],
    ['contain a list', fields([field]), ['/fields/0']],
    ['contain a hole', request({ fields: Object.assign(Array(2), { 1: field }) }), ['/fields/0']],
    ['contain an empty object', fields({}), ['/fields/0/name', '/fields/0/type']],
    [
      'misspell a member',
      fields({ ...field, constraint: {} }),
      ['/fields/0/constraint'],
      ['constraints'],
    ],
    ['have an unknown member', fields({ ...field, language: 'en' }), ['/fields/0/language']],
    ['have an unknown locale', fields({ ...field, locale: 'xx' }), ['/fields/0/locale']],
    [
      'have a member named like one of every object',
      fields({ ...field, toString: 1 }),
      ['/fields/0/toString'],
    ],
  ],
  'the type of a field': [
    ['is missing', fields({ name: 'a' }), ['/fields/0/type']],
    ['is null', fields({ name: 'a', type: null }), ['/fields/0/type']],
    ['is a list', fields({ name: 'a', type: ['integer'] }), ['/fields/0/type']],
    ['is misspelt', fields({ name: 'a', type: 'intger' }), ['/fields/0/type'], ['integer']],
    ['has swapped letters', fields({ name: 'a', type: 'emial' }), ['/fields/0/type'], ['email']],
    [
      'is upper case',
      fields({ name: 'a', type: 'Csat-Score' }),
      ['/fields/0/type'],
      ['csat_score'],
    ],
    ['is empty', fields({ name: 'a', type: '' }), ['/fields/0/type']],
    ['is similar to no known type', fields({ name: 'a', type: 'quaternion' }), ['/fields/0/type']],
    [
      'is named like a member of every object',
      fields({ name: 'a', type: 'constructor' }),
      ['/fields/0/type'],
    ],
    ['is __proto__', fields({ name: 'a', type: '__proto__' }), ['/fields/0/type']],
    ['is very long', fields({ name: 'a', type: 'x'.repeat(1e6) }), ['/fields/0/type']],
    [
      'is unknown, which is the only reported fault of its field',
      fields({ name: '', type: 'intger', constraints: [], more: 1 }, { ...field, name: 5 }),
      ['/fields/0/type', '/fields/1/name'],
      ['integer'],
    ],
    [
      'is missing, even if other members of the field have faults',
      fields({ name: '', constraints: 5, more: 1 }),
      ['/fields/0/name', '/fields/0/constraints', '/fields/0/more', '/fields/0/type'],
    ],
  ],
  'the constraints of a field': [
    ['are a text', fields({ ...field, constraints: 'min=1' }), ['/fields/0/constraints']],
    ['are a list', fields({ ...field, constraints: [] }), ['/fields/0/constraints']],
    ['are null', fields({ ...field, constraints: null }), ['/fields/0/constraints']],
    ['are a number', fields({ ...field, constraints: 5 }), ['/fields/0/constraints']],
    [
      'have a misspelt name',
      fields({ ...field, constraints: { mim: 1 } }),
      ['/fields/0/constraints/mim'],
      ['min'],
    ],
    [
      'have a name with swapped letters',
      fields({ ...field, constraints: { uniuqe: true } }),
      ['/fields/0/constraints/uniuqe'],
      ['unique'],
    ],
    [
      'have a name in camel case',
      fields({ ...field, constraints: { nullRate: 0 } }),
      ['/fields/0/constraints/nullRate'],
      ['null_rate'],
    ],
    [
      'include a constraint of another type',
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
      'have the wrong number of weights',
      fields({ name: 'a', type: 'csat_score', constraints: { scale: 3, weights: [1, 1] } }),
      ['/fields/0/constraints/weights'],
    ],
    [
      'combine unique with uneven draws',
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
  'the names of fields': [
    ['occur twice', fields(field, field), ['/fields/1/name']],
    ['occur twice in SQL', { ...fields(field, field), format: 'sql' }, ['/fields/1/name']],
    [
      'occur three times',
      fields(field, { ...field, name: 'b' }, field, field),
      ['/fields/2/name', '/fields/3/name'],
    ],
    [
      'occur twice in fields with other faults',
      fields({ ...field, constraints: 5 }, { ...field, more: 1 }),
      ['/fields/0/constraints', '/fields/1/name', '/fields/1/more'],
    ],
    ['are missing', fields({ type: 'integer' }), ['/fields/0/name']],
    ['are null', fields({ ...field, name: null }), ['/fields/0/name']],
    ['are numbers', fields({ ...field, name: 1 }), ['/fields/0/name']],
  ],
};

for (const [subject, rows] of Object.entries(tables)) {
  describe(`a request is refused if ${subject}`, () => {
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

describe('a request is accepted if', () => {
  const accepted: readonly (readonly [title: string, changes: Json])[] = [
    [
      'it has all members',
      { ...request(), format: 'sql', table_name: 't', locale: 'en', offset: 0, csv: {}, sql: {} },
    ],
    [
      'members are undefined, as in a call of the library',
      { seed: undefined, csv: undefined, format: undefined },
    ],
    ['constraints are undefined', { fields: [{ ...field, constraints: undefined }] }],
    [
      'a constraint is undefined',
      { fields: [{ ...field, constraints: { min: undefined, max: 5 } }] },
    ],
    ['whole numbers are written as 1e1 and 10.0', JSON.parse('{"rows":1e1,"seed":10.0}')],
    ['the seed has 64 characters', { seed: '😀'.repeat(64) }],
    ['its last row is the last possible row', { rows: 20, offset: 2 ** 53 - 21 }],
    [
      'names differ only by case in a format other than SQL',
      { fields: [field, { ...field, name: 'A' }] },
    ],
  ];
  for (const [title, changes] of accepted) {
    it(title, () => {
      expect(faultsOf(request(changes))).to.deep.equal([]);
    });
  }
});
