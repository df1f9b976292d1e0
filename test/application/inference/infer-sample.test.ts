import { expect } from 'chai';
import {
  inferSample,
  type ReadRows,
  type SampleTerms,
  sampleOfFile,
} from '../../../src/application/inference/infer-sample.js';
import type { InferenceEngine } from '../../../src/domain/engine/inference-engine.js';
import type { TableSample } from '../../../src/domain/tables/table-sample.js';
import { inferenceEngine } from '../../support/tables.js';

const sample: TableSample = {
  header: ['size'],
  columns: [Array.from({ length: 40 }, (_, i) => 'SML'.charAt(i % 3))],
  rows: 40,
  complete: false,
  decimalMark: '.',
  warnings: [],
};

const terms: SampleTerms = {
  rows: 100,
  k: 10,
  paths: { header: '/head', category: (index) => `/columns/${index}` },
};

describe('inferSample', () => {
  for (const [rows, complete, warned] of [
    [100, false, true],
    [40, false, false],
    [100, true, false],
  ] as const) {
    it(`warns of a sample of 40 rows that is ${complete ? 'complete' : 'cut'}, if ${rows} were asked for: ${warned}`, async () => {
      const inferred = await inferSample(
        inferenceEngine,
        { ...sample, complete },
        { ...terms, rows },
      )();

      const expected =
        '40 rows were sampled, not 100: the sample reached a size limit, or the file was truncated';
      const { warnings } = (inferred as Extract<typeof inferred, { _tag: 'Right' }>).right.schema;
      expect(warnings.includes(expected)).to.equal(warned);
    });
  }

  it('names all terms that do not suit the sample as the caller does', async () => {
    const inferred = await inferSample(inferenceEngine, sample, {
      ...terms,
      header: 'no',
      unit: 'shop',
      categories: ['size', 'colour'],
    })();

    expect(inferred).to.have.nested.property('left.code', 'invalid_request');
    const { left } = inferred as { left: { faults: readonly { readonly path: string }[] } };
    expect(left.faults.map(({ path }) => path)).to.deep.equal(['/head', '/columns/1', '/unit']);
  });
});

describe('the sample of a file', () => {
  /** What is read of a file whose first rows, and chosen groups, are grouped by these columns. */
  async function sampled(
    keys: readonly (number | undefined)[],
    { unit, ...first }: Partial<TableSample> & { readonly unit?: string } = {},
  ) {
    const reads: Parameters<ReadRows>[0][] = [];
    const read: ReadRows = async (which) => {
      reads.push(which);
      return { ...sample, hasWholeGroups: which.groupedBy !== undefined, ...first };
    };
    const asked = [...keys];
    const engine = {
      loadNames: async () => [],
      groupKey: () => asked.shift(),
    } as unknown as InferenceEngine;
    const found = await sampleOfFile(engine, read, { rows: 50_000, k: 10, unit });
    return { reads, warnings: found.warnings };
  }

  const first = { rows: 20_000 };
  const groups = { isSpread: true, groupedBy: 2 };
  const spread = { isSpread: true };
  const warning =
    'the first rows of the file form groups, but the clone has none: chosen rows are not whole groups';

  it('is its first rows if these are all', async () => {
    expect(await sampled([], { complete: true })).to.deep.equal({ reads: [first], warnings: [] });
  });

  it('is rows from all of it if the first ones form no groups, or a unit is named', async () => {
    const alone = { reads: [first, spread], warnings: [] };

    expect(await sampled([undefined])).to.deep.equal(alone);
    expect(await sampled([2], { unit: 'shop' })).to.deep.equal(alone);
  });

  it('is whole groups if all rows form the groups of the first ones', async () => {
    expect(await sampled([2, 2])).to.deep.equal({ reads: [first, groups], warnings: [] });
  });

  it('is rows alone, with a warning, if the rows form other groups or none, or no whole ones', async () => {
    const alone = { reads: [first, groups, spread], warnings: [warning] };

    expect(await sampled([2, 1])).to.deep.equal(alone);
    expect(await sampled([2, undefined])).to.deep.equal(alone);
    expect(await sampled([2, 2], { hasWholeGroups: false })).to.deep.equal(alone);
  });
});
