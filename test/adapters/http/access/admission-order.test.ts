import { expect } from 'chai';
import { exchange, parseAnswer } from '../support/raw-exchange.js';
import { post, problemOf, request } from '../support/requests.js';
import { stopAll } from '../support/serve.js';
import {
  ask,
  bearer,
  KEY,
  type KeyedServer,
  POOR_KEY,
  PREVIEW_KEY,
  serveKeyed,
} from './keyed-server.js';

describe('the order of admission', () => {
  let server: KeyedServer;
  before(async () => {
    server = await serveKeyed({ TABLEWRIGHT_BODY_LIMIT: '2 kb' });
  });
  after(stopAll);

  /** Sends a head that announces a body, but no body, and returns the status of the response. */
  async function statusWithoutBody(authorization: string): Promise<number> {
    const head = `POST /generate HTTP/1.1\r\nHost: x\r\n${authorization}Content-Type: application/json\r\nContent-Length: 50000000\r\n\r\n`;
    return parseAnswer((await exchange(server.port, head)).text).status;
  }

  it('rejects a request without a key before it reads the body', async () => {
    expect(await statusWithoutBody('')).to.equal(401);
  });

  it('rejects a key without the permission before it reads the body', async () => {
    expect(await statusWithoutBody(`Authorization: Bearer ${PREVIEW_KEY}\r\n`)).to.equal(403);
  });

  it('does not report the faults of a request to a caller without a key', async () => {
    for (const body of ['{', 'x'.repeat(5000), request({ rows: 0 })]) {
      expect((await ask(server, undefined, '/generate', body)).status).to.equal(401);
    }
  });

  const faults: readonly (readonly [number, unknown, Readonly<Record<string, string>>])[] = [
    [400, '{', {}],
    [406, request({ format: 'csv' }), { Accept: 'image/png' }],
    [413, 'x'.repeat(5000), {}],
    [415, request(), { 'Content-Type': 'text/plain' }],
    [422, request({ rows: 0 }), {}],
  ];

  it('does not count a request with faults against the daily limit', async () => {
    for (const [status, body, headers] of faults) {
      const response = await post(`${server.url}/generate`, body, {
        ...bearer(POOR_KEY),
        ...headers,
      });

      expect(response.status).to.equal(status);
      expect(response.headers.get('ratelimit')).to.equal(null);
      await response.text();
    }

    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) statuses.push((await ask(server, POOR_KEY)).status);
    expect(statuses).to.deep.equal([200, 200, 429]);
  });

  it('reports the faults of a request even if the daily limit is reached', async () => {
    const response = await ask(server, POOR_KEY, '/generate', request({ rows: 0 }));

    expect((await problemOf(response)).code).to.equal('invalid_request');
  });

  it('counts a preview against the daily limit like any other request', async () => {
    const first = await ask(server, KEY, '/generate/preview');
    const second = await ask(server, KEY);

    expect(first.headers.get('x-ratelimit-remaining')).to.equal('999');
    expect(second.headers.get('x-ratelimit-remaining')).to.equal('998');
  });

  it('counts a list of changes against the daily limit like any other request', async () => {
    const fields = [
      { name: 'at', type: 'arrival', constraints: { start: '2026-01-01', per_day: 9 } },
    ];
    const tables = [{ name: 'visits', rows: 9, lives: { born: 'at' }, fields }];
    const body = { seed: 1, from: '2026-01-01', until: '2026-01-02', tables };
    const left = async (path: string, sent: unknown): Promise<number> => {
      const response = await ask(server, KEY, path, sent);
      expect(response.status).to.equal(200);
      return Number(response.headers.get('x-ratelimit-remaining'));
    };
    const before = await left('/generate', request({ rows: 1 }));

    expect(await left('/changes', body)).to.equal(before - 1);
  });
});
