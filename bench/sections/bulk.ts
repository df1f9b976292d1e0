import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { requestOf } from '../contestants/tablewright.js';
import { median } from '../harness.js';
import type { Line } from '../line.js';
import { times, whole } from '../report.js';

const ROUNDS = 3;
const ROWS = 3_000_000;
const MORE = 4;
const WINDOW = 250_000;
const PROCESSES = [1, 2, 3];
export const CLI = fileURLToPath(new URL('../../bundle/cli.cjs', import.meta.url));

/** A module that prints the peak memory of its process in KiB when it exits. */
export const TELL_MEMORY = `data:text/javascript,process.on('exit', () => console.log(process.resourceUsage().maxRSS))`;

/** Runs a command of the command line. Returns its peak memory in megabytes. */
export async function runCommand(...args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, ['--import', TELL_MEMORY, CLI, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`tablewright ${args.join(' ')} ended with exit code ${code}`);
  return Number(output) / 1024;
}

/** The seconds that processes of one thread each take for a run, and the largest peak memory of one. */
async function runOf(
  processes: number,
  rows: number,
): Promise<{ readonly seconds: number; readonly megabytes: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-bench-'));
  try {
    const request = join(folder, 'request.json');
    writeFileSync(request, JSON.stringify(requestOf(rows, 'csv')));
    const args = [
      'bulk',
      request,
      '--window',
      String(WINDOW),
      '--jobs',
      '1',
      '--out',
      `${folder}/run`,
    ];
    const begun = performance.now();
    const peaks = await Promise.all(
      Array.from({ length: processes }, (_, shard) =>
        runCommand(...args, '--shard', `${shard}/${processes}`),
      ),
    );
    return { seconds: (performance.now() - begun) / 1000, megabytes: Math.max(...peaks) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A run in parts by several processes, and the memory of one process for runs of different sizes. */
export async function bulk(): Promise<readonly Line[]> {
  const taken = new Map(PROCESSES.map((count) => [count, [] as number[]]));
  const peaks: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [count, seconds] of taken) {
      const result = await runOf(count, ROWS);
      seconds.push(result.seconds);
      if (count === 1) peaks.push(result.megabytes);
    }
  }
  const alone = median(taken.get(1) ?? []);
  const larger = await runOf(1, MORE * ROWS);
  const speeds = [...taken].map(([count, seconds]) => ({
    what: `${whole(ROWS)} rows of csv in parts of ${whole(WINDOW)}`,
    by: count === 1 ? '1 process' : `${count} processes`,
    figure: `${whole(ROWS / median(seconds))} rows/s`,
    ...(count === 1 ? {} : { ratio: `${(alone / median(seconds)).toFixed(2)} x 1 process` }),
  }));
  return [
    ...speeds,
    {
      what: `peak memory for ${whole(MORE * ROWS)} rows`,
      by: '1 process',
      figure: `${whole(larger.megabytes)} MB`,
      ratio: times(larger.megabytes / median(peaks), `${whole(ROWS)} rows`),
      aim: '≤ 1.2',
    },
  ];
}
