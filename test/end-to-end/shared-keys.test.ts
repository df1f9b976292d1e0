import { expect } from 'chai';
import { runCommand } from '../adapters/cli/support/run-command.js';
import { post, request } from '../adapters/http/support/requests.js';
import { waitUntil } from '../adapters/http/support/wait-until.js';
import { describeWithRedis, RedisServer } from '../adapters/stores/redis/support/redis-server.js';
import { everyOf } from '../support/every-of.js';
import { ServerProcess } from './process.js';

describeWithRedis('two servers that share a Redis', () => {
  let redis: RedisServer;
  let servers: readonly ServerProcess[];
  before(async () => {
    redis = await RedisServer.start();
    const environment = {
      TABLEWRIGHT_AUTH: 'on',
      TABLEWRIGHT_STORE: redis.url,
      TABLEWRIGHT_RATE_LIMIT: '0',
    };
    servers = [new ServerProcess(environment), new ServerProcess(environment)];
    await waitUntil('the addresses', () =>
      everyOf(servers, ({ stdout }) => stdout.includes('curl')),
    );
  });
  after(async () => {
    for (const { child } of servers) child.kill('SIGKILL');
    await redis.close();
  });

  async function keys(...args: readonly string[]): Promise<Readonly<Record<string, string>>> {
    const environment = { TABLEWRIGHT_STORE: redis.url };
    const { stdout } = await runCommand(['keys', ...args, '--json'], { environment });
    return JSON.parse(stdout.toString());
  }

  function ask(server: number, key: string): Promise<Response> {
    const headers = { Authorization: `Bearer ${key}` };
    return post(`${servers[server]?.url}/generate`, request(), headers);
  }

  it('create no key of their own', () => {
    for (const { stdout } of servers) expect(stdout).not.to.match(/API key|memory:/);
  });

  it('both accept a key that a third process creates, and reject it after its revocation', async () => {
    const { key = '', id = '' } = await keys('create');
    const statuses = async () =>
      (await Promise.all([ask(0, key), ask(1, key)])).map((r) => r.status);
    expect(await statuses()).to.deep.equal([200, 200]);

    await keys('revoke', id);

    await waitUntil('the rejection', async () =>
      everyOf(await statuses(), (status) => status === 401),
    );
  });
});
