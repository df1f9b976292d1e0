import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { bytesOf, type Json } from '../../support/tables.js';
import { request } from './support/requests.js';
import { serve, stopAll } from './support/serve.js';

/** Wide rows, so that a table exceeds the buffers of the sockets. */
const fields = Array.from({ length: 20 }, (_, i) => ({
  name: `text ${i}`,
  type: 'string',
  constraints: { length: 50 },
}));

/** Numbers of rows that the main thread generates, and that the thread pool generates. */
const sizes = [12_000, 20_000];
const pauses = [0, 100];
const RESTS = 10;

interface Reading {
  readonly input: Json;
  readonly pause: number;
  /** How the body is compressed: not at all, as the caller accepts it, or as a file that the request asks for. */
  readonly gzip: 'no' | 'coding' | 'file';
}

const NOT_FILES = ['no', 'coding'] as const;

const readings: readonly Reading[] = sizes.flatMap((rows) =>
  pauses.flatMap((pause, i) =>
    (pause === 0 ? NOT_FILES : [...NOT_FILES, 'file' as const]).map((gzip) => ({
      input: request({ rows, fields, format: 'csv', seed: rows + i }),
      pause,
      gzip,
    })),
  ),
);

/** Returns the body of a response, read by a client that pauses before the first pieces. */
async function read(port: number, { input, pause, gzip }: Reading): Promise<Buffer> {
  const body = JSON.stringify({ ...input, ...(gzip === 'file' && { compression: 'gzip' }) });
  const socket = connect(port, '127.0.0.1');
  const encoding = gzip === 'coding' ? 'Accept-Encoding: gzip\r\n' : '';
  // In HTTP/1.0, the body ends with the connection.
  socket.write(
    `POST /generate HTTP/1.0\r\nContent-Type: application/json\r\n${encoding}Content-Length: ${body.length}\r\n\r\n${body}`,
  );
  const pieces: Buffer[] = [];
  await sleep(pause);
  for await (const piece of socket) {
    if (pieces.push(piece) < RESTS) await sleep(pause);
  }
  const answer = Buffer.concat(pieces);
  const rows = answer.subarray(answer.indexOf('\r\n\r\n') + 4);
  return gzip === 'no' ? rows : gunzipSync(rows);
}

describe('chunks whose memory is reused', () => {
  after(stopAll);

  it('contain the bytes of their own request, whatever the speed of the readers', async () => {
    const { port } = await serve({ TABLEWRIGHT_COMPRESS: 'on', TABLEWRIGHT_WORKERS: '2' });

    const bodies = await Promise.all(readings.map((reading) => read(port, reading)));

    const expected = new Map<string, Buffer>();
    bodies.forEach((body, i) => {
      const { input } = readings[i] as Reading;
      const key = JSON.stringify(input);
      const bytes = expected.get(key) ?? bytesOf(input);
      expected.set(key, bytes);
      expect(body.equals(bytes), JSON.stringify(readings[i])).to.equal(true);
    });
  });
});
