import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { exchange } from './support/raw-exchange.js';
import { type Problem, post, problemOf, request } from './support/requests.js';
import { serve, stopAll, type TestServer } from './support/serve.js';

type Headers = Readonly<Record<string, string>>;

const valid = JSON.stringify(request());
const utf16 = Buffer.from(`\ufeff${valid}`, 'utf16le');

/** Bodies that are sent to both endpoints that generate data. */
const bodies: readonly {
  readonly what: string;
  readonly body: string | Uint8Array;
  readonly headers?: Headers;
  readonly status: number;
  readonly says?: RegExp;
}[] = [
  { what: 'valid JSON', body: valid, status: 200 },
  { what: 'a byte order mark before JSON', body: `\ufeff${valid}`, status: 200 },
  { what: 'gzip', body: gzipSync(valid), headers: { 'Content-Encoding': 'gzip' }, status: 200 },
  { what: 'GZIP', body: gzipSync(valid), headers: { 'Content-Encoding': 'GZIP' }, status: 200 },
  { what: 'x-gzip', body: gzipSync(valid), headers: { 'Content-Encoding': 'x-gzip' }, status: 200 },
  {
    what: 'deflate',
    body: deflateSync(valid),
    headers: { 'Content-Encoding': 'deflate' },
    status: 200,
  },
  { what: 'identity', body: valid, headers: { 'Content-Encoding': 'identity' }, status: 200 },
  { what: 'no bytes', body: '', status: 400, says: /empty/ },
  { what: 'white space', body: ' \r\n', status: 400, says: /empty/ },
  { what: 'a byte order mark alone', body: '\ufeff', status: 400 },
  { what: 'null', body: 'null', status: 400, says: /expected a JSON object, got null/ },
  { what: 'an array', body: `[${valid}]`, status: 400, says: /got an array/ },
  { what: 'a string', body: '"rows"', status: 400, says: /got a string/ },
  { what: 'a number', body: '1', status: 400, says: /got a number/ },
  { what: 'half an object', body: valid.slice(0, -1), status: 400 },
  { what: 'two objects', body: valid + valid, status: 400 },
  { what: 'a trailing comma', body: '{"rows":3,}', status: 400 },
  { what: 'a comment', body: '{"rows":3}//', status: 400 },
  { what: 'single quotes', body: "{'rows':3}", status: 400 },
  { what: 'NaN', body: '{"rows":NaN}', status: 400 },
  { what: 'a bare NUL', body: '{"rows":3}\0', status: 400 },
  { what: 'a control character in a text', body: '{"a":"\u0001"}', status: 400 },
  { what: 'form data', body: 'rows=3', status: 400 },
  { what: 'UTF-16', body: utf16, status: 400, says: /not valid UTF-8/ },
  {
    what: 'Latin-1',
    body: Buffer.from('{"table_name":"é"}', 'latin1'),
    status: 400,
    says: /UTF-8/,
  },
  {
    what: 'an overlong slash',
    body: Buffer.from('{"a":"\xc0\xaf"}', 'latin1'),
    status: 400,
    says: /UTF-8/,
  },
  {
    what: 'a surrogate in UTF-8',
    body: Buffer.from('{"a":"\xed\xa0\x80"}', 'latin1'),
    status: 400,
  },
  {
    what: 'a truncated character',
    body: Buffer.from('{"a":"\xe2\x82', 'latin1'),
    status: 400,
    says: /UTF-8/,
  },
  { what: '400,000 nested arrays', body: '['.repeat(400_000), status: 400 },
  {
    what: '400,000 nested arrays, closed',
    body: '['.repeat(400_000) + ']'.repeat(400_000),
    status: 400,
  },
  {
    what: '400,000 nested arrays as rows',
    body: `{"rows":${'['.repeat(400_000)}${']'.repeat(400_000)},"fields":[]}`,
    status: 422,
  },
  {
    what: '150,000 nested objects in constraints',
    body: `{"rows":1,"fields":[{"name":"a","type":"integer","constraints":${'{"a":'.repeat(150_000)}1${'}'.repeat(150_001)}]}`,
    status: 422,
  },
  {
    what: 'plain bytes labelled gzip',
    body: valid,
    headers: { 'Content-Encoding': 'gzip' },
    status: 400,
    says: /not valid gzip/,
  },
  {
    what: 'truncated gzip',
    body: gzipSync(valid).subarray(0, -9),
    headers: { 'Content-Encoding': 'gzip' },
    status: 400,
  },
  {
    what: 'gzip with a wrong checksum',
    body: broken(gzipSync(valid)),
    headers: { 'Content-Encoding': 'gzip' },
    status: 400,
  },
  {
    what: 'plain bytes labelled deflate',
    body: valid,
    headers: { 'Content-Encoding': 'deflate' },
    status: 400,
  },
  {
    what: 'br, whose decoder would take megabytes,',
    body: brotliCompressSync(valid),
    headers: { 'Content-Encoding': 'br' },
    status: 415,
    says: /one of identity, gzip, deflate/,
  },
  { what: 'an unknown coding', body: valid, headers: { 'Content-Encoding': 'zstd' }, status: 415 },
  { what: 'two codings', body: valid, headers: { 'Content-Encoding': 'gzip, gzip' }, status: 415 },
  {
    what: 'no content type',
    body: Buffer.from(valid),
    headers: { 'Content-Type': '' },
    status: 415,
  },
  { what: 'text', body: valid, headers: { 'Content-Type': 'text/plain' }, status: 415 },
  {
    what: 'problem+json',
    body: valid,
    headers: { 'Content-Type': 'application/problem+json' },
    status: 415,
  },
  {
    what: 'JSON in UTF-16',
    body: utf16,
    headers: { 'Content-Type': 'application/json; charset=utf-16' },
    status: 415,
  },
  {
    what: 'more than the limit',
    body: `{"a":"${'x'.repeat(2 ** 20)}"}`,
    status: 413,
    says: /1048576 bytes/,
  },
  {
    what: 'gzip that decompresses to more than the limit',
    body: gzipSync(Buffer.alloc(2 ** 20 + 1, 32)),
    headers: { 'Content-Encoding': 'gzip' },
    status: 413,
  },
  { what: 'exactly the limit', body: valid + ' '.repeat(2 ** 20 - valid.length), status: 200 },
];

function broken(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy[copy.length - 6] = ~(copy.at(-6) ?? 0);
  return copy;
}

function expectProblem({ status, detail, errors }: Problem, says = /./): void {
  expect(detail).to.match(says);
  if (status === 400) expect(errors?.[0]?.path).to.equal('');
  if (status === 413 || status === 415) expect(errors).to.equal(undefined);
}

describe('a request body', () => {
  let server: TestServer;
  before(async () => {
    server = await serve();
  });
  after(stopAll);

  for (const path of ['/generate', '/generate/preview']) {
    for (const { what, body, headers, status, says } of bodies) {
      it(`of ${what} gets ${status} at ${path}`, async () => {
        const response = await post(server.url + path, body, headers);

        expect(response.status).to.equal(status);
        if (status === 200) await response.arrayBuffer();
        else expectProblem(await problemOf(response), says);
      });
    }
  }

  it('is decoded without loss of characters', async () => {
    const name = String.fromCodePoint(
      ...Array.from({ length: 60 }, (_, i) => 0x20 + i * 0x3f1).filter(
        (c) => c < 0xd800 || c > 0xdfff,
      ),
    );
    const fields = [{ name, type: 'integer' }];

    const response = await post(`${server.url}/generate`, request({ rows: 1, fields }));

    const { data } = (await response.json()) as { data: readonly object[] };
    expect(Object.keys(data[0] ?? {})).to.deep.equal([name]);
  });

  it('is requested with 100 Continue if the client expects it', async () => {
    const { text } = await exchange(
      server.port,
      `POST /generate HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${valid.length}\r\n\r\n${valid}`,
    );

    expect(text).to.match(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/);
  });

  it('keeps a member with the name __proto__', async () => {
    const body = `{"rows":1,"__proto__":{"rows":2},"fields":[{"name":"a","type":"integer"}]}`;

    const problem = await problemOf(await post(`${server.url}/generate`, body));

    expect(problem.status).to.equal(422);
    expect(problem.errors?.[0]?.path).to.equal('/__proto__');
  });

  it('is reported by the position of a JSON syntax error, without its content', async () => {
    const problem = await problemOf(
      await post(`${server.url}/generate`, '{\n  "rows": 1,\n  "k": "secret" "more"\n}'),
    );

    expect(problem.detail).to.match(/^the body is not valid JSON: line 3, column \d+$/);
  });

  it('is decompressed only up to the limit, however large it is', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 2 ** 20), { level: 9 });
    const before = process.memoryUsage().rss;

    const response = await post(`${server.url}/generate`, bomb, { 'Content-Encoding': 'gzip' });

    expect(response.status).to.equal(413);
    await problemOf(response);
    expect(process.memoryUsage().rss - before).to.be.below(100 * 2 ** 20);
  });
});
