import { expect } from 'chai';
import { bitWidth, mostBytesOfRun, writeRun } from '../../../src/domain/parquet/bit-packed.js';

/** The numbers of a bit-packed run, read bit by bit. */
function unpacked(bytes: Uint8Array, header: number, count: number, width: number): number[] {
  const bit = (at: number): number => ((bytes[header + (at >> 3)] ?? 0) >> (at & 7)) & 1;
  return Array.from({ length: count }, (_, i) =>
    Array.from({ length: width }, (_, b) => bit(i * width + b) * 2 ** b).reduce((a, b) => a + b),
  );
}

/** A run in a buffer that was used before. */
function bitPacked(numbers: Int32Array, count: number, width: number): Uint8Array {
  const bytes = new Uint8Array(1 + mostBytesOfRun(count, width)).fill(255);
  return bytes.subarray(1, writeRun(numbers, count, width, bytes, 1));
}

describe('a bit-packed run', () => {
  it('is the example of the specification', () => {
    const numbers = Int32Array.of(0, 1, 2, 3, 4, 5, 6, 7);

    expect([...bitPacked(numbers, 8, 3)]).to.deep.equal([3, 0b10001000, 0b11000110, 0b11111010]);
  });

  for (const width of [1, 2, 7, 8, 15, 16, 17, 30, 31]) {
    it(`holds numbers of ${width} bits`, () => {
      const numbers = Int32Array.from({ length: 45 }, (_, i) =>
        Math.floor((Math.imul(i + 1, 0x9e3779b1) >>> 0) % 2 ** width),
      );
      const bytes = bitPacked(numbers, 45, width);

      expect(bytes).to.have.length(1 + 6 * width);
      expect(bytes[0]).to.equal(6 * 2 + 1);
      expect(unpacked(bytes, 1, 45, width)).to.deep.equal([...numbers]);
    });
  }
});

describe('bitWidth', () => {
  it('is the number of bits of the greatest number, and at least one', () => {
    expect([0, 1, 2, 3, 4, 255, 256].map(bitWidth)).to.deep.equal([1, 1, 2, 2, 3, 8, 9]);
  });
});
