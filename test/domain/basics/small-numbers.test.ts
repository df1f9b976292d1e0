import { expect } from 'chai';
import { SMALL_NUMBERS } from '../../../src/domain/basics/small-numbers.js';

describe('the words for small numbers', () => {
  it('are the numbers 0 to 999, each at the index of its value', () => {
    expect(SMALL_NUMBERS).to.deep.equal(Array.from({ length: 1000 }, (_, i) => `${i}`));
  });
});
