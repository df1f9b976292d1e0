import { expect } from 'chai';
import { cellWord } from '../../../scripts/random/read-orders.js';
import { seedKey } from '../../../src/domain/random/key.js';
import { drawBelow, fillIndices, fillNumbers } from '../../../src/domain/random/uniform.js';
import { count, expectSpread } from './statistics.js';

const TWO_32 = 2 ** 32;
const ROWS = 1 << 17;
const key = seedKey('uniform');

/** The first rows of windows; no window crosses a multiple of 2^32. */
const STARTS = [0, 1, 999_999, 2 ** 31 - 40, TWO_32 - 100, TWO_32, TWO_32 + 3, 2 ** 53 - 101];

/** The number of integers from 0 to n-1 in each of `bins` equal stretches. */
function binSizes(n: number, bins: number): readonly number[] {
  const edges = Array.from({ length: bins + 1 }, (_, i) =>
    Number((BigInt(i) * BigInt(n) + BigInt(bins - 1)) / BigInt(bins)),
  );
  return edges.slice(1).map((edge, i) => edge - (edges[i] as number));
}

/** A reference implementation with big integers: tries word after word until one is accepted. */
function referenceDraw(row: number, n: number): number {
  for (let k = 0; ; k++) {
    const bits = BigInt(cellWord(key, row, k) >>> 0);
    const product = bits * BigInt(n);
    if (product % 2n ** 32n >= 2n ** 32n % BigInt(n)) return Number(product >> 32n);
  }
}

describe('the draws below n', () => {
  const small = [1, 2, 3, 5, 6, 7, 10, 12, 100, 255, 256, 257, 1000, 4097];
  for (const n of small) {
    it(`take each of ${n} numbers equally often`, () => {
      const counts = new Int32Array(n);
      for (let row = 0; row < ROWS; row++) count(counts, drawBelow(key, row, n));

      if (n === 1) expect(counts[0]).to.equal(ROWS);
      else expectSpread(counts, `below ${n}`);
    });
  }

  const large = [
    ...[2 ** 20 + 1, 1_500_001, 2 ** 21 - 1, 2 ** 21, 2 ** 21 + 1, 3_000_000, 10 ** 9],
    ...[2 ** 31 - 1, 2 ** 31, 2 ** 31 + 1, 3 * 2 ** 30, TWO_32 - 1, TWO_32],
    ...[TWO_32 + 1, 1.5 * TWO_32, 10 ** 10, 2 ** 48 + 1, 10 ** 15, 3 * 2 ** 51],
    ...[2 ** 53 - 2, 2 ** 53 - 1, 2 ** 53],
  ];
  for (const n of large) {
    it(`are uniform over ${n} numbers, in their size and in their lowest bits`, () => {
      const stretches = new Int32Array(240);
      const rests = new Int32Array(16);
      const width = n / stretches.length;
      for (let row = 0; row < ROWS; row++) {
        const draw = drawBelow(key, row, n);
        count(stretches, Math.floor(draw / width));
        count(rests, draw % 16);
      }

      expectSpread(stretches, 'stretches', binSizes(n, stretches.length));
      expectSpread(rests, 'rests');
    });
  }

  for (const n of [3, 7, 1000, 1_500_001, 2 ** 21 - 1, 2 ** 21]) {
    it(`with n = ${n} reject the words that would make them uneven`, () => {
      const rows = Array.from({ length: 20_000 }, (_, i) => i);
      const draws = rows.map((row) => drawBelow(key, row, n));

      expect(draws).to.deep.equal(rows.map((row) => referenceDraw(row, n)));
    });
  }

  it('of 22 bits and more are the highest bits of the first word if these are below n', () => {
    const n = 2 ** 21 + 1;
    const rows = Array.from({ length: 1000 }, (_, row) => row);
    const taken = rows.filter((row) => cellWord(key, row) >>> 10 < n);

    const draws = taken.map((row) => drawBelow(key, row, n));

    expect(draws).to.deep.equal(taken.map((row) => cellWord(key, row) >>> 10));
  });

  it('of 32 bits use the next word of the same cell if the first is too large', () => {
    const n = 3 * 2 ** 30;
    const rows = Array.from({ length: 1000 }, (_, row) => row);
    const rejected = rows.filter((row) => cellWord(key, row) >>> 0 >= n);

    const draws = rejected.map((row) => drawBelow(key, row, n));

    expect(rejected.length).to.be.within(200, 300);
    expect(draws).to.deep.equal(rejected.map((row) => drawBelow(key, row, n, 1)));
  });

  it('of 53 bits use the next two words of the same cell if the first two are too large', () => {
    const n = 2 ** 52 + 1;
    const rows = Array.from({ length: 1000 }, (_, row) => TWO_32 + row);
    const rejected = rows.filter((row) => {
      const top = cellWord(key, row) >>> 11;
      return top * TWO_32 + (cellWord(key, row, 1) >>> 0) >= n;
    });

    const draws = rejected.map((row) => drawBelow(key, row, n));

    expect(rejected.length).to.be.within(400, 600);
    expect(draws).to.deep.equal(rejected.map((row) => drawBelow(key, row, n, 2)));
  });

  for (const power of [22, 24, 31, 32]) {
    it(`with n = 2^${power} are the highest bits of one word`, () => {
      const rows = Array.from({ length: 100 }, (_, row) => row);
      const draws = rows.map((row) => drawBelow(key, row, 2 ** power));

      expect(draws).to.deep.equal(rows.map((row) => cellWord(key, row) >>> (32 - power)));
    });
  }

  it('start at the given word', () => {
    const words = [0, 1, 2, 3].map((k) => drawBelow(key, 5, 2 ** 16, k));

    expect(words).to.deep.equal([0, 1, 2, 3].map((k) => cellWord(key, 5, k) >>> 16));
  });
});

describe('the filled draws', () => {
  const rows = 100;

  for (const n of [1, 2, 3, 7, 1000, 65_537, 1_500_001, 2 ** 21]) {
    it(`below ${n} equal the draws of single cells as indices`, () => {
      for (const start of STARTS) {
        const out = new Int32Array(rows).fill(-1);
        fillIndices(out, key, start, rows, n);

        expect(out).to.deep.equal(out.map((_, i) => drawBelow(key, start + i, n)));
      }
    });
  }

  const ranges = [
    { min: 0, step: 1, n: 1 },
    { min: -5, step: 3, n: 7 },
    { min: 10, step: 1, n: 1_500_001 },
    { min: 0, step: 1, n: 2 ** 21 },
    { min: -(2 ** 21), step: 1, n: 2 ** 21 + 1 },
    { min: 1, step: 1, n: TWO_32 },
    { min: -(2 ** 52), step: 1, n: 2 ** 53 - 1 },
    { min: 0, step: 1000, n: 9 * 10 ** 12 },
  ];
  for (const range of ranges) {
    const { min, step, n } = range;
    it(`of ${n} numbers from ${min} in steps of ${step} equal the draws of single cells`, () => {
      for (const start of STARTS) {
        const out = new Float64Array(rows).fill(-1);
        fillNumbers(out, key, start, rows, range);

        const cells = out.map((_, i) => min + step * drawBelow(key, start + i, n));
        expect(out).to.deep.equal(cells);
      }
    });
  }

  it('do not change the rows after the window', () => {
    const indices = new Int32Array(5).fill(-1);
    const numbers = new Float64Array(5).fill(-1);

    fillIndices(indices, key, 0, 3, 10);
    fillNumbers(numbers, key, 0, 3, { min: 0, step: 1, n: 10 });

    expect([...indices.subarray(3), ...numbers.subarray(3)]).to.deep.equal([-1, -1, -1, -1]);
  });

  it('equal the draws of single cells after rejected words', () => {
    // About 1 word in 3500 is rejected, so that a long window contains some.
    const n = 1_431_656;
    const rows = 20_000;
    const cells = Array.from({ length: rows }, (_, row) => drawBelow(key, row, n));
    const firstWords = cells.map((_, row) => (cellWord(key, row) >>> 0) * n);

    const indices = new Int32Array(rows);
    const numbers = new Float64Array(rows);
    fillIndices(indices, key, 0, rows, n);
    fillNumbers(numbers, key, 0, rows, { min: 0, step: 1, n });

    expect(firstWords.some((product) => product % TWO_32 < TWO_32 % n)).to.equal(true);
    expect([...indices]).to.deep.equal(cells);
    expect([...numbers]).to.deep.equal(cells);
  });
});
