import { expect } from 'chai';
import * as fc from 'fast-check';
import { IndexVector, NumberVector } from '../../../src/domain/columns/vectors.js';
import { NumberSegment } from '../../../src/domain/encoding/segments.js';
import { Arena } from '../../../src/domain/kernel/arena.js';
import type { Kernel } from '../../../src/domain/kernel/kernel.js';
import { everyOf } from '../../support/every-of.js';
import { referenceNumber } from '../encoding/segment-models.js';
import { always } from '../random/always.js';
import { kernels } from './kernels.js';

const LARGEST = 2 ** 53 - 1;

/** The numbers of up to eight digits at which the number of digits changes, and some in between. */
const fewDigits = [
  ...Array.from({ length: 8 }, (_, power) => [10 ** power - 1, 10 ** power, 3 * 10 ** power]),
  [9999_9999, 1234_5678, 9090_9090, 909_0909, 1_0000, 1_0001, 9999_0000],
].flat();

/** The numbers at which the number of digits, the machine words of the arithmetic or the sign change. */
const boundaries = [
  ...[0, -0, 1, -1, 5, LARGEST, -LARGEST, LARGEST - 1, -LARGEST + 1, 2 ** 52, -(2 ** 52)],
  ...[31, 32, 33, 48].flatMap((power) => around(2 ** power)),
  ...Array.from({ length: 16 }, (_, power) => around(10 ** power)).flat(),
  ...Array.from({ length: 9 }, (_, digit) => around((digit + 1) * 10 ** 9)).flat(),
];

function around(value: number): readonly number[] {
  return [value - 1, value, value + 1].flatMap((near) => [near, -near]);
}

interface Layout {
  readonly decimals: number;
  readonly minDigits: number;
  /** 0 in the rows without a number. */
  readonly mask?: readonly number[];
  /** The number of bytes after each number that a write may overrun; without it, numbers are adjacent. */
  readonly loose?: number;
}

/** The texts that both kernels write for the numbers, one for each row, separated by their offsets. */
function written(values: readonly number[], layout: Layout): readonly string[] {
  const texts = writtenBy(kernels.TypeScript, values, layout);
  expect(writtenBy(kernels.WebAssembly, values, layout)).to.deep.equal(texts);
  return texts;
}

function writtenBy(
  kernel: Kernel,
  values: readonly number[],
  { decimals, minDigits, mask, loose = 0 }: Layout,
): readonly string[] {
  const count = values.length;
  const arena = kernel.arena(4 * Arena.room(count + 1, 8) + Arena.room((40 + loose) * count, 1));
  const data = arena.float64(count);
  data.set(values);
  const present = mask && arena.int32(count);
  present?.set(mask ?? []);
  const notation = {
    decimals,
    minDigits,
    min: Math.min(...values),
    max: Math.max(...values),
  };
  const lengths = arena.int32(count).fill(loose);
  const starts = arena.int32(count + 1);
  kernel.addNumberLengths(lengths, data, notation, present, count);
  const total = kernel.setOffsets(starts, lengths, count, 40 + loose);
  const out = arena.bytes(total + 16).fill(0x3f);
  const offsets = arena.int32(count);
  offsets.set(starts.subarray(0, count));
  kernel.writeNumbers({ out, offsets, loose }, data, notation, present, count);
  kernel.writeLiteral({ out, offsets, loose: 0 }, new Uint8Array(loose).fill(0x7c), count);
  expect(offsets).to.deep.equal(starts.subarray(1));
  expect(everyOf(out.subarray(total), (byte) => byte === 0x3f)).to.equal(true);
  return values.map((_, i) =>
    new TextDecoder().decode(out.slice(starts[i], (starts[i + 1] as number) - loose)),
  );
}

describe('the written numbers', () => {
  for (let decimals = 0; decimals <= 15; decimals++) {
    it(`at every boundary have the expected digits with ${decimals} decimals`, () => {
      for (const minDigits of [1, 2, 4, 9, 10, 16].map((digits) => decimals + digits)) {
        const texts = written(boundaries, { decimals, minDigits });

        const expected = boundaries.map((value) => referenceNumber(value, decimals, minDigits));
        expect(texts).to.deep.equal(expected);
      }
    });
  }

  it('of any size have the expected digits', () => {
    const digits = fc.integer({ min: 0, max: 15 });
    always(
      fc.property(
        fc.array(fc.maxSafeInteger(), { minLength: 1, maxLength: 20 }),
        digits,
        digits,
        (values, decimals, padding) => {
          const minDigits = decimals + 1 + padding;

          const expected = values.map((value) => referenceNumber(value, decimals, minDigits));
          expect(written(values, { decimals, minDigits })).to.deep.equal(expected);
        },
      ),
    );
  });

  for (let decimals = 0; decimals <= 7; decimals++) {
    it(`of up to eight digits have the expected digits with ${decimals} decimals and any loose bytes`, () => {
      for (let minDigits = decimals + 1; minDigits <= 9; minDigits++) {
        const expected = fewDigits.map((value) => referenceNumber(value, decimals, minDigits));
        for (let loose = 0; loose <= 8; loose++) {
          expect(written(fewDigits, { decimals, minDigits, loose })).to.deep.equal(expected);
        }
      }
    });
  }

  it('of up to eight digits have the expected digits in windows of any number of rows', () => {
    const value = fc.oneof(fc.nat(99_999_999), fc.nat(999), fc.constantFrom(...fewDigits));
    const small = fc.nat(7);
    always(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 13 }),
        small,
        small,
        fc.nat(9),
        (values, decimals, padding, loose) => {
          const minDigits = decimals + 1 + padding;

          const expected = values.map((value) => referenceNumber(value, decimals, minDigits));
          expect(written(values, { decimals, minDigits, loose })).to.deep.equal(expected);
        },
      ),
    );
  });

  it('of any size have the expected digits after small ones, with any loose bytes', () => {
    const small = fc.array(fc.nat(99_999_999), { minLength: 4, maxLength: 9 });
    const any = fc.array(fc.maxSafeInteger(), { minLength: 1, maxLength: 9 });
    always(
      fc.property(small, any, fc.nat(7), fc.nat(9), (first, rest, decimals, loose) => {
        const values = [...first, ...rest];
        const minDigits = decimals + 1;

        const expected = values.map((value) => referenceNumber(value, decimals, minDigits));
        expect(written(values, { decimals, minDigits, loose })).to.deep.equal(expected);
      }),
    );
  });

  const rows = [
    [1250, 2, 3, '12.50'],
    [-5, 2, 3, '-0.05'],
    [-0, 2, 3, '0.00'],
    [-0, 0, 1, '0'],
    [0, 15, 16, '0.000000000000000'],
    [7, 0, 4, '0007'],
    [-7, 0, 4, '-0007'],
    [LARGEST, 15, 16, '9.007199254740991'],
    [-LARGEST, 0, 1, '-9007199254740991'],
    [1_000_000_000, 0, 1, '1000000000'],
    [5_000_000_001, 0, 1, '5000000001'],
    [-7, 0, 32, `-${'7'.padStart(32, '0')}`],
    [7, 31, 32, `0.${'7'.padStart(31, '0')}`],
  ] as const;
  for (const [value, decimals, minDigits, text] of rows) {
    it(`read ${text} for ${value} with ${decimals} decimals and at least ${minDigits} digits`, () => {
      expect(written([value], { decimals, minDigits })).to.deep.equal([text]);
    });
  }

  it('are empty in rows without a number', () => {
    const layout = { decimals: 0, minDigits: 1, mask: [1, 0, 0, 1] };

    expect(written([1, 22, 333, 4444], layout)).to.deep.equal(['1', '', '', '4444']);
  });
});

describe('a part of numbers', () => {
  const lengthsOf = (
    values: readonly number[],
    decimals: number,
    minDigits: number,
  ): readonly [number, number] => {
    const lengths = written(values, { decimals, minDigits }).map((text) => text.length);
    return [Math.min(...lengths), Math.max(...lengths)];
  };
  const bounds = fc.oneof(fc.integer({ min: -200, max: 200 }), fc.maxSafeInteger());

  it('reports the shortest and the longest length of its range', () => {
    always(
      fc.property(bounds, bounds, fc.integer({ min: 0, max: 6 }), (one, other, decimals) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)];
        const inside = [min, max, 0, -1, 1].filter((value) => value >= min && value <= max);
        const notation = { decimals, minDigits: decimals + 1, min, max };

        const part = new NumberSegment(new NumberVector(), notation);

        const [least, most] = lengthsOf(inside, decimals, decimals + 1);
        expect([part.minLength, part.maxLength]).to.deep.equal([least, most]);
      }),
    );
  });

  it('has a minimum length of 0 if rows can be null', () => {
    const notation = { decimals: 0, minDigits: 1, min: 10, max: 99 };

    const part = new NumberSegment(new NumberVector(), notation, new IndexVector());

    expect([part.minLength, part.maxLength]).to.deep.equal([0, 2]);
  });
});
