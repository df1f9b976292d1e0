import { expect } from 'chai';
import { csvRows } from '../../support/csv-rows.js';
import { type Json, request, textOf } from '../../support/tables.js';
import { kernels } from '../kernel/kernels.js';
import { array, nestedFields, object, one } from './nested-fields.js';

type Value = unknown;
type Members = Readonly<Record<string, Value>>;

const ROWS = 1200;

function nested(changes: Json = {}): Json {
  return request({ rows: ROWS, seed: 'nested', fields: nestedFields, ...changes });
}

function rowsOf(changes: Json = {}): readonly Members[] {
  return JSON.parse(textOf(nested(changes))) as readonly Members[];
}

/** The members of a row under dotted names. An object that is null has null members. */
function flat(value: Value, definition: Json, name: string): readonly (readonly [string, Value])[] {
  if (definition.type !== 'object') return [[name, value]];
  const properties = Object.entries(definition.properties as Readonly<Record<string, Json>>);
  return properties.flatMap(([key, member]) =>
    flat(value === null ? null : (value as Members)[key], member, `${name}.${key}`),
  );
}

function flatRow(row: Members): readonly (readonly [string, Value])[] {
  return nestedFields.flatMap((field) =>
    flat(row[field.name as string], field, String(field.name)),
  );
}

/** The value of a cell of CSV, which has the type of `like`. */
function read(cell: string | null, like: Value): Value {
  if (cell === null) return null;
  return typeof like === 'string' ? cell : JSON.parse(cell);
}

function valuesOf(field: Json, changes: Json = {}): readonly Value[] {
  const rows = JSON.parse(textOf(one(field, changes))) as readonly Members[];
  return rows.map((row) => row[String(field.name)]);
}

describe('nested fields', () => {
  for (const format of ['json', 'ndjson']) {
    it(`are objects and arrays in ${format}`, () => {
      const text = textOf(nested({ format }));
      const rows = (
        format === 'json'
          ? JSON.parse(text)
          : text
              .trim()
              .split('\n')
              .map((line) => JSON.parse(line))
      ) as readonly Members[];

      expect(rows).to.deep.equal(rowsOf());
      for (const row of rows) {
        expect(Object.keys(row)).to.deep.equal(nestedFields.map(({ name }) => name));
        const { greeting, customer } = row as { greeting: string; customer: { name: string } };
        expect(greeting).to.equal(`Dear ${customer.name}`);
      }
    });
  }

  it('are dotted columns and JSON texts in CSV', () => {
    const [names, ...cells] = csvRows(textOf(nested({ format: 'csv' })));

    rowsOf().forEach((row, r) => {
      const expected = flatRow(row);
      expect(names).to.deep.equal(expected.map(([name]) => name));
      expected.forEach(([name, value], c) => {
        const cell = cells[r]?.[c] ?? null;
        expect(read(cell, value), `row ${r}, ${name}`).to.deep.equal(value);
      });
    });
  });

  it('are one column of JSON texts where they are to be', () => {
    const inside = { type: 'object', properties: { city: { type: 'city' } } };
    const properties = {
      name: { type: 'choice', constraints: { choices: ['it\'s "so"', 'a\\b'] } },
      place: { ...inside, constraints: { null_rate: 0.5 } },
      tags: { type: 'array', items: { type: 'word' } },
    };
    const field = object(properties, { one_column: true, null_rate: 0.2 });
    const [names, ...cells] = csvRows(textOf(one(field, { format: 'csv' })));

    expect(names).to.deep.equal(['o']);
    expect(cells.map(([cell]) => JSON.parse(cell || 'null') as unknown)).to.deep.equal(
      valuesOf(field),
    );
    const sql = { dialect: 'postgresql', create_table: true };
    const script = textOf(one(field, { format: 'sql', sql }));
    expect(script).to.match(
      /^CREATE TABLE \S+ \(\n {2}o JSONB\n\);\nINSERT INTO \S+ \(o\) VALUES\n/,
    );
  });

  it('have the bytes of columns of the same names in CSV', () => {
    const properties = { city: { type: 'city' }, code: { type: 'postal_code' } };
    const flatFields = [
      { name: 'o.city', type: 'city' },
      { name: 'o.code', type: 'postal_code' },
    ];
    const format = 'csv';

    expect(textOf(one(object(properties), { format }))).to.equal(
      textOf(request({ rows: 200, fields: flatFields, format })),
    );
  });

  it('keep a distance from dates inside objects', () => {
    const after = { field: 'o.placed', min_days: 2, max_days: 9 };
    const fields = [
      object({ placed: { type: 'date' }, sent: { type: 'date', constraints: { after } } }),
      { name: 'paid', type: 'date', constraints: { after: { field: 'o.sent' } } },
    ];
    const rows = JSON.parse(textOf(request({ rows: 50, fields }))) as readonly {
      readonly o: { readonly placed: string; readonly sent: string };
      readonly paid: string;
    }[];

    for (const { o, paid } of rows) {
      expect(Date.parse(o.sent) - Date.parse(o.placed)).to.be.within(
        2 * 86_400_000,
        9 * 86_400_000,
      );
      expect(paid >= o.sent).to.equal(true);
    }
  });

  it('show one entity in each object', () => {
    for (const { customer } of rowsOf() as readonly {
      customer: Readonly<Record<string, string>>;
    }[]) {
      const last = customer.name
        ?.split(' ')
        .at(-1)
        ?.toLowerCase()
        .replace(/[^a-z]/g, '')
        .slice(-3);
      if (customer.email !== null) expect(customer.email).to.include(last);
    }
  });

  it('compute the fields of an item from its other fields', () => {
    const lines = rowsOf().flatMap(({ lines: all }) => all as readonly (Members | null)[]);
    for (const line of lines) {
      if (line === null) continue;
      const { quantity, unit_price, total } = line as Readonly<Record<string, number>>;
      expect(total).to.be.closeTo((quantity ?? 0) * (unit_price ?? 0), 0.005);
    }
  });

  it('have the same values beside nulls', () => {
    const properties = {
      n: { type: 'integer' },
      in: { type: 'object', properties: { m: { type: 'uuid' } } },
    };
    const all = valuesOf(object(properties));
    const some = valuesOf(object(properties, { null_rate: 0.5 }));

    some.forEach((value, i) => {
      if (value !== null) expect(value).to.deep.equal(all[i]);
    });
    expect(some.filter((value) => value === null)).to.have.length.within(70, 130);
  });

  it('have null columns where an object is null', () => {
    const properties = { n: { type: 'integer' }, list: { type: 'array', items: { type: 'uuid' } } };
    const text = textOf(one(object(properties, { null_rate: 1 }), { format: 'csv' }));

    expect(csvRows(text).slice(1)).to.deep.equal(Array(200).fill([null, null]));
  });

  for (const name of ['o.n', 'row["o.n"]']) {
    it(`are null in formulas as ${name} where an object is null`, () => {
      const fields = [
        object({ n: { type: 'integer' } }, { null_rate: 0.5 }),
        { name: 'isNull', type: 'formula', constraints: { expression: `${name} == null` } },
      ];
      const rows = JSON.parse(textOf(request({ rows: 50, fields }))) as readonly Members[];

      for (const row of rows) expect(row.isNull).to.equal(row.o === null);
    });
  }
});

describe('the length of an array', () => {
  const lengths = (constraints: Json): readonly number[] =>
    valuesOf(array({ type: 'boolean' }, constraints)).map(
      (list) => (list as readonly Value[]).length,
    );

  it('is 0 to 5 by default', () => {
    expect(new Set(lengths({}))).to.deep.equal(new Set([0, 1, 2, 3, 4, 5]));
  });

  it('is within its bounds, both included', () => {
    expect(new Set(lengths({ min_items: 2, max_items: 4 }))).to.deep.equal(new Set([2, 3, 4]));
    expect(new Set(lengths({ min_items: 3, max_items: 3 }))).to.deep.equal(new Set([3]));
    expect(new Set(lengths({ max_items: 0 }))).to.deep.equal(new Set([0]));
  });

  it('has the given distribution', () => {
    const distribution = { kind: 'histogram', edges: [1, 2, 9, 10], weights: [3, 0, 1] };
    const found = lengths({ min_items: 1, max_items: 10, distribution });

    expect(found.filter((length) => length === 1)).to.have.length.within(120, 180);
    expect(new Set(found)).to.deep.equal(new Set([1, 9, 10]));
  });
});

describe('the items of an array', () => {
  it('differ from row to row and from item to item', () => {
    const items = valuesOf(array({ type: 'uuid' }, { min_items: 3, max_items: 3 })).flat();

    expect(new Set(items).size).to.equal(600);
  });

  it('are not those of an array with another name', () => {
    const first = valuesOf(array({ type: 'uuid' }));
    const other = valuesOf({ ...array({ type: 'uuid' }), name: 'b' });

    expect(first.flat().filter((item) => other.flat().includes(item))).to.deep.equal([]);
  });
});

describe('a window of nested fields', () => {
  const forms: Readonly<Record<string, Json>> = {
    ndjson: {},
    csv: { csv: { header: false } },
    tsv: { tsv: { header: false } },
    sql: { sql: { rows_per_statement: 1, dialect: 'postgresql' } },
  };
  const cuts = [0, 1, 700, 1000, 1023, 1025, ROWS];

  for (const [format, options] of Object.entries(forms)) {
    it(`is its part of the whole table in ${format}`, () => {
      const whole = textOf(nested({ format, ...options }));
      const windows = cuts.slice(1).map((end, i) => {
        const offset = cuts[i] as number;
        return textOf(nested({ format, ...options, offset, rows: end - offset }));
      });

      expect(windows.join('') === whole).to.equal(true);
    });

    it(`has the same bytes of ${format} however many rows are generated together, with every kernel`, () => {
      const input = nested({ format, ...options, offset: 900, rows: 300 });
      const whole = textOf(input);

      for (const [name, kernel] of Object.entries(kernels)) {
        for (const rows of [1, 7, 1024]) {
          const text = textOf(input, { bounds: { rows, bytes: 2 ** 24 }, kernel });
          expect(text === whole, `${name}, ${rows} rows`).to.equal(true);
        }
      }
    });
  }

  it('can begin far away', () => {
    const items = { type: 'array', items: { type: 'uuid' }, constraints: { max_items: 5 } };
    const field = array(items, { min_items: 1, max_items: 5 });
    for (const offset of [2 ** 32 - 100, 2 ** 40 + 5]) {
      const whole = valuesOf(field, { offset });
      for (const at of [0, 99, 100, 199]) {
        expect(valuesOf(field, { offset: offset + at, rows: 1 })).to.deep.equal([whole[at]]);
      }
      expect(new Set(whole.flat(2)).size).to.equal(whole.flat(2).length);
    }
  });
});
