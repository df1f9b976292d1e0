import { expect } from 'chai';
import { MemoryCounterStore } from '../../../../src/adapters/stores/memory/memory-counter-store.js';
import { orFail } from '../stores-under-test.js';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 21, 12);

describe('the counter store in memory', () => {
  let now: number;
  const clock = { now: () => now };
  beforeEach(() => {
    now = NOON;
  });

  it('keeps the counts of a limited number of addresses, those that were seen last', async () => {
    const store = new MemoryCounterStore(clock, 100);
    const limits = { daily: 0, fair: 2 };
    for (let i = 0; i < 10_000; i++) {
      await orFail(store.admit(`address-${i}`, limits));
      await orFail(store.admit('busy', limits));
    }

    expect(store.size).to.equal(100);
    expect(await orFail(store.admit('busy', limits))).to.include({ refusedBy: 'fair' });
  });

  it('forgets a bucket that is full again', async () => {
    const store = new MemoryCounterStore(clock);
    for (let i = 0; i < 50; i++) await orFail(store.admit(`a-${i}`, { daily: 0, fair: 60 }));
    now += 1000;

    await orFail(store.admit('b', { daily: 0, fair: 60 }));

    expect(store.size).to.equal(1);
  });

  it('forgets a day that is over, but keeps the later day when the clock is set back', async () => {
    const store = new MemoryCounterStore(clock);
    const limits = { daily: 1, fair: 0 };
    await orFail(store.admit('a', limits));
    now += DAY;
    await orFail(store.admit('b', limits));
    expect(store.size).to.equal(1);

    now = NOON;
    expect((await orFail(store.admit('a', limits))).daily?.resetSeconds).to.equal(36 * 3600);
    expect(await orFail(store.admit('b', limits))).to.include({ refusedBy: 'daily' });
  });
});
