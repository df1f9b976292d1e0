import { expect } from 'chai';
import { SMALL_NUMBERS } from '../../../src/domain/basics/small-numbers.js';

describe('small numbers as words', () => {
  it('are 0 to 999, each at its own index', () => {
    expect(SMALL_NUMBERS).to.deep.equal(Array.from({ length: 1000 }, (_, i) => `${i}`));
  });
});
