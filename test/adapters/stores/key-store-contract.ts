import { expect } from 'chai';
import {
  digestOf,
  type OpenStores,
  orFail,
  record,
  type StoresUnderTest,
} from './stores-under-test.js';

/** The contract of every key store. */
export function keyStoreContract(name: string, open: OpenStores): void {
  describe(`${name} as a key store`, () => {
    let stores: StoresUnderTest;
    beforeEach(async () => {
      stores = await open();
    });
    afterEach(() => stores.close());

    it('finds a key by its digest, with its whole record', async () => {
      const full = record({
        label: 'Zoë “nightly”, \n\u0000 1',
        permissions: ['hub'],
        dailyLimit: 0,
        expiresAt: Date.UTC(2027, 0, 1),
      });
      const bare = record({ label: '', permissions: [] });
      for (const one of [full, bare]) await orFail(stores.keys.add(digestOf(one.id), one));

      for (const one of [full, bare]) {
        expect(await orFail(stores.keys.find(digestOf(one.id)))).to.deep.equal(one);
      }
    });

    it('finds nothing for a digest that was not added', async () => {
      const one = record();
      await orFail(stores.keys.add(digestOf(one.id), one));

      expect(await orFail(stores.keys.find(digestOf('another')))).to.equal(undefined);
      expect(await orFail(stores.keys.find(one.id))).to.equal(undefined);
    });

    it('lists keys oldest first', async () => {
      const [third, first, second] = [3, 1, 2].map((day) =>
        record({ createdAt: Date.UTC(2026, 10, day) }),
      );
      if (!first || !second || !third) return expect.fail('three records');
      for (const one of [third, first, second]) {
        await orFail(stores.keys.add(digestOf(one.id), one));
      }

      expect(await orFail(stores.keys.list())).to.deep.equal([first, second, third]);
    });

    it('lists nothing when it is empty', async () => {
      expect(await orFail(stores.keys.list())).to.deep.equal([]);
    });

    it('revokes a key by its id, and still finds and lists the revoked key', async () => {
      const [kept, revoked] = [record(), record()];
      for (const one of [kept, revoked]) await orFail(stores.keys.add(digestOf(one.id), one));

      expect(await orFail(stores.keys.revoke(revoked.id, 1234))).to.equal(true);

      const expected = { ...revoked, revokedAt: 1234 };
      expect(await orFail(stores.keys.find(digestOf(revoked.id)))).to.deep.equal(expected);
      expect(await orFail(stores.keys.list())).to.have.deep.members([kept, expected]);
      expect(await orFail(stores.keys.find(digestOf(kept.id)))).to.deep.equal(kept);
    });

    it('keeps the time of the first revocation', async () => {
      const one = record();
      await orFail(stores.keys.add(digestOf(one.id), one));

      await orFail(stores.keys.revoke(one.id, 1000));
      expect(await orFail(stores.keys.revoke(one.id, 2000))).to.equal(true);

      expect((await orFail(stores.keys.find(digestOf(one.id))))?.revokedAt).to.equal(1000);
    });

    for (const id of ['nothing', '', '__proto__', '*']) {
      it(`returns false when it revokes the unknown id ${JSON.stringify(id)}`, async () => {
        const one = record();
        await orFail(stores.keys.add(digestOf(one.id), one));

        expect(await orFail(stores.keys.revoke(id, 1000))).to.equal(false);
        expect(await orFail(stores.keys.list())).to.deep.equal([one]);
      });
    }

    it('returns when a key was last admitted, by the clock of the store', async () => {
      const [used, unused] = [record(), record()];
      for (const one of [used, unused]) await orFail(stores.keys.add(digestOf(one.id), one));

      for (const hour of [8, 9]) {
        await stores.setTime(Date.UTC(2026, 10, 21, hour));
        await orFail(stores.counters.admit(used.id, { daily: 2, fair: 0 }));
      }
      await stores.setTime(Date.UTC(2026, 10, 21, 10));
      await orFail(stores.counters.admit(used.id, { daily: 2, fair: 0 }));

      const lastUsedAt = Date.UTC(2026, 10, 21, 9);
      const found = await orFail(stores.keys.find(digestOf(used.id)));
      expect(found).to.deep.equal({ ...used, lastUsedAt });
      expect((await orFail(stores.keys.find(digestOf(unused.id))))?.lastUsedAt).to.equal(undefined);
      expect(await orFail(stores.keys.list())).to.deep.include({ ...used, lastUsedAt });
    });

    it('does not list a key that was counted but never added', async () => {
      await orFail(stores.counters.admit('kept-elsewhere', { daily: 10, fair: 10 }));

      expect(await orFail(stores.keys.list())).to.deep.equal([]);
    });
  });
}
