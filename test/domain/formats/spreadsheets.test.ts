import { expect } from 'chai';
import { csvRows } from '../../support/csv-rows.js';
import { naughtyNames, naughtyStrings } from '../../support/naughty-strings.js';
import { columnRequest, type Json, request, textOf } from '../../support/tables.js';

const csv = { safe_for_spreadsheets: true };
/** The code units that a formula can begin with, and those that a spreadsheet strips before it looks for one. */
const STARTS = [0x3d, 0x2b, 0x2d, 0x40, 0x09, 0x0d, 0x0a, 0xff1d, 0xff0b, 0xff0d, 0xff20];

function guarded(text: string): string {
  return STARTS.includes(text.charCodeAt(0)) ? `'${text}` : text;
}

function column(type: string, constraints: Json, rows = 40): readonly (string | null)[] {
  const input = columnRequest(type, constraints, { rows, format: 'csv', csv });
  return csvRows(textOf(input))
    .slice(1)
    .map(([cell = null]) => cell);
}

describe('the option safe_for_spreadsheets', () => {
  const cells: readonly (readonly [value: string | number, cell: string])[] = [
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(1)', "'@SUM(1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['\n=1', "'\n=1"],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠1', "'＠1"],
    ['＂1', '＂1'],
    ['a=1', 'a=1'],
    [' =1', ' =1'],
    ['', ''],
    ["'=1", "'=1"],
    [-1, '-1'],
    [-0.5, '-0.5'],
  ];
  for (const [value, cell] of cells) {
    it(`writes the ${typeof value} ${JSON.stringify(value)} as ${JSON.stringify(cell)}`, () => {
      expect(column('csat_score', { choices: [value] }, 1)).to.deep.equal([cell]);
    });
  }

  it('guards texts in a mixed column, but no numbers', () => {
    const found = new Set(column('csat_score', { choices: [-1, '-1', '-x', -2.5] }));

    expect([...found]).to.have.members(['-1', "'-1", "'-x", '-2.5']);
  });

  it('guards every hostile choice that needs it, and changes no other', () => {
    const storable = naughtyStrings.filter((text) => !text.includes('\0'));
    const constraints = { choices: storable, unique: true };

    const found = column('csat_score', constraints, storable.length);
    expect(found).to.have.members(storable.map(guarded));
  });

  it('guards the names of columns', () => {
    const fields = naughtyNames.map((name) => ({ name, type: 'boolean' }));
    const [header] = csvRows(textOf(request({ rows: 1, fields, format: 'csv', csv })));

    expect(header).to.deep.equal(naughtyNames.map(guarded));
  });

  const columns: readonly (readonly [type: string, constraints: Json])[] = [
    ['string', { prefix: '=', length: 2 }],
    ['string', { prefix: '＝', length: 2 }],
    ['string', { prefix: '＂', length: 2 }],
    ['string', { prefix: '-"', length: 2 }],
    ['string', { min_length: 0, max_length: 1, suffix: '@' }],
    ['string', { prefix: '\r\n', length: 0, null_rate: 0.3 }],
    ['phone', {}],
    ['phone', { null_rate: 0.3 }],
    ['name', {}],
    ['company', { null_rate: 0.3 }],
    ['date', { format: 'us' }],
  ];
  for (const [type, constraints] of columns) {
    it(`guards each text of ${type} ${JSON.stringify(constraints)} that needs it`, () => {
      const plain = JSON.parse(textOf(columnRequest(type, constraints, { rows: 40 }))) as {
        c: string | null;
      }[];

      expect(column(type, constraints)).to.deep.equal(
        plain.map(({ c }) => (c === null ? '' : guarded(c))),
      );
    });
  }

  const numbers: readonly (readonly [type: string, constraints: Json])[] = [
    ['integer', { min: -9, max: -1 }],
    ['float', { min: -9, max: -1 }],
    ['datetime', { start: '1960-01-01', end: '1969-12-31', format: 'unix' }],
    ['csat_score', { choices: [-1, -2] }],
  ];
  for (const [type, constraints] of numbers) {
    it(`does not change the numbers of ${type}`, () => {
      const input = columnRequest(type, constraints, { format: 'csv' });

      expect(textOf({ ...input, csv })).to.equal(textOf(input));
      expect(textOf(input)).to.contain('\r\n-');
    });
  }

  it('is off by default', () => {
    const input = columnRequest('csat_score', { choices: ['=1'] }, { rows: 1, format: 'csv' });

    expect(textOf(input)).to.equal('c\r\n=1\r\n');
  });
});
