import { expect } from 'chai';
import { leastCpuTime } from '../../../support/least-cpu-time.js';
import { infer, many, sampleOf } from '../samples.js';

const ROWS = 1000;

/** Columns that ascend, with each value in two rows: all of them could name groups, and none shows that it does. */
const sorted = (columns: number): ReturnType<typeof sampleOf> =>
  sampleOf(
    Object.fromEntries(
      many(columns, (i) => `c${i}`).map((name) => [
        name,
        many(ROWS, (row) => `${name}-${1000 + Math.floor(row / 2)}`),
      ]),
    ),
  );

describe('groups of wide tables', () => {
  it('are looked for in time that grows with the columns, not with their square', async () => {
    const [narrow, wide] = [sorted(30), sorted(300)];
    const bound = 20 * (await leastCpuTime(() => infer(narrow), 0));

    expect(await leastCpuTime(() => infer(wide), bound)).to.be.below(bound);
  });

  it('are found by a key that comes after columns of other groups', () => {
    const sample = sampleOf({
      area: many(ROWS, (row) => `A${Math.floor(row / 20)}x`),
      order: many(ROWS, (row) => `K${(7919 * Math.floor(row / 4)) % 100_003}`),
      line: many(ROWS, (row) => 1 + (row % 4)),
      amount: many(ROWS, (row) => (row * 37) % 101),
    });

    expect(infer(sample).warnings.join()).to.contain('the rows form groups by column order');
  });
});
