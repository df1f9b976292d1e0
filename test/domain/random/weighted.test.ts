import { expect } from 'chai';
import * as fc from 'fast-check';
import { cellWord } from '../../../scripts/random/read-orders.js';
import { seedKey } from '../../../src/domain/random/key.js';
import {
  type AliasTable,
  aliasTable,
  fillFlags,
  fillWeighted,
} from '../../../src/domain/random/weighted.js';
import { everyOf } from '../../support/every-of.js';
import { always } from './always.js';
import { count, expectRate, expectSpread } from './statistics.js';

const TWO_32 = 2 ** 32;
const ROWS = 1 << 17;
const key = seedKey('weighted');

/** The chance of each index according to the table. */
function chances({ columns, pairs }: AliasTable): readonly number[] {
  const chance = new Float64Array(columns);
  for (let i = 0; i < columns; i++) {
    const kept = (pairs[2 * i] as number) / TWO_32;
    const other = pairs[2 * i + 1] as number;
    chance[i] = (chance[i] as number) + kept;
    chance[other] = (chance[other] as number) + 1 - kept;
  }
  return Array.from(chance, (part) => part / columns);
}

function drawn(weights: readonly number[], rows = ROWS): Int32Array {
  const out = new Int32Array(rows);
  fillWeighted(out, key, 0, rows, aliasTable(weights));
  return out;
}

describe('the weighted draws', () => {
  const rows: readonly (readonly [readonly number[], readonly number[]])[] = [
    [[1], [1]],
    [
      [1, 1],
      [0.5, 0.5],
    ],
    [
      [3, 1],
      [0.75, 0.25],
    ],
    [
      [0, 1, 0],
      [0, 1, 0],
    ],
    [
      [2, 0, 6, 0, 0],
      [0.25, 0, 0.75, 0, 0],
    ],
    [
      [1e308, 1e308, 1e308, 1e308],
      [0.25, 0.25, 0.25, 0.25],
    ],
    [
      [5e-324, 5e-324],
      [0.5, 0.5],
    ],
    [
      [5e-324, 1e308],
      [0, 1],
    ],
    [[5e-324], [1]],
    [
      [1, 1e-9],
      [1, 0],
    ],
    [
      [0.1, 0.2, 0.3, 0.4],
      [0.1, 0.2, 0.3, 0.4],
    ],
  ];
  for (const [weights, expected] of rows) {
    it(`with the weights ${weights.join(', ')} have the chances ${expected.join(', ')}`, () => {
      chances(aliasTable(weights)).forEach((chance, i) => {
        expect(chance).to.be.closeTo(expected[i] as number, 1e-8);
      });
    });
  }

  it('make a column whose share rounds to all words its own alias', () => {
    const { columns, pairs } = aliasTable([1, 1 + 1e-12]);

    expect(columns).to.equal(2);
    expect([...pairs]).to.deep.equal([TWO_32 - 1, 0, TWO_32 - 1, 1]);
  });

  it('have chances in proportion to any weights, and a chance of 0 for a weight of 0', () => {
    const weight = fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 1000 }),
      fc.double({ min: 0, max: 1e308, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    const weights = fc
      .array(weight, { minLength: 1, maxLength: 60 })
      .filter((all) => all.some((one) => one > 0));
    always(
      fc.property(weights, (all) => {
        const largest = Math.max(...all);
        const total = all.reduce((sum, one) => sum + one / largest, 0);

        chances(aliasTable(all)).forEach((chance, i) => {
          const one = all[i] as number;
          if (one === 0) expect(chance).to.equal(0);
          else expect(chance).to.be.closeTo(one / largest / total, 1 / TWO_32);
        });
      }),
    );
  });

  for (const weights of [
    [3, 1],
    [1, 2, 3, 4, 5, 6, 7],
    [0.6, 0.3, 0.06, 0.04],
    [1e308, 5e307, 1e308],
    Array.from({ length: 100 }, (_, i) => 1 / (i + 1)),
  ]) {
    it(`occur in proportion to ${weights.length} weights that begin with ${weights[0]}`, () => {
      const counts = new Int32Array(weights.length);
      for (const index of drawn(weights)) count(counts, index);

      const scale = weights[0] as number;
      expectSpread(
        counts,
        'weights',
        weights.map((weight) => weight / scale),
      );
    });
  }

  it('never take an index of weight 0', () => {
    const indices = new Set(drawn([0, 1, 0, 0.001, 0, 0]));

    expect([...indices].sort()).to.deep.equal([1, 3]);
  });

  it('take the only index in every row', () => {
    expect(new Set(drawn([7]))).to.deep.equal(new Set([0]));
  });

  it('have chances in proportion to 10,000 weights', () => {
    const weights = Array.from({ length: 10_000 }, (_, i) => (i % 100 === 0 ? 100 : i % 3));
    const total = weights.reduce((sum, weight) => sum + weight, 0);

    chances(aliasTable(weights)).forEach((chance, i) => {
      expect(chance).to.be.closeTo((weights[i] as number) / total, 1e-9);
    });
  });

  it('are the same in any window', () => {
    const table = aliasTable([1, 2, 3]);
    const whole = new Int32Array(300);
    const window = new Int32Array(7);
    for (const start of [0, 2 ** 31 - 100, TWO_32, 2 ** 53 - 301]) {
      fillWeighted(whole, key, start, 300, table);
      fillWeighted(window, key, start + 200, 7, table);

      expect(window).to.deep.equal(whole.slice(200, 207));
    }
  });

  it('are independent of the draw of the row before', () => {
    const indices = drawn([1, 2, 3, 4]);
    const pairs = new Int32Array(16);
    indices.subarray(1).forEach((index, i) => {
      count(pairs, (indices[i] as number) * 4 + index);
    });

    const weights = [1, 2, 3, 4];
    expectSpread(
      pairs,
      'pairs',
      weights.flatMap((one) => weights.map((other) => one * other)),
    );
  });
});

describe('the drawn flags', () => {
  const flags = (rate: number, start = 0): Int32Array => {
    const out = new Int32Array(ROWS).fill(-1);
    fillFlags(out, key, start, ROWS, rate);
    return out;
  };
  const hits = (all: Int32Array): number => all.reduce((sum, flag) => sum + flag, 0);

  it('with a rate of 0 are never set', () => {
    expect(hits(flags(0))).to.equal(0);
  });

  it('with a rate of 1 are always set', () => {
    expect(hits(flags(1))).to.equal(ROWS);
  });

  for (const rate of [0.001, 0.05, 1 / 3, 0.5, 0.9, 0.999]) {
    it(`with a rate of ${rate} are set in that share of the rows`, () => {
      for (const start of [0, TWO_32, 2 ** 53 - 1 - ROWS]) {
        expectRate(hits(flags(rate, start)), ROWS, rate, `from ${start}`);
      }
    });
  }

  it('are set exactly in the rows whose word is below the rate times 2^32', () => {
    for (let row = 0; row < 100; row++) {
      const bits = cellWord(key, row) >>> 0;
      const out = new Int32Array(2);
      fillFlags(out, key, row, 1, bits / TWO_32);
      fillFlags(out.subarray(1), key, row, 1, (bits + 1) / TWO_32);

      expect([...out]).to.deep.equal([0, 1]);
    }
  });

  it('that are set with a rate are set with any higher rate', () => {
    const low = flags(0.2);
    const high = flags(0.3);

    expect(everyOf(low, (flag, i) => flag <= (high[i] as number))).to.equal(true);
  });
});
