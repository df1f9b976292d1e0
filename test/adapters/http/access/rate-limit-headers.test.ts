import { expect } from 'chai';
import { rateLimitHeaders } from '../../../../src/adapters/http/access/rate-limit-headers.js';
import type { Admission } from '../../../../src/domain/access/admission.js';

const MIDNIGHT = Date.UTC(2026, 10, 22);

/** Returns the result of a store whose own clock shows this number of seconds before midnight. */
function admission(resetSeconds: number): Admission {
  return {
    refusedBy: undefined,
    retryAfterSeconds: 0,
    daily: { limit: 10, remaining: 9, resetSeconds },
    fair: undefined,
  };
}

describe('the rate limit headers', () => {
  for (const skew of [-3_600_000, -700, 0, 700, 3_600_000]) {
    it(`name the same midnight if the clock of the server differs by ${skew} ms from that of the store`, () => {
      for (const seconds of [1, 7200, 86_400]) {
        const now = MIDNIGHT - seconds * 1000 + skew;

        expect(rateLimitHeaders(admission(seconds), now)['X-RateLimit-Reset']).to.equal(
          String(MIDNIGHT / 1000),
        );
      }
    });
  }

  it('omit a limit that is disabled', () => {
    expect(rateLimitHeaders(admission(60), MIDNIGHT)['RateLimit-Policy']).to.equal(
      '"daily";q=10;w=86400',
    );
    expect(rateLimitHeaders({ ...admission(0), daily: undefined }, MIDNIGHT)).to.deep.equal({});
  });
});
