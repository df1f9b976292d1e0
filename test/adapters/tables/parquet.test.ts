import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect } from 'chai';
import type { CompressionCodec, SchemaElement } from 'hyparquet';
import type { ColumnSource } from 'hyparquet-writer';
import { byteSource } from '../../support/tables/byte-source.js';
import { parquetFile as parquet } from '../../support/tables/parquet-file.js';
import { bounds, readSource, readTable, refusal } from '../../support/tables/read-table.js';
import { zipFile } from '../../support/tables/zip-file.js';

/** Returns a Zstandard frame with one block that is not compressed (RFC 8878, 3.1.1). */
function zstdFrame(input: Uint8Array): Uint8Array {
  const head = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0xa0, 0, 0, 0, 0, 0, 0, 0]);
  head.writeUInt32LE(input.length, 5);
  head.writeUIntLE((input.length << 3) | 1, 9, 3);
  return Buffer.concat([head, input]);
}

const count = (rows: number) => Int32Array.from({ length: rows }, (_, i) => i);
const words = (rows: number) => Array.from({ length: rows }, (_, i) => `word ${i} of many`);

describe('a Parquet file', () => {
  const day = 86_400_000;
  const kinds: readonly (readonly [
    ColumnSource,
    Partial<SchemaElement> | undefined,
    readonly (string | null)[],
  ])[] = [
    [
      { name: 'bool', data: [true, false, null], type: 'BOOLEAN' },
      undefined,
      ['true', 'false', null],
    ],
    [{ name: 'int32', data: [1, -2, null], type: 'INT32' }, undefined, ['1', '-2', null]],
    [
      { name: 'int64', data: [9007199254740993n, -1n, null], type: 'INT64' },
      undefined,
      ['9007199254740993', '-1', null],
    ],
    [
      { name: 'float', data: [0.1, -2.5, 16777216], type: 'FLOAT' },
      undefined,
      ['0.1', '-2.5', '16777216'],
    ],
    [
      { name: 'double', data: [0.1, 1e21, null], type: 'DOUBLE' },
      undefined,
      ['0.1', '1e+21', null],
    ],
    [{ name: 'string', data: ['é', '', null], type: 'STRING' }, undefined, ['é', '', null]],
    [
      {
        name: 'bytes',
        data: [new Uint8Array([255, 0]), Buffer.from('text'), null],
        type: 'BYTE_ARRAY',
      },
      undefined,
      ['ff00', 'text', null],
    ],
    [
      { name: 'json', data: [{ a: [1] }, 'x', null], type: 'JSON' },
      undefined,
      ['{"a":[1]}', '"x"', null],
    ],
    [
      { name: 'stamp', data: [new Date(1.5e12), new Date(0), null], type: 'TIMESTAMP' },
      undefined,
      ['2017-07-14T02:40:00Z', '1970-01-01T00:00:00Z', null],
    ],
    [
      { name: 'uuid', data: ['a1b2c3d4-0000-4000-8000-000000000001'], type: 'UUID' },
      undefined,
      ['a1b2c3d4-0000-4000-8000-000000000001'],
    ],
    [
      { name: 'micros', data: [1500000000000123n, -1n] },
      { type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MICROS' } },
      ['2017-07-14T02:40:00.000123Z', '1969-12-31T23:59:59.999999Z'],
    ],
    [
      { name: 'local', data: [1500000000000000001n] },
      { type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: false, unit: 'NANOS' } },
      ['2017-07-14T02:40:00.000000001'],
    ],
    [
      { name: 'date', data: [new Date(19_000 * day), new Date(-day)] },
      { type: 'INT32', converted_type: 'DATE' },
      ['2022-01-08', '1969-12-31'],
    ],
    [
      { name: 'time', data: [3_661_500, 0] },
      { type: 'INT32', converted_type: 'TIME_MILLIS' },
      ['01:01:01.5', '00:00:00'],
    ],
    [
      { name: 'decimal', data: [123.45, -0.05] },
      { type: 'INT64', converted_type: 'DECIMAL', precision: 18, scale: 2 },
      ['123.45', '-0.05'],
    ],
    [
      { name: 'fixed', data: [123.45, -0.05] },
      {
        type: 'FIXED_LEN_BYTE_ARRAY',
        type_length: 5,
        converted_type: 'DECIMAL',
        precision: 9,
        scale: 2,
      },
      ['123.45', '-0.05'],
    ],
    [
      { name: 'unsigned', data: [4294967295, 1] },
      { type: 'INT32', converted_type: 'UINT_32' },
      ['4294967295', '1'],
    ],
  ];
  for (const [column, element, cells] of kinds) {
    it(`returns values of ${column.name} as text`, async () => {
      const schema: SchemaElement[] | undefined = element && [
        { name: 'root', num_children: 1 },
        { name: column.name, repetition_type: 'OPTIONAL', ...element },
      ];
      const sample = await readTable('a.parquet', parquet([column], schema && { schema }));

      expect(sample.header).to.deep.equal([column.name]);
      expect(sample.columns).to.deep.equal([cells]);
      expect(sample).to.include({ complete: true, rows: cells.length, decimalMark: '.' });
    });
  }

  it('returns nested columns as JSON', async () => {
    const schema: SchemaElement[] = [
      { name: 'root', num_children: 2 },
      { name: 'tags', repetition_type: 'OPTIONAL', num_children: 1, converted_type: 'LIST' },
      { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
      { name: 'element', repetition_type: 'OPTIONAL', type: 'BYTE_ARRAY', converted_type: 'UTF8' },
      { name: 'place', repetition_type: 'OPTIONAL', num_children: 2 },
      { name: 'city', repetition_type: 'OPTIONAL', type: 'BYTE_ARRAY', converted_type: 'UTF8' },
      { name: 'code', repetition_type: 'OPTIONAL', type: 'INT64' },
    ];
    const tags = [['a', 'b'], [], null];
    const places = [{ city: 'Oslo', code: 1n }, { city: null, code: 9007199254740993n }, null];
    const file = parquet(
      [
        { name: 'tags', data: tags },
        { name: 'place', data: places },
      ],
      { schema },
    );

    const sample = await readTable('a.parquet', file);

    expect(sample.columns[0]).to.deep.equal(['["a","b"]', '[]', null]);
    expect(sample.columns[1]?.slice(0, 2).map((cell) => JSON.parse(cell ?? ''))).to.deep.equal([
      { city: 'Oslo', code: 1 },
      { city: null, code: '9007199254740993' },
    ]);
  });

  const codecs: readonly (readonly [
    CompressionCodec,
    ((input: Uint8Array) => Uint8Array) | undefined,
  ])[] = [
    ['UNCOMPRESSED', undefined],
    ['SNAPPY', undefined],
    ['GZIP', (input) => gzipSync(input)],
    ['BROTLI', (input) => brotliCompressSync(input)],
    ['ZSTD', zstdFrame],
  ];
  for (const [codec, compress] of codecs) {
    it(`is decompressed if it is ${codec}`, async () => {
      const options = { codec, ...(compress && { compressors: { [codec]: compress } }) };
      const file = parquet(
        [
          { name: 'n', data: count(500) },
          { name: 'w', data: words(500) },
        ],
        options,
      );

      const sample = await readTable('a.parquet', file);

      expect(sample.columns).to.deep.equal([[...count(500)].map(String), words(500)]);
    });
  }

  it('is read up to the requested row across row groups and pages', async () => {
    const columns = [
      { name: 'n', data: count(3000) },
      { name: 'w', data: words(3000) },
    ];
    const file = parquet(columns, { rowGroupSize: 700, pageSize: 500 });

    for (const rows of [1, 699, 700, 701, 2500, 3000, 5000]) {
      const sample = await readTable('a.parquet', file, { rows });

      expect(sample.rows).to.equal(Math.min(rows, 3000));
      expect(sample.columns[1]).to.deep.equal(words(sample.rows));
      expect(sample.complete).to.equal(rows >= 3000);
    }
  });

  it('is read up to the requested row if rows are lists', async () => {
    const schema: SchemaElement[] = [
      { name: 'root', num_children: 1 },
      { name: 'tags', repetition_type: 'OPTIONAL', num_children: 1, converted_type: 'LIST' },
      { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
      { name: 'element', repetition_type: 'OPTIONAL', type: 'INT32' },
    ];
    const data = Array.from({ length: 3000 }, (_, i) => [i, ...new Array(i % 7).fill(1)]);
    const file = parquet([{ name: 'tags', data }], { schema, rowGroupSize: 3000, pageSize: 500 });

    for (const rows of [1, 1000, 2999, 3000]) {
      const sample = await readTable('a.parquet', file, { rows });

      expect(sample.columns[0]).to.deep.equal(
        data.slice(0, rows).map((row) => JSON.stringify(row)),
      );
    }
  });

  it('is read with requests for its footer and for the pages of the rows only, if ranges are available', async () => {
    const columns = ['a', 'b', 'c'].map((name) => ({
      name,
      data: words(300_000),
      dictionary: false,
    }));
    const file = parquet(columns, {
      rowGroupSize: 300_000,
      pageSize: 20_000,
      codec: 'UNCOMPRESSED',
    });
    const source = byteSource('a.parquet', file, { ranges: true });

    const sample = await readSource(source, { rows: 1000 });

    expect(sample).to.include({ rows: 1000, complete: false });
    expect(source.log.streamed).to.equal(0);
    const bytes = source.log.ranges.reduce((sum, [, , length]) => sum + length, 0);
    expect(bytes).to.be.below(file.length / 10);
    expect(source.log.ranges[1]?.[0]).to.equal(-65_536);
  });

  it('causes a second request if its footer is long', async () => {
    const long = 'n'.repeat(800);
    const columns = Array.from({ length: 100 }, (_, i) => ({ name: `${long} ${i}`, data: [i] }));
    const source = byteSource('a.parquet', parquet(columns), { ranges: true });

    expect(await readSource(source)).to.include({ rows: 1, complete: true });
    const [, first, second] = source.log.ranges;
    expect(first?.[0]).to.equal(-65_536);
    expect(second?.[0]).to.be.below(-65_536);
  });

  it('is recognized by its content, also in a zip archive', async () => {
    const file = parquet([{ name: 'n', data: count(3) }]);

    expect((await readTable('a.csv', file)).columns).to.deep.equal([['0', '1', '2']]);
    expect((await readTable('a.csv', file, {}, { ranges: true })).rows).to.equal(3);
    const packed = zipFile({ path: 'a.parquet', content: file });
    expect((await readTable('a.zip', packed)).rows).to.equal(3);
  });

  it('loses cells and columns that exceed the bounds', async () => {
    const file = parquet([
      { name: 'a', data: ['long', 'x'] },
      { name: 'b', data: count(2) },
    ]);

    const sample = await readTable('a.parquet', file, { cellLength: 3, columns: 1 });

    expect(sample.columns).to.deep.equal([['', 'x']]);
    expect(sample.warnings).to.deep.equal([
      '1 column is left out: too many, or too large',
      '1 cell longer than 3 characters is read as empty',
    ]);
  });

  it('loses a column whose first page exceeds the bound', async () => {
    const file = parquet([
      { name: 'n', data: count(100) },
      { name: 'blob', data: Array.from({ length: 100 }, (_, i) => `${i}`.repeat(10_000)) },
    ]);

    const sample = await readTable('a.parquet', file, { inflatedBytes: 500_000 }, { ranges: true });

    expect(sample.header).to.deep.equal(['n']);
    expect(sample.rows).to.equal(100);
  });

  const whole = parquet([{ name: 'n', data: count(1000) }], { codec: 'UNCOMPRESSED' });
  const broken: readonly (readonly [string, Buffer, string])[] = [
    ['its end is missing', whole.subarray(0, -10), 'the parquet file is cut off'],
    [
      'its footer is longer than the file',
      Buffer.from('PAR1PAR1'),
      'the footer of the parquet file is too long',
    ],
    [
      'its pages are zeros',
      Buffer.concat([whole.subarray(0, 4), Buffer.alloc(1000), whole.subarray(1004)]),
      'a page of the parquet file is damaged, or too large',
    ],
    [
      'its footer is noise',
      Buffer.concat([whole.subarray(0, -60), Buffer.alloc(52, 0x77), whole.subarray(-8)]),
      'the parquet file is damaged, or uses an unsupported feature',
    ],
    [
      'it is encrypted',
      Buffer.concat([Buffer.from('PARE'), whole]),
      'the parquet file is encrypted',
    ],
  ];
  for (const [what, file, reason] of broken) {
    it(`is refused if ${what}`, async () => {
      expect(await refusal('a.parquet', file)).to.equal(reason);
      expect(await refusal('a.parquet', file, { ranges: true })).to.equal(reason);
    });
  }

  it('is refused if it is large and ranges are not available', async () => {
    const file = parquet([{ name: 'w', data: words(50_000) }], { codec: 'UNCOMPRESSED' });
    const sample = await readSource(byteSource('a.parquet', file), { inflatedBytes: 100_000 });

    expect(sample).to.equal('the parquet file is truncated, or too large to be read as a stream');
  });

  it('with pages that announce too many values is refused', async () => {
    const data = new Array(5_000_000).fill(1);
    const file = parquet([{ name: 'n', data, type: 'INT32' }], {
      rowGroupSize: 5_000_000,
      pageSize: 1e9,
    });

    expect(await refusal('a.parquet', file)).to.equal(
      'a page of the parquet file is damaged, or too large',
    );
  });

  it('with few bytes that announce a billion values is refused without the memory for them', async () => {
    const data = Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? null : i));
    const file = parquet([{ name: 'n', data, type: 'INT32' }], { codec: 'UNCOMPRESSED' });
    const levels = file.indexOf(Buffer.from([(13 << 1) | 1, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa]));
    expect(levels).to.be.above(0);
    // A run of 2^30 - 1 levels replaces 13 bytes of levels.
    file.set([0xfe, 0xff, 0xff, 0xff, 0x07, 1], levels);

    // On a slow machine the time limit comes first.
    expect(await refusal('a.parquet', file)).to.match(/needs too much memory|takes too long/);
  });
});

describe('an aborted read', () => {
  const hang = new Promise<never>(() => {});
  const columns = parquet([{ name: 'n', data: count(10) }]);

  for (const [what, source] of [
    [
      'in a stream that hangs',
      {
        ...byteSource('a.csv', ''),
        stream: () => ({ [Symbol.asyncIterator]: () => ({ next: () => hang }) }),
      },
    ],
    [
      'in a range request for the head that hangs',
      { ...byteSource('a.zip', columns), range: () => hang },
    ],
    ['in a range request that hangs', { ...byteSource('a.csv', columns), range: () => hang }],
  ] as const) {
    it(`ends at once ${what}, with the reason of the signal`, async () => {
      const controller = new AbortController();
      const reading = readSource(source, bounds, controller.signal).catch(
        (error: Error) => error.name,
      );
      setTimeout(() => controller.abort(), 300);

      expect(await reading).to.equal('AbortError');
    });
  }
});
