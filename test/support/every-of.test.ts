import { expect } from 'chai';
import { everyOf } from './every-of.js';

describe('everyOf', () => {
  it('returns whether a predicate holds for every value', () => {
    expect(everyOf([2, 4], (value) => value % 2 === 0)).to.equal(true);
    expect(everyOf(new Set([2, 5]), (value) => value % 2 === 0)).to.equal(false);
  });

  it('throws an error for an empty list', () => {
    expect(() => everyOf([], () => false)).to.throw('there is no value to check');
  });
});
