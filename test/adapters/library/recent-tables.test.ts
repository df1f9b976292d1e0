import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { standardEngine } from '../../../src/adapters/engine/standard-engine.js';
import { generate } from '../../../src/adapters/library/generate.js';
import { type TableRequest, tableOf } from '../../../src/adapters/library/table.js';

const engine = standardEngine();
const fields = [
  { name: 'id', type: 'integer', constraints: { unique: true, min: 1, max: 5000 } },
  { name: 'name', type: 'name', constraints: { null_rate: 0.2 } },
  { name: 'city', type: 'city' },
  { name: 'day', type: 'date' },
];

/** The table by an engine that keeps no plan. */
function alone(request: TableRequest): string {
  return tableOf(request, engine).text();
}

function expectRefusal(request: unknown): void {
  expect(() => generate(request as TableRequest)).to.throw('the request is not valid');
}

describe('generate, called again with the same schema', () => {
  const request = { rows: 3, seed: 1, format: 'csv', fields };

  for (const seed of [1, 2, 1, '1', 'spring', 0, Number.MAX_SAFE_INTEGER]) {
    it(`makes the rows of seed ${typeof seed} ${seed}`, () => {
      const table = generate({ ...request, seed });

      expect(table.seed).to.equal(seed);
      expect(table.text()).to.equal(alone({ ...request, seed }));
    });
  }

  it('draws another seed for each call without one', () => {
    const { seed: _, ...seedless } = request;
    const [a, b] = [generate(seedless), generate({ ...seedless, seed: undefined } as never)];

    expect(a.seed).not.to.equal(b.seed);
    for (const table of [a, b, a]) {
      expect(table.text()).to.equal(alone({ ...request, seed: table.seed }));
    }
  });

  for (const seed of [-1, 0.5, 2 ** 53, Number.NaN, null, '', 'x'.repeat(65), [1]]) {
    it(`refuses the seed ${JSON.stringify(seed)?.slice(0, 9)}`, () => {
      generate(request);

      expectRefusal({ ...request, seed });
    });
  }

  const others: Readonly<Record<string, TableRequest>> = {
    'another number of rows': { ...request, rows: 4 },
    'an offset': { ...request, offset: 7 },
    'another format': { ...request, format: 'ndjson' },
    'an option of the format': { ...request, csv: { header: false } },
    'another order of fields': { ...request, fields: fields.toReversed() },
    'one field less': { ...request, fields: fields.slice(1) },
    'another constraint': {
      ...request,
      fields: [{ name: 'id', type: 'integer', constraints: { unique: true, min: 1, max: 5001 } }],
    },
  };
  for (const [what, other] of Object.entries(others)) {
    it(`makes another table for ${what}`, () => {
      generate(request).text();

      expect(generate(other).text()).to.equal(alone(other)).and.not.to.equal(alone(request));
    });
  }

  it('refuses values that only look like those of the schema', () => {
    generate(request);

    expectRefusal({ ...request, rows: new Number(3) });
    expectRefusal({ ...request, rows: '3' });
    expectRefusal({ ...request, fields: { ...fields } });
    expectRefusal({ ...request, more: true });
    expectRefusal({ ...request, fields: [fields[0], undefined, fields[2], fields[3]] });
  });

  it('refuses a request each time', () => {
    for (let i = 0; i < 3; i++) expectRefusal({ ...request, rows: 0 });
  });

  it('makes the rows of a request that was changed in between', () => {
    const values = ['a', 'b'];
    const changing = {
      rows: 50,
      seed: 5,
      fields: [{ name: 'v', type: 'choice', constraints: { choices: values } }],
    };
    const before = generate(changing);
    const text = before.text();
    values.push('c');

    expect(generate(changing).text()).to.equal(alone(changing)).and.not.to.equal(text);
    expect(before.text()).to.equal(text);
    expect(
      generate({
        ...changing,
        fields: [{ name: 'v', type: 'choice', constraints: { choices: ['a', 'b'] } }],
      }).text(),
    ).to.equal(text);
  });

  it('keeps the schemas of many requests apart', () => {
    const schemas = Array.from({ length: 40 }, (_, i) => ({
      ...request,
      fields: [{ name: `n${i}`, type: 'integer' }],
    }));
    for (const schema of [...schemas, ...schemas]) {
      expect(generate(schema).text()).to.equal(alone(schema));
    }
  });
});

describe('generate with a binary format, called again', () => {
  const request = { rows: 300, seed: 3, format: 'parquet', fields };

  it('makes the same bytes, and refuses to make a text each time', () => {
    const expected = tableOf(request, engine).bytes();
    for (let i = 0; i < 3; i++) {
      const table = generate(request);
      expect(table.bytes()).to.deep.equal(expected);
      expect(table.bytes()).to.deep.equal(expected);
      expect(() => table.text()).to.throw('parquet is no text');
      expect([...table.rows()]).to.have.length(300);
    }
  });

  it('uses the codecs of the call', () => {
    const gzip = { ...request, parquet: { compression: 'gzip' } } as TableRequest;
    const codecs = { gzip: (bytes: Uint8Array) => gzipSync(bytes) };

    const bytes = generate(gzip, { codecs }).bytes();

    expect(() => generate(gzip)).to.throw('the request is not valid');
    expect(generate(gzip, { codecs: { ...codecs } }).bytes()).to.deep.equal(bytes);
  });
});

describe('readers of tables with the same schema', () => {
  const request = { rows: 2500, seed: 3, format: 'csv', fields };
  const bytesOf = (chunks: Iterable<Uint8Array>): string => Buffer.concat([...chunks]).toString();

  it('get the same chunks when they take turns', () => {
    const [one, two] = [generate(request).chunks(), generate(request).chunks()];
    const [first, second] = [[one.next().value], [two.next().value]] as Uint8Array[][];
    const text = generate(request).text();

    expect(bytesOf([...(first ?? []), ...one])).to.equal(text);
    expect(bytesOf([...(second ?? []), ...two])).to.equal(text);
    expect(text).to.equal(alone(request));
  });

  for (const format of ['csv', 'json']) {
    it(`get the same rows of ${format} when they take turns`, () => {
      const expected = JSON.parse(alone({ ...request, format: 'json', offset: 9 }));
      const table = () => generate({ ...request, format, offset: 9 });
      const [one, two, whole] = [table().rows(), table().rows(), table()];
      const rows = Array.from({ length: 2500 }, () => {
        const row = one.next().value;
        expect(two.next().value).to.deep.equal(row);
        return row;
      });

      expect(rows).to.deep.equal(expected);
      expect(one.next().done).to.equal(true);
      expect([...whole.rows()]).to.deep.equal(expected);
    });
  }
});
