import { expect } from 'chai';
import type { Admission, Limits } from '../../../src/domain/access/admission.js';
import { type OpenStores, orFail, record, type StoresUnderTest } from './stores-under-test.js';

const MINUTE = 60_000;
const MIDNIGHT = Date.UTC(2026, 10, 22);
const NOON = MIDNIGHT - 12 * 60 * MINUTE;

/** The contract of every counter store: it applies the rules of `domain/access/usage.ts` atomically. */
export function counterStoreContract(name: string, open: OpenStores): void {
  describe(`${name} as a counter store`, () => {
    let stores: StoresUnderTest;
    beforeEach(async () => {
      stores = await open();
      await stores.setTime(NOON);
    });
    afterEach(() => stores.close());

    function admit(keyId: string, limits: Limits): Promise<Admission> {
      return orFail(stores.counters.admit(keyId, limits));
    }

    /** Sends requests concurrently and returns the number of those that are admitted. */
    async function admitted(keyId: string, limits: Limits, requests: number): Promise<number> {
      const answers = await Promise.all(
        Array.from({ length: requests }, () => admit(keyId, limits)),
      );
      return answers.filter(({ refusedBy }) => refusedBy === undefined).length;
    }

    it('admits exactly the daily limit of many concurrent requests', async () => {
      const { id } = record();

      expect(await admitted(id, { daily: 100, fair: 0 }, 300)).to.equal(100);
    });

    it('admits exactly the fair use of many concurrent requests', async () => {
      const { id } = record();

      expect(await admitted(id, { daily: 0, fair: 50 }, 200)).to.equal(50);
    });

    it('returns what remains after each request, down to 0 at the last admitted one', async () => {
      const { id } = record();
      const limits = { daily: 3, fair: 60 };

      for (const remaining of [2, 1, 0]) {
        expect(await admit(id, limits)).to.deep.equal({
          refusedBy: undefined,
          retryAfterSeconds: 0,
          daily: { limit: 3, remaining, resetSeconds: 43_200 },
          fair: { limit: 60, remaining: 57 + remaining, resetSeconds: 3 - remaining },
        });
      }
      expect(await admit(id, limits)).to.deep.equal({
        refusedBy: 'daily',
        retryAfterSeconds: 43_200,
        daily: { limit: 3, remaining: 0, resetSeconds: 43_200 },
        fair: { limit: 60, remaining: 57, resetSeconds: 3 },
      });
    });

    it('checks fair use before the daily limit, and counts a rejected request for neither', async () => {
      const { id } = record();
      const limits = { daily: 10, fair: 2 };
      for (let i = 0; i < 2; i++) await admit(id, limits);

      for (let i = 0; i < 5; i++) {
        expect(await admit(id, limits)).to.deep.equal({
          refusedBy: 'fair',
          retryAfterSeconds: 30,
          daily: { limit: 10, remaining: 8, resetSeconds: 43_200 },
          fair: { limit: 2, remaining: 0, resetSeconds: 60 },
        });
      }
      await stores.setTime(NOON + MINUTE);
      expect((await admit(id, limits)).daily?.remaining).to.equal(7);
    });

    it('does not count a request against fair use if the daily limit rejects it', async () => {
      const { id } = record();
      const limits = { daily: 1, fair: 2 };

      for (let i = 0; i < 6; i++) await admit(id, limits);

      expect(await admit(id, limits)).to.include({ refusedBy: 'daily' });
    });

    it('refills fair use evenly, and never above its size', async () => {
      const { id } = record();
      const limits = { daily: 0, fair: 4 };
      for (let i = 0; i < 4; i++) await admit(id, limits);

      await stores.setTime(NOON + 14_999);
      expect(await admit(id, limits)).to.include({ refusedBy: 'fair', retryAfterSeconds: 1 });
      await stores.setTime(NOON + 15_000);
      expect(await admit(id, limits)).to.include({ refusedBy: undefined });
      expect(await admit(id, limits)).to.include({ refusedBy: 'fair', retryAfterSeconds: 15 });
      await stores.setTime(NOON + 20 * MINUTE);
      expect((await admit(id, limits)).fair).to.deep.equal({
        limit: 4,
        remaining: 3,
        resetSeconds: 15,
      });
    });

    it('refills fair use correctly if a part of it is not a whole number of milliseconds', async () => {
      const { id } = record();
      for (let i = 0; i < 7; i++) await admit(id, { daily: 0, fair: 7 });

      await stores.setTime(NOON + 8571);
      expect(await admit(id, { daily: 0, fair: 7 })).to.include({ refusedBy: 'fair' });
      await stores.setTime(NOON + 8572);
      expect(await admit(id, { daily: 0, fair: 7 })).to.include({ refusedBy: undefined });
    });

    it('applies no limit that is 0', async () => {
      const { id } = record();

      for (let i = 0; i < 20; i++) {
        expect(await admit(id, { daily: 0, fair: 0 })).to.deep.equal({
          refusedBy: undefined,
          retryAfterSeconds: 0,
          daily: undefined,
          fair: undefined,
        });
      }
    });

    it('starts a new count at midnight UTC, not a millisecond earlier', async () => {
      const { id } = record();
      const limits = { daily: 2, fair: 0 };
      await stores.setTime(MIDNIGHT - 1);
      for (let i = 0; i < 2; i++) await admit(id, limits);
      expect(await admit(id, limits)).to.include({ refusedBy: 'daily', retryAfterSeconds: 1 });

      await stores.setTime(MIDNIGHT);
      expect(await admit(id, limits)).to.deep.equal({
        refusedBy: undefined,
        retryAfterSeconds: 0,
        daily: { limit: 2, remaining: 1, resetSeconds: 86_400 },
        fair: undefined,
      });
    });

    it('keeps the count of the later day when its clock is set back', async () => {
      const { id } = record();
      const limits = { daily: 2, fair: 0 };
      await admit(id, limits);
      await stores.setTime(MIDNIGHT);
      for (let i = 0; i < 2; i++) await admit(id, limits);

      await stores.setTime(NOON);
      expect(await admit(id, limits)).to.deep.equal({
        refusedBy: 'daily',
        retryAfterSeconds: 36 * 3600,
        daily: { limit: 2, remaining: 0, resetSeconds: 36 * 3600 },
        fair: undefined,
      });
      await stores.setTime(MIDNIGHT + MINUTE);
      expect(await admit(id, limits)).to.include({ refusedBy: 'daily' });
      await stores.setTime(MIDNIGHT + 24 * 60 * MINUTE);
      expect(await admit(id, limits)).to.include({ refusedBy: undefined });
    });

    it('counts a request that came by a clock far ahead for today, and refuses nobody until then', async () => {
      const { id } = record();
      const limits = { daily: 2, fair: 0 };
      await stores.setTime(NOON + 365 * 24 * 60 * MINUTE);
      await admit(id, limits);

      await stores.setTime(NOON);
      expect(await admit(id, limits)).to.include({ refusedBy: undefined });
      expect(await admit(id, limits)).to.deep.equal({
        refusedBy: 'daily',
        retryAfterSeconds: 12 * 3600,
        daily: { limit: 2, remaining: 0, resetSeconds: 12 * 3600 },
        fair: undefined,
      });
      await stores.setTime(MIDNIGHT);
      expect(await admit(id, limits)).to.include({ refusedBy: undefined });
    });

    it('neither fills nor empties fair use when its clock is set back', async () => {
      const { id } = record();
      const limits = { daily: 0, fair: 2 };
      for (let i = 0; i < 2; i++) await admit(id, limits);

      await stores.setTime(NOON - 60 * MINUTE);
      expect(await admit(id, limits)).to.include({ refusedBy: 'fair', retryAfterSeconds: 30 });
      await stores.setTime(NOON - 59 * MINUTE);
      expect(await admitted(id, limits, 5)).to.equal(2);
    });

    it('counts each key separately', async () => {
      const [exhausted, other] = [record(), record()];
      const limits = { daily: 3, fair: 5 };
      await admitted(exhausted.id, limits, 20);

      expect(await admitted(other.id, limits, 20)).to.equal(3);
    });

    it('applies a changed limit at once', async () => {
      const { id } = record();
      await admitted(id, { daily: 5, fair: 0 }, 5);

      expect((await admit(id, { daily: 7, fair: 0 })).daily?.remaining).to.equal(1);
      expect(await admit(id, { daily: 4, fair: 0 })).to.deep.include({
        refusedBy: 'daily',
        daily: { limit: 4, remaining: 0, resetSeconds: 43_200 },
      });
    });
  });
}
