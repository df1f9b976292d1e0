import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { tokens } from '../../../src/wiring/tokens.js';
import { exchange, restOf, silentReader } from './support/raw-exchange.js';
import { largeRequest, post, problemOf, request } from './support/requests.js';
import { EndlessRows } from './support/row-sources.js';
import { serve } from './support/serve.js';
import { waitUntil } from './support/wait-until.js';

/** Longer than a test may take: a server that waits for nothing fails. */
const DRAIN = '20 min';

const HEALTH = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n';

describe('a server that shuts down', () => {
  it('keeps listening and rejects new work while a response is running', async () => {
    const server = await serve({ TABLEWRIGHT_DRAIN: DRAIN });
    const running = await post(`${server.url}/generate`, largeRequest(20_000));

    const stopped = server.stop();
    await sleep(20);

    for (const path of ['/generate', '/generate/preview']) {
      const refused = await post(server.url + path, request());
      expect(refused.status).to.equal(503);
      expect(refused.headers.get('retry-after')).to.equal('5');
      expect(refused.headers.get('connection')).to.equal('close');
      expect(await problemOf(refused)).to.have.property('code', 'draining');
    }
    const ready = await fetch(`${server.url}/ready`);
    expect(ready.status).to.equal(503);
    expect(ready.headers.has('retry-after')).to.equal(true);
    expect((await problemOf(ready)).detail).to.contain('draining');
    const health = await fetch(`${server.url}/health`);
    expect(health.status).to.equal(200);
    expect(health.headers.get('connection')).to.equal('close');
    const lines = (await running.text()).trimEnd().split('\r\n');
    expect(lines).to.have.length(20_001);
    await stopped;
    const after = await exchange(server.port, HEALTH);
    expect(after.error).to.equal('ECONNREFUSED');
  });

  it('closes at once if no request is running, and closes idle connections', async () => {
    const server = await serve({ TABLEWRIGHT_DRAIN: DRAIN });
    await (await fetch(`${server.url}/health`)).text();

    await server.stop();

    expect((await exchange(server.port, HEALTH)).error).to.equal('ECONNREFUSED');
  });

  it('does not wait for a connection that has sent nothing', async () => {
    const server = await serve({ TABLEWRIGHT_DRAIN: DRAIN });
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    // The server has answered another connection, so it has accepted this one too.
    await (await fetch(`${server.url}/health`)).text();

    await server.stop();

    expect((await exchange(server.port, HEALTH)).error).to.equal('ECONNREFUSED');
    socket.destroy();
  });

  it('completes twenty running responses', async () => {
    const server = await serve({ TABLEWRIGHT_DRAIN: DRAIN });
    const running = await Promise.all(
      Array.from({ length: 20 }, () => post(`${server.url}/generate`, largeRequest(3000))),
    );

    const stopped = server.stop();

    const texts = await Promise.all(running.map((response) => response.text()));
    expect(new Set(texts.map((text) => text.length))).to.have.length(1);
    await stopped;
  });

  it('resets the remaining connections when the drain time is over', async () => {
    const rows = new EndlessRows();
    const server = await serve({ TABLEWRIGHT_DRAIN: '200 ms' }, (container) => {
      container.rebind(tokens.rows).toConstantValue(rows.source);
    });
    const socket = await silentReader(server.port, '/generate', request({ format: 'csv' }));
    await waitUntil('the first chunk', () => rows.made > 0);

    const [text] = await Promise.all([restOf(socket), server.stop()]);

    expect(text)
      .to.match(/^HTTP\/1\.1 200/)
      .and.not.to.match(/\r\n0\r\n\r\n$/);
    expect(server.log.of('request')[0]).to.deep.include({ outcome: 'aborted', status: 200 });
    await waitUntil('the end of the work', () => rows.ended);
  });
});
