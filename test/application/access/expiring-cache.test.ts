import { expect } from 'chai';
import { ExpiringCache } from '../../../src/application/access/expiring-cache.js';

describe('a small cache', () => {
  const clock = { now: () => 0 };

  it('evicts the entry that was set longest ago, and not one that was set again', () => {
    const recent = new ExpiringCache<number>(clock, 1000, 2);

    recent.note('a', 1, 0);
    recent.note('b', 2, 0);
    recent.note('a', 3, 0);
    recent.note('c', 4, 0);

    expect(['a', 'b', 'c'].map((key) => recent.get(key))).to.deep.equal([3, undefined, 4]);
  });
});
