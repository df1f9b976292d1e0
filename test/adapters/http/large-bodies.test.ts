import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { parseAnswer, type RawAnswer } from './support/raw-exchange.js';
import { checkedProblem } from './support/requests.js';
import { serve, stopAll, type TestServer } from './support/serve.js';

interface Upload {
  readonly answer: RawAnswer;
  /** The number of bytes of the body that the client sent before the server closed the connection. */
  readonly taken: number;
  /** The time in milliseconds until the whole response had arrived. */
  readonly error: string | undefined;
}

const PIECE = Buffer.alloc(64 * 1024, 0x20);
const CHUNK = Buffer.concat([Buffer.from('10000\r\n'), PIECE, Buffer.from('\r\n')]);

/** Sends a body as fast as the server accepts it, until its end or until the connection closes. */
function upload(port: number, head: string, size: number, chunked: boolean): Promise<Upload> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let taken = 0;
    let error: string | undefined;
    const send = (): void => {
      while (taken < size && !socket.destroyed) {
        taken += PIECE.length;
        if (!socket.write(chunked ? CHUNK : PIECE)) {
          socket.once('drain', send);
          return;
        }
      }
    };
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', (reason: NodeJS.ErrnoException) => {
      error = reason.code;
    });
    socket.on('close', () => resolve({ answer: parseAnswer(text), taken, error }));
    socket.write(head);
    send();
  });
}

function head(framing: string, type = 'application/json'): string {
  return `POST /generate HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${framing}\r\n\r\n`;
}

const SIZE = 50 * 2 ** 20;

describe('a request body of 50 MB', () => {
  let server: TestServer;
  before(async () => {
    server = await serve();
  });
  after(stopAll);

  const rows = [
    {
      what: 'with a Content-Length',
      framing: `Content-Length: ${SIZE}`,
      type: undefined,
      status: 413,
    },
    { what: 'in chunks', framing: 'Transfer-Encoding: chunked', type: undefined, status: 413 },
    {
      what: 'with the type text/plain',
      framing: `Content-Length: ${SIZE}`,
      type: 'text/plain',
      status: 415,
    },
    {
      what: 'labelled gzip',
      framing: `Content-Length: ${SIZE}\r\nContent-Encoding: gzip`,
      type: undefined,
      status: 400,
    },
  ];
  for (const { what, framing, type, status } of rows) {
    it(`${what} gets a readable ${status} response before 16 MB are sent`, async () => {
      const before = process.memoryUsage().rss;

      const { answer, taken } = await upload(
        server.port,
        head(framing, type),
        SIZE,
        framing.includes('chunked'),
      );

      expect(answer.status).to.equal(status);
      expect(answer.headers.get('connection')).to.equal('close');
      checkedProblem(answer.body, status, answer.headers.get('x-request-id') ?? null);
      expect(taken).to.be.below(16 * 2 ** 20);
      expect(process.memoryUsage().rss - before).to.be.below(60 * 2 ** 20);
    });
  }

  it('is rejected by its Content-Length before any of it arrives, however large the number is', async () => {
    const lengths = [2 ** 20 + 1, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 32 + 5, 2 ** 53];
    const uploads = await Promise.all(
      lengths.map((length) => upload(server.port, head(`Content-Length: ${length}`), 0, false)),
    );

    expect(uploads.map(({ answer }) => answer.status)).to.deep.equal(lengths.map(() => 413));
  });

  it('that stops arriving makes the server wait for two seconds before it closes the connection', async () => {
    const began = performance.now();

    const { answer, error } = await upload(
      server.port,
      head(`Content-Length: ${SIZE}`),
      128 * 1024,
      false,
    );

    expect(answer.status).to.equal(413);
    expect(error).to.equal(undefined);
    expect(performance.now() - began).to.be.above(1500);
  });

  it('that arrives completely within the bounds ends the wait at once', async () => {
    const began = performance.now();

    const { answer, error } = await upload(
      server.port,
      head(`Content-Length: ${2 ** 21}`),
      2 ** 21,
      false,
    );

    expect(answer.status).to.equal(413);
    expect(error).to.equal(undefined);
    expect(performance.now() - began).to.be.below(2000);
  });

  it('does not affect the next request', async () => {
    await sleep(50);

    expect((await fetch(`${server.url}/health`)).status).to.equal(200);
  });
});
