import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import type { MemoryFigures } from './memory-run.js';

const PROGRAM = fileURLToPath(new URL('memory-run.js', import.meta.url));
const MEGABYTE = 2 ** 20;

/** Generates rows in a process of its own, so that the garbage of other tests does not count. */
async function streamed(rows: number): Promise<MemoryFigures> {
  const args = ['--expose-gc', PROGRAM, String(rows)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as MemoryFigures;
}

describe('the memory of a streamed table', () => {
  it('does not grow with the number of rows: 5,000,000 peak within 20 MB of 100,000', async () => {
    const few = await streamed(100_000);
    const many = await streamed(5_000_000);

    expect(many.bytes).to.be.above(49 * few.bytes);
    expect((many.peak - few.peak) / MEGABYTE).to.be.below(20);
  }).timeout(60_000);
});
