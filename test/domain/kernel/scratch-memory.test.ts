import { expect } from 'chai';
import { ScratchMemory } from '../../../src/domain/kernel/scratch-memory.js';

const MEBIBYTE = 1024 * 1024;

describe('the scratch memory', () => {
  it('returns the same buffer again if it is large enough', () => {
    const memory = new ScratchMemory();
    const first = memory.take(1000);

    expect(first.byteLength).to.be.at.least(1000);
    expect(memory.take(1000)).to.equal(first);
    expect(memory.take(10)).to.equal(first);
  });

  it('grows to the requested size', () => {
    const memory = new ScratchMemory();
    memory.take(10);
    const large = memory.take(5000);

    expect(large.byteLength).to.be.at.least(5000);
    expect(memory.take(10)).to.equal(large);
  });

  it('keeps no buffer over 32 MiB', () => {
    const memory = new ScratchMemory();
    const small = memory.take(10);
    const huge = memory.take(32 * MEBIBYTE + 1);

    expect(huge.byteLength).to.equal(32 * MEBIBYTE + 1);
    expect(memory.take(10)).to.equal(small);
    expect(memory.take(32 * MEBIBYTE + 1)).to.not.equal(huge);
  });
});
