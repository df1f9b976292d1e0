import { expect } from 'chai';
import { lazyPromise } from '../../../src/domain/basics/lazy-promise.js';

describe('a lazy promise', () => {
  it('loads when it is first asked for, once', async () => {
    let loads = 0;
    const value = lazyPromise(async () => {
      loads += 1;
      return {};
    });

    expect(loads).to.equal(0);
    expect(await value()).to.equal(await value());
    expect(loads).to.equal(1);
  });

  it('is shared by those who ask during the load', async () => {
    let loads = 0;
    const value = lazyPromise(async () => {
      loads += 1;
      return loads;
    });

    expect(await Promise.all([value(), value()])).to.deep.equal([1, 1]);
  });

  it('loads again after a failure, and tells all who asked before of it', async () => {
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
