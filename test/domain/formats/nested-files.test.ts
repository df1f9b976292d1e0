import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { parquetReadObjects } from 'hyparquet';
import type { DuckdbConnection } from '../../../src/adapters/databases/duckdb/duckdb-driver.js';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { apacheArrow } from '../../support/apache-arrow.js';
import { duckdbInMemory } from '../../support/duckdb.js';
import { bytesOf, faultsOf, fieldTypes, type Json, request, textOf } from '../../support/tables.js';
import { testEngines } from '../../support/test-engines.js';
import { describeWithPackages } from '../../support/with-packages.js';
import { nestedFields } from '../generation/nested-fields.js';
import { canonical, rowsOfArrow } from './nested-values.js';

/** Every type that can be in an array, in objects and arrays with nulls. */
const everyType = FIELD_TYPE_NAMES.filter(
  (type) => !fieldTypes.get(type)?.isCounter && type !== 'coordinates',
).map((type, i): Json => {
  const inner = { type, constraints: { null_rate: 0.3 } };
  const object = { type: 'object', properties: { [type]: inner }, constraints: { null_rate: 0.3 } };
  const items = i % 2 === 0 ? inner : object;
  return {
    name: `list of ${type}`,
    type: 'array',
    items,
    constraints: { max_items: 2, null_rate: 0.2 },
  };
});

const tables: readonly (readonly [title: string, input: Json])[] = [
  ['of every kind', request({ rows: 2000, seed: 'nested', fields: nestedFields })],
  ['of every kind in a window', request({ rows: 700, offset: 900, seed: 1, fields: nestedFields })],
  ['of every type', request({ rows: 200, seed: 2, fields: everyType })],
  ['that fill several pages', request({ rows: 17_000, seed: 3, fields: nestedFields.slice(0, 3) })],
  [
    'in long arrays that fill several pages',
    request({
      rows: 900,
      seed: 6,
      fields: [
        {
          name: 'a',
          type: 'array',
          items: { type: 'integer', constraints: { null_rate: 0.1 } },
          constraints: { max_items: 500, null_rate: 0.1 },
        },
      ],
    }),
  ],
  ['in one row', request({ rows: 1, seed: 4, fields: nestedFields })],
];

function expectedOf(input: Json): readonly unknown[] {
  return (JSON.parse(textOf({ ...input, format: 'json' })) as readonly unknown[]).map(canonical);
}

describeWithPackages(testEngines, 'nested fields in Parquet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nested-'));
  const path = join(folder, 'table.parquet');
  let duckdb: DuckdbConnection;

  before(async () => {
    duckdb = await duckdbInMemory();
    await duckdb.run("SET TimeZone = 'UTC'");
  });
  after(() => {
    duckdb.closeSync();
    rmSync(folder, { recursive: true });
  });

  for (const [title, input] of tables) {
    it(`${title} are those of JSON, as DuckDB reads them`, async () => {
      writeFileSync(path, bytesOf({ ...input, format: 'parquet' }));
      const read = await duckdb.runAndReadAll(`SELECT to_json(t)::VARCHAR FROM '${path}' t`);
      const found = read.getRowsJson().map(([row]) => canonical(JSON.parse(String(row))));

      expect(found).to.deep.equal(expectedOf(input));
    });

    it(`${title} are those of JSON, as hyparquet reads them`, async () => {
      const bytes = bytesOf({ ...input, format: 'parquet' });
      const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
      const found = await parquetReadObjects({ file: file as ArrayBuffer });

      expect(found.map(canonical)).to.deep.equal(expectedOf(input));
    });
  }

  it('are structs and lists of the types of their values', async () => {
    writeFileSync(path, bytesOf(request({ rows: 3, fields: nestedFields, format: 'parquet' })));
    const described = await duckdb.runAndReadAll(`DESCRIBE SELECT * FROM '${path}'`);
    const types = described.getRowsJson().map(([name, type]) => `${name} ${type}`);

    expect(types).to.include('tags VARCHAR[]');
    expect(types).to.include('matrix DECIMAL(5,1)[][]');
    expect(types.find((type) => type.startsWith('lines'))).to.match(
      /^lines STRUCT\(.*quantity INTEGER.*"at" TIMESTAMP WITH TIME ZONE.*\)\[\]$/,
    );
  });

  it('have their nulls and bounds in the statistics', async () => {
    const items = { type: 'integer', constraints: { min: 3, max: 5, null_rate: 0.5 } };
    const fields = [{ name: 'a', type: 'array', items, constraints: { min_items: 1 } }];
    const input = request({ rows: 400, fields });
    writeFileSync(path, bytesOf({ ...input, format: 'parquet' }));
    const metadata = await duckdb.runAndReadAll(
      `SELECT stats_min_value, stats_max_value, num_values FROM parquet_metadata('${path}')`,
    );
    const rows = JSON.parse(textOf(input)) as readonly { readonly a: readonly unknown[] }[];

    expect(metadata.getRowsJson()).to.deep.equal([
      ['3', '5', String(rows.flatMap(({ a }) => a).length)],
    ]);
  });
});

describeWithPackages(testEngines, 'nested fields in Arrow', () => {
  for (const [title, input] of tables) {
    it(`${title} are those of JSON`, () => {
      const found = rowsOfArrow(bytesOf({ ...input, format: 'arrow' }));

      expect(found).to.deep.equal(expectedOf(input));
    });
  }

  it('have children with the types of their values', () => {
    const input = request({ rows: 3, fields: nestedFields, format: 'arrow' });
    const types = apacheArrow()
      .tableFromIPC(bytesOf(input))
      .schema.fields.map(({ type }) => String(type));

    expect(types).to.include('List<Dictionary<Int32, Utf8>>');
    expect(types).to.include('List<List<Decimal[5e+1]>>');
    expect(types).to.include('Struct<{list:List<Utf8>, maybe:List<Utf8>}>');
  });
});

describe('nested fields in binary files', () => {
  for (const format of ['parquet', 'arrow']) {
    it(`have the same bytes of ${format} whatever the number of rows generated together`, () => {
      const input = request({ rows: 1500, offset: 1000, seed: 5, fields: nestedFields, format });
      const whole = bytesOf(input);

      for (const rows of [1, 777]) {
        const bytes = bytesOf(input, { bounds: { rows, bytes: 2 ** 24 } });
        expect(bytes.equals(whole), `${rows} rows`).to.equal(true);
      }
    });

    it(`are refused in ${format} if their names differ by case alone`, () => {
      const properties = { a: { type: 'uuid' }, A: { type: 'uuid' } };
      const fields = [{ name: 'o', type: 'object', properties }];

      expect(faultsOf(request({ format, fields })).map(({ path }) => path)).to.deep.equal([
        '/fields/0/properties/A',
      ]);
    });
  }
});
