import type { Contestant } from './contestant.js';

const WARM_UP_ROUNDS = 2;

/** What one contestant did, round by round. */
export interface Measurement {
  readonly contestant: Contestant;
  readonly rowsPerSecond: readonly number[];
  readonly bytesPerSecond: readonly number[];
}

/** Runs all contestants in turn, round after round, so that noise hits all alike. */
export function measure(
  contestants: readonly Contestant[],
  rounds: number,
): readonly Measurement[] {
  const all = Array.from({ length: WARM_UP_ROUNDS + rounds }, () => contestants.map(timed));
  const counted = all.slice(WARM_UP_ROUNDS);
  return contestants.map((contestant, i) => {
    const runs = counted.flatMap((round) => round[i] ?? []);
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

interface Run {
  readonly seconds: number;
  readonly bytes: number;
}

function timed(contestant: Contestant): Run {
  const start = process.hrtime.bigint();
  const made = contestant.run();
  const read = typeof made === 'string' ? made : total(made);
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  // A string is measured off the clock: its maker is spared the encoding that a file or a socket needs.
  return { seconds, bytes: typeof read === 'string' ? Buffer.byteLength(read) : read };
}

/** Reads a stream to its end, which is what drives the work. */
function total(chunks: Iterable<Uint8Array>): number {
  let bytes = 0;
  for (const chunk of chunks) bytes += chunk.length;
  return bytes;
}
