import { connect } from 'node:net';
import { expect } from 'chai';
import { serverLimits } from '../../../src/adapters/http/server-limits.js';
import { tokens } from '../../../src/wiring/tokens.js';
import { parseAnswer } from './support/raw-exchange.js';
import { checkedProblem } from './support/requests.js';
import { serve, stopAll } from './support/serve.js';

describe('a request that never ends', () => {
  after(stopAll);

  it('has 10 s for its headers and 30 s in total', () => {
    expect(serverLimits).to.include({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 2000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
    });
  });

  const body = 'POST /generate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const rows = [
    ['within its headers', 'GET /health HTTP/1.1\r\nHost: x\r\n', 400],
    ['within its body', `${body}Content-Length: 900\r\n\r\n{`, 800],
    ['before its first byte', '', 400],
  ] as const;
  for (const [what, opening, limit] of rows) {
    it(`gets 408 if the time ends ${what}`, async () => {
      const { port } = await serve({}, (container) => {
        container.rebind(tokens.serverLimits).toConstantValue({
          ...serverLimits,
          headersTimeout: 400,
          requestTimeout: 800,
          connectionsCheckingInterval: 50,
        });
      });
      const socket = connect(port, '127.0.0.1');
      const began = performance.now();
      let text = '';
      if (opening !== '') socket.write(opening);
      const drip = setInterval(() => opening !== '' && socket.write('a'), 100);
      socket
        .on('error', () => {})
        .on('data', (chunk) => {
          text += String(chunk);
        });
      await new Promise((resolve) => socket.once('end', resolve).once('close', resolve));
      clearInterval(drip);
      socket.destroy();

      expect(performance.now() - began).to.be.above(limit - 50);
      const answer = parseAnswer(text);
      expect(answer.status).to.equal(408);
      checkedProblem(answer.body, 408, answer.headers.get('x-request-id') ?? null);
    });
  }
});
