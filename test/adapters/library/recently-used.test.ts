import { expect } from 'chai';
import { RecentlyUsed } from '../../../src/adapters/library/recently-used.js';

describe('the recent values', () => {
  const has = (recent: RecentlyUsed<number>, value: number): boolean =>
    recent.find((one) => one === value) !== undefined;

  it('are at most as many as allowed', () => {
    const recent = new RecentlyUsed<number>(3);
    for (let i = 0; i < 10; i++) recent.add(i);

    const kept: number[] = [];
    recent.find((value) => {
      kept.push(value);
      return false;
    });
    expect(kept).to.deep.equal([9, 8, 7]);
  });

  it('lose the one that was not used for the longest time', () => {
    const recent = new RecentlyUsed<number>(2);
    recent.add(1);
    recent.add(2);
    expect(has(recent, 1)).to.equal(true);
    recent.add(3);

    expect([1, 2, 3].filter((value) => has(recent, value))).to.deep.equal([1, 3]);
  });
});
