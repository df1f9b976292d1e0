import { expect } from 'chai';
import type {
  InferredField,
  InferredSchema,
  InnerField,
} from '../../../../src/domain/inference/inferred-schema.js';
import { jsonRecord } from '../../../../src/domain/tables/json-cells.js';
import { KeyedSample } from '../../../../src/domain/tables/keyed-sample.js';
import { SAMPLE_BOUNDS } from '../../../../src/domain/tables/sample-bounds.js';
import type { TableSample } from '../../../../src/domain/tables/table-sample.js';
import { everyOf } from '../../../support/every-of.js';
import { inferenceEngine, textOf } from '../../../support/tables.js';
import { infer, K } from '../samples.js';

const ROWS = 400;

/** A sample as the reader of NDJSON makes it. */
function sampleOf(count: number, rowOf: (i: number) => object): TableSample {
  const sample = new KeyedSample({ ...SAMPLE_BOUNDS, rows: count });
  for (let i = 0; i < count; i++) {
    const record = jsonRecord(JSON.stringify(rowOf(i)));
    if (record?.keyed !== true) throw new Error('a row is no object');
    sample.add(record.cells, record.nested);
  }
  const made = sample.finish(true, []);
  if (made === undefined) throw new Error('the sample has no columns');
  return made;
}

function fieldOf({ fields }: InferredSchema, name: string): InferredField {
  const found = fields.find((field) => field.name === name);
  if (found === undefined) throw new Error(`no field is called ${name}`);
  return found;
}

function propertiesOf({ properties = {} }: InnerField): Readonly<Record<string, InnerField>> {
  return properties;
}

const CITIES = ['Oslo', 'Rome', 'Lima'];
const PRODUCTS = [
  ['chair', 40],
  ['table', 120],
  ['shelf', 75],
  ['lamp', 15],
] as const;

function order(i: number): object {
  return {
    order: 1000 + i,
    customer:
      i % 4 === 0
        ? null
        : { tier: ['gold', 'basic'][i % 2], address: { city: CITIES[i % 3], floor: i % 7 } },
    lines: Array.from({ length: 1 + (i % 4) }, (_, j) => {
      const [product, price] = PRODUCTS[(i * 5 + j * 3 + (i >> 2)) % 4] ?? PRODUCTS[0];
      const quantity = 1 + ((i + 2 * j) % 3);
      return { product, quantity, total: price * quantity, price };
    }),
    tags: ['new', 'sale', 'gift'].slice(0, i % 4),
    place: [i % 50, i % 60],
    note: i % 2 === 0 ? '{"a":1}' : '{"a":2}',
  };
}

interface Line {
  readonly product: string;
  readonly quantity: number;
  readonly total: number;
  readonly price: number;
}
interface Order {
  readonly customer: { readonly tier: string; readonly address: { readonly city: string } } | null;
  readonly lines: readonly Line[];
}

function madeBy({ fields, correlate, even }: InferredSchema, rows: number): readonly Order[] {
  const text = textOf({ rows, seed: 1, format: 'json', fields, correlate, even });
  return JSON.parse(text) as readonly Order[];
}

describe('inference from objects and lists', () => {
  const sample = sampleOf(ROWS, order);
  const schema = infer(sample);

  it('makes fields of objects and arrays', () => {
    const customer = fieldOf(schema, 'customer');
    const { address, tier } = propertiesOf(customer);
    const lines = fieldOf(schema, 'lines');

    expect(customer.type).to.equal('object');
    expect(customer.constraints).to.deep.equal({ null_rate: 0.25 });
    expect(tier?.constraints.choices).to.have.members(['gold', 'basic']);
    expect(propertiesOf(address as InnerField).city?.constraints).to.not.have.property('null_rate');
    expect(lines.type).to.equal('array');
    expect(lines.constraints).to.include({ min_items: 1, max_items: 4 });
    expect(Object.keys(propertiesOf(lines.items as InnerField))).to.have.ordered.members([
      'product',
      'quantity',
      'total',
      'price',
    ]);
    expect(fieldOf(schema, 'tags').items?.constraints.choices).to.have.members([
      'new',
      'sale',
      'gift',
    ]);
  });

  it('leaves texts of JSON as texts', () => {
    expect(fieldOf(schema, 'note').constraints.choices).to.have.members(['{"a":1}', '{"a":2}']);
  });

  it('makes rows of the same form, whose items keep their relations', () => {
    const made = madeBy(schema, 200);
    const lines = made.flatMap((row) => row.lines);

    const isKept = ({ product, quantity, total, price }: Line): boolean =>
      total === price * quantity && PRODUCTS.some(([name, of]) => name === product && of === price);
    expect(everyOf(lines, isKept)).to.equal(true);
    expect(made.filter(({ customer }) => customer === null).length).to.be.within(30, 70);
    expect(made.map((row) => row.lines.length)).to.include.members([1, 2, 3, 4]);
  });

  it('has a summary of each property, and of the items of each array', () => {
    const lines = schema.columns.find(({ name }) => name === 'lines');

    expect(schema.columns.map(({ name, kind }) => `${name} ${kind}`)).to.include.members([
      'customer.address.city city',
      'lines array',
      'place array',
    ]);
    expect(lines?.items?.map(({ name }) => name)).to.include('lines[].product');
    expect(schema.columns.find(({ name }) => name === 'tags')?.items?.[0]?.name).to.equal('tags[]');
  });

  it('compares them in a report, arrays by their lengths', () => {
    const options = { k: K, locales: [] };
    const report = inferenceEngine.report(sample, schema, { ...options, seed: 1 });
    const columns = new Map(report.columns.map((column) => [column.name, column]));

    expect(columns.get('lines')?.compared_as).to.equal('number');
    // The sample has few rows: its scores have steps of .05.
    expect(columns.get('lines')?.score).to.be.at.least(0.9);
    expect(columns.get('customer.tier')?.score).to.be.above(0.95);
    expect(columns.get('customer.tier')?.null_rate).to.deep.equal({ sampled: 0, made: 0 });
  });

  it('counts the items of one row as one row', () => {
    const secret = Array.from({ length: 50 }, () => ({ kind: 'prison', cell: 7 }));
    const others = [{ kind: 'flat' }, { kind: 'house' }];
    const text = JSON.stringify(
      infer(sampleOf(ROWS, (i) => ({ id: i, homes: i ? others : secret }))),
    );

    expect(text).to.include('"flat"').and.include('"house"');
    expect(text).not.to.include('prison');
    expect(text).not.to.include('"cell"');
  });

  it('tells no items and no keys that fewer than k rows have', () => {
    const rows = sampleOf(ROWS, (i) => ({
      id: i,
      ...(i < K - 1 && { cards: [{ pin: 4711 }, { pin: 4711 }] }),
      person: { age: i % 60, ...(i < K - 1 && { 'Ann Lee': 'ill' }) },
      visits: i < K - 1 ? Array.from({ length: 900 }, () => 'clinic') : [],
    }));
    const { fields, columns } = infer(rows);
    const text = JSON.stringify({ fields, columns });

    for (const secret of ['4711', 'pin', 'Ann Lee', 'clinic', '900']) {
      expect(text).not.to.include(secret);
    }
    expect(text).to.include('person.age');
  });

  it('counts persons if their column is named, which may be a property', () => {
    const rows = sampleOf(ROWS, (i) => ({
      who: { code: i < 200 ? 'A-1' : `B-${i}` },
      drinks: [i < 200 ? 'mead' : 'tea', 'milk'],
    }));
    const inferred = inferenceEngine.infer(rows, { k: K, unit: 'who.code', locales: [] });
    const text = JSON.stringify(inferred.fields);

    expect(text).to.include('"milk"');
    expect(text).not.to.include('mead');
    const asked = [{ path: '/unit', name: 'who.code' }];
    expect(inferenceEngine.columnFaults(rows, asked, { k: K, locales: [] })).to.deep.equal([]);
  });

  it('leaves a column with objects and lists a text', () => {
    const { fields } = infer(sampleOf(ROWS, (i) => ({ id: i, mixed: i % 2 ? { a: 1 } : [1] })));

    expect(fields.map(({ type }) => type)).not.to.include.members(['object']);
    expect(fields.map(({ name }) => name)).to.have.ordered.members(['id', 'mixed']);
  });

  for (const [what, rowOf] of [
    ['objects that lie too deep', (i: number) => ({ a: { b: { c: { d: { e: { f: i % 3 } } } } } })],
    [
      'arrays that are too long for a request',
      (i: number) => ({
        a: Array.from({ length: 900 }, () => Array.from({ length: 900 }, () => i % 3)),
      }),
    ],
    ['names that are too long', (i: number) => ({ a: { [`${'long '.repeat(30)}`]: i % 3 } })],
    [
      'two names that are alike',
      (i: number) => ({ a: { b: i % 3, B: i % 3 }, 'c.d': 1, c: { d: 2 } }),
    ],
    ['objects without members', (i: number) => ({ id: i % 5, a: {}, b: [], c: { d: {} } })],
    [
      'a name that objects have',
      (i: number) => ({ a: JSON.parse(`{"__proto__":{"x":${i % 3}}}`) }),
    ],
  ] as const) {
    it(`makes a request of ${what}`, () => {
      const rows = what.startsWith('arrays') ? K : ROWS;
      expect(madeBy(infer(sampleOf(rows, rowOf)), 20)).to.have.length(20);
    });
  }

  it('keeps numbers that stand for none inside of objects and items', () => {
    const cellOf = (i: number): number => (i % 5 === 0 ? -999 : i % 40);
    const marked = infer(
      sampleOf(ROWS, (i) => ({
        sensor: { heat: cellOf(i) },
        all: [{ heat: cellOf(i) }],
        raw: [cellOf(i)],
      })),
    );
    const made = madeBy(marked, 300) as unknown as readonly {
      readonly sensor: { readonly heat: number };
      readonly all: readonly { readonly heat: number }[];
    }[];
    const heats = made.map(({ sensor }) => sensor.heat);

    expect(heats.filter((heat) => heat === -999).length).to.be.within(50, 70);
    expect(heats.filter((heat) => heat > -999 && heat < 0)).to.deep.equal([]);
    expect(made.flatMap(({ all }) => all.map(({ heat }) => heat))).to.include(-999);
  });

  describe('of fewer than k rows', () => {
    const few = infer(
      sampleOf(4, (i) => ({
        order_id: 5000 + i,
        status: ['new', 'sent'][i % 2],
        quantity: i,
        placed: `0${i + 1}.12.2024`,
        customer: i === 1 ? null : { name: 'Ann Lee', city: 'Oslo' },
        lines: [{ sku: `X-${i}`, price: 9.5 + i }],
        ...(i === 2 && { 'Bob Ray': 1 }),
      })),
    );

    it('keeps the shape, and the names that are usual names of columns', () => {
      const types = (field: InnerField) =>
        Object.entries(propertiesOf(field)).map(([key, { type }]) => `${key} ${type}`);

      expect(types(fieldOf(few, 'customer'))).to.have.ordered.members(['name name', 'city city']);
      expect(types(fieldOf(few, 'lines').items as InnerField)).to.have.ordered.members([
        'sku string',
        'price float',
      ]);
      expect(JSON.stringify(few)).not.to.include('Bob Ray');
    });

    it('takes types from names, and the notation from the values', () => {
      expect(fieldOf(few, 'quantity').type).to.equal('integer');
      expect(fieldOf(few, 'quantity').constraints).to.have.property('max');
      expect(fieldOf(few, 'placed').constraints).to.deep.equal({ format: '%d.%m.%Y' });
    });

    it('tells no value', () => {
      const text = JSON.stringify(few);

      for (const value of ['5000', 'sent', '2024', 'Ann', 'Oslo', 'X-', '9.5']) {
        expect(text).not.to.include(value);
      }
    });
  });
});
