import { Agent, request } from 'node:http';
import { FAKER } from '../contestants/faker-js.js';
import { requestOf, TABLEWRIGHT } from '../contestants/tablewright.js';
import { median, ratio } from '../harness.js';
import type { Line } from '../line.js';
import { times } from '../report.js';
import { withServer } from '../servers/server-program.js';

const ROUNDS = 15;
/** Requests before the measurement. Ours needs more of them to warm up, because it has less work per request. */
const WARM_UPS = { tablewright: 50, faker: 5 };
const ROWS = 10_000;

/** Milliseconds from the request to the last byte of its response. */
function answered(agent: Agent, url: string, body: string): Promise<number> {
  const start = process.hrtime.bigint();
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json' };
    request(url, { agent, method: 'POST', headers }, (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`${url} returned the status ${response.statusCode}`));
      response
        .on('error', reject)
        .on('end', () => resolve(Number(process.hrtime.bigint() - start) / 1e6))
        .resume();
    })
      .on('error', reject)
      .end(body);
  });
}

/** Sequential requests over one connection, to our server and to a plain server with faker-js in turn. */
export async function http(): Promise<readonly Line[]> {
  const body = JSON.stringify(requestOf(ROWS, 'json'));
  const ownAgent = new Agent({ keepAlive: true, maxSockets: 1 });
  const fakerAgent = new Agent({ keepAlive: true, maxSockets: 1 });
  const own: number[] = [];
  const faker: number[] = [];
  await withServer(TABLEWRIGHT, (ours) =>
    withServer(FAKER, async (theirs) => {
      const askOwn = () => answered(ownAgent, `${ours.url}/generate`, body);
      const askFaker = () => answered(fakerAgent, `${theirs.url}/${ROWS}`, '');
      for (let i = 0; i < WARM_UPS.tablewright; i++) await askOwn();
      for (let i = 0; i < WARM_UPS.faker; i++) await askFaker();
      for (let round = 0; round < ROUNDS; round++) {
        own.push(await askOwn());
        faker.push(await askFaker());
      }
      ownAgent.destroy();
      fakerAgent.destroy();
    }),
  );
  const what = 'HTTP, 10,000 rows as json';
  return [
    { what, by: 'node:http and faker-js', figure: `${median(faker).toFixed(1)} ms` },
    {
      what,
      by: TABLEWRIGHT,
      figure: `${median(own).toFixed(1)} ms`,
      ratio: times(ratio(faker, own), 'as fast'),
      aim: '≥ 20',
    },
  ];
}
