import { expect } from 'chai';
import { systemEntropy } from '../../../src/adapters/system/system-entropy.js';
import { everyOf } from '../../support/every-of.js';

describe('the system entropy', () => {
  it('draws different seeds that are whole numbers below 2^53', () => {
    const seeds = Array.from({ length: 1000 }, () => systemEntropy.seed());

    expect(everyOf(seeds, (seed) => Number.isSafeInteger(seed) && seed >= 0)).to.equal(true);
    expect(new Set(seeds)).to.have.length(1000);
  });

  it('draws seeds from the whole range', () => {
    const seeds = Array.from({ length: 1000 }, () => systemEntropy.seed());

    expect(seeds.filter((seed) => seed >= 2 ** 52).length).to.be.within(400, 600);
    expect(seeds.filter((seed) => seed % 2 === 1).length).to.be.within(400, 600);
  });

  it('generates ids that are UUIDs of version 4', () => {
    expect(systemEntropy.id()).to.match(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/);
  });
});
