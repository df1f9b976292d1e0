import { expect } from 'chai';
import fc from 'fast-check';
import type { Limits } from '../../../src/domain/access/admission.js';
import { admitOne, freshUsage, isSpent } from '../../../src/domain/access/usage.js';

const START = Date.UTC(2026, 10, 21, 23, 55);
const DAY = 86_400_000;

/** Sends a request at each of the times, and returns the times at which it was admitted. */
function admittedAt(times: readonly number[], limits: Limits): readonly number[] {
  let usage = freshUsage(times[0] ?? START);
  return times.filter((now) => {
    const answer = admitOne(usage, limits, now);
    usage = answer.usage;
    return answer.admission.refusedBy === undefined;
  });
}

const times = fc
  .array(fc.integer({ min: 0, max: 3000 }), { minLength: 1, maxLength: 300 })
  .map((gaps) => {
    let now = START;
    return gaps.map((gap) => (now += gap));
  });
const limits = fc.record({
  daily: fc.integer({ min: 1, max: 60 }),
  fair: fc.integer({ min: 1, max: 40 }),
});

describe('the usage of a key', () => {
  it('admits at most the daily limit of requests in a UTC day', () => {
    fc.assert(
      fc.property(times, limits, (asked, { daily }) => {
        const days = admittedAt(asked, { daily, fair: 0 }).map((now) => Math.floor(now / DAY));

        for (const day of new Set(days)) {
          expect(days.filter((other) => other === day).length).to.be.at.most(daily);
        }
      }),
    );
  });

  it('admits, in any period, at most the size of the bucket plus the refill of that period', () => {
    fc.assert(
      fc.property(times, limits, (asked, { fair }) => {
        const admitted = admittedAt(asked, { daily: 0, fair });

        admitted.forEach((from, i) => {
          admitted.slice(i).forEach((to, more) => {
            expect(more + 1).to.be.at.most(fair + ((to - from) * fair) / 60_000);
          });
        });
      }),
    );
  });

  it('admits every request of a caller who keeps to the rate', () => {
    const asked = Array.from({ length: 1000 }, (_, i) => START + i * 500);

    expect(admittedAt(asked, { daily: 0, fair: 120 })).to.deep.equal(asked);
  });

  it('gives, in a refusal, the first second at which the limit admits the request again', () => {
    fc.assert(
      fc.property(times, limits, (asked, both) => {
        let usage = freshUsage(START);
        for (const now of asked) {
          const { admission, usage: after } = admitOne(usage, both, now);
          usage = after;
          if (admission.refusedBy === undefined) continue;
          const { refusedBy, retryAfterSeconds } = admission;
          const at = (seconds: number) => admitOne(usage, both, now + seconds * 1000).admission;
          expect(at(retryAfterSeconds).refusedBy).not.to.equal(refusedBy);
          expect(at(retryAfterSeconds - 1).refusedBy).to.equal(refusedBy);
        }
      }),
    );
  });

  it('reports the number of remaining requests that are then admitted', () => {
    fc.assert(
      fc.property(times, limits, (asked, both) => {
        let usage = freshUsage(START);
        const now = asked.at(-1) ?? START;
        for (const time of asked) usage = admitOne(usage, both, time).usage;
        const { admission, usage: after } = admitOne(usage, both, now);
        const { daily, fair } = admission;
        const left = Math.min(daily?.remaining ?? 0, fair?.remaining ?? 0);

        let more = 0;
        usage = after;
        for (;;) {
          const next = admitOne(usage, both, now);
          if (next.admission.refusedBy !== undefined) break;
          usage = next.usage;
          more += 1;
        }
        expect(more).to.equal(left);
      }),
    );
  });

  it('is spent once it equals a fresh usage', () => {
    const both = { daily: 5, fair: 4 };
    const { usage } = admitOne(freshUsage(START), both, START);

    expect(isSpent(usage, both, START + 14_999)).to.equal(false);
    expect(isSpent(usage, both, START + 15_000)).to.equal(false);
    expect(isSpent(usage, { ...both, daily: 0 }, START + 15_000)).to.equal(true);
    expect(isSpent(usage, both, START + 300_000)).to.equal(true);
  });

  it('reports no allowance and refuses no request if no limit is set', () => {
    const none = { daily: 0, fair: 0 };
    const { usage, admission } = admitOne(freshUsage(START), none, START);

    expect(admission).to.deep.equal({
      refusedBy: undefined,
      retryAfterSeconds: 0,
      daily: undefined,
      fair: undefined,
    });
    expect(admitOne(usage, none, START).admission.refusedBy).to.equal(undefined);
  });

  it('reports the seconds until midnight, and until the bucket is full', () => {
    const both = { daily: 5, fair: 4 };
    const first = admitOne(freshUsage(START), both, START);
    const second = admitOne(first.usage, both, START + 5000);

    expect(first.admission).to.deep.include({
      daily: { limit: 5, remaining: 4, resetSeconds: 300 },
      fair: { limit: 4, remaining: 3, resetSeconds: 15 },
    });
    expect(second.admission).to.deep.include({
      daily: { limit: 5, remaining: 3, resetSeconds: 295 },
      fair: { limit: 4, remaining: 2, resetSeconds: 25 },
    });
  });

  it('of an earlier day is not spent until its bucket is full', () => {
    const both = { daily: 5, fair: 4 };
    const late = Date.UTC(2026, 10, 21, 23, 59, 59);
    const { usage } = admitOne(freshUsage(late), both, late);

    expect(isSpent(usage, both, late + 2000)).to.equal(false);
    expect(isSpent(usage, both, late + 15_000)).to.equal(true);
  });

  it('is not spent if the clock was set back', () => {
    const both = { daily: 5, fair: 0 };
    const { usage } = admitOne(freshUsage(START), both, START + 300_000);

    expect(isSpent(usage, both, START)).to.equal(false);
  });
});
