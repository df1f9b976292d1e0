import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requestOf } from '../contestants/tablewright.js';
import { median, ratio } from '../harness.js';
import type { Line } from '../line.js';
import { times, whole } from '../report.js';

const ROUNDS = 5;
const ROWS = 1_000_000;
const CLI = fileURLToPath(new URL('../../bundle/cli.js', import.meta.url));
const SERVER = process.env.TABLEWRIGHT_TEST_POSTGRES_URL ?? 'postgresql://root@127.0.0.1:5432/test';

/** Runs a command to its end. Throws its errors. */
function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

function seconds(work: () => void): number {
  const begun = performance.now();
  work();
  return (performance.now() - begun) / 1000;
}

/** The rows of a table into PostgreSQL: generated on the way, and from a file that was made before. */
export async function databases(): Promise<readonly Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-bench-'));
  const schema = `tw_bench_${process.pid}`;
  const sql = (text: string): void =>
    run('psql', [SERVER, '-q', '-v', 'ON_ERROR_STOP=1', '-c', text]);
  sql(`CREATE SCHEMA ${schema} CREATE TABLE people (id integer, name text, email text, phone text, company text,
    city text, country text, date date, amount numeric(8, 2), active boolean)`);
  try {
    const request = join(folder, 'request.json');
    const table = join(folder, 'people.csv');
    const members = { ...requestOf(ROWS, 'csv'), table_name: 'people' };
    writeFileSync(request, JSON.stringify(members));
    run(process.execPath, [CLI, 'generate', request, '--out', table]);
    const target = new URL(SERVER);
    target.searchParams.set('schema', schema);
    const contestants = [
      {
        by: 'psql, \\copy from a prepared file',
        work: () => sql(`\\copy ${schema}.people FROM '${table}' (FORMAT csv, HEADER true)`),
        times: [] as number[],
      },
      {
        by: 'tablewright load',
        work: () => run(process.execPath, [CLI, 'load', request, '--to', target.href]),
        times: [] as number[],
      },
    ];
    for (let round = 0; round < ROUNDS; round++) {
      for (const { work, times: taken } of contestants) {
        sql(`TRUNCATE ${schema}.people`);
        taken.push(seconds(work));
      }
    }
    const [prepared] = contestants;
    return contestants.map(({ by, times: taken }, i) => ({
      what: `${whole(ROWS)} rows into PostgreSQL`,
      by,
      figure: `${whole(ROWS / median(taken))} rows/s`,
      ...(i === 0
        ? {}
        : { ratio: times(ratio(prepared?.times ?? [], taken), 'the file'), aim: '≥ 0.9' }),
    }));
  } finally {
    sql(`SET client_min_messages TO error; DROP SCHEMA ${schema} CASCADE`);
    rmSync(folder, { recursive: true });
  }
}
