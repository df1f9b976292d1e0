import { expect } from 'chai';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { jsonRows } from '../../../src/testing/json-rows.js';
import { naughtyNames, naughtyStrings } from '../../support/naughty-strings.js';
import { loadIntoSqlite, type SqliteValue } from '../../support/sqlite.js';
import { columnRequest, type Json, pathsOf, request, textOf } from '../../support/tables.js';
import { rowsOf } from '../field-types/cases.js';
import { lawColumns, tableRequest } from '../generation/law-columns.js';

const ROWS = 1000;
const storable = naughtyStrings.filter((text) => !text.includes('\0'));

/** What SQLite holds of a JSON cell in a column without a type. */
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

describe('sql in SQLite', () => {
  for (const type of FIELD_TYPE_NAMES) {
    it(`holds the values of ${type}`, () => {
      const columns = lawColumns(type, ROWS).filter(({ constraints }) => {
        const { choices } = constraints as { choices?: readonly unknown[] };
        // What is no exact number for MySQL is text, and stays so without a type.
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

  it('holds a table of every type, by the names of the types', () => {
    const fields = FIELD_TYPE_NAMES.map((type) => ({
      name: type,
      type,
      constraints: { ...rowsOf(type).accepts[0]?.given, null_rate: 0.1 },
    }));
    const input = request({ rows: ROWS, fields });
    const expected = jsonRows(textOf(input)).map((row) => row.map(([, cell]) => asStored(cell)));

    expect(loaded(input).rows).to.deep.equal(expected);
  });

  it('holds every hostile choice', () => {
    const constraints = { choices: storable, unique: true };
    const input = columnRequest('csat_score', constraints, { rows: storable.length });

    const { rows } = loaded(input);
    expect(rows.map(([value]) => value)).to.have.members([...storable]);
  });

  it('holds hostile prefixes and suffixes', () => {
    for (const affix of storable.filter((text) => [...text].length <= 200)) {
      const constraints = { length: 3, prefix: affix, suffix: affix, null_rate: 0.3 };
      const input = columnRequest('string', constraints, { rows: 3 });
      const expected = (JSON.parse(textOf(input)) as { c: string | null }[]).map(({ c }) => [c]);
      expect(loaded(input).rows).to.deep.equal(expected);
    }
  });

  it('holds texts of numbers and numbers of a mixed column as texts', () => {
    const choices = [1, 2.5, 'n/a', '007'];
    const { rows } = loaded(columnRequest('csat_score', { choices }, { rows: 200 }));

    expect([...new Set(rows.flat())]).to.have.members(['1', '2.5', 'n/a', '007']);
  });

  it('holds NULL apart from the empty text and from "NULL"', () => {
    const constraints = { choices: ['', 'NULL', 'null'], null_rate: 0.3 };
    const { rows } = loaded(columnRequest('csat_score', constraints, { rows: 200 }));

    expect([...new Set(rows.flat())]).to.have.members(['', 'NULL', 'null', null]);
  });

  const accepted = naughtyNames.filter(
    (name) => pathsOf(request({ format: 'sql', fields: [{ name, type: 'boolean' }] })).length === 0,
  );

  it('takes most hostile names', () => {
    expect(accepted.length).to.be.above(300);
  });

  it('holds every hostile name that is accepted, and its values', () => {
    for (const name of accepted) {
      const fields = [{ name, type: 'csat_score', constraints: { choices: [name] } }];
      const { columns, rows } = loaded(request({ rows: 2, fields }));
      expect(columns).to.deep.equal([name]);
      expect(rows).to.deep.equal([[name], [name]]);
    }
  });

  it('loads into every hostile table name that is accepted, and leaves other tables alone', () => {
    // A dot parts schema and table; SQLite keeps names that begin with sqlite_ for itself.
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

  it('loads into a table of a named schema', () => {
    for (const schema of ['main', 'MAIN', 'Main']) {
      const input = columnRequest('integer', { max: 0 }, { rows: 1, table_name: `${schema}.a"b` });
      expect(loaded(input, 'a"b').rows).to.deep.equal([[0]]);
    }
  });

  it('holds 1000 columns', () => {
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
