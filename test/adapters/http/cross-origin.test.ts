import { expect } from 'chai';
import { assets } from '../../../src/adapters/http/explorer/assets.js';
import { exchange, parseAnswer } from './support/raw-exchange.js';
import { request } from './support/requests.js';
import { serve, stopAll, type TestServer } from './support/serve.js';
import { type Asked, type WireAnswer, wireAnswer } from './support/wire-answer.js';

const OURS = 'https://app.example.org';
const THEIRS = 'https://evil.example';

const preflight = {
  method: 'OPTIONS',
  headers: {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization,content-type',
  },
};

const answers: readonly (readonly [string, string, Asked, number])[] = [
  ['a generated table', '/generate', { method: 'POST', body: request() }, 200],
  ['the problem of an invalid request', '/generate', { method: 'POST', body: {} }, 422],
  ['the problem of an unknown path', '/nothing', {}, 404],
  ['the problem of a wrong method', '/health', { method: 'DELETE' }, 405],
  ['the problem of a malformed target', '/%', {}, 404],
];

describe('a page of another origin', () => {
  let listed: TestServer;
  let open: TestServer;
  let closed: TestServer;
  before(async () => {
    listed = await serve({ TABLEWRIGHT_CORS_ORIGINS: `${OURS}, http://localhost:3000` });
    open = await serve({ TABLEWRIGHT_CORS_ORIGINS: '*' });
    closed = await serve();
  });
  after(stopAll);

  function ask(
    server: TestServer,
    path: string,
    asked: Asked,
    origin: string,
  ): Promise<WireAnswer> {
    return wireAnswer(server.url + path, {
      ...asked,
      headers: { ...asked.headers, Origin: origin },
    });
  }

  for (const [what, path, asked, status] of answers) {
    it(`may read ${what} only if its origin is listed`, async () => {
      const [ours, theirs] = await Promise.all([
        ask(listed, path, asked, OURS),
        ask(listed, path, asked, THEIRS),
      ]);

      expect([ours.status, theirs.status]).to.deep.equal([status, status]);
      expect(ours.headers['access-control-allow-origin']).to.equal(OURS);
      expect(theirs.headers).not.to.have.property('access-control-allow-origin');
      for (const { headers } of [ours, theirs]) {
        expect(headers.vary?.split(', ')).to.include('Origin');
        expect(headers).not.to.have.property('access-control-allow-credentials');
      }
    });
  }

  it('may read the headers about the rows, the seed and the limits', async () => {
    const { headers } = await ask(listed, '/generate', { method: 'POST', body: request() }, OURS);

    expect(headers['access-control-expose-headers']?.split(',')).to.include.members([
      ...['X-Rows-Generated', 'X-Seed', 'X-Request-Id', 'Content-Disposition', 'Retry-After'],
      ...['RateLimit', 'RateLimit-Policy', 'X-RateLimit-Limit', 'X-RateLimit-Remaining'],
      'X-RateLimit-Reset',
    ]);
  });

  it('learns from the preflight response that it may send a key', async () => {
    const { status, headers, bytes } = await ask(listed, '/generate', preflight, OURS);

    expect({ status, length: bytes.length }).to.deep.equal({ status: 204, length: 0 });
    expect(headers['access-control-allow-origin']).to.equal(OURS);
    expect(headers['access-control-allow-methods']).to.equal('GET,HEAD,POST,PUT,DELETE');
    expect(headers['access-control-allow-headers']?.toLowerCase().split(',')).to.include.members([
      'authorization',
      'content-type',
      'if-match',
      'if-none-match',
    ]);
    expect(headers).not.to.have.property('access-control-allow-credentials');
  });

  it('gets no CORS headers in the preflight response if its origin is not listed', async () => {
    const { headers } = await ask(listed, '/generate', preflight, THEIRS);

    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).to.deep.equal(
      [],
    );
  });

  it('may read responses from any origin if the setting is *, which does not echo the origin', async () => {
    const { headers } = await ask(open, '/health', {}, THEIRS);

    expect(headers['access-control-allow-origin']).to.equal('*');
  });

  it('gets no CORS headers if no origin is configured', async () => {
    const { headers } = await ask(closed, '/generate', { method: 'POST', body: request() }, OURS);

    expect(headers).not.to.have.property('access-control-allow-origin');
    expect(headers.vary).to.equal('Accept');
  });

  it('may neither embed a response nor keep a reference to an opened page, but may read what CORS allows', async () => {
    const paths = [
      '/',
      '/docs',
      '/openapi.json',
      '/generate',
      '/nothing',
      `/assets/${assets[0].path}`,
    ];
    for (const path of paths) {
      const { headers } = await ask(listed, path, {}, OURS);

      expect(headers['cross-origin-resource-policy'], path).to.equal('same-origin');
      expect(headers['cross-origin-opener-policy'], path).to.equal('same-origin');
      expect(headers['access-control-allow-origin'], path).to.equal(OURS);
    }
  });

  it('may not embed the response to malformed HTTP', async () => {
    const { text } = await exchange(listed.port, 'nothing\r\n\r\n');

    expect(parseAnswer(text).headers.get('cross-origin-resource-policy')).to.equal('same-origin');
  });

  it('gets the usual response to an OPTIONS request that is not a preflight', async () => {
    const { status, headers } = await ask(listed, '/generate', { method: 'OPTIONS' }, OURS);

    expect({ status, allow: headers.allow }).to.deep.equal({ status: 204, allow: 'POST, OPTIONS' });
  });
});
