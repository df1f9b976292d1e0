import { expect } from 'chai';
import { cellWord } from '../../../scripts/random/read-orders.js';
import { deriveKey, seedKey } from '../../../src/domain/random/key.js';
import type { Key } from '../../../src/domain/random/mix.js';
import { permutation } from '../../../src/domain/random/permutation.js';
import { drawBelow, fillIndices, fillNumbers } from '../../../src/domain/random/uniform.js';
import {
  aliasShares,
  aliasTable,
  fillFlags,
  fillWeighted,
} from '../../../src/domain/random/weighted.js';

/** Pins answers of the current generator: if one changes, the data of every seed change. */
const key = seedKey('known');

/** A row at which a draw below 1,431,656 rejects the first word. */
const FIRST_ROW = 1114;

const hexadecimal = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
const written = ({ a, b }: Key): string => `${hexadecimal(a)} ${hexadecimal(b)}`;

describe('the known answers', () => {
  const seeds = [
    [0, '1e324553 7d8ad172'],
    ['known', '7570caf6 b35517fa'],
    ['', '712eeb5f 9a13aab5'],
  ] as const;
  for (const [seed, expected] of seeds) {
    it(`for the seed ${JSON.stringify(seed)} are the key ${expected}`, () => {
      expect(written(seedKey(seed))).to.equal(expected);
    });
  }

  const children = [
    [[], '91d14eea 646c4d26'],
    [[''], '5056940e 204b93ff'],
    [['a'], 'ff95b0a4 2dc8d91c'],
    [['ab', 'c'], 'ab1be0c2 d7411b67'],
  ] as const;
  for (const [labels, expected] of children) {
    it(`for the labels ${JSON.stringify(labels)} are the key ${expected}`, () => {
      expect(written(deriveKey(key, ...labels))).to.equal(expected);
    });
  }

  const words = [
    [0, 0, 'aadccaae'],
    [1, 0, '4fa975ab'],
    [0, 1, '8341cc5b'],
    [0, -1, '69344cc3'],
    [2 ** 32 - 1, 0, '1e80a5e0'],
    [2 ** 32, 0, 'abc96717'],
    [2 ** 53 - 1, 7, 'a0e39d06'],
  ] as const;
  for (const [row, k, expected] of words) {
    it(`for row ${row} include ${expected} as word ${k}`, () => {
      expect(hexadecimal(cellWord(key, row, k))).to.equal(expected);
    });
  }

  const orders = [
    [2, [1, 0, 0]],
    [10, [6, 7, 5]],
    [4096, [1097, 574, 2784]],
    [4097, [2840, 998, 1915]],
    [2 ** 31 + 1, [2_080_797_229, 101_132_452, 1_685_826_033]],
    [2 ** 53 - 1, [7_631_828_195_573_725, 8_479_360_766_732_008, 4_450_969_360_523_315]],
  ] as const;
  for (const [size, expected] of orders) {
    it(`for a permutation of ${size} elements are ${expected.join(', ')} at its ends`, () => {
      const order = permutation(key, size);

      expect([0, 1, size - 1].map((index) => order.at(index))).to.deep.equal(expected);
    });
  }

  it('for a permutation of 5000 elements are in range even if the first step leads just outside', () => {
    expect(permutation(key, 5000).at(3815)).to.equal(4629);
  });

  const draws = [
    [1, [0, 0, 0, 0]],
    [2, [1, 1, 0, 0]],
    [3, [2, 1, 0, 0]],
    [1000, [667, 550, 221, 234]],
    [1_431_656, [687_188, 788_584, 316_421, 336_379]],
    [2 ** 21, [1_399_534, 1_155_153, 463_507, 492_743]],
    [2 ** 21 + 1, [2_013_246, 1_481_775, 927_015, 985_486]],
    [3 * 2 ** 30, [2_866_247_531, 2_365_753_900, 949_263_968, 1_009_138_658]],
    [2 ** 32, [2_866_247_531, 2_365_753_900, 949_263_968, 1_009_138_658]],
    [2 ** 32 + 1, [2_674_178_860, 1_645_311_047, 3_729_554_344, 3_000_987_712]],
    [
      3 * 2 ** 51,
      [6_010_954_821_204_219, 4_961_345_874_214_394, 1_990_751_136_021_416, 2_116_318_071_320_640],
    ],
    [
      2 ** 53,
      [6_010_954_821_204_219, 4_961_345_874_214_394, 1_990_751_136_021_416, 2_116_318_071_320_640],
    ],
  ] as const;
  for (const [n, expected] of draws) {
    it(`for draws below ${n} are ${expected.join(', ')}, one at a time and in a window`, () => {
      const numbers = new Float64Array(4);
      fillNumbers(numbers, key, FIRST_ROW, 4, { min: 0, step: 1, n });

      expect(expected.map((_, i) => drawBelow(key, FIRST_ROW + i, n))).to.deep.equal(expected);
      expect([...numbers]).to.deep.equal(expected);
      if (n > 2 ** 21) return;
      const indices = new Int32Array(4);
      fillIndices(indices, key, FIRST_ROW, 4, n);
      expect([...indices]).to.deep.equal(expected);
    });
  }

  // Words at the edge of the accepted range are rare, so these rows were found by a search.
  const edges = [
    ['the first word is rejected', 1_431_656, 1114, 687_188],
    ['the first word is the last accepted word', 2 ** 21, 120, 262_683],
    ['the first word is as large as n', 2 ** 21 + 1, 6_858_603, 1_969_693],
  ] as const;
  for (const [name, n, row, expected] of edges) {
    it(`for row ${row} are ${expected} below ${n}, where ${name}`, () => {
      const numbers = new Float64Array(3);
      fillNumbers(numbers, key, row - 2, 3, { min: 0, step: 1, n });

      expect([drawBelow(key, row, n), numbers[2]]).to.deep.equal([expected, expected]);
      if (n > 2 ** 21) return;
      const indices = new Int32Array(3);
      fillIndices(indices, key, row - 2, 3, n);
      expect(indices[2]).to.equal(expected);
    });
  }

  for (const n of [0, -1, Number.NaN]) {
    it(`for draws below ${n} are an error`, () => {
      expect(() => drawBelow(key, 0, n)).to.throw('a draw from nothing');
    });
  }

  const weights = [
    [
      [3, 1],
      [1, 0.5],
      [0, 0],
      [1, 0, 0, 0, 0, 0],
    ],
    [
      [1, 2, 3, 4],
      [0.4, 0.8, 1, 0.8000000000000002],
      [3, 3, 2, 2],
      [2, 2, 3, 0, 2, 2],
    ],
    [
      [0, 5, 0],
      [0, 1, 0],
      [1, 1, 1],
      [1, 1, 1, 1, 1, 1],
    ],
    [
      [1e308, 1e308, 5e307],
      [1, 0.8000000000000003, 0.6000000000000001],
      [0, 0, 1],
      [2, 0, 0, 0, 1, 1],
    ],
    [
      [5e-324, 5e-324],
      [1, 1],
      [0, 1],
      [1, 1, 0, 0, 1, 1],
    ],
  ] as const;
  for (const [given, keep, alias, expected] of weights) {
    it(`for draws with the weights ${given.join(', ')} are ${expected.join(', ')}`, () => {
      const shares = aliasShares(given);
      const indices = new Int32Array(expected.length);
      fillWeighted(indices, key, FIRST_ROW, expected.length, aliasTable(given));

      expect([...shares.keep]).to.deep.equal(keep);
      expect([...shares.alias]).to.deep.equal(alias);
      expect([...indices]).to.deep.equal(expected);
    });
  }

  const flags = [
    [0, [0, 0, 0, 0, 0, 0, 0, 0]],
    [0.25, [0, 0, 1, 1, 0, 0, 0, 0]],
    [0.5, [0, 0, 1, 1, 0, 0, 0, 0]],
    [1, [1, 1, 1, 1, 1, 1, 1, 1]],
  ] as const;
  for (const [rate, expected] of flags) {
    it(`for flags with the rate ${rate} are ${expected.join(', ')}`, () => {
      const out = new Int32Array(10).fill(-1);
      fillFlags(out, key, FIRST_ROW, 8, rate);

      expect([...out]).to.deep.equal([...expected, -1, -1]);
    });
  }
});
