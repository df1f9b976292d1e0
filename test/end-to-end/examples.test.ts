import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { jsonRows } from '../../src/testing/json-rows.js';
import { csvRows } from '../support/csv-rows.js';
import { packageRoot } from '../support/package-root.js';
import { loadIntoSqlite } from '../support/sqlite.js';
import { textOf } from '../support/tables.js';

interface Example {
  readonly rows: number;
  readonly format: string;
  readonly table_name: string;
  readonly fields: readonly {
    readonly name: string;
    readonly constraints?: { readonly null_rate?: number };
  }[];
}

const folder = new URL('examples/', packageRoot);
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const rows = 1000;

/** Returns a value in a form that is equal in all formats: 0.50 in CSV and JSON is 0.5 in SQLite. */
function plain(value: unknown): unknown {
  const text = String(value);
  if (value === null) return null;
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

describe('the folder examples', () => {
  it('contains three requests', () => {
    expect(files).to.have.members(['penguins.json', 'sp500.json', 'weather.json']);
  });
});

for (const file of files) {
  describe(`examples/${file}`, () => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const example = JSON.parse(text) as Example;
    const names = example.fields.map(({ name }) => name);
    const json = jsonRows(textOf({ ...example, rows, format: 'json' }));
    const values = json.map((row) => row.map(([, value]) => plain(JSON.parse(value))));

    it('requests 1,000 rows of JSON, as the commands in its README assume', () => {
      expect(example).to.include({ rows, format: 'json' });
      expect(text).to.contain('"rows": 1000,').and.to.contain('"format": "json",');
    });

    it('generates JSON with the names of the fields', () => {
      expect(json).to.have.length(rows);
      for (const row of json) expect(row.map(([name]) => name)).to.deep.equal(names);
    });

    it('generates CSV with the same values as JSON', () => {
      const [header, ...records] = csvRows(textOf({ ...example, rows, format: 'csv' }));

      expect(header).to.deep.equal(names);
      expect(records.map((record) => record.map(plain))).to.deep.equal(values);
    });

    it('generates SQL that loads into SQLite with the same values as JSON', () => {
      const sql = textOf({ ...example, rows, format: 'sql' });

      const stored = loadIntoSqlite(sql, example.table_name, names);

      expect(stored.columns).to.deep.equal(names);
      expect(stored.rows.map((row) => row.map(plain))).to.deep.equal(values);
    });

    it('generates nulls in every column at the requested rate', () => {
      example.fields.forEach(({ name, constraints: { null_rate: rate = 0 } = {} }, i) => {
        const nulls = values.filter((row) => row[i] === null).length;
        const deviation = Math.sqrt(rows * rate * (1 - rate));

        expect(nulls, name).to.be.closeTo(rows * rate, 4 * deviation);
      });
    });
  });
}
