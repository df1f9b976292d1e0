import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { RedisServer } from '../test/adapters/stores/redis/support/redis-server.js';
import { ServerProcess } from '../test/end-to-end/process.js';
import { median } from './harness.js';
import { load } from './load.js';
import { aligned, whole } from './report.js';

const ROUNDS = 5;
const SECONDS = 3;
const CALLERS = 50;
const KEY = 'tw_qkJaB6MffYVzZXWqmcoF49yrUxP3wf0LsakP';

/** A small preview: the cost of admission is most visible beside little work. */
const body = JSON.stringify({
  rows: 3,
  seed: 42,
  fields: [
    { name: 'id', type: 'integer' },
    { name: 'name', type: 'name' },
    { name: 'day', type: 'date' },
  ],
});

const redis = await RedisServer.start();
const folder = mkdtempSync(join(tmpdir(), 'tablewright-access-'));
const metered = {
  TABLEWRIGHT_AUTH: 'on',
  TABLEWRIGHT_API_KEYS: KEY,
  // So high that no request is refused; requests are still counted.
  TABLEWRIGHT_DAILY_LIMIT: '1000000000',
};
const environments: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  off: { TABLEWRIGHT_AUTH: 'off' },
  memory: metered,
  sqlite: { ...metered, TABLEWRIGHT_STORE: `sqlite:${join(folder, 'keys.db')}` },
  redis: { ...metered, TABLEWRIGHT_STORE: redis.url },
};

const contestants = Object.entries(environments).map(([name, environment]) => ({
  name,
  server: new ServerProcess({
    ...environment,
    TABLEWRIGHT_LOG_LEVEL: 'silent',
    TABLEWRIGHT_RATE_LIMIT: '1000000',
  }),
  rates: [] as number[],
}));
while (contestants.some(({ server }) => server.url === '')) {
  await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Requests per second; every request is admitted and answered. */
async function rate({ url }: ServerProcess): Promise<number> {
  const { requests, non2xx, errors } = await load({
    url: `${url}/generate/preview`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${KEY}` },
    body,
    connections: CALLERS,
    duration: SECONDS,
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx} refusals, ${errors} errors at ${url}`);
  return requests.total / SECONDS;
}

for (const { server } of contestants) await rate(server);
for (let round = 0; round < ROUNDS; round++) {
  for (const { server, rates } of contestants) rates.push(await rate(server));
}
for (const { server } of contestants) server.child.kill('SIGKILL');
await redis.close();
rmSync(folder, { recursive: true });

const open = contestants[0]?.rates ?? [];
const lines = contestants.map(({ name, rates }) => [
  name,
  whole(median(rates)),
  // Compared within a round, because both ran within seconds of each other.
  median(rates.map((each, i) => each / (open[i] ?? 0))).toFixed(2),
]);
const machine = cpus();

process.stdout.write(`\
Node ${process.version}, ${machine.length} x ${machine[0]?.model}

Previews of 3 rows that one server process answers to ${CALLERS} callers on the same machine: without keys,
and with every request admitted by a store. Medians of ${ROUNDS} rounds of ${SECONDS} s in which the stores alternate.

${aligned([['store', 'requests/s', 'to off'], ...lines], 1)}
`);
