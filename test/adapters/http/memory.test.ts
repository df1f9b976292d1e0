import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { silentReader } from './support/raw-exchange.js';
import { largeRequest } from './support/requests.js';
import { serve, stopAll } from './support/serve.js';

const MEGABYTE = 2 ** 20;

describe('the memory of the server', () => {
  after(stopAll);

  it('grows by less than 400 MB for 40 responses of 100 MB whose readers read nothing', async () => {
    const server = await serve({ TABLEWRIGHT_MAX_CONCURRENT_PER_KEY: '64' });
    const first = await silentReader(server.port, '/generate', largeRequest(100_000));
    await sleep(500);
    const before = process.memoryUsage().rss;

    const readers = await Promise.all(
      Array.from({ length: 40 }, () =>
        silentReader(server.port, '/generate', largeRequest(100_000)),
      ),
    );
    await sleep(3000);

    const growth = process.memoryUsage().rss - before;
    expect((await fetch(`${server.url}/health`)).status).to.equal(200);
    for (const reader of [first, ...readers]) reader.destroy();
    expect(growth / MEGABYTE).to.be.below(400);
  });
});
