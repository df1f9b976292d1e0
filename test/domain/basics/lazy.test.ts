import { expect } from 'chai';
import { lazy } from '../../../src/domain/basics/lazy.js';

describe('a lazy value', () => {
  it('is computed on the first call, and only once', () => {
    let made = 0;
    const value = lazy(() => {
      made += 1;
      return {};
    });

    expect(made).to.equal(0);
    expect(value()).to.equal(value());
    expect(made).to.equal(1);
  });

  it('is computed only once even if it is undefined', () => {
    let made = 0;
    const nothing = lazy(() => {
      made += 1;
      return undefined;
    });
    nothing();
    nothing();

    expect(made).to.equal(1);
  });
});
