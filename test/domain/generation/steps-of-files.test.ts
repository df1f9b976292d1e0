import { expect } from 'chai';
import { isMadeByThreads } from '../../../src/adapters/workers/threads.js';
import { encodeGroup } from '../../../src/domain/generation/encode/encode-file.js';
import { encodeTable } from '../../../src/domain/generation/encode/encode-table.js';
import type { TablePlan } from '../../../src/domain/generation/table-plan.js';
import { type Json, planOf, request } from '../../support/tables.js';

const COLUMNS = 100;

/** A plan of a wide file, whose groups have 16 rows. */
function widePlan(format: string, rows: number) {
  const fields = Array.from({ length: COLUMNS }, (_, i) => ({
    name: `c${i}`,
    type: 'string',
    constraints: { min_length: 1, max_length: 9000 },
  }));
  const plan = planOf(request({ rows, seed: 1, format, fields }));
  return plan.kind === 'file' ? plan : expect.fail('a text');
}

/** The sizes of the chunks of a file. An empty chunk is a pause. */
function chunkSizes(plan: TablePlan): readonly number[] {
  return Array.from(encodeTable(plan), ({ length }) => length);
}

describe('a wide binary file', () => {
  for (const format of ['parquet', 'arrow']) {
    it(`of ${format} has a pause for each column of a group, so that a server answers others`, () => {
      const sizes = chunkSizes(widePlan(format, 10));

      expect(sizes.filter((size) => size === 0).length).to.be.above(COLUMNS);
    });
  }

  it('of parquet lists each of its groups in a part of its own', () => {
    const plan = widePlan('parquet', 32);
    const groups = [0, 16].map((first) => encodeGroup(plan, first, 16).summary);
    const foots = [groups.slice(0, 1), groups].map((listed) => [...plan.file.foot(listed)]);

    expect(foots.map(({ length }) => length)).to.deep.equal([3, 4]);
  });

  for (const format of ['parquet', 'arrow']) {
    it(`of ${format} has its short parts in one chunk, since each chunk takes a turn`, () => {
      const fields = Array.from({ length: 1000 }, (_, i) => ({ name: `c${i}`, type: 'date' }));
      const plan = planOf(request({ rows: 1, seed: 1, format, fields }));
      const sizes = chunkSizes(plan).filter((size) => size > 0);
      // The head and the foot, which has three parts in Parquet, and the group.
      const bytes = sizes.reduce((sum, size) => sum + size, 0);

      expect(sizes.length).to.be.within(3, 5 + bytes / (32 * 1024));
    });
  }

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
