import { expect } from 'chai';
import { ChunkMemory } from '../../../src/adapters/workers/chunk-memory.js';
import { everyOf } from '../../support/every-of.js';

const KIB = 1024;

describe('the memory of chunks', () => {
  it('is reused after it was given back, in full length and for the same size', () => {
    const memory = new ChunkMemory();
    const first = memory.take(64 * KIB);

    memory.giveBack(first.subarray(0, 10));

    expect(memory.take(32 * KIB).buffer).not.to.equal(first.buffer);
    const second = memory.take(64 * KIB);
    expect(second.buffer).to.equal(first.buffer);
    expect(second).to.have.length(64 * KIB);
    expect(memory.take(64 * KIB).buffer).not.to.equal(first.buffer);
  });

  it('keeps at most sixteen mebibytes, those given back last', () => {
    const memory = new ChunkMemory();
    const taken = [64, 1024].flatMap((size) =>
      Array.from({ length: 20 }, () => memory.take(size * KIB)),
    );

    for (const chunk of taken) memory.giveBack(chunk);

    expect(memory.free).to.equal(16 * KIB * KIB);
    const last = new Set(taken.slice(-16).map(({ buffer }) => buffer));
    const again = taken.slice(-16).map(() => memory.take(KIB * KIB).buffer);
    expect(everyOf(again, (buffer) => last.has(buffer))).to.equal(true);
    expect(memory.free).to.equal(0);
  });
});
