import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { tokens } from '../../../src/wiring/tokens.js';
import { textFileNames } from '../../support/tables.js';
import { exchange, parseAnswer } from './support/raw-exchange.js';
import { largeRequest, request } from './support/requests.js';
import { rowsFrom } from './support/row-sources.js';
import { serve, stopAll, type TestServer } from './support/serve.js';
import { waitUntil } from './support/wait-until.js';
import { wireAnswer } from './support/wire-answer.js';

const gzip = { 'Accept-Encoding': 'gzip, deflate, br' };

/** The text of a request for rows, sent over a socket. */
function requestText(version = '1.1'): string {
  const body = JSON.stringify(request({ rows: 9, format: 'csv' }));
  return `POST /generate HTTP/${version}\r\nHost: x\r\nAccept-Encoding: gzip\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

function isGzip(body: string): boolean {
  try {
    return gunzipSync(Buffer.from(body, 'latin1')).length > 0;
  } catch {
    return false;
  }
}

/** By HTTP version, whether a reader takes a body for complete. */
const wholeBodies: Readonly<Record<string, (body: string) => boolean>> = {
  '1.1': (body) => body.endsWith('\r\n0\r\n\r\n'),
  '1.0': isGzip,
};

/** Endless chunks that compression cannot shrink, one per turn of the event loop. */
class NoisyRows {
  made = 0;
  ended = false;

  readonly source = rowsFrom(() => this.#chunks());

  async *#chunks(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve));
        this.made += 1;
        yield randomBytes(64 * 1024);
      }
    } finally {
      this.ended = true;
    }
  }
}

function serveRows(rows: ReturnType<typeof rowsFrom>): Promise<TestServer> {
  return serve({ TABLEWRIGHT_COMPRESS: 'on' }, (container) => {
    container.rebind(tokens.rows).toConstantValue(rows);
  });
}

describe('generated data', () => {
  let server: TestServer;
  let plain: TestServer;
  before(async () => {
    server = await serve({ TABLEWRIGHT_COMPRESS: 'on' });
    plain = await serve();
  });
  after(stopAll);

  for (const format of textFileNames) {
    it(`has the same bytes after decompression, as ${format}`, async () => {
      const asked = { method: 'POST', body: largeRequest(2000, { format }) };

      const packed = await wireAnswer(`${server.url}/generate`, { ...asked, headers: gzip });
      const whole = await wireAnswer(`${plain.url}/generate`, { ...asked, headers: gzip });

      expect(packed.headers).to.include({
        'content-encoding': 'gzip',
        vary: 'Accept, Accept-Encoding',
        'x-rows-generated': '2000',
      });
      expect(packed.headers).not.to.have.property('content-length');
      expect(whole.headers).not.to.have.property('content-encoding');
      expect(packed.bytes.length).to.be.below(whole.bytes.length * 0.9);
      expect(gunzipSync(packed.bytes).equals(whole.bytes)).to.equal(true);
    });
  }

  it('is logged with the number of bytes sent after compression', async () => {
    const asked = { method: 'POST', body: request(), headers: { ...gzip, 'X-Request-Id': 'sent' } };

    const { bytes } = await wireAnswer(`${server.url}/generate`, asked);

    const isOurs = ({ request_id }: Readonly<Record<string, unknown>>) => request_id === 'sent';
    await waitUntil('the log line', () => server.log.of('request').some(isOurs));
    expect(server.log.of('request').find(isOurs)).to.include({ bytes: bytes.length });
  });

  for (const accepted of ['identity', 'gzip;q=0', 'br', 'identity, gzip;q=0.5', '']) {
    it(`is not compressed if Accept-Encoding is "${accepted}"`, async () => {
      const headers: Record<string, string> = accepted ? { 'Accept-Encoding': accepted } : {};

      const answer = await wireAnswer(`${server.url}/generate`, {
        method: 'POST',
        body: request(),
        headers,
      });

      expect(answer.headers).not.to.have.property('content-encoding');
      expect(answer.headers.vary).to.equal('Accept, Accept-Encoding');
      expect(JSON.parse(answer.bytes.toString())).to.have.property('rows_generated', 3);
    });
  }

  it('of a preview has a Content-Length and is not compressed', async () => {
    const answer = await wireAnswer(`${server.url}/generate/preview`, {
      method: 'POST',
      body: request(),
      headers: gzip,
    });

    expect(answer.headers['content-length']).to.equal(String(answer.bytes.length));
    expect(answer.headers).not.to.have.property('content-encoding');
  });

  it('is generated only as fast as its reader reads it', async () => {
    const rows = new NoisyRows();
    const { port } = await serveRows(rows.source);
    const socket = connect(port, '127.0.0.1');
    socket.pause().write(requestText());

    await waitUntil('the first chunks', () => rows.made > 10);
    let before: number;
    do {
      before = rows.made;
      await sleep(500);
    } while (rows.made > before);

    // The buffers of the kernel hold some megabytes, those of the two streams hold the rest.
    expect(rows.made).to.be.below(200);
    socket.destroy();
    await waitUntil('the end of the work', () => rows.ended);
  });

  for (const [version, isWhole] of Object.entries(wholeBodies)) {
    it(`that fails midway does not end like a complete body over HTTP/${version}`, async () => {
      const { port, log } = await serveRows(
        rowsFrom(async function* () {
          for (let i = 0; i < 8; i++) yield randomBytes(64 * 1024);
          throw new Error('the well is dry');
        }),
      );

      const { text } = await exchange(port, requestText(version));

      const { headers, body } = parseAnswer(text);
      expect(headers.get('content-encoding')).to.equal('gzip');
      expect(isWhole(body)).to.equal(false);
      await waitUntil('the log line', () => log.of('request').length === 1);
      expect(log.of('request')[0]).to.include({ outcome: 'failed' });
      expect(log.of('stream_failed')[0]?.stack).to.contain('the well is dry');
    });
  }
});

describe('the catalogue', () => {
  let server: TestServer;
  before(async () => {
    server = await serve();
  });
  after(stopAll);

  const inflate = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    identity: (bytes: Buffer) => bytes,
  };
  const cases: readonly (readonly [string, keyof typeof inflate])[] = [
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'gzip'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['*', 'br'],
    ['deflate', 'identity'],
    ['identity', 'identity'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['identity;q=0, br', 'br'],
    ['*;q=0', 'identity'],
  ];
  for (const [accepted, coding] of cases) {
    it(`is sent as ${coding} if Accept-Encoding is "${accepted}", with the same headers for HEAD`, async () => {
      const url = `${server.url}/field-types`;
      const headers = { 'Accept-Encoding': accepted };

      const whole = await wireAnswer(url);
      const answer = await wireAnswer(url, { headers });
      const head = await wireAnswer(url, { headers, method: 'HEAD' });

      expect(answer.headers['content-encoding'] ?? 'identity').to.equal(coding);
      expect(answer.headers.vary).to.equal('Accept-Encoding');
      expect(inflate[coding](answer.bytes).equals(whole.bytes)).to.equal(true);
      expect(head.bytes).to.have.length(0);
      for (const name of ['content-encoding', 'content-length', 'content-type', 'vary']) {
        expect(head.headers[name]).to.equal(answer.headers[name]);
      }
      expect(head.headers['content-length']).to.equal(String(answer.bytes.length));
    });
  }

  it('is sent for the requested view, compressed or not', async () => {
    const url = `${server.url}/field-types?view=compact`;

    const { bytes } = await wireAnswer(url, { headers: { 'Accept-Encoding': 'gzip' } });

    expect(JSON.parse(gunzipSync(bytes).toString())).to.have.keys('types', 'count');
  });
});
