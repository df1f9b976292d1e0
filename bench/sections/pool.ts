import { availableParallelism } from 'node:os';
import { rowsOfThreads } from '../../src/adapters/workers/rows-of-threads.js';
import { ThreadPool } from '../../src/adapters/workers/thread-pool.js';
import { threadsOfService } from '../../src/adapters/workers/threads.js';
import type { Chunks } from '../../src/application/ports/compressor.js';
import { encodeTable } from '../../src/domain/index.js';
import { planOf, requestOf } from '../contestants/tablewright.js';
import { clocked, median, ratio } from '../harness.js';
import type { Line } from '../line.js';
import { times, whole } from '../report.js';

const thread = new URL('../../bundle/thread.js', import.meta.url);

interface Size {
  readonly rows: number;
  readonly warmUps: number;
  readonly rounds: number;
  readonly aim?: string;
  readonly hasNewSeeds?: boolean;
}

/** Warms up all threads before the measurement: each thread plans every table and compiles its own planning code. */
const sizes: readonly Size[] = [
  { rows: 2_000_000, warmUps: 3, rounds: 7, aim: '≥ 1.75 on two cores' },
  { rows: 100_000, warmUps: 40, rounds: 31, aim: '≥ 1.4 on two cores' },
  // Threads keep the plan of their last table, but not for another seed.
  { rows: 100_000, warmUps: 40, rounds: 31, hasNewSeeds: true },
];

const silent = { info: () => {}, warn: () => {}, error: () => {} };

async function read(chunks: Chunks): Promise<void> {
  for await (const _ of chunks);
}

async function measured(pool: ThreadPool, size: Size): Promise<readonly Line[]> {
  const { rows, warmUps, rounds, aim, hasNewSeeds = false } = size;
  let seed = 0;
  const next = () => ({ ...requestOf(rows, 'csv'), ...(hasNewSeeds && { seed: seed++ }) });
  const one = async () => {
    // Not `for await`: one thread is driven by a plain loop.
    for (const _ of encodeTable(planOf(next())));
  };
  const all = () => {
    const input = next();
    const { signal } = new AbortController();
    const work = { callerId: 'one', signal, onRows: () => {}, hasReadAll: () => true };
    return read(rowsOfThreads(pool)({ plan: planOf(input), input }, work));
  };
  for (let round = 0; round < warmUps; round++) {
    await one();
    await all();
  }
  const ones: Awaited<ReturnType<typeof clocked>>[] = [];
  const alls: Awaited<ReturnType<typeof clocked>>[] = [];
  for (let round = 0; round < rounds; round++) {
    ones.push(await clocked(one));
    alls.push(await clocked(all));
  }
  const seconds = (runs: typeof ones) => runs.map((run) => run.seconds);
  const processor = (runs: typeof ones) => runs.map((run) => run.processor);
  const speedUp = ratio(seconds(ones), seconds(alls));
  const cost = ratio(processor(alls), processor(ones));
  const what = `${whole(rows)} rows as csv${hasNewSeeds ? ', each time with a new seed' : ''}`;
  return [
    { what, by: 'one thread', figure: `${whole(rows / median(seconds(ones)))} rows/s` },
    {
      what,
      by: `pool of ${pool.threads}`,
      figure: `${whole(rows / median(seconds(alls)))} rows/s`,
      ratio: times(speedUp, 'one thread'),
      ...(aim !== undefined && { aim }),
    },
    {
      what: 'its processor time',
      by: `pool of ${pool.threads}`,
      figure: `${whole((median(processor(alls)) / rows) * 1e9)} ns a row`,
      ratio: times(cost, 'one thread'),
    },
  ];
}

/** All cores compared with one core: for large tables, and for tables just large enough for several threads. */
export async function pool(): Promise<readonly Line[]> {
  const threads = new ThreadPool(
    threadsOfService({
      workers: availableParallelism(),
      log: silent,
      entry: thread,
      extensions: [],
    }),
  );
  try {
    const lines: Line[] = [];
    for (const size of sizes) lines.push(...(await measured(threads, size)));
    return lines;
  } finally {
    await threads.close();
  }
}
