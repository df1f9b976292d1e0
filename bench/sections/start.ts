import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requestOf } from '../contestants/tablewright.js';
import { median, ratio } from '../harness.js';
import type { Line } from '../line.js';
import { times } from '../report.js';

const ROUNDS = 20;
const CLI = fileURLToPath(new URL('../../bundle/cli.js', import.meta.url));

const requests = {
  'start, 1,000 rows of 10 columns': requestOf(1000, 'csv'),
  'start, 1,000 rows of an integer': requestOf(1000, 'csv', [{ name: 'id', type: 'integer' }]),
};

/** Milliseconds from start to end of a process of Node. */
function lasted(...args: readonly string[]): number {
  const start = process.hrtime.bigint();
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`);
  return Number(process.hrtime.bigint() - start) / 1e6;
}

/** The whole process of the command line against one of Node that does nothing. */
export async function start(): Promise<readonly Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-bench-'));
  try {
    const what = 'start of a process';
    const lines: Line[] = [];
    for (const [name, request] of Object.entries(requests)) {
      const file = join(folder, 'request.json');
      writeFileSync(file, JSON.stringify(request));
      const nothing: number[] = [];
      const generate: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        nothing.push(lasted('-e', '0'));
        generate.push(lasted(CLI, 'generate', file));
      }
      if (lines.length === 0)
        lines.push({ what, by: 'node -e 0', figure: `${median(nothing).toFixed(0)} ms` });
      lines.push({
        what: name,
        by: 'tablewright generate',
        figure: `${median(generate).toFixed(0)} ms`,
        ratio: times(ratio(generate, nothing), 'node -e 0'),
        aim: '< 3',
      });
    }
    return lines;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
