import { expect } from 'chai';
import { lazyPromise } from '../../../src/domain/basics/lazy-promise.js';

describe('a lazy promise', () => {
  it('loads on the first call, and only once', async () => {
    let loads = 0;
    const value = lazyPromise(async () => {
      loads += 1;
      return {};
    });

    expect(loads).to.equal(0);
    expect(await value()).to.equal(await value());
    expect(loads).to.equal(1);
  });

  it('is shared by all callers during the load', async () => {
    let loads = 0;
    const value = lazyPromise(async () => {
      loads += 1;
      return loads;
    });

    expect(await Promise.all([value(), value()])).to.deep.equal([1, 1]);
  });

  it('rejects all callers of a load that fails, and loads again on the next call', async () => {
    let loads = 0;
    const value = lazyPromise(async () => {
      loads += 1;
      if (loads === 1) throw new Error('no descriptor is left');
      return loads;
    });

    const first = await Promise.allSettled([value(), value()]);

    expect(first.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected']);
    expect(await value()).to.equal(2);
    expect(await value()).to.equal(2);
  });
});
