import { expect } from 'chai';
import * as fc from 'fast-check';
import { cellWord } from '../../../scripts/random/read-orders.js';
import { Arena } from '../../../src/domain/kernel/arena.js';
import type { Kernel } from '../../../src/domain/kernel/kernel.js';
import { weightsByState } from '../../../src/domain/random/by-state.js';
import { aliasTable } from '../../../src/domain/random/weighted.js';
import { always } from '../random/always.js';
import { kernels } from './kernels.js';

const TWO_32 = 2 ** 32;

const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const key = fc.record({ a: word, b: word });
const count = fc.integer({ min: 1, max: 37 });
/** All rows of a window have the same high word. */
const row = fc
  .tuple(fc.nat(2 ** 21 - 1), fc.nat(TWO_32 - 40))
  .map(([high, low]) => high * TWO_32 + low);
const near = (power: number): fc.Arbitrary<number> =>
  fc.integer({ min: 2 ** power - 3, max: 2 ** power });
/** Just above a power of two nearly half of the words are rejected. */
const justAbove = (power: number): fc.Arbitrary<number> =>
  fc.integer({ min: 2 ** power + 1, max: 2 ** power + 9 });
const few = fc.oneof(fc.integer({ min: 1, max: 2 ** 21 }), near(21), near(7), justAbove(20));
const sizes = fc.oneof(
  few,
  fc.constantFrom(1, 2 ** 21, 2 ** 31, TWO_32),
  ...[32, 53].map(near),
  ...[21, 30, 31, 32, 52].map(justAbove),
);

/** Checks that both kernels fill a vector of whole numbers alike, and do not write behind it. */
function drawn(count: number, draw: (kernel: Kernel, out: Int32Array) => void): void {
  const [reference, other] = [kernels.TypeScript, kernels.WebAssembly].map((kernel) => {
    const out = kernel.arena(Arena.room(count + 2, 4)).int32(count + 2);
    out.fill(-7);
    draw(kernel, out);
    return Array.from(out);
  });
  expect(other).to.deep.equal(reference);
  expect(other?.slice(count)).to.deep.equal([-7, -7]);
}

describe('the draws of the WebAssembly kernel', () => {
  it('equal those of the TypeScript kernel for indices of a list', () => {
    always(
      fc.property(key, row, count, few, (key, row, count, n) => {
        drawn(count, (kernel, out) => kernel.drawIndices(out, key, row, count, n));
      }),
    );
  });

  for (let rejected = 0; rejected < 4; rejected++) {
    it(`equal those of the TypeScript kernel for indices if word ${rejected} of four is rejected`, () => {
      const key = { a: 17, b: 42 };
      const n = 1_398_200;
      const isRejected = (row: number): boolean =>
        Math.imul(cellWord(key, row), n) >>> 0 < TWO_32 % n;
      const row = Array.from({ length: 20_000 }, (_, row) => row).findLast(isRejected) ?? 0;

      expect(isRejected(row)).to.equal(true);
      drawn(8, (kernel, out) => kernel.drawIndices(out, key, row - rejected, 8, n));
    });
  }

  it('equal those of the TypeScript kernel for flags', () => {
    const rate = fc.oneof(fc.constantFrom(0, 1, 0.5), fc.double({ min: 0, max: 1, noNaN: true }));
    always(
      fc.property(key, row, count, rate, (key, row, count, rate) => {
        drawn(count, (kernel, out) => kernel.drawFlags(out, key, row, count, rate));
      }),
    );
  });

  it('equal those of the TypeScript kernel for weighted indices', () => {
    const weights = fc
      .array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1e9, noNaN: true })), {
        minLength: 1,
        maxLength: 40,
      })
      .filter((all) => all.some((weight) => weight > 0));
    always(
      fc.property(key, row, count, weights, (key, row, count, weights) => {
        const table = aliasTable(weights);
        drawn(count, (kernel, out) => kernel.drawWeighted(out, key, row, count, table));
      }),
    );
  });

  it('equal those of the TypeScript kernel for weighted indices of several states', () => {
    const weight = fc.oneof(fc.constant(1), fc.double({ min: 1e-9, max: 1e9, noNaN: true }));
    const entry = fc.record({ index: fc.nat(2 ** 20), weight });
    const entries = fc.array(entry, { minLength: 1, maxLength: 9 });
    const states = fc.array(entries, { minLength: 1, maxLength: 5 });
    always(
      fc.property(key, row, count, states, (key, row, count, states) => {
        const table = weightsByState(states);
        drawn(count, (kernel, out) => {
          kernel.drawIndices(out, key, row, count, states.length);
          kernel.drawByState(out, key, row, count, out, table);
        });
      }),
    );
  });

  it('equal those of the TypeScript kernel for indices that are looked up in a list', () => {
    const list = fc.array(word, { minLength: 1, maxLength: 40 });
    always(
      fc.property(key, row, count, list, (key, row, count, list) => {
        const all = Int32Array.from(list);
        drawn(count, (kernel, out) => {
          kernel.drawIndices(out, key, row, count, all.length);
          kernel.lookUp(out, all, out, count);
        });
      }),
    );
  });

  it('equal those of the TypeScript kernel for numbers of any range', () => {
    const range = fc.record({
      min: fc.oneof(fc.integer({ min: -99, max: 99 }), fc.constant(-(2 ** 52))),
      step: fc.constantFrom(1, 5, 10),
      n: sizes,
    });
    always(
      fc.property(key, row, count, range, (key, row, count, range) => {
        const [reference, other] = [kernels.TypeScript, kernels.WebAssembly].map((kernel) => {
          const out = kernel.arena(Arena.room(count + 2, 8)).float64(count + 2);
          out.fill(-7);
          kernel.drawNumbers(out, key, row, count, range);
          return Array.from(out);
        });
        expect(other).to.deep.equal(reference);
        expect(other?.slice(count)).to.deep.equal([-7, -7]);
      }),
    );
  });
});
