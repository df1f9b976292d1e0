import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import type { DuckdbConnection } from '../../../src/adapters/databases/duckdb/duckdb-driver.js';
import { parquetFormat } from '../../../src/domain/formats/parquet.js';
import { csvRows } from '../../support/csv-rows.js';
import { duckdbInMemory } from '../../support/duckdb.js';
import { everyOf } from '../../support/every-of.js';
import { bytesOf, faultsOf, type Json, request, textOf } from '../../support/tables.js';
import { testEngines } from '../../support/test-engines.js';
import { describeWithPackages } from '../../support/with-packages.js';
import { dependentColumns } from '../generation/law-columns.js';
import { everyTypeTables } from './every-type-tables.js';

const COMPRESSIONS = ['none', 'snappy', 'gzip'];

describeWithPackages(testEngines, 'parquet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parquet-'));
  let duckdb: DuckdbConnection;

  before(async () => {
    duckdb = await duckdbInMemory();
  });
  after(() => {
    duckdb.closeSync();
    rmSync(folder, { recursive: true });
  });

  async function rowsOf(sql: string): Promise<readonly (readonly unknown[])[]> {
    return (await duckdb.runAndReadAll(sql)).getRowsJson() as readonly (readonly unknown[])[];
  }

  /** The path of a request's file. */
  function written(input: Json): string {
    const path = join(folder, 'table.parquet');
    writeFileSync(path, bytesOf({ ...input, format: 'parquet' }));
    return path;
  }

  async function typesOf(path: string): Promise<readonly (readonly [string, string])[]> {
    const described = await rowsOf(`DESCRIBE SELECT * FROM '${path}'`);
    return described.map(([name, type]) => [String(name), String(type)]);
  }

  /** The rows as DuckDB reads them, each cell as text. */
  async function cellsOf(path: string): Promise<readonly (readonly unknown[])[]> {
    const cells = (await typesOf(path)).map(([name, type]) => {
      const column = `"${name.replaceAll('"', '""')}"`;
      if (type === 'TIMESTAMP WITH TIME ZONE') return `epoch_ms(${column})::VARCHAR`;
      return type === 'DATE' ? `strftime(${column}, '%Y-%m-%d')` : `${column}::VARCHAR`;
    });
    return rowsOf(`SELECT ${cells.join(', ')} FROM '${path}'`);
  }

  /** Compares all cells of a table with those of its CSV. */
  async function expectSameAsCsv(input: Json): Promise<void> {
    const path = written(input);
    const types = await typesOf(path);
    const found = await cellsOf(path);
    const [names, ...expected] = csvRows(textOf({ ...input, format: 'csv', parquet: {} }));

    expect(types.map(([name]) => name)).to.deep.equal(names);
    expect(found).to.have.length(expected.length);
    types.forEach(([, type], c) => {
      const row = expected.findIndex(
        (row, r) => canonical(found[r]?.[c], type) !== canonical(row[c], type),
      );
      const cells = [found[row]?.[c], expected[row]?.[c]].join(' and ');
      const field = JSON.stringify((input.fields as readonly Json[])[c]);
      expect(row, `${type} of ${field}, the first row that differs: ${cells}`).to.equal(-1);
    });
  }

  it('has the cells of CSV for every field type, with and without nulls', async () => {
    for (const table of everyTypeTables()) await expectSameAsCsv(table);
  });

  for (const compression of COMPRESSIONS) {
    const parquet = { compression };

    it(`has the cells of CSV in several pages, compressed by ${compression}`, async () => {
      const fields = [
        ...dependentColumns.map(({ name, type, constraints }) => ({ name, type, constraints })),
        { name: 'first', type: 'first_name', constraints: { null_rate: 0.01 } },
        { name: 'e-mail', type: 'email' },
        { name: 'big', type: 'integer', constraints: { min: -(2 ** 53) + 2, max: -(2 ** 40) } },
        { name: 'flag', type: 'boolean', constraints: { null_rate: 0.5 } },
        { name: 'at', type: 'datetime', constraints: { precision: 'ms', start: '1901-01-01' } },
        { name: 'price', type: 'price' },
      ];

      await expectSameAsCsv(request({ rows: 20_000, seed: 1, parquet, fields }));
    });
  }

  it('gives each type of value a type of Parquet', async () => {
    const fields = [
      { name: 'small', type: 'integer', constraints: { min: -5, max: 5 } },
      { name: 'large', type: 'integer', constraints: { min: 0, max: 2 ** 31 } },
      { name: 'money', type: 'float', constraints: { min: 0, max: 999.99, precision: 2 } },
      { name: 'fine', type: 'float', constraints: { min: 0, max: 9, precision: 12 } },
      { name: 'scores', type: 'choice', constraints: { choices: [1.5, 2, 10.25] } },
      { name: 'tiny', type: 'choice', constraints: { choices: [1e-20, 2.5] } },
      { name: 'mixed', type: 'choice', constraints: { choices: ['a', 1] } },
      { name: 'flag', type: 'boolean' },
      { name: 'day', type: 'date' },
      { name: 'shown day', type: 'date', constraints: { format: 'us' } },
      { name: 'moment', type: 'datetime' },
      { name: 'unix', type: 'datetime', constraints: { format: 'unix' } },
      { name: 'place', type: 'coordinates' },
      { name: 'id', type: 'uuid' },
      { name: 'id in time', type: 'uuid', constraints: { version: 7 } },
      { name: 'shown id', type: 'template', constraints: { template: '{id}' } },
      { name: 'time', type: 'time' },
      { name: 'shown time', type: 'time', constraints: { format: '%H:%M:%S' } },
      { name: 'text', type: 'email' },
    ];

    expect((await typesOf(written(request({ rows: 3, fields })))).map(([, type]) => type))
      .to.deep //
      .equal([
        ...['INTEGER', 'BIGINT', 'DECIMAL(5,2)', 'DECIMAL(13,12)', 'DECIMAL(4,2)', 'DOUBLE'],
        ...['VARCHAR', 'BOOLEAN', 'DATE', 'VARCHAR', 'TIMESTAMP WITH TIME ZONE', 'INTEGER'],
        ...['JSON', 'UUID', 'UUID', 'VARCHAR', 'TIME', 'VARCHAR', 'VARCHAR'],
      ]);
  });

  it('has times and UUIDs as such in every row of a given column, or as texts', async () => {
    const plan = { name: 'plan', type: 'choice', constraints: { choices: ['free', 'team'] } };
    const given = (type: string, constraints: Json): Json => ({
      type,
      constraints: {
        null_rate: 0.2,
        given: { columns: ['plan'], rows: [{ when: ['team'], ...constraints }] },
      },
    });
    const fields = [
      plan,
      { name: 'evening', ...given('time', { start: '18:00:00' }) },
      { name: 'of two forms', ...given('time', { format: '%H%M' }) },
      { name: 'id', ...given('uuid', { version: 7 }) },
    ];
    const input = request({ rows: 500, seed: 9, fields });

    expect((await typesOf(written(input))).map(([, type]) => type)).to.deep.equal([
      ...['VARCHAR', 'TIME', 'VARCHAR', 'UUID'],
    ]);
    await expectSameAsCsv(input);
  });

  it('keeps every digit of the decimals of a list', async () => {
    // Without the point these are more than 2^53.
    const choices = [9.123456789012346, -0.12345678901234566, 10.5, -0, 90.07199254740993];
    const fields = choices.map((choice, i) => ({
      name: `f${i}`,
      type: 'choice',
      constraints: { choices: [choice, -0.1, 7] },
    }));
    const input = request({ rows: 50, seed: 3, fields });
    const found = await cellsOf(written(input));
    const [, ...expected] = csvRows(textOf({ ...input, format: 'csv' }));

    const withoutZeros = (cell: unknown) =>
      String(cell)
        .replace(/(\.\d*?)0+$/, '$1')
        .replace(/\.$/, '');
    const types = (await typesOf(written(input))).map(([, type]) => type);
    expect(types).to.deep.equal([
      ...['DECIMAL(16,15)', 'DECIMAL(18,17)', 'DECIMAL(3,1)', 'DECIMAL(2,1)', 'DECIMAL(16,14)'],
    ]);
    expect(found.map((row) => row.map(withoutZeros))).to.deep.equal(
      expected.map((row) => row.map(withoutZeros)),
    );
  });

  it('is read by hyparquet with the values of the JSON', async () => {
    const fields = [
      { name: 'name', type: 'name', constraints: { null_rate: 0.2 } },
      { name: 'country', type: 'country' },
      { name: 'n', type: 'integer', constraints: { min: -9, max: 9, null_rate: 0.2 } },
      { name: 'flag', type: 'boolean', constraints: { null_rate: 0.2 } },
      { name: 'place', type: 'coordinates' },
      { name: 'id', type: 'uuid', constraints: { null_rate: 0.2 } },
    ];
    for (const rows of [1, 1000]) {
      const input = request({ rows, seed: 5, fields });
      const { buffer } = Uint8Array.from(bytesOf({ ...input, format: 'parquet' }));

      expect(await parquetReadObjects({ file: buffer })).to.deep.equal(JSON.parse(textOf(input)));
    }
  });

  it('has bounds and counts of nulls, by which readers skip groups of rows', async () => {
    const long = 'x'.repeat(200);
    const nulls = { null_rate: 0.25 };
    const fields = [
      { name: 'n', type: 'integer', constraints: { min: -9, max: 9, ...nulls } },
      { name: 'day', type: 'date', constraints: { start: '1960-01-01', end: '1980-01-01' } },
      { name: 'tiny', type: 'choice', constraints: { choices: [1e-20, 2.5, -7.25], ...nulls } },
      { name: 'flag', type: 'boolean', constraints: nulls },
      { name: 'mail', type: 'email', constraints: nulls },
      { name: 'id', type: 'uuid', constraints: nulls },
      { name: 'time', type: 'time', constraints: nulls },
      { name: 'city', type: 'city' },
      { name: 'word', type: 'choice', constraints: { choices: ['é', 'z', '日本', ''], ...nulls } },
      { name: 'long', type: 'choice', constraints: { choices: [`b${long}`, `a${long}`] } },
      { name: 'none', type: 'choice', constraints: { choices: ['a', 'b'], null_rate: 1 } },
      {
        name: 'person',
        type: 'object',
        constraints: nulls,
        properties: { age: { type: 'integer', constraints: { min: 0, max: 99, ...nulls } } },
      },
      {
        name: 'tags',
        type: 'array',
        constraints: { min_items: 0, max_items: 3, ...nulls },
        items: { type: 'word', constraints: nulls },
      },
    ];
    const input = request({ rows: 1000, seed: 5, fields });
    const rows = JSON.parse(textOf(input)) as readonly Record<string, unknown>[];
    // The truth is that of the JSON: DuckDB counts nulls by the statistics that are under test.
    const leaves = (name: string): readonly unknown[] => rows.map((row) => row[name]);
    const truth: Readonly<Record<string, readonly unknown[]>> = {
      ...Object.fromEntries(fields.map(({ name }) => [name, leaves(name)])),
      person: leaves('person').map((person) => (person as { age?: unknown } | null)?.age ?? null),
      // An array that is null or empty has one place without a value.
      tags: leaves('tags').flatMap((tags) => {
        const items = (tags ?? []) as readonly unknown[];
        return items.length === 0 ? [null] : items;
      }),
    };

    const stated = await rowsOf(
      `SELECT path_in_schema, stats_min_value, stats_max_value, stats_null_count::VARCHAR FROM parquet_metadata('${written(input)}')`,
    );
    const known = new Map(stated.map(([path, ...facts]) => [String(path).split(', ')[0], facts]));
    for (const [name, values] of Object.entries(truth)) {
      const nullCount = values.filter((value) => value === null).length;
      expect(known.get(name)?.[2], name).to.equal(String(nullCount));
      const present = values.filter((value) => value !== null);
      const sorted =
        typeof present[0] === 'number'
          ? [...present].sort((x, y) => Number(x) - Number(y))
          : present.map(String).sort((x, y) => Buffer.compare(Buffer.from(x), Buffer.from(y)));
      const [min, max] = known.get(name) ?? [];
      const isLong = name === 'long';
      expect([min, max], name).to.deep.equal(
        isLong
          ? [`a${'x'.repeat(63)}`, `b${'x'.repeat(62)}y`]
          : [sorted[0], sorted.at(-1)].map((value) => (value === undefined ? null : String(value))),
      );
    }
  });

  it('has bounds of a single row, which are its value', async () => {
    const fields = [{ name: 'n', type: 'integer', constraints: { min: 7, max: 7000 } }];
    const input = request({ rows: 1, seed: 3, fields });
    const [{ n }] = JSON.parse(textOf(input));

    expect(
      await rowsOf(
        `SELECT stats_min_value, stats_max_value FROM parquet_metadata('${written(input)}')`,
      ),
    ).to.deep.equal([[String(n), String(n)]]);
  });

  it('states the encodings of its columns, and their size before compression', () => {
    const fields = [
      { name: 'text', type: 'paragraph', constraints: { null_rate: 0.2 } },
      { name: 'n', type: 'integer' },
    ];
    const columnsOf = (compression: string) => {
      const { buffer } = Uint8Array.from(
        bytesOf(
          request({ rows: 500, seed: 4, format: 'parquet', parquet: { compression }, fields }),
        ),
      );
      const [group] = parquetMetadata(buffer).row_groups;
      return group?.columns.map(({ meta_data: meta }) => meta) ?? [];
    };
    const [plain, packed] = [columnsOf('none'), columnsOf('snappy')];

    for (const column of plain) {
      expect(column?.encodings).to.include('RLE');
      expect(column?.total_uncompressed_size).to.equal(column?.total_compressed_size);
    }
    packed.forEach((column, i) => {
      const stated = Number(column?.total_uncompressed_size);
      // The numbers of the heads of pages have other lengths.
      expect(stated).to.be.closeTo(Number(plain[i]?.total_uncompressed_size), 16);
    });
    expect(Number(packed[0]?.total_compressed_size)).to.be.below(
      0.9 * Number(packed[0]?.total_uncompressed_size),
    );
  });

  it('has the same bytes whatever the number of rows generated together', () => {
    const fields = [
      { name: 'a', type: 'email' },
      { name: 'b', type: 'boolean' },
      { name: 'c', type: 'uuid', constraints: { null_rate: 0.2 } },
      { name: 'd', type: 'time', constraints: { null_rate: 0.2 } },
    ];
    const input = request({ rows: 20_000, format: 'parquet', fields });

    const whole = bytesOf(input);
    for (const rows of [1, 777]) {
      expect(bytesOf(input, { bounds: { rows, bytes: 2 ** 24 } }).equals(whole)).to.equal(true);
    }
  });

  it('has the same groups in a window that begins at the start of a group', async () => {
    // A row needs up to 128 KiB, so a group has 512 rows.
    const fields = [
      { name: 'a', type: 'city' },
      { name: 'b', type: 'boolean', constraints: { null_rate: 0.5 } },
      {
        name: 'c',
        type: 'choice',
        constraints: { choices: ['', 'b'.repeat(10_000)], weights: [99, 1] },
      },
      ...Array.from({ length: 13 }, (_, i) => ({
        name: `text ${i}`,
        type: 'template',
        constraints: { template: '{c}!' },
      })),
    ];
    const table = (offset: number, rows: number) => request({ rows, offset, seed: 2, fields });
    const groupsOf = (input: Json): Buffer => {
      const file = bytesOf({ ...input, format: 'parquet' });
      const footBytes = file.readUInt32LE(file.length - 8);
      return file.subarray(4, file.length - 8 - footBytes);
    };

    const [both, first, second] = [table(0, 700), table(0, 512), table(512, 188)].map(groupsOf);
    expect(Buffer.concat([first as Buffer, second as Buffer]).equals(both as Buffer)).to.equal(
      true,
    );
    await expectSameAsCsv(table(0, 700));
  });

  it('refuses names that readers confuse, and no name', () => {
    const fields = ['a', 'A', ''].map((name) => ({ name, type: 'uuid' }));

    expect(faultsOf(request({ format: 'parquet', fields })).map(({ path }) => path)).to.deep.equal([
      '/fields/1/name',
      '/fields/2/name',
    ]);
    expect(faultsOf(request({ format: 'csv', fields: fields.slice(0, 2) }))).to.have.length(0);
  });

  it('refuses a compression that the platform does not have', () => {
    const names = { tableName: 'data', columns: ['a'] };
    const [fault] = parquetFormat({}).check(names, { compression: 'zstd' });

    expect(fault?.path).to.equal('/parquet/compression');
    expect(fault?.message).to.match(/choose snappy or none/);
  });

  it('is smaller with compression', () => {
    const fields = [{ name: 'a', type: 'paragraph' }];
    const sizes = COMPRESSIONS.map(
      (compression) =>
        bytesOf(request({ rows: 2000, format: 'parquet', parquet: { compression }, fields }))
          .length,
    );

    const [none = 0, ...others] = sizes;
    expect(everyOf(others, (size) => size < none * 0.8)).to.equal(true);
  });
});

/** A form of a cell's text that does not depend on its notation in Parquet or CSV. */
function canonical(cell: unknown, type: string): unknown {
  if (cell === null) return null;
  const text = String(cell);
  if (type.startsWith('DECIMAL') || type === 'DOUBLE') return Number(text);
  if (type === 'TIMESTAMP WITH TIME ZONE' && text.includes('T')) return String(Date.parse(text));
  return text;
}
