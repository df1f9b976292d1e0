import { expect } from 'chai';
import { ChunkMemory } from '../../../src/adapters/workers/chunk-memory.js';
import { LentChunks } from '../../../src/adapters/workers/lent-chunks.js';

const SIZE = 1000;

describe('lent chunks', () => {
  let hasReadAll = false;
  const { signal } = new AbortController();
  const work = { callerId: 'one', signal, onRows: () => {}, hasReadAll: () => hasReadAll };
  const lent = (memory: ChunkMemory, count: number): LentChunks => {
    const chunks = new LentChunks(work);
    for (let i = 0; i < count; i++) chunks.lend(memory.take(SIZE), memory);
    return chunks;
  };

  it('return to the memory once, when their reader has read all of them', () => {
    const memory = new ChunkMemory();
    const chunks = lent(memory, 3);

    hasReadAll = false;
    chunks.collect();
    expect(memory.free).to.equal(0);

    hasReadAll = true;
    chunks.collect();
    chunks.collect();
    expect(memory.free).to.equal(3 * SIZE);
  });

  it('are forgotten, except the last four, if the reader has never read all of them', () => {
    const memory = new ChunkMemory();
    const chunks = lent(memory, 100);

    hasReadAll = true;
    chunks.collect();

    expect(memory.free).to.equal(4 * SIZE);
  });
});
