import { expect } from 'chai';
import { post, request } from '../adapters/http/support/requests.js';
import { waitUntil } from '../adapters/http/support/wait-until.js';
import { describeWithRedis, RedisServer } from '../adapters/stores/redis/support/redis-server.js';
import { everyOf } from '../support/every-of.js';
import { ServerProcess } from './process.js';

const KEY = 'tw_qkJaB6MffYVzZXWqmcoF49yrUxP3wf0LsakP';
const DAILY_LIMIT = 200;
const REQUESTS = 1000;
const CALLERS = 200;

const HOUR = 3_600_000;
/** The errors of the server clocks in milliseconds; two of the servers are on a different day. */
const CLOCKS = [0, HOUR, -30 * HOUR, 400 * 24 * HOUR];

/** Returns an option for Node that changes the clock of a process before anything else runs. */
function clockSetBy(offset: number): string {
  const code = `const now = Date.now; Date.now = () => now() + ${offset};`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

describeWithRedis('four servers with wrong clocks that share a Redis', () => {
  let redis: RedisServer;
  let servers: readonly ServerProcess[];
  before(async () => {
    redis = await RedisServer.start();
    servers = CLOCKS.map(
      (offset) =>
        new ServerProcess({
          TABLEWRIGHT_AUTH: 'on',
          TABLEWRIGHT_STORE: redis.url,
          TABLEWRIGHT_API_KEYS: `${KEY}:generate:${DAILY_LIMIT}`,
          TABLEWRIGHT_RATE_LIMIT: '0',
          NODE_OPTIONS: clockSetBy(offset),
        }),
    );
    await waitUntil('the addresses', () => everyOf(servers, ({ url }) => url !== ''));
  });
  after(async () => {
    for (const { child } of servers) child.kill('SIGKILL');
    await redis.close();
  });

  it(`admit exactly ${DAILY_LIMIT} of ${REQUESTS} requests that ${CALLERS} callers send concurrently`, async () => {
    const answers: Response[] = [];
    let asked = 0;
    const callers = Array.from({ length: CALLERS }, async (_, i) => {
      while (asked < REQUESTS) {
        asked += 1;
        const url = `${servers[i % servers.length]?.url}/generate`;
        const answer = await post(url, request({ rows: 1 }), { Authorization: `Bearer ${KEY}` });
        await answer.arrayBuffer();
        answers.push(answer);
      }
    });
    await Promise.all(callers);

    const admitted = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    // If this machine stalls for half a second, the servers assume that Redis hangs. They answer 503 to requests that
    // Redis may have counted. Without such requests, the admitted ones are exactly the limit.
    const unsure = REQUESTS - admitted.length - refused.length;
    expect(answers.filter(({ status }) => status === 503)).to.have.length(unsure);
    expect(admitted.length).to.be.within(DAILY_LIMIT - unsure, DAILY_LIMIT);
    expect(unsure).to.be.below(DAILY_LIMIT / 2);
    const left = admitted.map(({ headers }) => Number(headers.get('x-ratelimit-remaining')));
    expect(new Set(left)).to.have.length(admitted.length);
    expect(everyOf(left, (number) => number >= 0 && number < DAILY_LIMIT)).to.equal(true);
  });

  it('leave no key in Redis or in a log', async () => {
    const dump = await redis.dump();

    expect(dump.includes('tablewright:use:')).to.equal(true);
    expect(dump.includes(KEY)).to.equal(false);
    for (const { stdout, stderr } of servers) expect(stdout + stderr).not.to.include(KEY);
  });
});
