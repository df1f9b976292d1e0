import { expect } from 'chai';
import { exchange, parseAnswer, type RawAnswer } from './support/raw-exchange.js';
import { checkedProblem } from './support/requests.js';
import { serve, stopAll, type TestServer } from './support/serve.js';

describe('the methods and targets of requests', () => {
  let server: TestServer;
  before(async () => {
    server = await serve();
  });
  after(stopAll);

  async function ask(line: string, headers = 'Host: x\r\n'): Promise<RawAnswer> {
    const bytes = Buffer.from(`${line}\r\n${headers}Connection: close\r\n\r\n`, 'latin1');
    const answer = parseAnswer((await exchange(server.port, bytes)).text);
    const isError = answer.status >= 400;
    if (isError && !line.startsWith('HEAD ')) {
      checkedProblem(answer.body, answer.status, answer.headers.get('x-request-id') ?? null);
    }
    if (isError) expect(answer.headers.get('content-type')).to.equal('application/problem+json');
    expect(answer.status).to.be.below(500);
    return answer;
  }

  for (const path of ['/', '/health', '/ready', '/field-types', '/errors/not_found']) {
    it(`HEAD ${path} returns the headers of GET and no body`, async () => {
      const get = await ask(`GET ${path} HTTP/1.1`);
      const head = await ask(`HEAD ${path} HTTP/1.1`);

      expect(head.status).to.equal(200);
      expect(head.body).to.equal('');
      for (const name of ['content-type', 'content-length']) {
        expect(head.headers.get(name)).to.equal(get.headers.get(name));
      }
    });
  }

  const allowed = [
    ['/health', 'GET, HEAD, OPTIONS'],
    ['/', 'GET, HEAD, OPTIONS'],
    ['/field-types', 'GET, HEAD, OPTIONS'],
    ['/generate', 'POST, OPTIONS'],
    ['/generate/preview', 'POST, OPTIONS'],
    ['/changes', 'POST, OPTIONS'],
    ['/errors/anything', 'GET, HEAD, OPTIONS'],
  ] as const;
  for (const [path, allow] of allowed) {
    it(`OPTIONS ${path} returns 204 and allows ${allow}`, async () => {
      const answer = await ask(`OPTIONS ${path} HTTP/1.1`);

      expect(answer.status).to.equal(204);
      expect(answer.headers.get('allow')).to.equal(allow);
      expect(answer.body).to.equal('');
    });

    for (const method of ['DELETE', 'PUT', 'PATCH', 'TRACE', 'PROPFIND', 'QUERY', 'FOO', 'BREW']) {
      it(`${method} ${path} returns 405 and allows ${allow}`, async () => {
        const answer = await ask(`${method} ${path} HTTP/1.1`, 'Host: x\r\nX-Echo: marker\r\n');

        expect(answer.status).to.equal(405);
        expect(answer.headers.get('allow')).to.equal(allow);
        expect(answer.body).to.contain(`"detail":"this path takes only the methods ${allow}"`);
        expect(answer.body).not.to.contain('marker');
      });
    }
  }

  for (const [line, status] of [
    ['HEAD /generate HTTP/1.1', 405],
    ['GET /generate HTTP/1.1', 405],
    ['FOO /nothing HTTP/1.1', 404],
    ['OPTIONS /nothing HTTP/1.1', 404],
    ['OPTIONS * HTTP/1.1', 204],
    ['GET * HTTP/1.1', 400],
    ['CONNECT example.com:80 HTTP/1.1', 405],
    ['GET /health/ HTTP/1.1', 404],
    ['GET /Health HTTP/1.1', 404],
    ['GET //health HTTP/1.1', 404],
    ['GET //evil.example/health HTTP/1.1', 404],
    ['GET /./health HTTP/1.1', 404],
    ['GET /../../etc/passwd HTTP/1.1', 404],
    ['GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1', 404],
    ['GET /%68ealth HTTP/1.1', 404],
    ['GET /health%00 HTTP/1.1', 404],
    ['GET /%ff HTTP/1.1', 404],
    ['GET /% HTTP/1.1', 404],
    ['GET /%zz HTTP/1.1', 404],
    ['GET /errors/%E0%A4%A HTTP/1.1', 404],
    ['GET /\u00ff HTTP/1.1', 400],
    ['GET /health?%zz=%ff HTTP/1.1', 200],
    ['GET /field-types?__proto__=1 HTTP/1.1', 200],
    ['GET /health?view[__proto__]=1&a=1#x HTTP/1.1', 200],
    ['GET http://evil.example/health HTTP/1.1', 200],
    ['GET http://evil.example HTTP/1.1', 200],
    ['GET http://evil.example?x HTTP/1.1', 200],
    ['GET HTTPS://[::1]:99999/health HTTP/1.1', 200],
    ['GET ftp://evil.example/health HTTP/1.1', 400],
    ['GET http://[ HTTP/1.1', 200],
    ['GET health HTTP/1.1', 400],
    ['GET /a\\..\\b HTTP/1.1', 404],
    ['GET /health HTTP/1.2', 400],
    ['GET /health HTTP/2.0', 400],
    ['GET /health', 400],
    ['/health', 400],
    [`GET /${'a'.repeat(8000)} HTTP/1.1`, 404],
  ] as const) {
    it(`${JSON.stringify(line.slice(0, 60))} returns ${status}`, async () => {
      expect((await ask(line)).status).to.equal(status);
    });
  }

  it('a request of HTTP/1.1 without a Host header returns 400', async () => {
    expect((await ask('GET /health HTTP/1.1', '')).status).to.equal(400);
  });

  for (const [headers, status] of [
    ['Host: a\r\nHost: b\r\n', 400],
    ['Host: a\r\nhost: a\r\n', 400],
    ['Host: a b\r\n', 400],
    ['Host: a/b\r\n', 400],
    ['Host: a@b\r\n', 400],
    ['Host: "><script>\r\n', 400],
    ['Host: a:b\r\n', 400],
    ['Host: [::1\r\n', 400],
    ['Host: \r\n', 200],
    ['Host: [::1]:8080\r\n', 200],
    ['Host: xn--bcher-kva.example:\r\n', 200],
    ['Host: my_service.internal:80\r\n', 200],
  ] as const) {
    it(`a request with ${JSON.stringify(headers)} returns ${status}`, async () => {
      const answer = await ask('GET /health HTTP/1.1', headers);

      expect(answer.status).to.equal(status);
      expect(answer.body).not.to.contain('script');
    });
  }

  it('a request of HTTP/1.0 needs no Host header', async () => {
    expect((await ask('GET /health HTTP/1.0', '')).status).to.equal(200);
  });

  it('an upgrade to an unsupported protocol is ignored', async () => {
    const answer = await ask(
      'GET /health HTTP/1.1',
      'Host: x\r\nUpgrade: websocket, h2c\r\nHTTP2-Settings: x\r\nSec-WebSocket-Key: x\r\n',
    );

    expect(answer.status).to.equal(200);
  });

  it('an unknown expectation in Expect is ignored', async () => {
    expect((await ask('GET /health HTTP/1.1', 'Host: x\r\nExpect: tea\r\n')).status).to.equal(200);
  });
});
