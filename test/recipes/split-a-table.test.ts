import { expect } from 'chai';
import { generate } from '../../src/adapters/library/generate.js';
import type { TableRequest } from '../../src/adapters/library/table.js';
import { Kitchen, scriptOf } from './support/run-recipe.js';

describe('docs/recipes/split-a-table.md', () => {
  const kitchen = new Kitchen();

  before(() => kitchen.run(scriptOf('split-a-table')));
  after(() => kitchen.remove());

  for (const format of ['csv', 'sql'] as const) {
    it(`joins the parts to the bytes of a single process as ${format}`, () => {
      const request = JSON.parse(kitchen.read('orders.json')) as TableRequest;

      expect(kitchen.read(`orders.${format}`) === generate({ ...request, format }).text()).to.equal(
        true,
      );
    });
  }

  it('generates 200,000 rows below one header', () => {
    const lines = kitchen.read('orders.csv').split('\r\n');

    expect(lines).to.have.length(1 + 200_000 + 1);
    expect(lines.filter((line) => line.startsWith('id,'))).to.have.length(1);
  });
});
