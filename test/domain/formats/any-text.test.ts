import { expect } from 'chai';
import fc from 'fast-check';
import { always } from '../../support/always.js';
import { csvRows } from '../../support/csv-rows.js';
import { jsonRows } from '../../support/json-rows.js';
import { isFieldName } from '../../support/naughty-strings.js';
import { loadIntoSqlite } from '../../support/sqlite.js';
import { type Json, pathsOf, request, textOf } from '../../support/tables.js';

const SPECIALS = '\'"\\,;\t|\r\n=+-@*/`[]{}:\ufeff\u2028\u0001\u007f aé__proto__';
const specials = fc.constantFrom(...SPECIALS);
const anything = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 1 })
  .filter((character) => character !== '\0');

function textOfAny(characters: fc.Arbitrary<string>, maxLength: number): fc.Arbitrary<string> {
  return fc.array(characters, { maxLength }).map((parts) => parts.join(''));
}

const text = (maxLength: number) => textOfAny(fc.oneof(specials, anything), maxLength);

interface Table {
  readonly names: readonly string[];
  readonly choices: readonly string[];
  readonly prefix: string;
  readonly null_rate: number;
  readonly delimiter: string;
  readonly header: boolean;
}

const rest = {
  choices: fc.array(text(8), { minLength: 1, maxLength: 5 }),
  prefix: text(4),
  null_rate: fc.constantFrom(0, 0.4),
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  header: fc.boolean(),
};

function tablesOf(characters: fc.Arbitrary<string>): fc.Arbitrary<Table> {
  const name = textOfAny(characters, 12).filter(isFieldName);
  return fc.record({ names: fc.uniqueArray(name, { minLength: 1, maxLength: 4 }), ...rest });
}

/** Columns in turn of choices, of free text and of words between literals. */
function tableOf({ names, choices, prefix, null_rate, delimiter, header }: Table): Json {
  const fields = names.map((each, i) =>
    i % 2 === 0
      ? { name: each, type: 'csat_score', constraints: { choices, null_rate } }
      : { name: each, type: 'string', constraints: { length: i - 1, prefix, null_rate } },
  );
  return request({ rows: 8, fields, csv: { delimiter, header } });
}

describe('names and texts of any kind', () => {
  it('come back from json and csv as they were sent', () => {
    always(tablesOf(fc.oneof(specials, anything)), 1000, (table) => {
      const input = tableOf(table);
      const rows = jsonRows(textOf(input));
      const values = rows.map((row) => row.map(([, cell]) => JSON.parse(cell) as string | null));
      const csv = csvRows(textOf({ ...input, format: 'csv' }), { delimiter: table.delimiter });

      for (const row of rows) expect(row.map(([key]) => key)).to.deep.equal(table.names);
      // With a single column null is the empty text: readers drop empty lines.
      const cells = values.map((row) => (row.length === 1 ? [row[0] ?? ''] : row));
      expect(csv).to.deep.equal(table.header ? [table.names, ...cells] : cells);
      const known = new Set([...table.choices, null]);
      for (const row of values) expect(known.has(row[0] as string | null)).to.equal(true);
    });
  });

  it('come back from SQLite as they were sent, where SQL takes the names', () => {
    let loaded = 0;
    always(tablesOf(specials), 250, (table) => {
      const input = { ...tableOf(table), format: 'sql' };
      if (pathsOf(input).length > 0) return;
      loaded++;
      const rows = jsonRows(textOf({ ...input, format: 'json' }));

      const stored = loadIntoSqlite(textOf(input), 'synthetic_data', table.names);
      expect(stored.columns).to.deep.equal(table.names);
      expect(stored.rows).to.deep.equal(
        rows.map((row) => row.map(([, cell]) => JSON.parse(cell) as string | null)),
      );
    });
    expect(loaded).to.be.above(50);
  });
});
