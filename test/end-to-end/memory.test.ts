import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import type { MemoryFigures } from './memory-run.js';

const PROGRAM = fileURLToPath(new URL('memory-run.js', import.meta.url));

/** Generates rows in a process of its own, so that the garbage of other tests does not count. */
async function streamed(rows: number): Promise<MemoryFigures> {
  const args = ['--expose-gc', PROGRAM, String(rows)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as MemoryFigures;
}

describe('the memory of a streamed table', () => {
  it('does not grow with the number of rows: 5,000,000 peak within a quarter of their bytes of 100,000', async () => {
    const few = await streamed(100_000);
    const many = await streamed(5_000_000);

    expect(many.bytes).to.be.above(49 * few.bytes);
    // A garbage collector that waits for a processor leaves more behind, but not the table.
    expect(many.peak - few.peak).to.be.below(many.bytes / 4);
  });
});
