import { expect } from 'chai';
import fc from 'fast-check';
import type { SchemaElement } from 'hyparquet';
import { byteSource } from '../../support/tables/byte-source.js';
import { parquetFile } from '../../support/tables/parquet-file.js';
import { readSource } from '../../support/tables/read-table.js';

const numbers = (rows: number) => [
  { name: 'n', data: Array.from({ length: rows }, (_, i) => (i % 7 > 0 ? i : null)) },
  { name: 'b', data: Array.from({ length: rows }, (_, i) => (i % 3 > 0 ? i % 2 > 0 : null)) },
  { name: 'w', data: Array.from({ length: rows }, (_, i) => `word ${i % 50} of many`) },
];
const lists: SchemaElement[] = [
  { name: 'root', num_children: 1 },
  { name: 'tags', repetition_type: 'OPTIONAL', num_children: 1, converted_type: 'LIST' },
  { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
  { name: 'element', repetition_type: 'OPTIONAL', type: 'BYTE_ARRAY', converted_type: 'UTF8' },
];
const tags = Array.from({ length: 100 }, (_, i) =>
  i % 5 > 0 ? Array.from({ length: i % 4 }, (_, j) => String(j)) : null,
);

const seeds: readonly Buffer[] = [
  parquetFile(numbers(30), { codec: 'UNCOMPRESSED' }),
  parquetFile(numbers(300), { pageSize: 500, rowGroupSize: 100 }),
  parquetFile([{ name: 'tags', data: tags }], { schema: lists, codec: 'UNCOMPRESSED' }),
];

const changes = fc.array(fc.tuple(fc.noBias(fc.nat()), fc.noBias(fc.nat(255))), {
  minLength: 3,
  maxLength: 3,
});
/** A file with three random bytes changed between its magic numbers. */
const damaged = fc.tuple(fc.nat(seeds.length - 1), changes).map(([seed, changed]) => {
  const file = Buffer.from(seeds[seed] as Buffer);
  for (const [at, value] of changed) file[4 + (at % (file.length - 8))] = value;
  return file;
});

/** A time limit in milliseconds that only an endless loop reaches, however busy the machine is. */
const ENDLESS = 120_000;

describe('a parquet file with three changed bytes', () => {
  it('is read or refused, and never read without end', async () => {
    // Two of these files make the parquet library loop forever.
    const files = fc.sample(damaged, { seed: 31, numRuns: 60 });
    const ends = { read: 0, refused: 0 };

    for (const file of files) {
      const signal = AbortSignal.timeout(ENDLESS);
      const sample = await readSource(byteSource('a.parquet', file), {}, signal);
      ends[typeof sample === 'string' ? 'refused' : 'read'] += 1;
    }

    expect(ends.read).to.be.above(5);
    expect(ends.refused).to.be.above(5);
  });
});
