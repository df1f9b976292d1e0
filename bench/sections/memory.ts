import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { requestOf } from '../contestants/tablewright.js';
import type { Line } from '../line.js';
import { withServer } from '../servers/server-program.js';

const READERS = 8;
const BYTES_A_SECOND = 1e6;
const TICKS_A_SECOND = 10;
const WARM_UPS = 3;

const body = JSON.stringify(requestOf(100_000, 'json'));

/** The resident memory of a process in megabytes. */
function residentSet(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;
}

/** Requests the table and reads it to its end, with a limit on bytes per second. */
function readTable(url: string, bytesASecond: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json' };
    request(`${url}/generate`, { method: 'POST', headers, agent: false }, (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`${url} returned the status ${response.statusCode}`));
      let allowed = 0;
      const tick = setInterval(() => {
        allowed = Math.min(allowed, 0) + bytesASecond / TICKS_A_SECOND;
        response.resume();
      }, 1000 / TICKS_A_SECOND);
      response
        .on('data', ({ length }: Buffer) => {
          allowed -= length;
          if (allowed <= 0) response.pause();
        })
        .on('error', reject)
        .on('close', () => {
          clearInterval(tick);
          if (response.complete) resolve();
          else reject(new Error('a response ended early'));
        });
    })
      .on('error', reject)
      .end(body);
  });
}

/** The memory for slow readers, compared with a server that has generated the same tables before. */
export async function memory(): Promise<readonly Line[]> {
  return withServer('tablewright', async ({ url, pid }) => {
    const all = (rate: number) =>
      Promise.all(Array.from({ length: READERS }, () => readTable(url, rate)));
    for (let i = 0; i < WARM_UPS; i++) await all(Number.POSITIVE_INFINITY);
    const before = residentSet(pid);
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, residentSet(pid));
    }, 1000 / TICKS_A_SECOND);
    try {
      await all(BYTES_A_SECOND);
    } finally {
      clearInterval(watch);
    }
    return [
      {
        what: `memory, ${READERS} readers of 100,000 rows at 1 MB/s`,
        by: 'tablewright',
        figure: `${(peak - before).toFixed(0)} MB more`,
        ratio: `${before.toFixed(0)} MB before`,
        aim: '< 150 MB',
      },
    ];
  });
}
