import { expect } from 'chai';
import { NamedPerson } from '../../../src/domain/entities/named-person.js';
import { seedKey } from '../../../src/domain/random/key.js';
import { english } from '../../support/tables.js';

describe('a person whose last name is known', () => {
  /** The two halves of the name. */
  function halvesOf(last: string): readonly (string | undefined)[] {
    const { words, tails } = new NamedPerson(seedKey('people'), english, { last }).lastName;
    return [words[0], tails[0]];
  }

  it('has the first half of a double name, and the rest with the mark before it', () => {
    expect(halvesOf('Hill-Wood')).to.deep.equal(['Hill', '-Wood']);
  });

  it('has one half if the name is no double one', () => {
    expect(halvesOf('Hill')).to.deep.equal(['Hill', '']);
    expect(halvesOf('-Hill')).to.deep.equal(['-Hill', '']);
  });
});
