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
    readonly type: string;
    readonly constraints?: { readonly null_rate?: number };
    readonly hidden?: boolean;
  }[];
}

interface Order {
  readonly order_id: number;
  readonly invoice: string;
  readonly status: string;
  readonly quantity: number;
  readonly unit_price: number;
  readonly discount: number;
  readonly total: number;
  readonly created_at: string;
  readonly packing_hours: number;
  readonly shipped_at: string | null;
}

const folder = new URL('examples/', packageRoot);
const all = readdirSync(folder).filter((file) => file.endsWith('.json'));
/** The requests for one table. */
const files = all.filter((file) => file !== 'shop.json');
const rows = 1000;

/** Returns a value in a form that is equal in all formats: 0.50 in CSV and JSON is 0.5 in SQLite, moments have no T. */
function plain(value: unknown): unknown {
  const text = String(value).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)Z$/, '$1 $2');
  if (value === null) return null;
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

describe('the folder examples', () => {
  it('contains four requests for a table, and one for a set of tables', () => {
    expect(files).to.have.members(['orders.json', 'penguins.json', 'sp500.json', 'weather.json']);
    expect(all).to.have.length(5);
  });
});

for (const file of files) {
  describe(`examples/${file}`, () => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const example = JSON.parse(text) as Example;
    const shown = example.fields.filter(({ hidden }) => hidden !== true);
    const names = shown.map(({ name }) => name);
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

    it('generates nulls at the requested rate in every column without a formula', () => {
      shown.forEach(({ name, type, constraints: { null_rate: rate = 0 } = {} }, i) => {
        if (type === 'formula') return;
        const nulls = values.filter((row) => row[i] === null).length;
        const deviation = Math.sqrt(rows * rate * (1 - rate));

        expect(nulls, name).to.be.closeTo(rows * rate, 4 * deviation);
      });
    });
  });
}

describe('the orders of examples/orders.json', () => {
  const text = readFileSync(new URL('orders.json', folder), 'utf8');
  const orders = jsonRows(textOf(JSON.parse(text))).map(
    (row) => Object.fromEntries(row.map(([name, value]) => [name, JSON.parse(value)])) as Order,
  );

  it('have the total of their quantity, price and discount', () => {
    const cents = ({ quantity, unit_price: price, discount }: Order): number =>
      Math.round((quantity * Math.round(price * 100) * Math.round(100 - discount * 100)) / 100);

    expect(orders.map(({ total }) => Math.round(total * 100))).to.deep.equal(orders.map(cents));
  });

  it('are shipped after their packing, if they are not new', () => {
    const shipped = ({ status, created_at, packing_hours: hours }: Order): string | null =>
      status === 'new'
        ? null
        : new Date(Date.parse(created_at) + hours * 3_600_000).toISOString().replace('.000', '');

    expect(orders.map(({ shipped_at: at }) => at)).to.deep.equal(orders.map(shipped));
    expect(new Set(orders.map(({ status }) => status))).to.have.property('size', 3);
  });

  it('have an invoice with their year and number', () => {
    expect(orders.map(({ invoice }) => invoice)).to.deep.equal(
      orders.map(({ created_at, order_id: id }) => `INV-${created_at.slice(0, 4)}-${id}`),
    );
  });
});

describe('the days of examples/weather.json', () => {
  it('have no lowest temperature above the highest one', () => {
    const text = readFileSync(new URL('weather.json', folder), 'utf8');
    const days = jsonRows(textOf(JSON.parse(text))).map((row) => {
      const number = (own: string) => Number(row.find(([name]) => name === own)?.[1]);
      return { highest: number('temp_max'), lowest: number('temp_min') };
    });

    expect(days).to.have.length(rows);
    expect(days.filter(({ highest, lowest }) => !(highest > lowest))).to.deep.equal([]);
  });
});
