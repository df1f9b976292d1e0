import { expect } from 'chai';
import { cs_CZ } from '../../../src/adapters/lexicon/locales/cs_CZ.js';
import { generate } from '../../../src/adapters/library/generate.js';
import { livingShop } from '../../domain/histories/shop.js';
import { shop } from '../../support/sets.js';
import type { Json } from '../../support/tables.js';
import { CLONE, type Outcome, SHOWN, type Way } from './support/way.js';
import { everyWay } from './support/ways.js';

const fields = [
  { name: 'id', type: 'sequence' },
  { name: 'name', type: 'name' },
  { name: 'email', type: 'email' },
  { name: 'price', type: 'price', constraints: { null_rate: 0.1 } },
];

const requests: Readonly<Record<string, Json>> = {
  'a text': { rows: 3000, seed: 7, format: 'csv', fields },
  'a window of rows': { rows: 20, offset: 500, seed: 'demo', format: 'ndjson', fields },
  'a binary file': { rows: 3000, seed: 7, format: 'parquet', fields },
  'a workbook': { rows: 200, seed: 7, format: 'xlsx', fields },
  'fields without a type': {
    rows: 300,
    seed: 7,
    format: 'csv',
    meanings: [{ names: 'berth', list: 'A1=40, B1=25' }],
    fields: [{ name: 'email' }, { name: 'city' }, { name: 'berth' }, { name: 'salary' }],
  },
  'a set of fields without a type': {
    seed: 7,
    format: 'sql',
    tables: [
      { name: 'users', rows: 30, key: ['id'], fields: [{ name: 'id' }, { name: 'status' }] },
      { name: 'orders', rows: 60, fields: [{ name: 'user_id' }, { name: 'status' }] },
    ],
  },
  'a set in one text': { seed: 7, format: 'sql', tables: shop },
};

const refused: Readonly<Record<string, Json>> = {
  'a misspelt type': {
    rows: 5,
    seed: 1,
    format: 'csv',
    fields: [{ name: 'a', type: 'emial' }],
  },
  'a name that means nothing': { rows: 5, seed: 1, format: 'csv', fields: [{ name: 'qwzx' }] },
  'a meaning that says nothing': {
    rows: 5,
    seed: 1,
    format: 'csv',
    meanings: [{ names: 'berth' }],
    fields: [{ name: 'email' }],
  },
  'several broken rules': {
    rows: 5,
    seed: 1,
    format: 'csv',
    fields: [
      { name: 'a', type: 'integer', constraints: { min: 5, max: 1 } },
      { name: 'a', type: 'name' },
    ],
  },
  'a set without rows': {
    seed: 1,
    format: 'sql',
    tables: [{ name: 't', fields: [{ name: 'a', type: 'name' }] }],
  },
};

const SCHEMA = `CREATE TABLE users (id int PRIMARY KEY, email varchar(40) NOT NULL UNIQUE);
CREATE TABLE orders (id int PRIMARY KEY, user_id int NOT NULL REFERENCES users (id));`;

/** Names of another language: they are personal, so no way may list them. */
const czech = generate(
  {
    rows: 600,
    seed: 3,
    format: 'csv',
    fields: [
      { name: 'jmeno', type: 'first_name', locale: 'cs_CZ' },
      { name: 'plan', type: 'choice', constraints: { choices: ['free', 'team'] } },
      { name: 'price', type: 'price' },
    ],
  },
  { locales: [cs_CZ] },
).text();

describe('every way to a verb', () => {
  let ways: readonly Way[];

  before(async () => {
    ways = await everyWay();
  });
  after(() => Promise.all(ways.map((way) => way.close())));

  /** The answer of all ways that have a verb, which must be the same. */
  async function same<A>(ask: (way: Way) => Promise<A> | undefined): Promise<A> {
    const answers: (readonly [way: string, answer: A])[] = [];
    for (const way of ways) {
      const answer = ask(way);
      if (answer !== undefined) answers.push([way.name, await answer]);
    }
    const [[, first], ...others] = answers as [(typeof answers)[0], ...typeof answers];
    expect(others.length).to.be.above(2);
    for (const [way, answer] of others) expect(answer, way).to.deep.equal(first);
    return first;
  }

  for (const [title, request] of Object.entries(requests)) {
    it(`makes the same bytes of ${title}`, async () => {
      const bytes: Outcome = await same((way) => way.generate(request));

      expect(bytes).to.be.instanceOf(Buffer);
      expect(bytes.length).to.be.above(1000);
    });
  }

  it('warns of the same words of a fallback, and of the same tables without a row', async () => {
    const staff = { name: 'staff', rows: 5, fields: [{ name: 'job', type: 'job_title' }] };
    const living = livingShop({ format: 'sql', locale: 'hu', fallback: 'en', as_of: '2024-06-01' });
    const early = { ...living, tables: [...(living.tables as readonly Json[]), staff] };
    const lines = await same((way) => way.warnings?.(early));

    expect(lines).to.have.length(2);
    expect(lines[0]).to.match(/^in words of en, since hu has none for them: /);
    expect(lines[1]).to.match(/^no row of "customers", nor of 2 other tables is there/);
    expect(
      await same((way) => way.warnings?.(requests['a set in one text'] as Json)),
    ).to.deep.equal([]);
  });

  it('shows the same first rows', async () => {
    const rows = await same((way) => way.preview?.({ rows: 3000, seed: 7, format: 'csv', fields }));

    expect(rows).to.have.length(SHOWN);
  });

  for (const [title, request] of Object.entries(refused)) {
    it(`refuses ${title} with the same faults`, async () => {
      const faults = await same((way) => way.generate(request));

      expect(faults).not.to.be.instanceOf(Buffer);
      expect(faults.length).to.be.above(0);
    });
  }

  it('infers the same fields from a sample, without its names', async () => {
    const inferred = await same((way) => way.infer(czech));

    expect(inferred).to.have.nested.property('fields[0].type', 'first_name');
    expect(inferred).to.have.nested.property('fields[0].locale', 'cs_CZ');
  });

  it('makes the same clone of a sample', async () => {
    const clone = await same((way) => way.clone(czech));

    const [header, ...rows] = clone.toString().trim().split('\r\n');
    expect(header).to.equal('jmeno,plan,price');
    expect(rows).to.have.length(CLONE.rows);
  });

  it('makes the same request of a schema', async () => {
    const request = await same((way) => way.requestOf?.(SCHEMA));

    expect(request).to.have.nested.property('tables[1].fields[1].type', 'reference');
  });
});
