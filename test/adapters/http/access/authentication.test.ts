import { expect } from 'chai';
import { systemEntropy } from '../../../../src/adapters/system/system-entropy.js';
import { makeKey } from '../../../../src/domain/access/key-form.js';
import { exchange, parseAnswer } from '../support/raw-exchange.js';
import { JSON_TYPE, post, problemOf, request } from '../support/requests.js';
import { stopAll } from '../support/serve.js';
import {
  ask,
  KEY,
  KEYS,
  type KeyedServer,
  OTHER_KEY,
  PREVIEW_KEY,
  serveKeyed,
} from './keyed-server.js';

const CHALLENGE = 'Bearer realm="tablewright"';
const INVALID = `${CHALLENGE}, error="invalid_token"`;

describe('authentication', () => {
  let server: KeyedServer;
  before(async () => {
    server = await serveKeyed();
  });
  after(stopAll);

  function send(authorization: string | undefined, path = '/generate'): Promise<Response> {
    const headers = authorization === undefined ? {} : { Authorization: authorization };
    return post(server.url + path, request({ rows: 1 }), headers);
  }

  /** Sends a request with exactly these header lines. */
  async function sendRaw(...lines: readonly string[]): Promise<ReturnType<typeof parseAnswer>> {
    const body = JSON.stringify(request({ rows: 1 }));
    const head = ['POST /generate HTTP/1.1', 'Host: x', 'Connection: close', ...lines];
    const length = `Content-Length: ${body.length}`;
    const text = [...head, `Content-Type: ${JSON_TYPE}`, length, '', body].join('\r\n');
    return parseAnswer((await exchange(server.port, text)).text);
  }

  for (const scheme of ['Bearer', 'bearer', 'BEARER', 'bEaReR']) {
    it(`accepts a key after ${scheme}`, async () => {
      expect((await send(`${scheme} ${KEY}`)).status).to.equal(200);
    });
  }

  it('accepts a key after several spaces', async () => {
    expect((await sendRaw(`Authorization:   Bearer   ${OTHER_KEY}  `)).status).to.equal(200);
  });

  const keyless: readonly (readonly [string, string | undefined])[] = [
    ['no Authorization', undefined],
    ['an empty Authorization', ''],
    ['another scheme', 'Basic dGFibGU6d3JpZ2h0'],
    ['the scheme alone', 'Bearer'],
    ['a key without a scheme', KEY],
    ['a scheme that is longer', `Bearers ${KEY}`],
  ];
  for (const [what, authorization] of keyless) {
    it(`answers 401 to ${what}, with a challenge that contains no error`, async () => {
      const response = await send(authorization);

      expect(response.status).to.equal(401);
      expect(response.headers.get('www-authenticate')).to.equal(CHALLENGE);
      expect((await problemOf(response)).code).to.equal('missing_key');
    });
  }

  const invalid: readonly (readonly [string, string])[] = [
    ['an unknown key', `Bearer ${'x'.repeat(40)}`],
    ['a key with one character more', `Bearer ${OTHER_KEY}x`],
    ['a key with another checksum', `Bearer ${KEY.slice(0, -1)}Q`],
    ['a key in upper case', `Bearer ${OTHER_KEY.toUpperCase()}`],
    ['two keys', `Bearer ${KEY} ${OTHER_KEY}`],
    ['two keys with a comma', `Bearer ${KEY}, Bearer ${OTHER_KEY}`],
    ['a key in quotes', `Bearer "${KEY}"`],
    ['a key as a parameter', `Bearer token=${KEY}`],
    ['a key of 10 kB', `Bearer ${'k'.repeat(10_000)}`],
    ['a key with our prefix of 10 kB', `Bearer tw_${'k'.repeat(10_000)}`],
    ['a short key', 'Bearer x'],
    ['the name __proto__', 'Bearer __proto__'],
    ['the name constructor', 'Bearer constructor'],
    ['the digest of a key', `Bearer ${'0123456789abcdef'.repeat(4)}`],
    ['bytes outside ASCII', 'Bearer caf\u00e9-caf\u00e9-caf\u00e9'],
  ];
  for (const [what, authorization] of invalid) {
    it(`answers 401 to ${what}, with the error invalid_token`, async () => {
      const response = await send(authorization);

      expect(response.status).to.equal(401);
      expect(response.headers.get('www-authenticate')).to.equal(INVALID);
      expect((await problemOf(response)).code).to.equal('invalid_key');
    });
  }

  it('gives the same response for a wrong checksum and for an unknown key', async () => {
    const [mistyped, unknown] = await Promise.all(
      [`${KEY.slice(0, -1)}Q`, makeKey(systemEntropy.below)].map(async (key) => {
        const response = await send(`Bearer ${key}`);
        const headers = Object.fromEntries(response.headers);
        const { request_id: _, ...problem } = await problemOf(response);
        return { ...problem, headers: { ...headers, 'x-request-id': '', date: '' } };
      }),
    );

    expect(mistyped).to.deep.equal(unknown);
  });

  it('answers 401 to two Authorization fields, even if the first is valid', async () => {
    const both = [`Authorization: Bearer ${KEY}`, `authorization: Bearer ${KEY}`];

    const answer = await sendRaw(...both);

    expect(answer.status).to.equal(401);
    expect(answer.headers.get('www-authenticate')).to.equal(INVALID);
  });

  for (const second of ['Authorization: Basic eA==', 'AUTHORIZATION:']) {
    it(`answers 401 to a valid key together with ${second}`, async () => {
      expect((await sendRaw(`Authorization: Bearer ${KEY}`, second)).status).to.equal(401);
      expect((await sendRaw(second, `Authorization: Bearer ${KEY}`)).status).to.equal(401);
    });
  }

  for (const name of ['access_token', 'api_key', 'key', 'authorization']) {
    it(`ignores a key in the query or the body, sent as ${name}`, async () => {
      const inQuery = await send(undefined, `/generate?${name}=${KEY}`);
      const inBody = await ask(server, undefined, '/generate', { ...request(), [name]: KEY });

      expect(inQuery.status).to.equal(401);
      expect(inBody.status).to.equal(401);
    });
  }

  for (const header of ['X-API-Key', 'Proxy-Authorization', 'Cookie']) {
    it(`ignores a key in the header ${header}`, async () => {
      expect((await sendRaw(`${header}: Bearer ${KEY}`)).status).to.equal(401);
    });
  }

  it('answers 403 to a key without the required permission', async () => {
    const response = await ask(server, PREVIEW_KEY);

    expect(response.status).to.equal(403);
    expect(response.headers.get('www-authenticate')).to.equal(
      `${CHALLENGE}, error="insufficient_scope", scope="generate"`,
    );
    const problem = await problemOf(response);
    expect(problem.code).to.equal('insufficient_permission');
    expect(problem.detail).to.equal('the key lacks the permission generate');
    expect((await ask(server, PREVIEW_KEY, '/generate/preview')).status).to.equal(200);
  });

  for (const path of ['/', '/health', '/ready', '/field-types', '/errors/missing_key']) {
    it(`requires no key at ${path} and ignores an invalid one`, async () => {
      const headers = { Authorization: 'Bearer wrong-key-wrong-key' };

      expect((await fetch(server.url + path)).status).to.equal(200);
      expect((await fetch(server.url + path, { headers })).status).to.equal(200);
    });
  }

  it('answers 404 and 405 without requiring a key', async () => {
    expect((await post(`${server.url}/nothing`, {})).status).to.equal(404);
    expect((await fetch(`${server.url}/generate`)).status).to.equal(405);
    expect((await fetch(`${server.url}/generate`, { method: 'OPTIONS' })).status).to.equal(204);
  });

  it('writes no key and no Authorization header to the log', () => {
    const text = JSON.stringify(server.log.lines);

    expect(server.log.of('request').length).to.be.above(40);
    for (const key of KEYS) expect(text).not.to.contain(key);
    expect(text).not.to.match(/bearer|authorization|xxxxxxxx|kkkkkkkk/i);
  });
});
