import { expect } from 'chai';
import { deriveKey, seedKey } from '../../../src/domain/random/key.js';
import { permutation } from '../../../src/domain/random/permutation.js';
import { everyOf } from '../../support/every-of.js';
import { count, expectRate, expectSpread, expectUncorrelated, mean } from './statistics.js';

const root = seedKey('permutation');
const keyed = (label: string | number) => deriveKey(root, String(label));

function whole(size: number, label: string | number = 'whole'): Float64Array {
  const order = permutation(keyed(label), size);
  return Float64Array.from({ length: size }, (_, i) => order.at(i));
}

function isBijection(elements: Float64Array): boolean {
  const seen = new Uint8Array(elements.length);
  for (const element of elements) seen[element] = 1;
  return everyOf(seen, (mark) => mark === 1);
}

/** The number of swaps that make up a permutation: for each cycle, one less than its length. */
function swaps(elements: Float64Array): number {
  const seen = new Uint8Array(elements.length);
  let swapped = 0;
  elements.forEach((_, start) => {
    for (let at = start; seen[at] === 0; at = elements[at] as number) {
      seen[at] = 1;
      if (elements[at] !== start) swapped++;
    }
  });
  return swapped;
}

describe('a permutation', () => {
  it('contains every element once for any size up to 300', () => {
    const sizes = Array.from({ length: 300 }, (_, i) => i + 1);

    expect(sizes.filter((size) => !isBijection(whole(size)))).to.deep.equal([]);
  });

  for (const size of [4095, 4096, 4097, 8191, 8192, 8193, 65_536, 100_000]) {
    it(`contains every element once for ${size} elements`, () => {
      for (const label of ['one', 'two']) {
        expect(isBijection(whole(size, label))).to.equal(true);
      }
    });
  }

  const huge = [
    ...[10 ** 6, 2 ** 31 - 1, 2 ** 31, 2 ** 31 + 1, 2 ** 32 - 1, 2 ** 32, 2 ** 32 + 1],
    ...[10 ** 12, 2 ** 52, 2 ** 52 + 1, 2 ** 53 - 2, 2 ** 53 - 1],
  ];
  for (const size of huge) {
    it(`contains different elements within its range for ${size} elements`, () => {
      const order = permutation(keyed('huge'), size);
      const middle = Math.floor(size / 2);
      const indices = [0, middle, size - 5000].flatMap((start) =>
        Array.from({ length: 5000 }, (_, i) => start + i),
      );
      const elements = indices.map((index) => order.at(index));

      expect(new Set(elements).size).to.equal(indices.length);
      expect(everyOf(elements, (at) => Number.isInteger(at) && at >= 0 && at < size)).to.equal(
        true,
      );
    });

    it(`spreads over its whole range for ${size} elements`, () => {
      const order = permutation(keyed('spread'), size);
      const stretches = new Int32Array(64);
      const rests = new Int32Array(16);
      for (let i = 0; i < 20_000; i++) {
        const element = order.at(i);
        count(stretches, Math.floor((element / size) * stretches.length));
        count(rests, element % rests.length);
      }

      expectSpread(stretches, 'stretches');
      expectSpread(rests, 'rests');
    });
  }

  it('is the same for the same key and size', () => {
    for (const size of [100, 10_000]) {
      expect(whole(size, 'again')).to.deep.equal(whole(size, 'again'));
    }
  });

  it('is each order of four elements equally often', () => {
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = whole(4, i).join();
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }

    expect(orders.size).to.equal(24);
    expectSpread([...orders.values()], 'orders');
  });

  for (const size of [2, 16, 64, 1024, 4096]) {
    // A Feistel network over a power of two is even under every key.
    it(`of ${size} elements is even or odd equally often`, () => {
      const orders = 400;
      let odd = 0;
      for (let i = 0; i < orders; i++) odd += swaps(whole(size, i)) & 1;

      expectRate(odd, orders, 0.5, 'odd orders');
    });
  }

  for (const size of [300, 5000]) {
    it(`of ${size} elements begins with any element, depending on its key`, () => {
      const first = new Int32Array(50);
      for (let i = 0; i < 4000; i++) {
        const element = permutation(keyed(i), size).at(0);
        count(first, Math.floor((element / size) * first.length));
      }

      expectSpread(first, 'first element');
    });
  }
});

describe('a shuffled order', () => {
  for (const size of [1000, 4096, 4097, 65_536, 100_000]) {
    const elements = whole(size, 'shuffled');
    const indices = Float64Array.from({ length: size }, (_, i) => i);

    it(`of ${size} elements is not correlated with the indices`, () => {
      const moved = elements.map((element, i) => Math.abs(element - i));

      // The mean move is a third of the size. Its variance is n^2 / 18 for each index; a few are dependent.
      const deviation = size / Math.sqrt(18 * size);
      expect(Math.abs(mean(moved) - size / 3) / deviation).to.be.below(5);
      expectUncorrelated(indices, elements, 'indices and elements');
    });

    it(`of ${size} elements does not reveal the next element`, () => {
      const differences = new Int32Array(64);
      let rises = 0;
      elements.subarray(1).forEach((next, i) => {
        const difference = next - (elements[i] as number);
        if (difference > 0) rises++;
        count(differences, Math.floor((((difference + size) % size) / size) * 64));
      });

      expectSpread(differences, 'differences');
      expectUncorrelated(elements.subarray(0, -1), elements.subarray(1), 'neighbours');
      // The number of rises has a third of the variance of the same number of coin flips.
      expectRate((size - 1) / 2 + (rises - (size - 1) / 2) * Math.sqrt(3), size - 1, 0.5, 'rises');
    });

    it(`of ${size} elements is independent of the order with another key`, () => {
      const others = whole(size, 'other key');
      const joint = new Int32Array(64);
      elements.forEach((element, i) => {
        const other = others[i] as number;
        count(joint, Math.floor((element / size) * 8) * 8 + Math.floor((other / size) * 8));
      });

      expectUncorrelated(elements, others, 'keys');
      // The sums of rows and columns are fixed, which leaves 49 degrees of freedom.
      const expected = size / 64;
      const statistic = joint.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
      expect(statistic).to.be.within(15, 105);
    });
  }

  for (const size of [50, 300, 4097, 5000]) {
    it(`leaves one of ${size} elements at its own index on average`, () => {
      const orders = 300;
      let fixed = 0;
      for (let i = 0; i < orders; i++) {
        whole(size, i).forEach((element, index) => {
          if (element === index) fixed++;
        });
      }

      // The expected number is that of independent indices, each of which is fixed with a chance of 1 / `size`.
      expectRate(fixed, orders * size, 1 / size, 'fixed elements');
    });
  }
});
