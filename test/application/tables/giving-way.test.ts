import { expect } from 'chai';
import type { Turns } from '../../../src/application/ports/turns.js';
import { givingWay } from '../../../src/application/tables/giving-way.js';
import type { Stepwise } from '../../../src/domain/basics/stepwise.js';

/** Turns that are over after `isOver` was read this many times. */
class CountedTurns implements Turns {
  readonly #looks: number;
  #looked = 0;
  taken = 0;

  constructor(looks: number) {
    this.#looks = looks;
  }

  get isOver(): boolean {
    this.#looked += 1;
    return this.#looked >= this.#looks;
  }

  async next(): Promise<void> {
    this.#looked = 0;
    this.taken += 1;
  }
}

function* pieces(count: number): Stepwise<string> {
  for (let i = 0; i < count; i++) yield;
  return 'done';
}

describe('giving way', () => {
  it('takes another turn whenever one is over, and returns the result of the work', async () => {
    const turns = new CountedTurns(3);

    expect(await givingWay(pieces(10), turns)()).to.equal('done');
    expect(turns.taken).to.equal(3);
  });

  it('completes short work in the current turn', async () => {
    const turns = new CountedTurns(3);

    expect(await givingWay(pieces(2), turns)()).to.equal('done');
    expect(turns.taken).to.equal(0);
  });
});
