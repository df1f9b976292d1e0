import { expect } from 'chai';
import { isHeader } from '../../../src/domain/tables/sniff-header.js';

const columns: readonly (readonly [
  string,
  readonly string[],
  readonly string[],
  readonly string[],
])[] = [
  [
    'numbers',
    ['1', '2.5', '-3', '1e4'],
    ['7', '0.5', '1,000', '$5', '12 %'],
    ['n', 'Age 5', '2nd'],
  ],
  [
    'dates',
    ['2020-01-05', '2021-11-30'],
    ['1999-12-31', '5/1/1999', '3-Jul-75', 'May 4, 2020'],
    ['date', 'May'],
  ],
  ['times', ['10:30', '11:45:10'], ['09:00', '1:00 pm'], ['time']],
  ['booleans', ['true', 'false', 'true'], ['yes', 'F'], ['active?']],
  ['addresses', ['a@b.org', 'c@d.net'], ['e@f.com', 'https://a.test/'], ['e-mail', 'URL']],
  [
    'UUIDs',
    ['a1b2c3d4-0000-4000-8000-000000000001'],
    ['00000000-0000-0000-0000-000000000000'],
    ['uuid'],
  ],
  ['codes', ['A-0042', 'B-0117', 'C-9900'], ['Z-0001'], ['code', 'SKU']],
  ['letters of codes', ['AFG', 'ALB', 'DZA'], ['IOC', 'ISO'], ['code']],
  ['words', ['red', 'green', 'blue'], ['red'], ['colour']],
  ['mostly numbers', ['1', '2', '3', '4', '5', 'n/a'], ['6'], ['count']],
  ['numbers with gaps', ['1', 'nan', 'NaN', '7.5', 'n/a', 'unknown'], ['6'], ['c0', 'x1']],
  ['nothing', ['', '', ''], ['5', 'n', 'anything'], ['name']],
];

describe('the first record', () => {
  for (const [what, column, values, names] of columns) {
    for (const value of values) {
      it(`is a row if it has ${value} over ${what}`, () => {
        expect(isHeader(['name', value, 'other'], [['x', 'y'], column, []])).to.equal(
          ['words', 'letters of codes', 'nothing'].includes(what),
        );
        expect(isHeader([value], [column])).to.equal(false);
      });
    }

    for (const name of names) {
      it(`is a header if it has ${name} over ${what}`, () => {
        expect(isHeader([name], [column])).to.equal(true);
      });
    }
  }

  it('is a row if most of its cells are values of their columns', () => {
    const cells = [
      ['Oslo', 'Lima', 'Rome'],
      ['red', 'blue', 'red'],
      ['a', 'b', 'c'],
    ];

    expect(isHeader(['Lima', 'red', 'd'], cells)).to.equal(false);
    expect(isHeader(['town', 'red', 'c'], cells)).to.equal(false);
    expect(isHeader(['town', 'red', 'letter'], cells)).to.equal(true);
  });

  const names = ['Maria Gomez', 'John Smith', 'Ana Lopez', 'Wei Chen', 'Olu Adeyemi'];

  it('is a row if nothing but its place makes it a header', () => {
    expect(isHeader(['Vera Lynn'], [names])).to.equal(false);
    expect(isHeader(['Vera Lynn', 'Salt Lake City'], [names, ['Kansas City', 'Rome']])).to.equal(
      false,
    );
    expect(isHeader(['Vera Lynn', 'n/a'], [names, ['1', '2', '3', '4', '5']])).to.equal(false);
    const many = names.flatMap((name) => Array<string>(10).fill(name));
    expect(isHeader(['Vera Lynn'], [many])).to.equal(false);
    expect(isHeader(['vera', 'Lynn'], [['Maria', 'John'], names])).to.equal(false);
  });

  const shown: readonly (readonly [string, readonly string[], readonly (readonly string[])[]])[] = [
    ['a usual name of a column', ['Name'], [names]],
    ['a name as programs write it', ['guest_of'], [names]],
    ['a question', ['Who comes next?'], [names]],
    ['a word over codes with digits', ['Sitz'], [['12C', '7A', '30F', '2B']]],
    ['another case than the values have', ['gast', 'farbe'], [names, ['Rot', 'Blau', 'Rot']]],
    [
      'usual names in another language',
      ['Farbe', 'Ort'],
      [
        ['Rot', 'Blau'],
        ['Ulm', 'Jena'],
      ],
    ],
  ];
  for (const [what, first, cells] of shown) {
    it(`is a header if it has ${what}`, () => {
      expect(isHeader(first, cells)).to.equal(true);
    });
  }

  it('of a table without other records is a header only if it has only words', () => {
    expect(isHeader(['name', 'town'], [[], []])).to.equal(true);
    expect(isHeader(['Ann', '1990'], [[], []])).to.equal(false);
  });

  it('is a row if it has no text', () => {
    expect(isHeader(['', ' '], [['x'], ['y']])).to.equal(false);
  });
});
