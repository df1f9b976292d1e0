import { expect } from 'chai';
import { exchange, parseAnswer } from './support/raw-exchange.js';
import { serve, stopAll, type TestServer } from './support/serve.js';

describe('the request id', () => {
  let server: TestServer;
  before(async () => {
    server = await serve();
  });
  after(stopAll);

  for (const id of ['a', 'A-1._z', 'x'.repeat(64)]) {
    it(`is taken from the request if it is ${id}`, async () => {
      const response = await fetch(`${server.url}/health`, { headers: { 'X-Request-Id': id } });

      expect(response.headers.get('x-request-id')).to.equal(id);
    });
  }

  for (const id of ['', 'a b', 'x'.repeat(65), 'é', 'a,b', '<script>', '"']) {
    it(`is a new UUID if the request contains the invalid id ${JSON.stringify(id)}`, async () => {
      const { text } = await exchange(
        server.port,
        Buffer.from(
          `GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Request-Id: ${id}\r\n\r\n`,
        ),
      );

      expect(parseAnswer(text).headers.get('x-request-id')).to.match(/^[0-9a-f-]{36}$/);
    });
  }

  it('is written to the log line of the request', async () => {
    const response = await fetch(`${server.url}/health?key=secret`, {
      headers: { 'X-Request-Id': 'find-me', Authorization: 'Bearer tw_secret' },
    });
    await response.text();

    const line = server.log.of('request').find((facts) => facts.request_id === 'find-me');
    expect(line).to.deep.include({
      method: 'GET',
      route: '/health',
      status: 200,
      outcome: 'whole',
      bytes: Number(response.headers.get('content-length')),
    });
    expect(line?.duration_ms).to.be.a('number');
    expect(JSON.stringify(server.log.lines)).not.to.contain('secret');
  });
});
