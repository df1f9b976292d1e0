import { expect } from 'chai';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { tokens } from '../../../../src/wiring/tokens.js';
import { exchange, parseAnswer } from '../support/raw-exchange.js';
import { post, problemOf } from '../support/requests.js';
import { serve, stopAll } from '../support/serve.js';
import { ask, KEY, NOON, serveKeyed } from './keyed-server.js';

const RATE = { TABLEWRIGHT_RATE_LIMIT: '5' };

describe('fair use by address', () => {
  after(stopAll);

  it('limits requests for pages that need no key', async () => {
    const server = await serveKeyed(RATE);
    for (const path of ['/', '/field-types', '/errors/not_found', '/field-types', '/']) {
      expect((await fetch(server.url + path)).status).to.equal(200);
    }

    const refused = await fetch(`${server.url}/field-types`);

    expect(refused.status).to.equal(429);
    expect(refused.headers.get('retry-after')).to.equal('12');
    expect(refused.headers.get('ratelimit-policy')).to.equal('"fair";q=5;w=60');
    expect(refused.headers.get('ratelimit')).to.equal('"fair";r=0;t=60');
    expect((await problemOf(refused)).code).to.equal('rate_limited');
    server.setTime(NOON + 12_000);
    expect((await fetch(`${server.url}/field-types`)).status).to.equal(200);
  });

  it('does not limit /health and /ready', async () => {
    const server = await serveKeyed(RATE);
    for (let i = 0; i < 10; i++) await fetch(`${server.url}/`);

    for (const path of ['/health', '/ready']) {
      const response = await fetch(server.url + path);
      expect(response.status).to.equal(200);
      expect(response.headers.get('ratelimit')).to.equal(null);
    }
  });

  const refusals: readonly (readonly [string, string, string | undefined, unknown])[] = [
    ['without a key', '/generate', undefined, {}],
    ['with an unknown key', '/generate', 'nobody-knows-this-key', {}],
    ['with faults', '/generate', KEY, {}],
    ['for a path that does not exist', '/nothing', undefined, {}],
  ];
  for (const [kind, path, key, body] of refusals) {
    it(`rejects further requests ${kind}, but no requests with a valid key`, async () => {
      const server = await serveKeyed(RATE);
      const statuses: number[] = [];
      for (let i = 0; i < 7; i++) statuses.push((await ask(server, key, path, body)).status);

      expect(statuses.slice(0, 5)).not.to.include(429);
      expect(statuses.slice(5)).to.deep.equal([429, 429]);
      expect((await ask(server, KEY)).status).to.equal(200);
    });
  }

  it('does not count a request that a limit of its key rejects', async () => {
    const server = await serveKeyed({ TABLEWRIGHT_RATE_LIMIT: '5', TABLEWRIGHT_DAILY_LIMIT: '1' });
    for (let i = 0; i < 20; i++) await ask(server, KEY);

    expect((await problemOf(await ask(server, KEY))).code).to.equal('daily_limit_exceeded');
    expect((await fetch(`${server.url}/`)).status).to.equal(200);
  });

  it('does not count a request that fails because a store is unavailable', async () => {
    const down = TE.left({
      code: 'store_unavailable',
      store: 'test',
      retryAfterSeconds: 3,
    } as const);
    const server = await serveKeyed(RATE, (container) => {
      const { keys } = container.get(tokens.stores);
      container.rebind(tokens.keyStore).toConstantValue({
        add: (digest, record) => keys.add(digest, record),
        find: () => down,
        list: () => keys.list(),
        revoke: (id, at) => keys.revoke(id, at),
      });
    });

    for (let i = 0; i < 10; i++) {
      const response = await ask(server, 'a-key-of-the-store');
      expect(response.status).to.equal(503);
      expect(response.headers.get('retry-after')).to.equal('3');
    }
  });

  /** A title, the number of trusted proxies, and the expected statuses. */
  const forwarded: readonly (readonly [string, string, readonly number[]])[] = [
    [
      'uses the address of the connection and ignores X-Forwarded-For by default',
      '0',
      [200, 200, 429, 429],
    ],
    ['uses the address in X-Forwarded-For that a trusted proxy adds', '1', [200, 200, 200, 429]],
  ];
  for (const [what, trusted, expected] of forwarded) {
    it(what, async () => {
      const server = await serveKeyed({
        TABLEWRIGHT_RATE_LIMIT: '2',
        TABLEWRIGHT_TRUST_PROXY: trusted,
      });
      const statuses: number[] = [];
      for (const callers of ['a claim, 192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.1:99']) {
        const headers = { 'X-Forwarded-For': callers };
        statuses.push((await fetch(`${server.url}/`, { headers })).status);
      }

      expect(statuses).to.deep.equal(expected);
    });
  }

  it('also limits requests for data if authentication is off, and keys are ignored', async () => {
    const server = await serve({ TABLEWRIGHT_AUTH: 'off', ...RATE });
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await ask(server, 'no-such-key-at-all')).status);

    expect(statuses).to.deep.equal([200, 200, 200, 200, 200, 429]);
  });
});

describe('a public preview', () => {
  after(stopAll);

  it('requires no key and is limited by address', async () => {
    const server = await serveKeyed({ TABLEWRIGHT_PREVIEW_AUTH: 'off', ...RATE });
    const responses: Response[] = [];
    for (let i = 0; i < 6; i++) {
      responses.push(await ask(server, undefined, '/generate/preview'));
    }

    expect(responses.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200, 200, 429]);
    expect(responses[0]?.headers.get('ratelimit')).to.equal('"fair";r=4;t=12');
    expect(responses[0]?.headers.get('x-ratelimit-limit')).to.equal(null);
    expect((await ask(server, undefined)).status).to.equal(429);
  });

  it('validates a key that is sent, and counts the request against its limits', async () => {
    const server = await serveKeyed({ TABLEWRIGHT_PREVIEW_AUTH: 'off' });

    const valid = await ask(server, KEY, '/generate/preview');

    expect(valid.headers.get('x-ratelimit-remaining')).to.equal('999');
    expect((await ask(server, 'nobody-knows-this-key', '/generate/preview')).status).to.equal(401);
    expect((await post(`${server.url}/generate`, {})).status).to.equal(401);
    const fields = `Authorization: Bearer ${KEY}\r\n`.repeat(2);
    const head = `POST /generate/preview HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${fields}\r\n`;
    expect(parseAnswer((await exchange(server.port, head)).text).status).to.equal(401);
  });
});
