import { expect } from 'chai';
import { isMadeByThreads } from '../../../src/adapters/workers/threads.js';
import { encodeTable } from '../../../src/domain/generation/encode-table.js';
import { type Json, planOf, request } from '../../support/tables.js';

const COLUMNS = 100;

/** The sizes of the chunks of a wide file, whose groups have 16 rows. An empty chunk is a pause. */
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
    const [one, two] = [chunkSizes('parquet', 16), chunkSizes('parquet', 32)];
    const foots = [one, two].map((sizes) => sizes.slice(sizes.lastIndexOf(0) + 1 + COLUMNS));

    expect(foots.map(({ length }) => length)).to.deep.equal([3, 4]);
  });

  const keyed = { name: 'id', type: 'sequence' };
  /** Rows that copy the places of random children, which are found through the counts of all parents. */
  const places = (rows: number, format: string): Json => ({
    seed: 1,
    format,
    table: 'visits',
    rows,
    tables: [
      { name: 'people', rows: 8e10, key: ['id'], fields: [keyed] },
      {
        name: 'calls',
        per: { table: 'people', count: { min: 0, max: 100_000 } },
        key: ['id'],
        fields: [keyed, { name: 'place', type: 'ordinal' }],
      },
      {
        name: 'visits',
        rows,
        fields: [
          { name: 'call', type: 'reference', constraints: { table: 'calls' } },
          { name: 'place', type: 'copy', constraints: { through: 'call', field: 'place' } },
        ],
      },
    ],
  });

  for (const format of ['parquet', 'arrow']) {
    it(`of ${format} has groups of few rows if they take long, which threads make`, () => {
      const plan = planOf(places(1000, format));
      if (plan.kind !== 'file') expect.fail('a text');
      const { cost, file } = plan;

      expect(cost.row).to.be.above(1e6);
      expect(file.rowsPerGroup).to.be.within(1, 250);
      expect(cost.row * file.rowsPerGroup).to.be.within(100e6, 250e6);
      const shared = { count: 2, isShared: true, isAsked: false };
      expect(isMadeByThreads(plan, shared)).to.equal(true);
    });
  }
});
