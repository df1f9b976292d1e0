import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { post, problemOf, request } from '../adapters/http/support/requests.js';
import { waitUntil } from '../adapters/http/support/wait-until.js';
import { faults } from '../adapters/stores/redis/support/faults.js';
import { describeWithRedis, RedisServer } from '../adapters/stores/redis/support/redis-server.js';
import { SlowProxy } from '../adapters/stores/redis/support/slow-proxy.js';
import { ServerProcess } from './process.js';

const KEY = 'tw_qkJaB6MffYVzZXWqmcoF49yrUxP3wf0LsakP';

describeWithRedis('a server whose Redis', () => {
  let redis: RedisServer;
  let proxy: SlowProxy;
  let server: ServerProcess;
  before(async () => {
    redis = await RedisServer.start();
    proxy = await SlowProxy.start(redis.port);
    await redis.kill();
    server = new ServerProcess({
      TABLEWRIGHT_AUTH: 'on',
      TABLEWRIGHT_STORE: proxy.url,
      TABLEWRIGHT_API_KEYS: KEY,
      TABLEWRIGHT_RATE_LIMIT: '0',
      TABLEWRIGHT_DAILY_LIMIT: '0',
    });
    await waitUntil('the address', () => server.url !== '');
  });
  after(async () => {
    server.child.kill('SIGKILL');
    proxy.close();
    await redis.close();
  });

  const path = (name: string): Promise<Response> => fetch(server.url + name);

  async function ask(): Promise<Response> {
    const headers = { Authorization: `Bearer ${KEY}` };
    return post(`${server.url}/generate`, request({ rows: 1 }), headers);
  }

  async function refuses(): Promise<void> {
    const answer = await ask();
    expect(Number(answer.headers.get('retry-after'))).to.be.above(0);
    expect(await problemOf(answer)).to.include({ status: 503, code: 'store_unavailable' });
    const health = await path('/health');
    expect(health.status).to.equal(200);
  }

  async function recovers(): Promise<void> {
    await waitUntil('the recovery', async () => (await ask()).status === 200);
    expect((await path('/ready')).status).to.equal(200);
  }

  it('is not running starts, rejects requests with a key, and serves them once Redis runs', async () => {
    await refuses();
    expect((await problemOf(await path('/ready'))).detail).to.equal('not ready: redis');

    await redis.start();

    await recovers();
  });

  for (const { title, begin, end } of faults) {
    it(`${title} rejects requests with a key, stays healthy, and recovers without a restart`, async () => {
      await begin(redis, proxy);
      for (let i = 0; i < 10; i++) {
        await refuses();
        await sleep(50);
      }
      expect((await problemOf(await path('/ready'))).detail).to.equal('not ready: redis');

      await end(redis, proxy);

      await recovers();
    });
  }
});
