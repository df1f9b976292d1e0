import { expect } from 'chai';
import * as fc from 'fast-check';
import { deriveKey, seedKey } from '../../../src/domain/random/key.js';
import { always } from './always.js';

const root = seedKey('keys');

describe('the key of a seed', () => {
  for (const seed of [0, 42, 2 ** 53 - 1]) {
    it(`is the same for ${seed} and its decimal text`, () => {
      expect(seedKey(seed)).to.deep.equal(seedKey(String(seed)));
    });
  }

  it('consists of two signed 32-bit integers', () => {
    const { a, b } = seedKey('demo');

    expect([a, b]).to.deep.equal([a | 0, b | 0]);
  });

  it('differs among 100,000 seeds, and so does almost every half', () => {
    const keys = Array.from({ length: 100_000 }, (_, seed) => seedKey(seed));

    // Halves of 32 bits collide about 10^10 / 2^33 times.
    expect(new Set(keys.map(({ a }) => a)).size).to.be.above(99_990);
    expect(new Set(keys.map(({ b }) => b)).size).to.be.above(99_990);
    expect(new Set(keys.map(({ a, b }) => `${a},${b}`)).size).to.equal(100_000);
  });
});

describe('the key of a child', () => {
  const rows: readonly (readonly [readonly string[], readonly string[]])[] = [
    [
      ['ab', 'c'],
      ['a', 'bc'],
    ],
    [['ab'], ['a', 'b']],
    [['a'], ['a', '']],
    [[''], []],
    [['', ''], ['']],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [['é'], ['e\u0301']],
    [['\u0001a'], ['\u0001', 'a']],
  ];
  for (const [one, other] of rows) {
    it(`differs between ${JSON.stringify(one)} and ${JSON.stringify(other)}`, () => {
      expect(deriveKey(root, ...one)).to.not.deep.equal(deriveKey(root, ...other));
    });
  }

  it('is always the same for the same labels', () => {
    expect(deriveKey(root, 'a', 'b')).to.deep.equal(deriveKey(root, 'a', 'b'));
  });

  it('differs between a list of labels and a chain of single labels', () => {
    const chained = deriveKey(deriveKey(root, 'a'), 'b');

    expect(chained).to.not.deep.equal(deriveKey(root, 'a', 'b'));
  });

  it('differs if the labels differ', () => {
    const labels = fc.array(fc.string({ unit: 'binary', maxLength: 6 }), { maxLength: 4 });
    always(
      fc.property(labels, labels, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));

        expect(deriveKey(root, ...one)).to.not.deep.equal(deriveKey(root, ...other));
      }),
    );
  });

  it('differs between parents whose halves have the same difference', () => {
    const parents = Array.from({ length: 200_000 }, (_, b) => ({ a: b ^ 12_345, b }));
    const children = parents.map((parent) => deriveKey(parent));

    expect(new Set(children.map(({ a, b }) => `${a},${b}`)).size).to.equal(parents.length);
  });
});
