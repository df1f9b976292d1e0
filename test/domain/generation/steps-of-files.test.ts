import { expect } from 'chai';
import { encodeTable } from '../../../src/domain/generation/encode-table.js';
import { planOf, request } from '../../support/tables.js';

const COLUMNS = 100;

/** The sizes of the chunks of a wide file, whose groups have 64 rows. An empty chunk is a pause. */
function chunkSizes(format: string, rows: number): readonly number[] {
  const fields = Array.from({ length: COLUMNS }, (_, i) => ({
    name: `c${i}`,
    type: 'string',
    constraints: { min_length: 1, max_length: 9000 },
  }));
  return Array.from(
    encodeTable(planOf(request({ rows, seed: 1, format, fields }))),
    (chunk) => chunk.length,
  );
}

describe('a wide binary file', () => {
  for (const format of ['parquet', 'arrow']) {
    it(`of ${format} has a pause for each column of a group, so that a server answers others`, () => {
      const sizes = chunkSizes(format, 10);

      expect(sizes.filter((size) => size === 0).length).to.be.above(COLUMNS);
    });
  }

  it('of parquet lists each of its groups in a part of its own', () => {
    const [one, two] = [chunkSizes('parquet', 64), chunkSizes('parquet', 128)];
    const foots = [one, two].map((sizes) => sizes.slice(sizes.lastIndexOf(0) + 1 + COLUMNS));

    expect(foots.map(({ length }) => length)).to.deep.equal([3, 4]);
  });
});
