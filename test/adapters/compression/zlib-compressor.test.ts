import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import * as zlib from 'node:zlib';
import { expect } from 'chai';
import { compressions } from '../../../src/adapters/compression/compressions.js';
import { ZlibCompressor } from '../../../src/adapters/compression/zlib-compressor.js';

const compressor = new ZlibCompressor();

const decompress: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: zlib.gunzipSync,
  // Node 20, whose types are used here, has no zstd.
  zstd: (bytes) =>
    (zlib as unknown as { zstdDecompressSync: typeof zlib.gunzipSync }).zstdDecompressSync(bytes),
};

const parts = Array.from({ length: 20 }, (_, i) => Buffer.alloc(100_000, `part ${i} `));

/** Chunks that compression cannot shrink; `made` counts them. */
class NoisyChunks {
  made = 0;
  ended = false;

  async *chunks(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        this.made += 1;
        yield randomBytes(64 * 1024);
      }
    } finally {
      this.ended = true;
    }
  }
}

describe('the compressions', () => {
  it('are gzip and zstd, which needs Node 22.15', () => {
    const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
    const hasZstd = major > 22 || (major === 22 && minor >= 15);

    expect(compressions.map(({ name }) => name)).to.deep.equal(['gzip', 'zstd']);
    expect(compressions.map(({ unavailable }) => unavailable === undefined)).to.deep.equal([
      true,
      hasZstd,
    ]);
  });
});

for (const { name } of compressions.filter(({ unavailable }) => unavailable === undefined)) {
  describe(`chunks compressed with ${name}`, () => {
    it('read back as the same bytes, and give the same file each time', async () => {
      const [first, second] = await Promise.all(
        [0, 1].map(() => buffer(compressor.compress(parts, name))),
      );

      expect(decompress[name]?.(first as Buffer).equals(Buffer.concat(parts))).to.equal(true);
      expect(first?.equals(second as Buffer)).to.equal(true);
    });

    it('are taken only as far as the file is read', async () => {
      const noisy = new NoisyChunks();
      const reader = compressor.compress(noisy.chunks(), name)[Symbol.asyncIterator]();

      await reader.next();
      await setTimeout(100);

      expect(noisy.made).to.be.within(1, 20);
      await reader.return?.();
    });

    it('end when the reader leaves', async () => {
      const noisy = new NoisyChunks();

      for await (const _ of compressor.compress(noisy.chunks(), name)) break;
      await setTimeout(10);

      expect(noisy.ended).to.equal(true);
    });

    it('fail with the error of their source', async () => {
      const failing = async function* () {
        yield randomBytes(64 * 1024);
        throw new Error('the well is dry');
      };

      const failure = await buffer(compressor.compress(failing(), name)).catch((error) => error);
      expect(failure).to.have.property('message', 'the well is dry');
    });

    it('are in use until they are compressed', async () => {
      const reads: boolean[] = [];
      const source = async function* () {
        for (const part of parts) {
          yield part;
          // The stream asks for the next chunk while it compresses this one.
          reads.push(compressed.hasReadAll());
        }
      };
      const compressed = compressor.compress(source(), name);

      await buffer(compressed);

      expect(reads).to.include(false);
      expect(compressed.hasReadAll()).to.equal(true);
    });
  });
}
