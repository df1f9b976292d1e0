import { expect } from 'chai';
import { faultsOfSet } from '../../support/sets.js';
import type { Json } from '../../support/tables.js';

const id = { name: 'id', type: 'sequence' };

/** Tables that follow the same ten rows, each with one of these counts. */
const followers = (...counts: readonly (Json | number)[]): readonly Json[] => [
  { name: 'c', rows: 10, fields: [id] },
  ...counts.map((count, i) => ({ name: `t${i}`, per: { table: 'c', count }, fields: [id] })),
];

const faultsOfCounts = (...counts: readonly (Json | number)[]) =>
  faultsOfSet({ tables: followers(...counts), table: 'c', format: 'json' });

const full = { min: 0, max: 100_000 };

describe('the numbers of children of a set', () => {
  it('are limited for all its counts together, with one fault at the first count beyond', () => {
    const faults = faultsOfCounts(...new Array<Json>(498).fill(full));

    expect(faults).to.deep.equal([
      {
        path: '/tables/3/per/count',
        message:
          'the counts up to this one have 300003 numbers of rows together, but at most 250000 are allowed: give the tables of per closer bounds or weights',
      },
    ]);
  });

  it('count from the least to the greatest weighted number', () => {
    const weighted = { weights: { 5: 1, 100000: 1 } };

    expect(faultsOfCounts(full, full, weighted).map(({ path }) => path)).to.deep.equal([
      '/tables/3/per/count/weights',
    ]);
  });

  it('leave room for two counts of all numbers, and for many ordinary ones', () => {
    expect(faultsOfCounts(full, full, 7)).to.deep.equal([]);
    expect(faultsOfCounts(...new Array<Json>(400).fill({ min: 0, max: 500 }))).to.deep.equal([]);
  });
});
