import { expect } from 'chai';
import * as fc from 'fast-check';
import { fillEvenPlaces } from '../../../src/domain/random/even-places.js';
import { deriveKey, seedKey } from '../../../src/domain/random/key.js';
import { everyOf } from '../../support/every-of.js';
import { always } from './always.js';
import { expectSpread, expectUncorrelated } from './statistics.js';

const BLOCK = 64;
const ROWS = 1 << 12;
const COLUMNS = 12;
const PARTS = 3;
const TWO_32 = 2 ** 32;
const RUNS = 200;

const seed = seedKey('even places');

function places(column: number, count: number, row = 0): Float64Array {
  const out = new Float64Array(count);
  fillEvenPlaces(out, deriveKey(seed, String(column)), row, count);
  return out;
}

function indices(values: Float64Array, parts: number): readonly number[] {
  return Array.from(values, (value) => Math.floor(value * parts));
}

const columns = Array.from({ length: COLUMNS }, (_, column) => places(column, ROWS));
const pairs = columns.flatMap((left, i) =>
  columns.slice(i + 1).map((right) => [left, right] as const),
);

describe('even places', () => {
  it('lie above 0 and below 1, and are those of their rows in any window', () => {
    // A window never crosses a multiple of 2^32.
    const starts = fc
      .tuple(fc.nat(2 ** 21 - 1), fc.oneof(fc.nat(1000), fc.nat(TWO_32 - 200)))
      .map(([high, low]) => high * TWO_32 + low);
    always(
      fc.property(starts, fc.integer({ min: 1, max: 200 }), fc.nat(199), (row, count, skipped) => {
        const whole = places(0, count, row);
        const first = Math.min(skipped, count - 1);

        expect(everyOf(whole, (place) => place > 0 && place < 1)).to.equal(true);
        expect(places(0, count - first, row + first)).to.deep.equal(whole.slice(first));
      }),
      RUNS,
    );
  });

  it('have one place in each 64th of each block of 64 rows, in another order', () => {
    const orders = Array.from({ length: ROWS / BLOCK }, (_, block) =>
      indices((columns[0] as Float64Array).subarray(block * BLOCK, (block + 1) * BLOCK), BLOCK),
    );

    for (const order of orders) expect(new Set(order).size).to.equal(BLOCK);
    expect(new Set(orders.map(String)).size).to.equal(orders.length);
  });

  it('have one place in each part of as many parts as there are rows, for powers of two', () => {
    for (let rows = BLOCK; rows <= ROWS; rows *= 2) {
      for (const column of columns) {
        expect(new Set(indices(column.subarray(0, rows), rows)).size).to.equal(rows);
      }
    }
  });

  it('of two columns do not depend on each other', () => {
    for (const rows of [1000, ROWS]) {
      const counts = new Float64Array(PARTS * PARTS);
      for (const [left, right] of pairs) {
        const [xs, ys] = [left.subarray(0, rows), right.subarray(0, rows)];
        expectUncorrelated(xs, ys, `${rows} rows`);
        for (let i = 0; i < rows; i++) {
          const [x, y] = [xs[i] as number, ys[i] as number];
          const cell = Math.floor(x * PARTS) * PARTS + Math.floor(y * PARTS);
          counts[cell] = (counts[cell] as number) + 1;
        }
      }
      expectSpread(counts, `${rows} rows`);
    }
  });

  it('do not depend on the place of the row before, or of that one block before', () => {
    for (const lag of [1, 2, BLOCK - 1, BLOCK, BLOCK + 1]) {
      for (const column of columns) {
        expectUncorrelated(column.subarray(lag), column.subarray(0, -lag), `lag ${lag}`);
      }
    }
  });

  it('begin anew in each region of 2^37 rows, with other places', () => {
    expect(places(0, BLOCK, 2 ** 37)).not.to.deep.equal(places(0, BLOCK, 0));
  });
});
