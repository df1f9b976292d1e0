import { expect } from 'chai';
import { lotsOf, partsOfLot } from '../../../src/domain/bulk/part-lots.js';
import { partsOf } from '../../../src/domain/bulk/run-parts.js';
import { bulkRun } from './support/bulk-run.js';

describe('the lots of a run', () => {
  for (const parts of [1, 999, 1000, 1001, 1999, 1_000_000, 1_234_567]) {
    it(`are at most 1000 and have each of ${parts} parts once, in order`, () => {
      const lots = lotsOf(parts);

      expect(lots.length).to.be.within(1, 1000);
      let next = 0;
      for (const lot of lots) {
        expect(lot.first).to.equal(next);
        expect(lot.parts).to.be.above(0);
        next += lot.parts;
      }
      expect(next).to.equal(parts);
    });
  }

  it('are single parts if the run has few', () => {
    expect(lotsOf(3)).to.deep.equal([
      { first: 0, parts: 1 },
      { first: 1, parts: 1 },
      { first: 2, parts: 1 },
    ]);
  });

  it('have the parts of the run, across its tables', () => {
    const run = bulkRun();
    const all = [...partsOf(run)];
    const lots = [
      { first: 0, parts: 2 },
      { first: 2, parts: all.length },
    ];

    expect(lots.flatMap((lot) => [...partsOfLot(run, lot)])).to.deep.equal(all);
  });
});
