import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { ask, bearer, type KeyedServer, NOON, serveKeyed } from './access/keyed-server.js';
import { exchange, parseAnswer } from './support/raw-exchange.js';
import { checkedProblem, post, request } from './support/requests.js';
import { stopAll } from './support/serve.js';
import { waitUntil } from './support/wait-until.js';

const MEBIBYTE = 2 ** 20;
const KEYS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map(
  (word) => `key-of-${word}`,
);
const [KEY = '', OTHER_KEY = ''] = KEYS;

/** A connection that has sent a part of a body, and the text that it has received. */
interface Unfinished {
  readonly socket: Socket;
  received: string;
  /** Whether the server has read the head of the request. */
  hasBegun: boolean;
}

/** The interim response to a head with `Expect: 100-continue`. */
const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';

describe('request bodies that are still arriving', () => {
  let server: KeyedServer;
  const unfinished: Unfinished[] = [];
  let sent = 0;

  before(async () => {
    // One caller may use 2 MiB of these 8 MiB.
    server = await serveKeyed({
      TABLEWRIGHT_API_KEYS: KEYS.join(),
      TABLEWRIGHT_RATE_LIMIT: '0',
      TABLEWRIGHT_BODY_LIMIT: '1mb',
      TABLEWRIGHT_BODY_MEMORY: '8mb',
    });
  });
  afterEach(async () => {
    const sockets = unfinished.splice(0).map(({ socket }) => socket);
    await Promise.all(sockets.map((socket) => socket.destroy().closed || once(socket, 'close')));
    await waitUntil('the end of each request', () => ended() === sent);
  });
  after(stopAll);

  /** Sends the head of a request and this part of its body, and leaves the request unfinished. */
  async function send(key: string, head: string, part: string | Uint8Array): Promise<Unfinished> {
    const socket = connect(server.port, '127.0.0.1');
    const begun: Unfinished = { socket, received: '', hasBegun: false };
    unfinished.push(begun);
    sent += 1;
    socket
      .on('error', () => {})
      .on('data', (chunk) => {
        const text = begun.received + String(chunk);
        begun.hasBegun ||= text !== '';
        begun.received = text.startsWith(CONTINUE) ? text.slice(CONTINUE.length) : text;
      });
    socket.write(
      `POST /generate HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n${head}\r\n\r\n`,
    );
    socket.write(part);
    // The server logs no request for a connection that ends before its head is read.
    await waitUntil('the start of a request', () => begun.hasBegun);
    return begun;
  }

  function refused(): readonly Unfinished[] {
    return unfinished.filter(
      ({ received }) => received.includes(' 503 ') && received.includes('\r\n\r\n{'),
    );
  }

  /** The number of requests that have ended, without those of `ask`. */
  function ended(): number {
    return server.log.of('request').filter(({ status }) => status !== 200).length;
  }

  const HALF = Buffer.alloc(900_000, 0x20);
  const MEGABYTE = `Content-Length: ${MEBIBYTE}`;

  it('use at most the share of one key, so that other keys have room', async () => {
    const before = process.memoryUsage().arrayBuffers;

    for (let i = 0; i < 200; i++) await send(KEY, MEGABYTE, HALF);
    await waitUntil('198 refusals', () => refused().length >= 198);

    expect(refused().length).to.equal(198);
    expect(process.memoryUsage().arrayBuffers - before).to.be.below(40 * MEBIBYTE);
    for (const { received } of refused()) {
      const { status, headers, body } = parseAnswer(received);
      expect(status).to.equal(503);
      expect(headers.get('retry-after')).to.equal('1');
      expect(checkedProblem(body, 503, headers.get('x-request-id') ?? null).code).to.equal(
        'overloaded',
      );
    }
    expect((await ask(server, OTHER_KEY)).status).to.equal(200);
  });

  it('release their memory when they are complete or when their caller leaves', async () => {
    for (let i = 0; i < 3; i++) await send(KEY, MEGABYTE, HALF);
    await waitUntil('a refusal', () => refused().length === 1);
    const [first, second] = unfinished.filter((one) => !refused().includes(one));

    first?.socket.write(Buffer.alloc(MEBIBYTE - HALF.length, 0x20));
    await waitUntil('an answer', () => first?.received.includes('malformed_body') === true);
    const endedBefore = ended();
    second?.socket.resetAndDestroy();
    await waitUntil('the end of a request', () => ended() > endedBefore);
    for (let i = 0; i < 3; i++) await send(KEY, MEGABYTE, HALF);
    await waitUntil('another refusal', () => refused().length === 2);
    await sleep(100);

    expect(refused().length).to.equal(2);
  });

  it('use at most the budget for all keys together', async () => {
    for (const key of KEYS.slice(1)) {
      for (let i = 0; i < 2; i++) await send(key, MEGABYTE, HALF);
    }
    await waitUntil('refusals', () => unfinished.length - refused().length <= 9);
    const answer = await post(`${server.url}/generate`, request(), bearer(KEY));

    expect(unfinished.length - refused().length).to.be.within(8, 9);
    expect(answer.status).to.equal(200);
  });

  it('release their memory when they turn out to be too large', async () => {
    const chunk = `${(2 ** 16).toString(16)}\r\n${' '.repeat(2 ** 16)}\r\n`;
    for (let i = 0; i < 60; i++) {
      const tooLarge = await send(
        KEY,
        'Transfer-Encoding: chunked',
        `${chunk.repeat(20)}0\r\n\r\n`,
      );
      await waitUntil('an answer', () => tooLarge.received.includes(' 413 '));
    }

    const large = JSON.stringify(request()).padEnd(HALF.length);
    expect((await post(`${server.url}/generate`, large, bearer(KEY))).status).to.equal(200);
  });

  it('count the overhead of each chunk if a chunk has one byte', async () => {
    const tiny = await send(KEY, 'Transfer-Encoding: chunked', '1\r\n \r\n'.repeat(20_000));
    await waitUntil('a refusal', () => refused().includes(tiny));

    expect(parseAnswer(tiny.received).status).to.equal(503);
  });

  it('are counted with the full limit from their start if they are compressed', async () => {
    const packed = gzipSync(Buffer.alloc(MEBIBYTE, 0x20));
    const head = `Content-Encoding: gzip\r\nContent-Length: ${packed.length}`;
    for (let i = 0; i < 3; i++) await send(KEY, head, packed.subarray(0, 100));
    await waitUntil('a refusal', () => refused().length === 1);

    expect(parseAnswer(refused()[0]?.received ?? '').status).to.equal(503);
  });

  it('are accepted up to the size limit even if the budget is smaller', async () => {
    const small = await serveKeyed({
      TABLEWRIGHT_API_KEYS: KEY,
      TABLEWRIGHT_BODY_LIMIT: '1mb',
      TABLEWRIGHT_BODY_MEMORY: '1kb',
    });
    const text = JSON.stringify(request()).padEnd(MEBIBYTE);

    expect((await post(`${small.url}/generate`, text, bearer(KEY))).status).to.equal(200);
  });
});

describe('a caller that exceeds its fair use', () => {
  after(stopAll);

  it('is rejected before the server reads the body, until the limit admits it again', async () => {
    const server = await serveKeyed({ TABLEWRIGHT_API_KEYS: KEY, TABLEWRIGHT_RATE_LIMIT: '2' });
    const head = `POST /generate HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${KEY}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{`;
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) statuses.push((await ask(server, KEY)).status);
    const { text } = await exchange(server.port, head);
    const { status, headers, body } = parseAnswer(text);

    expect(statuses).to.deep.equal([200, 200, 429]);
    expect(status).to.equal(429);
    expect(headers.get('retry-after')).to.equal('30');
    expect(headers.get('ratelimit')).to.contain('"fair";r=0;t=60');
    expect(checkedProblem(body, 429, headers.get('x-request-id') ?? null).code).to.equal(
      'rate_limited',
    );
    const page = await fetch(`${server.url}/field-types?view=compact`);
    expect(page.headers.get('ratelimit')).to.contain('"fair";r=1');
    server.setTime(NOON + 30_000);
    expect((await ask(server, KEY)).status).to.equal(200);
  });
});
