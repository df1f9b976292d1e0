import { expect } from 'chai';
import { type OpenStores, orFail, record, type StoresUnderTest } from './stores-under-test.js';

const first = { document: '{"version":1,"entries":[]}', tag: 'a'.repeat(32) };
const second = { document: '{"version":1,"entries":["Zoë “x”"]}', tag: 'b'.repeat(32) };

/** The contract of every profile store. */
export function profileStoreContract(name: string, open: OpenStores): void {
  describe(`${name} as a profile store`, () => {
    let stores: StoresUnderTest;
    let id: string;
    beforeEach(async () => {
      stores = await open();
      id = record().id;
    });
    afterEach(() => stores.close());

    it('finds nothing for a key without a profile', async () => {
      expect(await orFail(stores.profiles.find(id))).to.equal(undefined);
    });

    it('saves a first profile only if there is none', async () => {
      expect(await orFail(stores.profiles.replace(id, 'none', first))).to.equal(true);
      expect(await orFail(stores.profiles.replace(id, 'none', second))).to.equal(false);

      expect(await orFail(stores.profiles.find(id))).to.deep.equal(first);
    });

    it('replaces the version that the change expects, and no other one', async () => {
      await orFail(stores.profiles.replace(id, 'none', first));

      expect(await orFail(stores.profiles.replace(id, { tag: second.tag }, second))).to.equal(
        false,
      );
      expect(await orFail(stores.profiles.find(id))).to.deep.equal(first);
      expect(await orFail(stores.profiles.replace(id, { tag: first.tag }, second))).to.equal(true);
      expect(await orFail(stores.profiles.find(id))).to.deep.equal(second);
    });

    it('replaces whichever version is there', async () => {
      expect(await orFail(stores.profiles.replace(id, 'some', first))).to.equal(false);
      expect(await orFail(stores.profiles.find(id))).to.equal(undefined);
      await orFail(stores.profiles.replace(id, 'none', first));

      expect(await orFail(stores.profiles.replace(id, 'some', second))).to.equal(true);
      expect(await orFail(stores.profiles.find(id))).to.deep.equal(second);
    });

    it('replaces nothing that is not there', async () => {
      expect(await orFail(stores.profiles.replace(id, { tag: first.tag }, first))).to.equal(false);
      expect(await orFail(stores.profiles.find(id))).to.equal(undefined);
    });

    it('lets exactly one of many concurrent changes of one version win', async () => {
      await orFail(stores.profiles.replace(id, 'none', first));

      const changes = Array.from({ length: 20 }, (_, i) => ({
        document: `{"tab":${i}}`,
        tag: String(i).padStart(32, '0'),
      }));
      const won = await Promise.all(
        changes.map((change) => orFail(stores.profiles.replace(id, { tag: first.tag }, change))),
      );

      expect(won.filter(Boolean)).to.have.length(1);
      const stored = await orFail(stores.profiles.find(id));
      expect(stored).to.deep.equal(changes[won.indexOf(true)]);
    });

    it('removes the expected version, or any', async () => {
      await orFail(stores.profiles.replace(id, 'any', first));

      expect(await orFail(stores.profiles.replace(id, { tag: second.tag }, undefined))).to.equal(
        false,
      );
      expect(await orFail(stores.profiles.replace(id, { tag: first.tag }, undefined))).to.equal(
        true,
      );
      expect(await orFail(stores.profiles.find(id))).to.equal(undefined);
      expect(await orFail(stores.profiles.replace(id, 'any', undefined))).to.equal(true);
    });

    it('keeps the profile of each key separately', async () => {
      const other = record().id;
      await orFail(stores.profiles.replace(id, 'none', first));
      await orFail(stores.profiles.replace(other, 'none', second));
      await orFail(stores.profiles.replace(id, 'any', undefined));

      expect(await orFail(stores.profiles.find(other))).to.deep.equal(second);
    });
  });
}
