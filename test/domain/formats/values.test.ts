import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { TEXT_FORMAT_NAMES } from '../../../src/domain/formats/index.js';
import { jsonRows, type Member } from '../../../src/testing/json-rows.js';
import { checkReadsBack, expectedOf } from '../../../src/testing/read-back.js';
import { engine, formats, type Json, request, textOf } from '../../support/tables.js';
import { lawColumns, tableRequest } from '../generation/law-columns.js';
import { formatCases } from './cases.js';

const ROWS = 120;

describe('the values', () => {
  for (const type of FIELD_TYPE_NAMES) {
    const columns = lawColumns(type, ROWS);
    const names = columns.map(({ name }) => name);
    const input = tableRequest(columns, { rows: ROWS });

    it(`of ${type} appear in JSON under the names of the columns, in order`, () => {
      const rows = jsonRows(textOf(input));

      expect(rows).to.have.length(ROWS);
      for (const row of rows) expect(row.map(([key]: Member) => key)).to.deep.equal(names);
    });

    it(`of ${type} are the same in every format`, () => {
      const expected = expectedOf(engine, input);
      for (const name of TEXT_FORMAT_NAMES) {
        const [reader] = formatCases[name].readers;
        const check = () => checkReadsBack(engine, formats[name], reader, input, expected);
        expect(check, name).not.to.throw();
      }
    });

    it(`of ${type} do not depend on options and table names`, () => {
      const rest: readonly Json[] = [
        { table_name: 'other' },
        { csv: { delimiter: ';', header: false, bom: true } },
        { sql: { dialect: 'ansi', rows_per_statement: 1 } },
        { locale: 'en' },
      ];

      const plain = textOf(input);
      for (const options of rest) expect(textOf({ ...input, ...options })).to.equal(plain);
    });
  }

  it('of a float have exactly the given number of decimals in every format', () => {
    const constraints = { min: 12.5, max: 12.5, precision: 3 };
    const fields = [{ name: 'c', type: 'float', constraints }];
    const textIn = (format: string) => textOf(request({ rows: 1, fields, format }));

    expect(textIn('json')).to.equal('[{"c":12.500}]');
    expect(textIn('csv')).to.equal('c\r\n12.500\r\n');
    expect(textIn('sql')).to.equal('INSERT INTO synthetic_data (c) VALUES\n(12.500);\n');
  });

  const numbers: readonly (readonly [number, string])[] = [
    [-0, '0'],
    [-1e-7, '-0.0000001'],
    [1.25e-8, '0.0000000125'],
    [5e-324, `0.${'0'.repeat(323)}5`],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
    [0.1 + 0.2, '0.30000000000000004'],
  ];
  for (const [value, text] of numbers) {
    it(`write the number ${value} without an exponent in every format`, () => {
      const fields = [{ name: 'c', type: 'csat_score', constraints: { choices: [value] } }];
      const textIn = (format: string) => textOf(request({ rows: 1, fields, format }));

      expect(textIn('json')).to.equal(`[{"c":${text}}]`);
      expect(textIn('csv')).to.equal(`c\r\n${text}\r\n`);
      expect(textIn('sql')).to.match(new RegExp(`\\n\\('?${text.replace('.', '\\.')}'?\\);\\n$`));
      expect(JSON.parse(text)).to.equal(value === 0 ? 0 : value);
    });
  }
});
