import { expect } from 'chai';
import { type ArrowVector, apacheArrow } from '../../support/apache-arrow.js';
import { csvRows } from '../../support/csv-rows.js';
import { bytesOf, faultsOf, type Json, request, textOf } from '../../support/tables.js';
import { testEngines } from '../../support/test-engines.js';
import { describeWithPackages } from '../../support/with-packages.js';
import { dependentColumns } from '../generation/law-columns.js';
import { everyTypeTables } from './every-type-tables.js';

function read(input: Json) {
  return apacheArrow().tableFromIPC(bytesOf({ ...input, format: 'arrow' }));
}

/** A value as the text of a cell. */
function textIn(vector: ArrowVector, row: number): unknown {
  const value: unknown = vector.get(row);
  if (value === null) return null;
  const { DataType } = apacheArrow();
  const { type } = vector;
  if (DataType.isDecimal(type)) return Number(`${String(value)}e-${type.scale}`);
  if (DataType.isDate(type)) return new Date(Number(value)).toISOString().slice(0, 10);
  if (DataType.isTime(type)) return new Date(Number(value)).toISOString().slice(11, 19);
  return DataType.isFloat(type) ? value : String(value);
}

/** The cell of CSV in the same form. */
function expectedIn(vector: ArrowVector, cell: string | null | undefined): unknown {
  if (cell === null || cell === undefined) return null;
  const { DataType } = apacheArrow();
  const { type } = vector;
  if (DataType.isDecimal(type) || DataType.isFloat(type)) return Number(cell);
  return DataType.isTimestamp(type) ? String(Date.parse(cell)) : cell;
}

/** The digits of a decimal without its point: `-0.5` with a scale of 2 is `-50`. */
function digitsOf(cell: string, scale: number): string {
  const [whole = '', fraction = ''] = cell.split('.');
  return String(
    BigInt(whole.replace('-', '') + fraction.padEnd(scale, '0')) *
      (cell.startsWith('-') ? -1n : 1n),
  );
}

function expectSameAsCsv(input: Json): void {
  const table = read(input);
  const [names, ...rows] = csvRows(textOf({ ...input, format: 'csv' }));

  expect(table.schema.names).to.deep.equal(names);
  expect(table.numRows).to.equal(rows.length);
  table.schema.names.forEach((name, c) => {
    const vector = table.getChildAt(c) as ArrowVector;
    const row = rows.findIndex((row, r) => textIn(vector, r) !== expectedIn(vector, row[c]));
    const cells = `${textIn(vector, Math.max(row, 0))} and ${rows[row]?.[c]}`;
    expect(row, `${name}, the first row that differs: ${cells}`).to.equal(-1);
  });
}

describeWithPackages(testEngines, 'arrow', () => {
  it('has the cells of CSV for every field type, with and without nulls', () => {
    for (const table of everyTypeTables()) expectSameAsCsv(table);
  });

  it('has the cells of CSV in several groups', () => {
    const fields = [
      ...dependentColumns.map(({ name, type, constraints }) => ({ name, type, constraints })),
      { name: 'first', type: 'first_name', constraints: { null_rate: 0.01 } },
      { name: 'e-mail', type: 'email', constraints: { null_rate: 0.5 } },
      { name: 'flag', type: 'boolean', constraints: { null_rate: 0.5 } },
      { name: 'negative', type: 'float', constraints: { min: -5, max: 0, precision: 3 } },
      { name: 'big', type: 'integer', constraints: { min: -(2 ** 53) + 2, max: -(2 ** 40) } },
    ];

    // A group has 32,768 rows.
    expectSameAsCsv(request({ rows: 33_000, seed: 1, fields }));
  });

  it('gives each type of value a type of Arrow', () => {
    const fields = [
      { name: 'small', type: 'integer', constraints: { min: -5, max: 5 } },
      { name: 'large', type: 'integer', constraints: { min: 0, max: 2 ** 31 } },
      { name: 'money', type: 'float', constraints: { min: 0, max: 999.99, precision: 2 } },
      { name: 'tiny', type: 'choice', constraints: { choices: [1e-20, 2.5] } },
      { name: 'words', type: 'choice', constraints: { choices: ['a', 'b', 'a'] } },
      { name: 'flag', type: 'boolean' },
      { name: 'day', type: 'date' },
      { name: 'moment', type: 'datetime' },
      { name: 'time', type: 'time' },
      { name: 'shown time', type: 'time', constraints: { format: '%H:%M' } },
      { name: 'id', type: 'uuid' },
      { name: 'text', type: 'email' },
    ];

    const { schema } = read(request({ rows: 3, fields }));
    expect(schema.fields.map(({ type }) => String(type))).to.deep.equal([
      ...['Int32', 'Int64', 'Decimal[5e+2]', 'Float64', 'Dictionary<Int32, Utf8>', 'Bool'],
      ...['Date32<DAY>', 'Timestamp<MILLISECOND, UTC>', 'Time32<MILLISECOND>', 'Utf8', 'Utf8'],
      ...['Utf8'],
    ]);
  });

  it('keeps every digit of the decimals of a list', () => {
    // Without the point these are more than 2^53.
    const choices = [9.123456789012346, -0.12345678901234566];
    const fields = [{ name: 'c', type: 'choice', constraints: { choices } }];
    const input = request({ rows: 50, seed: 3, fields });
    const vector = read(input).getChildAt(0) as ArrowVector;
    const cells = csvRows(textOf({ ...input, format: 'csv' }))
      .slice(1)
      .flat();

    expect(String(vector.type)).to.equal('Decimal[18e+17]');
    expect([...vector].map(String)).to.deep.equal(cells.map((cell) => digitsOf(String(cell), 17)));
  });

  it('lists each entry of a dictionary once', () => {
    const fields = [{ name: 'c', type: 'choice', constraints: { choices: ['a', 'b', 'a'] } }];

    const dictionary = read(request({ rows: 3, fields })).getChildAt(0)?.data[0]?.dictionary;
    expect([...(dictionary ?? [])]).to.deep.equal(['a', 'b']);
  });

  it('has the same bytes whatever the number of rows generated together', () => {
    const fields = ['email', 'time'].map((type) => ({
      name: type,
      type,
      constraints: { null_rate: 0.2 },
    }));
    const input = request({ rows: 20_000, format: 'arrow', fields });

    const whole = bytesOf(input);
    for (const rows of [1, 777]) {
      expect(bytesOf(input, { bounds: { rows, bytes: 2 ** 24 } }).equals(whole)).to.equal(true);
    }
  });

  it('refuses names that readers confuse', () => {
    const fields = ['a', 'A'].map((name) => ({ name, type: 'uuid' }));

    expect(faultsOf(request({ format: 'arrow', fields })).map(({ path }) => path)).to.deep.equal([
      '/fields/1/name',
    ]);
  });
});
