import { expect } from 'chai';
import * as fc from 'fast-check';
import { fillAscendingPlaces } from '../../../src/domain/random/ascending-places.js';
import { seedKey } from '../../../src/domain/random/key.js';
import { everyOf } from '../../support/every-of.js';
import { always } from './always.js';

const OVER = 1000;
const RUNS = 100;
const TWO_32 = 2 ** 32;

const key = seedKey('ascending places');

function places(count: number, row = 0, over = OVER): Float64Array {
  const out = new Float64Array(count);
  fillAscendingPlaces(out, key, row, count, over);
  return out;
}

describe('ascending places', () => {
  it('lie above 0 and below 1, and are those of their rows in any window', () => {
    const starts = fc
      .tuple(fc.nat(2 ** 21 - 1), fc.oneof(fc.nat(1000), fc.nat(TWO_32 - 200)))
      .map(([high, low]) => high * TWO_32 + low);
    always(
      fc.property(starts, fc.integer({ min: 1, max: 200 }), fc.nat(199), (row, count, skipped) => {
        const whole = places(count, row);
        const first = Math.min(skipped, count - 1);

        expect(everyOf(whole, (place) => place > 0 && place < 1)).to.equal(true);
        expect(places(count - first, row + first)).to.deep.equal(whole.slice(first));
      }),
      RUNS,
    );
  });

  it('ascend over a number of rows, and then begin anew with others', () => {
    const [first, second] = [places(OVER), places(OVER, OVER)];

    expect(first.slice().sort()).to.deep.equal(first);
    expect(second.slice().sort()).to.deep.equal(second);
    expect(second).not.to.deep.equal(first);
  });

  it('stay within a block of 64 rows of where even places would lie', () => {
    expect(
      everyOf(places(OVER), (place, row) => Math.abs(place - row / OVER) < 64 / OVER),
    ).to.equal(true);
  });

  it('have gaps that vary as those of independent places do', () => {
    const sorted = places(64 * 200, 0, 64 * 200);
    const gaps = sorted.slice(1).map((place, i) => (place - (sorted[i] as number)) * sorted.length);
    const long = gaps.filter((gap) => gap > 1).length / gaps.length;

    // Gaps of a Poisson process are longer than their mean in a share of 1 / e.
    expect(long).to.be.closeTo(Math.exp(-1), 0.015);
  });
});
