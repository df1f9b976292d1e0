import { expect } from 'chai';
import { severalOf } from '../../../../src/domain/databases/columns/multiples.js';

function choicesOf(step: number, min: number, max: number): readonly number[] {
  const [field] = severalOf(step, { min, max });
  return (field?.constraints?.choices ?? []) as readonly number[];
}

describe('the multiples of a fraction in a range', () => {
  it('are all of them if they are few', () => {
    expect(choicesOf(0.1, 0.3, 0.6)).to.deep.equal([0.3, 0.4, 0.5, 0.6]);
    expect(choicesOf(0.1, 1.1, 1.3)).to.deep.equal([1.1, 1.2, 1.3]);
  });

  it('are at most a hundred, spread over the whole range', () => {
    const choices = choicesOf(0.5, 0, 99);

    expect(choices).to.have.length.within(50, 100);
    expect([choices[0], choices.at(-1)]).to.deep.equal([0, 99]);
  });

  it('are none if the range lies between two of them', () => {
    expect(severalOf(0.5, { min: 0.6, max: 0.9 })).to.deep.equal([]);
  });
});
