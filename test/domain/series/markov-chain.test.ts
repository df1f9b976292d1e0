import { expect } from 'chai';
import { deriveKey, seedKey } from '../../../src/domain/random/key.js';
import { MarkovChain, transitionsOf } from '../../../src/domain/series/markov-chain.js';

const key = deriveKey(seedKey(42), 'chain');
const LENGTH = 1 << 17;
const TWO_32 = 2 ** 32;

/** The mean lengths of states, and the weights of those that follow. */
const machine = [
  { meanLength: 48, next: [0, 4, 1] },
  { meanLength: 12, next: [1, 0, 0] },
  { meanLength: 4, next: [1, 1, 0] },
];
const pair = [
  { meanLength: 1.5, next: [0, 1] },
  { meanLength: 40, next: [1, 0] },
];
/** It has a period, so the state of the first step tells that of any other. */
const lights = [
  { meanLength: 1, next: [0, 1, 0] },
  { meanLength: 1, next: [0, 0, 1] },
  { meanLength: 1, next: [1, 0, 0] },
];
const rare = [
  { meanLength: 1e9, next: [0, 1] },
  { meanLength: 2, next: [1, 0] },
];
const chains = { machine, pair, lights, rare };

function statesOf(states: typeof machine, first: number, length: number, own = key): Float64Array {
  const out = new Float64Array(length);
  new MarkovChain(transitionsOf(states)).fill(out, own, first);
  return out;
}

/** How often each state follows each one. */
function followers(states: Float64Array, n: number): number[][] {
  const counts = Array.from({ length: n }, () => Array<number>(n).fill(0));
  for (let i = 1; i < states.length; i++) {
    const row = counts[states[i - 1] as number] as number[];
    row[states[i] as number] = (row[states[i] as number] as number) + 1;
  }
  return counts;
}

/** Expects a count of n independent draws with this chance to be within four standard errors. */
function expectShare(count: number, n: number, chance: number, what: string): void {
  expect(count / n, what).to.be.closeTo(chance, 4 * Math.sqrt((chance * (1 - chance)) / n) + 1e-12);
}

describe('the states of a chain', () => {
  for (const [name, states] of Object.entries(chains)) {
    for (const start of [0, TWO_32 - LENGTH / 2]) {
      it(`of ${name} are the same in every window, from step ${start} on`, () => {
        const whole = statesOf(states, start, LENGTH);
        for (let i = 0; i < 200; i++) {
          const from = (i * 7919) % (LENGTH - 1000);
          const length = 1 + ((i * 104_729) % 1000);
          const window = statesOf(states, start + from, length);
          expect(window).to.deep.equal(whole.slice(from, from + length));
        }
      });
    }
  }

  for (const [name, states] of Object.entries({ machine, pair })) {
    it(`of ${name} follow each other with the chances of its transitions`, () => {
      const n = states.length;
      const chances = transitionsOf(states);
      const counts = followers(statesOf(states, 5_000_000, LENGTH), n);
      counts.forEach((row, from) => {
        const sum = row.reduce((all, count) => all + count, 0);
        row.forEach((count, to) => {
          expectShare(count, sum, chances[from * n + to] as number, `${from} to ${to}`);
        });
      });
    });

    it(`of ${name} do not depend on those before the last one`, () => {
      const n = states.length;
      const chances = transitionsOf(states);
      const whole = statesOf(states, 0, LENGTH);
      for (let before = 0; before < n; before++) {
        const after = Array.from(whole.keys()).filter((i) => i > 1 && whole[i - 2] === before);
        for (let from = 0; from < n; from++) {
          const own = after.filter((i) => whole[i - 1] === from);
          const stays = own.filter((i) => whole[i] === from).length;
          if (own.length < 100) continue;
          expectShare(stays, own.length, chances[from * n + from] as number, `${before}, ${from}`);
        }
      }
    });
  }

  it('have their shares of the long run at the first step of many chains', () => {
    const chains = 20_000;
    const counts = [0, 0];
    const chain = new MarkovChain(transitionsOf(pair));
    const out = new Float64Array(1);
    for (let i = 0; i < chains; i++) {
      chain.fill(out, deriveKey(key, String(i)), 0);
      counts[out[0] as number] = (counts[out[0] as number] as number) + 1;
    }
    expectShare(counts[0] as number, chains, 1.5 / 41.5, 'the first state');
  });

  it('keep a period for as many steps as a double counts', () => {
    const first = statesOf(lights, 0, 1)[0] as number;
    for (const step of [1, 2, 3, 3_000_001, 2 ** 40, 2 ** 53 - 3]) {
      const next = statesOf(lights, step, 3);
      expect([...next]).to.deep.equal([0, 1, 2].map((i) => (first + (step % 3) + i) % 3));
    }
  });

  it('last for a billion steps, if they do so on average', () => {
    const states = statesOf(rare, 2 ** 45, LENGTH);
    expect(states.filter((state) => state === 1).length).to.be.below(50);
  });
});
