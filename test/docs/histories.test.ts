import { expect } from 'chai';
import { generateSet } from '../../src/adapters/library/generate-set.js';
import { pageBlocks } from '../support/page-blocks.js';

const PAGE = 'docs/histories.md';

describe(PAGE, () => {
  const [request = ''] = pageBlocks(PAGE, 'json');
  const [march, june] = pageBlocks(PAGE, 'csv');

  for (const [as_of, shown] of [
    ['2026-03-01', march],
    ['2026-06-01', june],
  ] as const) {
    it(`shows the customers of ${as_of}`, () => {
      const { tables } = generateSet({ ...JSON.parse(request), format: 'csv', as_of });

      expect(tables.get('customers')?.text().replaceAll('\r', '').trimEnd()).to.equal(shown);
    });
  }
});
