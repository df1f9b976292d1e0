import { expect } from 'chai';
import { inferSample, type SampleTerms } from '../../../src/application/inference/infer-sample.js';
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
