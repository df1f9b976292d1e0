import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { RedisServer } from '../../test/adapters/stores/redis/support/redis-server.js';
import { requestOf } from '../contestants/tablewright.js';
import { median } from '../harness.js';
import type { Line } from '../line.js';
import { times, whole } from '../report.js';
import { CLI, runCommand, TELL_MEMORY } from './bulk.js';

const ROUNDS = 3;
const ROWS = 12_000_000;
const MORE = 4;
const WINDOW = 1_000_000;
const WORKERS = [1, 2, 3];

interface Taken {
  readonly seconds: number;
  readonly megabytes: number;
}

/** A worker with one thread: `sealed` resolves when it has sealed a run, `stop` with its peak memory in megabytes. */
function startWorker(queue: string) {
  const args = ['--import', TELL_MEMORY, CLI, 'worker', '--queue', queue, '--jobs', '1'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const sealed = new Promise<void>((resolve) => {
    createInterface(child.stderr).on('line', (line) => {
      if (line.includes('"seal_done"')) resolve();
    });
  });
  const stop = async (): Promise<number> => {
    child.kill('SIGTERM');
    const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return Number(output) / 1024;
  };
  return { sealed, stop };
}

/** The seconds from the start of the processes to the end of their work, with a queue or without. */
async function runOf(count: number, rows: number, queue: string | undefined): Promise<Taken> {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-bench-'));
  const request = join(folder, 'request.json');
  const out = join(folder, 'run');
  try {
    writeFileSync(request, JSON.stringify(requestOf(rows, 'csv')));
    const run = [request, '--window', String(WINDOW), '--out', out];
    if (queue !== undefined) await runCommand('bulk', 'submit', ...run, '--queue', queue);
    const begun = performance.now();
    const seconds = (): number => (performance.now() - begun) / 1000;
    const numbers = Array.from({ length: count }, (_, i) => i);
    if (queue === undefined) {
      const peaks = await Promise.all(
        numbers.map((i) => runCommand('bulk', ...run, '--jobs', '1', '--shard', `${i}/${count}`)),
      );
      await runCommand('bulk', 'seal', out);
      return { seconds: seconds(), megabytes: Math.max(...peaks) };
    }
    const workers = numbers.map(() => startWorker(queue));
    await Promise.race(workers.map(({ sealed }) => sealed));
    const taken = seconds();
    const peaks = await Promise.all(workers.map(({ stop }) => stop()));
    return { seconds: taken, megabytes: Math.max(...peaks) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs by workers of a queue beside the same processes without one, and the memory of a worker. */
export async function bulkQueue(): Promise<readonly Line[]> {
  const redis = await RedisServer.start();
  try {
    const lines: Line[] = [];
    let peak = 0;
    for (const count of WORKERS) {
      const [alone, queued]: [Taken[], Taken[]] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        alone.push(await runOf(count, ROWS, undefined));
        queued.push(await runOf(count, ROWS, redis.url));
      }
      const [without, with_] = [alone, queued].map((taken) =>
        median(taken.map(({ seconds }) => seconds)),
      ) as [number, number];
      if (count === 1) peak = median(queued.map(({ megabytes }) => megabytes));
      lines.push({
        what: `${whole(ROWS)} rows of csv in parts of ${whole(WINDOW)}, sealed`,
        by: count === 1 ? '1 worker' : `${count} workers`,
        figure: `${whole(ROWS / with_)} rows/s`,
        ratio: times(without / with_, 'without a queue'),
        aim: '≥ 0.9',
      });
    }
    const larger = await runOf(1, MORE * ROWS, redis.url);
    return [
      ...lines,
      {
        what: `peak memory for ${whole(MORE * ROWS)} rows`,
        by: '1 worker',
        figure: `${whole(larger.megabytes)} MB`,
        ratio: times(larger.megabytes / peak, `${whole(ROWS)} rows`),
        aim: '≤ 1.2',
      },
    ];
  } finally {
    await redis.close();
  }
}
