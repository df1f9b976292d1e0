import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { tableRequest } from '../support/requests.js';
import { CLI, outcome, startCli } from '../support/run-cli.js';
import { ScratchFolder } from '../support/scratch-folder.js';

const PRELOAD = new URL('../support/tell-peak-memory.js', import.meta.url).href;
const MEGABYTE = 1024;

/**
 * The garbage collector decides when it frees the chunks that are written, so their number depends on the machine and on
 * its load. The tables of these tests have more than twice as many bytes.
 */
const PATIENCE = 120 * MEGABYTE;

describe('the memory of tablewright generate', () => {
  const folder = new ScratchFolder();
  let request: string;

  before(() => {
    request = folder.put('request.json', tableRequest({ format: 'csv' }));
  });
  after(() => folder.remove());

  /** Returns the peak memory, in KiB, of a process that writes this number of rows to /dev/null. */
  async function peakOf(rows: number): Promise<number> {
    const args = ['--import', PRELOAD, CLI, 'generate', request, '--rows', String(rows)];
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', openSync('/dev/null', 'w'), 'pipe'],
    });
    if (child.stderr === null) throw new Error('the process has no stderr');
    return Number(await text(child.stderr));
  }

  it('does not grow with the number of rows', async () => {
    const few = await peakOf(100_000);
    const many = await peakOf(5_000_000);

    expect(few).to.be.above(10 * MEGABYTE);
    expect(many - few).to.be.below(PATIENCE);
  });

  it('does not grow while the reader of stdout pauses', async () => {
    const few = await peakOf(100_000);
    const child = startCli(['generate', request, '--rows', '4000000'], {
      node: ['--import', PRELOAD],
    });
    let bytes = 0;
    child.stdout?.on('data', ({ length }: Buffer) => {
      bytes += length;
    });
    child.stdout?.pause();
    setTimeout(() => child.stdout?.resume(), 1500);

    const { stderr } = await outcome(child);

    expect(bytes / 1024).to.be.above(2 * PATIENCE);
    expect(Number(stderr) - few).to.be.below(PATIENCE);
  });
});
