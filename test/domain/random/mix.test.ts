import { expect } from 'chai';
import { cellWord } from '../../../scripts/random/read-orders.js';
import { seedKey } from '../../../src/domain/random/key.js';
import { highWord, lane, word } from '../../../src/domain/random/mix.js';
import { everyOf } from '../../support/every-of.js';
import { count, expectRate, expectSpread } from './statistics.js';

const TWO_32 = 2 ** 32;
const SAMPLES = 1 << 14;
const key = seedKey('mix');

type Inputs = readonly [low: number, high: number, a: number, b: number, k: number];

function mixed([low, high, a, b, k]: Inputs): number {
  return word(low, a, lane({ a, b }, high, k));
}

/** Inputs with different keys, so that no sample is the flipped input of another sample. */
const samples = Array.from({ length: SAMPLES }, (_, i): Inputs => {
  const { a, b } = seedKey(i);
  return [i, i & 3, a, b, i % 5];
});

/** The number of times that each output bit flips with one input bit. */
function flips(input: number, bit: number): Int32Array {
  const counts = new Int32Array(32);
  for (const before of samples) {
    const after = before.with(input, (before[input] as number) ^ (1 << bit));
    const changed = mixed(before) ^ mixed(after as unknown as Inputs);
    for (let out = 0; out < 32; out++) {
      counts[out] = (counts[out] as number) + ((changed >>> out) & 1);
    }
  }
  return counts;
}

describe('the mixer', () => {
  const rows = [
    ['the low word of the row', 0, 32],
    ['the high word of the row', 1, 21],
    ['the first half of the key', 2, 32],
    ['the second half of the key', 3, 32],
    ['the number of the word', 4, 13],
  ] as const;
  for (const [name, input, bits] of rows) {
    it(`flips each output bit half of the time for any bit of ${name}`, () => {
      for (let bit = 0; bit < bits; bit++) {
        flips(input, bit).forEach((count, out) => {
          expectRate(count, SAMPLES, 0.5, `bit ${bit} of ${name}, output bit ${out}`);
        });
      }
    });
  }

  it('returns every value of every byte equally often', () => {
    for (const row of [0, 2 ** 31, TWO_32, 2 ** 53 - 1 - 2 ** 17]) {
      const bytes = [0, 1, 2, 3].map(() => new Int32Array(256));
      for (let i = 0; i < 1 << 17; i++) {
        const bits = cellWord(key, row + i);
        bytes.forEach((counts, byte) => {
          count(counts, (bits >>> (8 * byte)) & 255);
        });
      }
      bytes.forEach((counts, byte) => {
        expectSpread(counts, `byte ${byte} from row ${row} on`);
      });
    }
  });

  it('returns signed 32-bit integers', () => {
    const words = Array.from({ length: 1000 }, (_, row) => cellWord(key, row));

    expect(words).to.satisfy((all: number[]) => everyOf(all, (bits) => bits === (bits | 0)));
  });
});

describe('the high word of a row', () => {
  const rows = [
    [0, 0],
    [TWO_32 - 1, 0],
    [TWO_32, 1],
    [5 * TWO_32 + 7, 5],
    [2 ** 53 - 1, 2 ** 21 - 1],
  ] as const;
  for (const [row, high] of rows) {
    it(`is ${high} at row ${row}`, () => {
      expect(highWord(row)).to.equal(high);
    });
  }
});
