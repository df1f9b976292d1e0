import type { Contestant } from './contestant.js';

const WARM_UP_ROUNDS = 2;

/** The results of one contestant, by round. */
export interface Measurement {
  readonly contestant: Contestant;
  readonly rowsPerSecond: readonly number[];
  readonly bytesPerSecond: readonly number[];
}

/** Wall-clock seconds since an arbitrary moment. */
export type Clock = () => number;

const wallClock: Clock = () => Number(process.hrtime.bigint()) / 1e9;

/** Processor seconds of this process: the fairer measure on a machine with other work. */
const processorClock: Clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

export const clocks = { wall: wallClock, processor: processorClock };

/** Runs all contestants in turn in every round, so that noise affects all equally. */
export function measure(
  contestants: readonly Contestant[],
  rounds: number,
  clock: Clock,
): readonly Measurement[] {
  const round = () => contestants.map((contestant) => timed(contestant, clock));
  const all = Array.from({ length: WARM_UP_ROUNDS + rounds }, round);
  const counted = all.slice(WARM_UP_ROUNDS);
  return contestants.map((contestant, i) => {
    const runs = counted.flatMap((counts) => counts[i] ?? []);
    return {
      contestant,
      rowsPerSecond: runs.map(({ seconds }) => contestant.rows / seconds),
      bytesPerSecond: runs.map(({ seconds, bytes }) => bytes / seconds),
    };
  });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The ratios of two contestants, by round: within a round both were measured within about a second. */
export function ratio(values: readonly number[], base: readonly number[]): number {
  return median(values.map((value, i) => value / (base[i] ?? 0)));
}

/** The wall-clock seconds of `work`, and the processor seconds of this process meanwhile. */
export async function clocked(
  work: () => Promise<unknown>,
): Promise<{ readonly seconds: number; readonly processor: number }> {
  const start = wallClock();
  const busy = processorClock();
  await work();
  return { seconds: wallClock() - start, processor: processorClock() - busy };
}

interface Run {
  readonly seconds: number;
  readonly bytes: number;
}

function timed(contestant: Contestant, clock: Clock): Run {
  const start = clock();
  const made = contestant.run();
  const read = typeof made === 'string' ? made : total(made);
  const seconds = clock() - start;
  // The bytes of a string are counted outside the time: its maker does not pay for encoding it to UTF-8.
  return { seconds, bytes: typeof read === 'string' ? Buffer.byteLength(read) : read };
}

/** Reads a stream to its end, which drives the work; returns the number of bytes. */
function total(chunks: Iterable<Uint8Array>): number {
  let bytes = 0;
  for (const chunk of chunks) bytes += chunk.length;
  return bytes;
}
