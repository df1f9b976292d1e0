import { expect } from 'chai';
import fc from 'fast-check';
import { firstDifference } from '../../../src/application/bulk/first-difference.js';

/** Yields chunks in one buffer, which is overwritten for each of them. */
async function* chunked(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  const buffer = new Uint8Array(64);
  let at = 0;
  for (let i = 0; at < bytes.length; i++) {
    const chunk = bytes.subarray(at, at + (sizes[i % sizes.length] ?? 1));
    buffer.fill(255).set(chunk);
    yield buffer.subarray(0, chunk.length);
    at += chunk.length;
  }
}

const bytes = fc.uint8Array({ maxLength: 100, max: 3 });
const sizes = fc
  .array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 5 })
  .filter((all) => all.some((size) => size > 0));

function expected(one: Uint8Array, other: Uint8Array): number | undefined {
  const most = Math.max(one.length, other.length);
  for (let i = 0; i < most; i++) if (one[i] !== other[i]) return i;
  return undefined;
}

describe('the first difference of two streams', () => {
  it('is that of their bytes, however they are divided into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, bytes, sizes, sizes, async (one, other, some, others) => {
        expect(await firstDifference(chunked(one, some), chunked(other, others))).to.equal(
          expected(one, other),
        );
      }),
    );
  });

  it('ends both streams', async () => {
    const ended: string[] = [];
    async function* stream(name: string, byte: number): AsyncGenerator<Uint8Array> {
      try {
        for (;;) yield Uint8Array.of(byte);
      } finally {
        ended.push(name);
      }
    }

    expect(await firstDifference(stream('one', 1), stream('other', 2))).to.equal(0);
    expect(ended).to.have.members(['one', 'other']);
  });

  it('is none for equal bytes', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, sizes, sizes, async (one, some, others) => {
        expect(await firstDifference(chunked(one, some), chunked(one, others))).to.equal(undefined);
      }),
    );
  });
});
