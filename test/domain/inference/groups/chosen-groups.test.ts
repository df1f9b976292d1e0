import { expect } from 'chai';
import { inferSchema } from '../../../../src/adapters/library/index.js';
import { uniform } from '../dependence/sample-tables.js';

/** The lines of a file of orders, with quotes in some of them; `keyOf` names the order of the i-th group. */
function linesOf(groups: number, keyOf: (i: number) => string): readonly string[] {
  const next = uniform(groups);
  return Array.from({ length: groups }, (_, i) => {
    const shop = next() < 0.5 ? 'north' : 'south';
    return Array.from({ length: 1 + Math.floor(7 * next()) }, (_line, line) => {
      const note = next() < 0.1 ? '"left, right"' : 'none';
      return `${line + 1},${note},${keyOf(i)},${shop},${Math.floor(90 * next())}`;
    });
  }).flat();
}

const csvOf = (lines: readonly string[]): string =>
  ['line,note,order_id,shop,price', ...lines].join('\n');

const LOST =
  'the first rows of the file form groups, but the clone has none: chosen rows are not whole groups';

describe('a sample of fewer rows than its file has', () => {
  const lines = linesOf(3000, (i) => `K${70_001 + ((i * 7919) % 20_011)}`);

  it('has whole groups', async () => {
    const { rows, fields, groups, warnings } = await inferSchema(csvOf(lines), {
      sampleRows: 2000,
    });
    const { weights: shares } = (groups ?? expect.fail()).rows as {
      readonly weights: Readonly<Record<string, number>>;
    };

    expect(rows).to.be.within(1994, 2000);
    expect(fields.filter(({ per }) => per).map(({ name }) => name)).to.include.members([
      'order_id',
      'shop',
    ]);
    expect(fields.find(({ name }) => name === 'line')?.type).to.equal('ordinal');
    expect(Object.keys(shares)).to.deep.equal(['1', '2', '3', '4', '5', '6', '7']);
    for (const share of Object.values(shares)) expect(share).to.be.within(0.1, 0.2);
    expect(warnings).to.not.include(LOST);
  });

  it('has rows from the whole file, and a warning, if only its first rows are sorted by a key', async () => {
    const again = linesOf(3000, (i) => `K${70_001 + (i % 1500)}`);
    const { groups, warnings } = await inferSchema(csvOf(again), { sampleRows: 2000 });

    expect(groups).to.equal(undefined);
    expect(warnings).to.include(LOST);
  });

  it('has rows one by one if nothing names groups', async () => {
    const next = uniform(5);
    const loose = Array.from({ length: 9000 }, () => `1,none,K${Math.floor(9e5 * next())},a,5`);
    const { rows, groups, warnings } = await inferSchema(csvOf(loose), { sampleRows: 2000 });

    expect([rows, groups]).to.deep.equal([2000, undefined]);
    expect(warnings).to.not.include(LOST);
  });
});
