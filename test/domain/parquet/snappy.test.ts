import { expect } from 'chai';
import fc from 'fast-check';
import { compressors } from 'hyparquet-compressors';
import { snappy } from '../../../src/domain/parquet/snappy.js';

const compress = snappy();

function there(bytes: Uint8Array): Uint8Array {
  return compressors.SNAPPY?.(compress(bytes), bytes.length) ?? new Uint8Array(0);
}

describe('snappy', () => {
  const sizes = [0, 1, 3, 4, 5, 60, 61, 256, 257, 65_535, 65_536, 65_537, 200_000];

  for (const size of sizes) {
    it(`is read back by another library at the size ${size}`, () => {
      const repeated = new Uint8Array(size).fill(7);
      const cycle = Uint8Array.from({ length: size }, (_, i) => i % 13);
      const irregular = Uint8Array.from(
        { length: size },
        (_, i) => Math.imul(i, 0x9e3779b1) >>> 24,
      );

      for (const bytes of [repeated, cycle, irregular]) {
        expect(Buffer.compare(there(bytes), bytes)).to.equal(0);
      }
    });
  }

  it('is read back whatever the bytes', () => {
    const parts = fc.array(
      fc.oneof(fc.uint8Array({ maxLength: 40 }), fc.constant(new Uint8Array(90))),
    );
    fc.assert(
      fc.property(parts, fc.nat(5), (list, repeats) => {
        const once = Buffer.concat(list);
        const bytes = Buffer.concat(Array.from({ length: repeats }, () => once));

        expect(Buffer.compare(there(bytes), bytes)).to.equal(0);
      }),
    );
  });

  it('makes repeated texts shorter', () => {
    const bytes = Buffer.from('a sentence that repeats. '.repeat(1000));

    expect(compress(bytes).length).to.be.below(bytes.length / 15);
  });
});
