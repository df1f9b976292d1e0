import { expect } from 'chai';
import { exchange, parseAnswer } from '../support/raw-exchange.js';
import { serve, stopAll, type TestServer } from '../support/serve.js';
import { bearer, KEY, serveKeyed } from './keyed-server.js';

const THEIRS = 'evil.example';
const OURS = 'data.example.org';

const bodies: Readonly<Record<string, string>> = {
  '/mcp': '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  '/generate': '{"rows":1,"fields":[{"name":"a","type":"sequence"}]}',
  '/generate/preview': '{"rows":1,"fields":[{"name":"a","type":"sequence"}]}',
  '/hub/search': '{"query":"a"}',
};

type Headers = Readonly<Record<string, string>>;

async function answerTo(server: TestServer, path: string, headers: Headers) {
  const body = bodies[path] ?? '';
  const all: Headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    'Content-Length': String(body.length),
    Connection: 'close',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const text = [`POST ${path} HTTP/1.1`, ...lines, '', body].join('\r\n');
  return parseAnswer((await exchange(server.port, text)).text);
}

describe('a server without keys', () => {
  let open: TestServer;
  let listed: TestServer;
  let keyed: TestServer;

  before(async () => {
    open = await serve();
    listed = await serve({ TABLEWRIGHT_CORS_ORIGINS: `https://${OURS}` });
    keyed = await serveKeyed();
  });
  after(stopAll);

  for (const path of Object.keys(bodies)) {
    it(`refuses ${path} under the name of a page that points to this machine`, async () => {
      const headers = { Host: THEIRS, Origin: `http://${THEIRS}` };

      const answer = await answerTo(open, path, headers);

      expect(answer.status).to.equal(403);
      expect(answer.body).to.contain('untrusted_site');
    });

    it(`refuses ${path} under a name that only ends like one of this machine`, async () => {
      expect((await answerTo(open, path, { Host: 'a.notlocalhost' })).status).to.equal(403);
    });

    it(`answers ${path} under its addresses and under names that it lists`, async () => {
      const hosts = [
        'localhost',
        '127.0.0.1:8080',
        '[::1]:8080',
        'tablewright:8080',
        'a.localhost',
      ];
      const statuses = await Promise.all([
        ...hosts.map((Host) => answerTo(open, path, { Host })),
        answerTo(listed, path, { Host: OURS, Origin: `https://${OURS}` }),
      ]);

      expect(statuses.map(({ status }) => status)).not.to.include(403);
    });
  }

  it('answers agents of this host alone, and of listed origins', async () => {
    const ask = (server: TestServer, Origin: string) =>
      answerTo(server, '/mcp', { Host: 'localhost:8080', Origin });

    expect((await ask(open, `http://${THEIRS}`)).status).to.equal(403);
    expect((await ask(open, 'null')).status).to.equal(403);
    expect((await ask(open, 'http://localhost:8080')).status).to.equal(200);
    expect((await ask(listed, `https://${OURS}`)).status).to.equal(200);
  });

  it('has nothing to hide from pages where keys protect it', async () => {
    const headers = { Host: THEIRS, Origin: `http://${THEIRS}`, ...bearer(KEY) };

    expect((await answerTo(keyed, '/mcp', headers)).status).to.equal(200);
  });
});
