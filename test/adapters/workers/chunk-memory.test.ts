import { expect } from 'chai';
import { ChunkMemory } from '../../../src/adapters/workers/chunk-memory.js';
import { everyOf } from '../../support/every-of.js';

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

  it('keeps sixteen mebibytes at most, those that came back last', () => {
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
