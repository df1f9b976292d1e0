import { requestOf } from '../contestants/tablewright.js';
import type { Line } from '../line.js';
import { type LoadOptions, type LoadResult, load } from '../load.js';
import { type RunningServer, withServer } from '../servers/server-program.js';

const SECONDS = 10;
/** Milliseconds between the start of the load and the start of the measurement. */
const SETTLING = 2;
const CALLERS = 8;

const headers = { 'Content-Type': 'application/json' };
const table = JSON.stringify(requestOf(100_000, 'json'));
const preview = JSON.stringify(requestOf(10, 'json'));

function call(url: string, options: Omit<LoadOptions, 'url'>): Promise<LoadResult> {
  // In its own thread, so that reading the tables does not delay the measurement.
  return load({ url, workers: 1, timeout: 60, ...options });
}

interface Latencies {
  readonly health: number;
  readonly preview: number;
}

/** The 99th percentiles in milliseconds, each of one idle client. */
async function latencies({ url }: RunningServer): Promise<Latencies> {
  const [health, small] = await Promise.all([
    call(`${url}/health`, { connections: 1, duration: SECONDS }),
    call(`${url}/generate/preview`, {
      method: 'POST',
      headers,
      body: preview,
      connections: 1,
      duration: SECONDS,
    }),
  ]);
  const refused = health.non2xx + small.non2xx + health.errors + small.errors;
  if (refused > 0) throw new Error(`${refused} answers were refused or failed`);
  return { health: health.latency.p99, preview: small.latency.p99 };
}

/** The latency of small responses while the server generates large tables, and of the idle server. */
export async function loop(): Promise<readonly Line[]> {
  return withServer('tablewright', async (server) => {
    const large = (duration: number) =>
      call(`${server.url}/generate`, {
        method: 'POST',
        headers,
        body: table,
        connections: CALLERS,
        duration,
      });
    await large(SETTLING);
    const idle = await latencies(server);
    const loaded = large(SETTLING + SECONDS);
    await new Promise((resolve) => setTimeout(resolve, SETTLING * 1000));
    const busy = await latencies(server);
    const { non2xx, errors } = await loaded;
    if (non2xx + errors > 0) throw new Error(`${non2xx + errors} tables failed`);
    const line = (what: string, of: keyof Latencies, aim: string): Line => ({
      what: `${what}, p99 during ${CALLERS} tables of 100,000 rows`,
      by: 'tablewright',
      figure: `${busy[of]} ms`,
      ratio: `${idle[of]} ms when idle`,
      aim,
    });
    return [
      line('GET /health', 'health', '< 50 ms'),
      line('POST /generate/preview', 'preview', '< 150 ms'),
    ];
  });
}
