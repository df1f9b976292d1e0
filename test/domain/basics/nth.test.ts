import { expect } from 'chai';
import { entryOf } from '../../../src/domain/basics/entry-of.js';
import { last, nth } from '../../../src/domain/basics/nth.js';

describe('an element that is known to be in a list', () => {
  it('is read from lists and typed arrays, also if it is null or not a number', () => {
    expect(nth(['a', null], 1)).to.equal(null);
    expect(nth(Float64Array.of(1, Number.NaN), 1)).to.be.NaN;
    expect(last(Uint8Array.of(7, 8, 9))).to.equal(9);
  });

  it('throws if it is not in the list', () => {
    expect(() => nth(['a'], 1)).to.throw(RangeError, 'no element 1 among 1');
    expect(() => nth(Float64Array.of(1), Number.NaN)).to.throw('no element NaN among 1');
    expect(() => last([])).to.throw('no element -1 among 0');
  });

  it('is read from a map by its key, and throws if the map lacks it', () => {
    expect(entryOf(new Map([['a', 1]]), 'a')).to.equal(1);
    expect(() => entryOf(new Map(), 'b')).to.throw(RangeError, 'no entry b among 0');
  });
});
