import { expect } from 'chai';
import { ChunkMemory } from '../../../src/adapters/workers/chunk-memory.js';

const KIB = 1024;

describe('memory of chunks', () => {
  it('comes round once it was given back, whole, for the same size', () => {
    const memory = new ChunkMemory();
    const first = memory.take(64 * KIB);

    memory.giveBack(first.subarray(0, 10));

    expect(memory.take(32 * KIB).buffer).not.to.equal(first.buffer);
    const second = memory.take(64 * KIB);
    expect(second.buffer).to.equal(first.buffer);
    expect(second).to.have.length(64 * KIB);
    expect(memory.take(64 * KIB).buffer).not.to.equal(first.buffer);
  });

  it('keeps eight mebibytes at most', () => {
    const memory = new ChunkMemory();
    const taken = Array.from({ length: 20 }, () => memory.take(KIB * KIB));

    for (const chunk of taken) memory.giveBack(chunk);

    const buffers = new Set(taken.map(({ buffer }) => buffer));
    const again = taken.map(() => memory.take(KIB * KIB).buffer);
    expect(again.filter((buffer) => buffers.has(buffer))).to.have.length(8);
  });
});
