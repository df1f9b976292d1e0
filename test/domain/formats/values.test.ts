import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { csvRows } from '../../support/csv-rows.js';
import { jsonRows, type Member } from '../../support/json-rows.js';
import { literalText, readInserts } from '../../support/sql-rows.js';
import { type Json, request, textOf } from '../../support/tables.js';
import { lawColumns, tableRequest } from '../generation/law-columns.js';

const ROWS = 120;

/** What a CSV cell says of a JSON one. */
function asCsv(cell: string): string | null {
  if (cell === 'null') return null;
  return cell.startsWith('"') ? (JSON.parse(cell) as string) : cell;
}

/** A SQL value as the JSON cell that it stands for; texts of numbers and moments have two readings. */
function fromSql(value: string, json: string): string {
  if (value === 'NULL') return 'null';
  if (value === 'TRUE' || value === 'FALSE') return value.toLowerCase();
  if (!value.startsWith("'")) return value;
  const text = literalText(value);
  if (!json.startsWith('"')) return text;
  const moment = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d{3})?)$/.exec(text);
  const isMoment = moment !== null && JSON.parse(json) === `${moment[1]}T${moment[2]}Z`;
  return isMoment ? json : JSON.stringify(text);
}

/** A choice may hold what JSON writes in more than one way: compare what is meant. */
function normal(cell: string): string {
  return cell.startsWith('"') ? JSON.stringify(JSON.parse(cell)) : cell;
}

describe('values', () => {
  for (const type of FIELD_TYPE_NAMES) {
    const columns = lawColumns(type, ROWS);
    const names = columns.map(({ name }) => name);
    const input = tableRequest(columns, { rows: ROWS });
    const rows = jsonRows(textOf(input));
    const cells = rows.map((row) => row.map(([, cell]) => normal(cell)));

    it(`of ${type} come in JSON under the names of the columns, in order`, () => {
      expect(rows).to.have.length(ROWS);
      for (const row of rows) expect(row.map(([key]: Member) => key)).to.deep.equal(names);
    });

    it(`of ${type} are the same in CSV`, () => {
      const [header, ...lines] = csvRows(textOf({ ...input, format: 'csv' }));

      expect(header).to.deep.equal(names);
      expect(lines).to.deep.equal(cells.map((row) => row.map(asCsv)));
    });

    it(`of ${type} are the same in SQL`, () => {
      const { inserts } = readInserts(textOf({ ...input, format: 'sql' }));

      expect(inserts.map((insert) => insert.columns)).to.deep.equal([names]);
      const values = inserts.flatMap((insert) => insert.rows);
      expect(values.map((row, r) => row.map((value, i) => fromSql(value, cells[r]?.[i] ?? ''))))
        .to //
        .deep.equal(cells);
    });

    it(`of ${type} do not hang on options and table names`, () => {
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

  it('of a float have exactly its decimals in every format', () => {
    const constraints = { min: 12.5, max: 12.5, precision: 3 };
    const fields = [{ name: 'c', type: 'float', constraints }];
    const textIn = (format: string) => textOf(request({ rows: 1, fields, format }));

    expect(textIn('json')).to.equal('[{"c":12.500}]');
    expect(textIn('csv')).to.equal('c\r\n12.500\r\n');
    expect(textIn('sql')).to.equal('INSERT INTO synthetic_data (c) VALUES\n(12.500);\n');
  });

  const numbers: readonly (readonly [number, string])[] = [
    [-0, '0'],
    [1e21, `1${'0'.repeat(21)}`],
    [1.5e300, `15${'0'.repeat(299)}`],
    [-1e-7, '-0.0000001'],
    [1.25e-8, '0.0000000125'],
    [5e-324, `0.${'0'.repeat(323)}5`],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
    [0.1 + 0.2, '0.30000000000000004'],
  ];
  for (const [value, text] of numbers) {
    it(`write the choice ${value} in plain digits in every format`, () => {
      const fields = [{ name: 'c', type: 'csat_score', constraints: { choices: [value] } }];
      const textIn = (format: string) => textOf(request({ rows: 1, fields, format }));

      expect(textIn('json')).to.equal(`[{"c":${text}}]`);
      expect(textIn('csv')).to.equal(`c\r\n${text}\r\n`);
      expect(textIn('sql')).to.match(new RegExp(`\\n\\('?${text.replace('.', '\\.')}'?\\);\\n$`));
      expect(JSON.parse(text)).to.equal(value === 0 ? 0 : value);
    });
  }
});
