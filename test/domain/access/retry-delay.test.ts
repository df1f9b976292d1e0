import { expect } from 'chai';
import type { Admission } from '../../../src/domain/access/admission.js';
import { retryDelaySeconds } from '../../../src/domain/access/retry-delay.js';

function refusal(refusedBy: Admission['refusedBy']): Admission {
  return { refusedBy, retryAfterSeconds: 100, daily: undefined, fair: undefined };
}

describe('the delay before a retry', () => {
  const ids = Array.from({ length: 1000 }, (_, i) => `key-${i}`);

  it('spreads keys that wait for midnight over the 30 seconds after midnight', () => {
    const delays = ids.map((id) => retryDelaySeconds(id, refusal('daily')));

    const expected = Array.from({ length: 31 }, (_, i) => 100 + i);
    expect([...new Set(delays)].sort((a, b) => a - b)).to.deep.equal(expected);
  });

  it('is always the same for one key', () => {
    for (const id of ids) {
      const [first, second] = [1, 2].map(() => retryDelaySeconds(id, refusal('daily')));
      expect(first).to.equal(second);
    }
  });

  it('is not extended for a key that exceeded its rate of fair use', () => {
    for (const id of ids) expect(retryDelaySeconds(id, refusal('fair'))).to.equal(100);
  });
});
