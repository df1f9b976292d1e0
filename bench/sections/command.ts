import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requestOf } from '../contestants/tablewright.js';
import { median, ratio } from '../harness.js';
import type { Line } from '../line.js';
import { times, whole } from '../report.js';

const ROUNDS = 5;
const ROWS = 20_000_000;
const CLI = fileURLToPath(new URL('../../bundle/cli.cjs', import.meta.url));

/** The seconds of a command whose output goes through a pipe, and the processor seconds of all its processes. */
function piped(file: string, jobs: number): { readonly seconds: number; readonly busy: number } {
  const line = `TIMEFORMAT='%R %U %S'; time "$0" "$1" generate "$2" --jobs ${jobs} | cat > /dev/null`;
  const { stderr } = spawnSync(
    'bash',
    ['-c', `set -o pipefail; ${line}`, process.execPath, CLI, file],
    {
      encoding: 'utf8',
    },
  );
  const [seconds, user, system] = stderr.trim().split(' ').map(Number);
  if (seconds === undefined || user === undefined || system === undefined) throw new Error(stderr);
  return { seconds, busy: user + system };
}

/** A large table into a pipe: one thread and one for each core in turn. */
export async function command(): Promise<readonly Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-bench-'));
  try {
    const file = join(folder, 'request.json');
    writeFileSync(file, JSON.stringify(requestOf(ROWS, 'csv')));
    const runs = [1, availableParallelism()].map((jobs) => ({
      jobs,
      seconds: [] as number[],
      busy: [] as number[],
    }));
    for (let round = 0; round < ROUNDS; round++) {
      for (const run of runs) {
        const { seconds, busy } = piped(file, run.jobs);
        run.seconds.push(seconds);
        run.busy.push(busy);
      }
    }
    const alone = runs[0]?.seconds ?? [];
    return runs.map(({ jobs, seconds, busy }, i) => ({
      what: `${whole(ROWS)} rows as csv into a pipe`,
      by: `tablewright generate --jobs ${jobs}`,
      figure: `${median(seconds).toFixed(1)} s, ${median(busy).toFixed(1)} s of processor time`,
      ...(i === 0
        ? {}
        : { ratio: times(ratio(alone, seconds), '--jobs 1'), aim: '≥ 1.6 on two cores' }),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
