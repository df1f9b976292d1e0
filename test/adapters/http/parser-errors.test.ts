import { connect } from 'node:net';
import { expect } from 'chai';
import { exchange, parseAnswer } from './support/raw-exchange.js';
import { checkedProblem } from './support/requests.js';
import { serve, stopAll, type TestServer } from './support/serve.js';

describe('input that is not HTTP', () => {
  let server: TestServer;
  before(async () => {
    server = await serve();
  });
  after(stopAll);

  const post = 'POST /generate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const rows = [
    ['garbage', 'hello\r\n\r\n', 400],
    ['a TLS hello', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 400],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost x\r\n\r\n', 400],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: x\r\nA: \0\r\n\r\n', 400],
    ['a folded header', 'GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n\tc : d\r\n e\0\r\n\r\n', 400],
    ['headers over 16 KiB', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(17_000)}\r\n\r\n`, 431],
    ['a path over 16 KiB', `GET /${'a'.repeat(17_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
    ['a negative length', `${post}Content-Length: -1\r\n\r\n`, 400],
    [
      'a length and chunks',
      `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['an unknown transfer coding', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`, 400],
    ['a chunk of no size', `${post}Transfer-Encoding: chunked\r\n\r\nxyz\r\n{}\r\n0\r\n\r\n`, 400],
    [
      'chunk extensions of 17 KiB',
      `${post}Transfer-Encoding: chunked\r\n\r\n2;${'a'.repeat(17_500)}\r\n{}\r\n0\r\n\r\n`,
      413,
    ],
  ] as const;
  for (const [what, text, status] of rows) {
    it(`such as ${what} gets a problem with status ${status}, and the connection closes`, async () => {
      const { text: answerText } = await exchange(server.port, Buffer.from(text, 'latin1'));

      const answer = parseAnswer(answerText);
      expect(answer.status).to.equal(status);
      expect(answer.headers.get('content-type')).to.equal('application/problem+json');
      expect(answer.headers.get('connection')).to.equal('close');
      checkedProblem(answer.body, status, answer.headers.get('x-request-id') ?? null);
      expect(answerText.match(/HTTP\/1\.1 \d/g)).to.have.length(1);
    });
  }

  const body =
    '{"rows":2000,"fields":[{"name":"n","type":"string","constraints":{"length":1000}}]}';
  for (const [what, text, status] of [
    ['a request without a body', 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n', 200],
    ['a body', `${post}Content-Length: ${body.length}\r\n\r\n${body}`, 200],
    [
      'a body that is longer than its Content-Length',
      `${post}Content-Length: 9\r\n\r\n${body.slice(0, 9)}`,
      400,
    ],
  ] as const) {
    it(`after ${what} does not damage the running response, and the connection closes at its end`, async () => {
      const { text: answerText, error } = await exchange(server.port, `${text}nonsense\r\n\r\n`);

      const answer = parseAnswer(answerText);
      expect(answer.status).to.equal(status);
      expect(answer.headers.get('connection')).to.equal('close');
      const length = answer.headers.get('content-length');
      if (length === undefined) expect(answer.body).to.match(/\r\n0\r\n\r\n$/);
      else expect(answer.body).to.have.length(Number(length));
      expect(answerText.match(/HTTP\/1\.1 \d/g)).to.have.length(1);
      expect(error).to.equal(undefined);
    });
  }

  it('is distinguished from fifty pipelined requests, which are all answered', async () => {
    const one = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n';
    const last = 'GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

    const { text } = await exchange(server.port, one.repeat(49) + last);

    expect(text.match(/HTTP\/1\.1 200/g)).to.have.length(50);
  });

  it('is distinguished from a request that arrives byte by byte', async () => {
    const socket = connect(server.port, '127.0.0.1');
    let text = '';
    socket.setNoDelay(true).on('data', (chunk) => {
      text += String(chunk);
    });
    for (const byte of 'GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n') {
      await new Promise((resolve) => socket.write(byte, resolve));
    }
    await new Promise((resolve) => socket.once('close', resolve));

    expect(parseAnswer(text).status).to.equal(200);
  });
});
