import { expect } from 'chai';
import { runCli } from '../adapters/cli/support/run-cli.js';
import { post, request } from '../adapters/http/support/requests.js';
import { waitUntil } from '../adapters/http/support/wait-until.js';
import { describeWithRedis, RedisServer } from '../adapters/stores/redis/support/redis-server.js';
import { ServerProcess } from './process.js';

describeWithRedis('two servers on one Redis', function () {
  this.timeout(30_000);
  let redis: RedisServer;
  let servers: readonly ServerProcess[];
  before(async () => {
    redis = await RedisServer.start();
    const environment = { TABLEWRIGHT_AUTH: 'on', TABLEWRIGHT_STORE: redis.url };
    servers = [new ServerProcess(environment), new ServerProcess(environment)];
    await waitUntil(
      'the addresses',
      () => servers.every(({ stdout }) => stdout.includes('curl')),
      15_000,
    );
  });
  after(async () => {
    for (const { child } of servers) child.kill('SIGKILL');
    await redis.close();
  });

  async function keys(...args: readonly string[]): Promise<Readonly<Record<string, string>>> {
    const environment = { TABLEWRIGHT_STORE: redis.url };
    const { stdout } = await runCli(['keys', ...args, '--json'], { environment });
    return JSON.parse(stdout.toString());
  }

  function ask(server: number, key: string): Promise<Response> {
    const headers = { Authorization: `Bearer ${key}` };
    return post(`${servers[server]?.url}/generate`, request(), headers);
  }

  it('print no key of their own', () => {
    for (const { stdout } of servers) expect(stdout).not.to.match(/API key|memory:/);
  });

  it('admit together exactly the daily limit of a key that a third process made', async () => {
    const { key = '' } = await keys('create', '--daily-limit', '10');

    const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => ask(i % 2, key)));

    const admitted = answers.filter(({ status }) => status === 200);
    expect(admitted).to.have.length(10);
    const left = admitted.map(({ headers }) => Number(headers.get('x-ratelimit-remaining')));
    expect(left.sort((a, b) => a - b)).to.deep.equal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('both refuse a revoked key within 5 s', async () => {
    const { key = '', id = '' } = await keys('create');
    for (const server of [0, 1]) expect((await ask(server, key)).status).to.equal(200);

    await keys('revoke', id);

    let refused: readonly number[] = [];
    const end = Date.now() + 5000;
    while (refused.some((status) => status !== 401) || refused.length === 0) {
      expect(Date.now()).to.be.below(end + 1000);
      refused = await Promise.all([0, 1].map(async (server) => (await ask(server, key)).status));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

  it('answer 503 with Retry-After while Redis is gone, and are healthy', async () => {
    const { key = '' } = await keys('create');
    await redis.kill();

    const response = await ask(0, key);

    expect(response.status).to.equal(503);
    expect(Number(response.headers.get('retry-after'))).to.be.above(0);
    expect((await fetch(`${servers[0]?.url}/health`)).status).to.equal(200);
    const ready = await fetch(`${servers[0]?.url}/ready`);
    expect(ready.status).to.equal(503);
    expect(await ready.text()).to.contain('not ready: redis');
  });
});
