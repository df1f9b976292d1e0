import { expect } from 'chai';
import { everyOf } from './every-of.js';

describe('everyOf', () => {
  it('tells whether a predicate holds for every value', () => {
    expect(everyOf([2, 4], (value) => value % 2 === 0)).to.equal(true);
    expect(everyOf(new Set([2, 5]), (value) => value % 2 === 0)).to.equal(false);
  });

  it('refuses an empty list, of which any predicate would hold', () => {
    expect(() => everyOf([], () => false)).to.throw('there is no value to check');
  });
});
