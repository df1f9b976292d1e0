import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { jsonRows } from '../../../src/testing/json-rows.js';
import { naughtyNames, naughtyStrings } from '../../support/naughty-strings.js';
import { loadIntoSqlite, type SqliteValue } from '../../support/sqlite.js';
import { columnRequest, type Json, pathsOf, request, textOf } from '../../support/tables.js';
import { rowsOf } from '../field-types/cases.js';
import { lawColumns, tableRequest } from '../generation/law-columns.js';

const ROWS = 200;
const storable = naughtyStrings.filter((text) => !text.includes('\0'));

/** The value that SQLite stores for a JSON cell in a column without a type. */
function asStored(cell: string): SqliteValue {
  if (cell === 'null') return null;
  if (cell === 'true' || cell === 'false') return cell === 'true' ? 1 : 0;
  if (cell.startsWith('{')) return cell;
  if (!cell.startsWith('"')) return Number(cell);
  const text = JSON.parse(cell) as string;
  return text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d(?:\.\d{3})?)Z$/, '$1 $2');
}

function loaded(input: Json, table = 'synthetic_data') {
  const fields = input.fields as readonly { readonly name: string }[];
  const sql = textOf({ ...input, format: 'sql' });
  return loadIntoSqlite(
    sql,
    table,
    fields.map(({ name }) => name),
  );
}

describe('SQL loaded into SQLite', () => {
  for (const type of FIELD_TYPE_NAMES) {
    it(`stores the values of ${type}`, () => {
      const columns = lawColumns(type, ROWS).filter(({ constraints }) => {
        const { choices } = constraints as { choices?: readonly unknown[] };
        // A number that MySQL cannot store exactly is written as text, and stays text in an untyped column.
        const isExact = !choices?.includes(5e-324);
        const kinds = new Set(choices?.map((choice) => typeof choice));
        return isExact && kinds.size <= 1;
      });
      const input = tableRequest(columns, { rows: ROWS });
      const expected = jsonRows(textOf(input)).map((row) => row.map(([, cell]) => asStored(cell)));

      const { columns: names, rows } = loaded(input);
      expect(names).to.deep.equal(columns.map(({ name }) => name));
      expect(rows).to.deep.equal(expected);
    });
  }

  it('stores a table with a column of each type, which has the name of the type', () => {
    const fields = FIELD_TYPE_NAMES.map((type) => ({
      name: type,
      type,
      constraints: { ...rowsOf(type).accepts[0]?.given, null_rate: 0.1 },
    }));
    const input = request({ rows: ROWS, fields });
    const expected = jsonRows(textOf(input)).map((row) => row.map(([, cell]) => asStored(cell)));

    expect(loaded(input).rows).to.deep.equal(expected);
  });

  it('stores every hostile choice', () => {
    const constraints = { choices: storable, unique: true };
    const input = columnRequest('csat_score', constraints, { rows: storable.length });

    const { rows } = loaded(input);
    expect(rows.map(([value]) => value)).to.have.members([...storable]);
  });

  it('stores hostile prefixes and suffixes', () => {
    for (const affix of storable.filter((text) => [...text].length <= 200)) {
      const constraints = { length: 3, prefix: affix, suffix: affix, null_rate: 0.3 };
      const input = columnRequest('string', constraints, { rows: 3 });
      const expected = (JSON.parse(textOf(input)) as { c: string | null }[]).map(({ c }) => [c]);
      expect(loaded(input).rows).to.deep.equal(expected);
    }
  });

  it('stores the numbers of a mixed column, and texts of digits, as texts', () => {
    const choices = [1, 2.5, 'n/a', '007'];
    const { rows } = loaded(columnRequest('csat_score', { choices }, { rows: 200 }));

    expect([...new Set(rows.flat())]).to.have.members(['1', '2.5', 'n/a', '007']);
  });

  it('distinguishes NULL from the empty text and from "NULL"', () => {
    const constraints = { choices: ['', 'NULL', 'null'], null_rate: 0.3 };
    const { rows } = loaded(columnRequest('csat_score', constraints, { rows: 200 }));

    expect([...new Set(rows.flat())]).to.have.members(['', 'NULL', 'null', null]);
  });

  const accepted = naughtyNames.filter(
    (name) => pathsOf(request({ format: 'sql', fields: [{ name, type: 'boolean' }] })).length === 0,
  );

  it('accepts most hostile names', () => {
    expect(accepted.length).to.be.above(300);
  });

  it('stores every accepted hostile name as a column with its values', () => {
    for (const name of accepted) {
      const fields = [{ name, type: 'csat_score', constraints: { choices: [name] } }];
      const { columns, rows } = loaded(request({ rows: 2, fields }));
      expect(columns).to.deep.equal([name]);
      expect(rows).to.deep.equal([[name], [name]]);
    }
  });

  it('fills a table of every accepted hostile name', () => {
    // A dot separates schema and table; SQLite reserves names that begin with sqlite_.
    const names = accepted.filter(
      (name) => !name.includes('.') && !/^(?:x|sqlite_.*)$/i.test(name),
    );
    for (const table_name of names) {
      const { rows } = loaded(
        columnRequest('integer', { max: 0 }, { rows: 2, table_name }),
        table_name,
      );
      expect(rows).to.deep.equal([[0], [0]]);
    }
  });

  it('fills a table in a named schema', () => {
    for (const schema of ['main', 'MAIN', 'Main']) {
      const input = columnRequest('integer', { max: 0 }, { rows: 1, table_name: `${schema}.a"b` });
      expect(loaded(input, 'a"b').rows).to.deep.equal([[0]]);
    }
  });

  it('stores 1000 columns', () => {
    const fields = Array.from({ length: 1000 }, (_, i) => ({
      name: `Column ${i}`,
      type: 'integer',
      constraints: { min: i, max: i },
    }));

    const { columns, rows } = loaded(request({ rows: 2, fields }));
    expect(columns).to.deep.equal(fields.map(({ name }) => name));
    expect(rows[1]).to.deep.equal(fields.map((_, i) => i));
  });
});
