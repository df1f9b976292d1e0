import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestOf } from '../contestants/tablewright.js';
import { median, ratio } from '../harness.js';
import type { Line } from '../line.js';
import { CLI, POSTGRES, run, seconds, sql } from '../postgres.js';
import { times, whole } from '../report.js';

/** In a small load, the start of the process and ANALYZE count, which take the same time for any number of rows. */
const SIZES = [
  { rows: 1_000_000, rounds: 5 },
  { rows: 5_000_000, rounds: 3 },
];

/** The rows of a table into PostgreSQL: generated on the way, and from a file that was made before. */
export async function databases(): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for (const size of SIZES) lines.push(...(await loaded(size)));
  return lines;
}

async function loaded({ rows, rounds }: (typeof SIZES)[number]): Promise<readonly Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-bench-'));
  const schema = `tw_bench_${process.pid}`;
  sql(`CREATE SCHEMA ${schema} CREATE TABLE people (id integer, name text, email text, phone text, company text,
    city text, country text, date date, amount numeric(8, 2), active boolean)`);
  try {
    const request = join(folder, 'request.json');
    const table = join(folder, 'people.csv');
    const members = { ...requestOf(rows, 'csv'), table_name: 'people' };
    writeFileSync(request, JSON.stringify(members));
    run(process.execPath, [CLI, 'generate', request, '--out', table]);
    const target = new URL(POSTGRES);
    target.searchParams.set('schema', schema);
    const copy = (): void =>
      sql(`\\copy ${schema}.people FROM '${table}' (FORMAT csv, HEADER true)`);
    const contestants = [
      { by: 'psql, \\copy from a prepared file', work: copy, times: [] as number[] },
      {
        by: 'the same, and ANALYZE',
        work: () => {
          copy();
          sql(`ANALYZE ${schema}.people`);
        },
        times: [] as number[],
      },
      {
        by: 'tablewright load, with ANALYZE',
        work: () => run(process.execPath, [CLI, 'load', request, '--to', target.href]),
        times: [] as number[],
      },
    ];
    for (let round = 0; round < rounds; round++) {
      for (const { work, times: taken } of contestants) {
        sql(`TRUNCATE ${schema}.people`);
        taken.push(await seconds(work));
      }
    }
    const [prepared] = contestants;
    return contestants.map(({ by, times: taken }, i) => ({
      what: `${whole(rows)} rows into PostgreSQL`,
      by,
      figure: `${whole(rows / median(taken))} rows/s`,
      ...(i > 0 && { ratio: times(ratio(prepared?.times ?? [], taken), 'the file') }),
      ...(i === contestants.length - 1 && { aim: '≥ 0.9' }),
    }));
  } finally {
    sql(`SET client_min_messages TO error; DROP SCHEMA ${schema} CASCADE`);
    rmSync(folder, { recursive: true });
  }
}
