import { expect } from 'chai';
import { nameChain } from '../../../src/domain/errors/name-chain.js';

const chainOf = (count: number): string =>
  nameChain(Array.from({ length: count }, (_, i) => `${i}`));

describe('a chain of names in a message', () => {
  it('has all names of a short chain', () => {
    expect(nameChain(['a', 'b', 'a'])).to.equal('"a" → "b" → "a"');
    expect(chainOf(13)).to.not.contain('others');
  });

  it('leaves out the middle of a long one', () => {
    expect(chainOf(1000)).to.equal(
      '"0" → "1" → "2" → "3" → "4" → "5" → (988 others) → "994" → "995" → "996" → "997" → "998" → "999"',
    );
  });
});
