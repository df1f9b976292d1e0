import { expect } from 'chai';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { RowSource, Work } from '../../../src/application/ports/row-source.js';
import { tokens } from '../../../src/wiring/tokens.js';
import { exchange } from './support/raw-exchange.js';
import { post, problemOf, request } from './support/requests.js';
import { rowsFrom } from './support/row-sources.js';
import { serve, stopAll, type TestServer } from './support/serve.js';
import { waitUntil } from './support/wait-until.js';

function serveRows(rows: RowSource): Promise<TestServer> {
  return serve({}, (container) => {
    container.rebind(tokens.rows).toConstantValue(rows);
  });
}

async function* twoChunksThenFailure(
  _signal: AbortSignal,
  onRows: Work['onRows'],
): AsyncGenerator<Uint8Array> {
  yield Buffer.from('a\r\n1\r\n');
  onRows(2);
  yield Buffer.from('2\r\n');
  throw new Error('the well is dry');
}

// biome-ignore lint/correctness/useYield: it fails before its first chunk
async function* failureAtOnce(): AsyncGenerator<Uint8Array> {
  throw new Error('the well is dry');
}

describe('a failure', () => {
  after(stopAll);

  for (const version of ['1.1', '1.0']) {
    it(`after the first byte resets the connection over HTTP/${version}`, async () => {
      const server = await serveRows(rowsFrom(twoChunksThenFailure));
      const body = JSON.stringify(request({ rows: 9, format: 'csv' }));

      const { text, error } = await exchange(
        server.port,
        `POST /generate HTTP/${version}\r\nHost: x\r\nX-Request-Id: broken\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );

      expect(error).to.equal('ECONNRESET');
      expect(text).not.to.match(/\r\n0\r\n\r\n$/);
      await waitUntil('the log line', () => server.log.of('request').length === 1);
      expect(server.log.of('stream_failed')[0]).to.deep.include({
        request_id: 'broken',
        route: '/generate',
        rows_asked: 9,
        rows_made: 2,
      });
      expect(server.log.of('stream_failed')[0]?.bytes_sent).to.be.within(1, 9);
      expect(server.log.of('stream_failed')[0]?.stack).to.contain('the well is dry');
      expect(server.log.of('request')[0]).to.deep.include({
        outcome: 'failed',
        request_id: 'broken',
      });
    });
  }

  it('after the first byte makes fetch fail', async () => {
    const server = await serveRows(rowsFrom(twoChunksThenFailure));

    const outcome = await post(`${server.url}/generate`, request({ format: 'csv' }))
      .then((response) => response.text())
      .then(
        () => 'whole',
        () => 'failed',
      );

    expect(outcome).to.equal('failed');
  });

  for (const [path, format] of [
    ['/generate', 'csv'],
    ['/generate', 'json'],
    ['/generate/preview', 'json'],
  ] as const) {
    it(`before the first row is answered with 500 and no details, at ${path} as ${format}`, async () => {
      const server = await serveRows(rowsFrom(failureAtOnce));

      const response = await post(server.url + path, request({ format }));

      expect(response.status).to.equal(500);
      expect(response.headers.has('content-disposition')).to.equal(false);
      expect(response.headers.has('x-seed')).to.equal(false);
      const problem = await problemOf(response);
      expect(problem.code).to.equal('internal_error');
      expect(JSON.stringify(problem)).not.to.contain('well');
      const [defect] = server.log.of('defect');
      expect(defect?.request_id).to.equal(problem.request_id);
      expect(defect?.stack).to.contain('the well is dry');
    });
  }

  it('to get a permit is answered with 503 and Retry-After', async () => {
    const refuse = () => TE.left({ code: 'overloaded' as const, retryAfterSeconds: 7 });
    const server = await serveRows({ open: refuse, openAll: refuse });

    const response = await post(`${server.url}/generate`, request());

    expect(response.status).to.equal(503);
    expect(response.headers.get('retry-after')).to.equal('7');
    expect(await problemOf(response)).to.have.property('code', 'overloaded');
  });

  it('of one request does not affect the next one', async () => {
    const server = await serveRows(rowsFrom(failureAtOnce));

    await (await post(`${server.url}/generate`, request())).text();

    expect((await fetch(`${server.url}/health`)).status).to.equal(200);
  });
});
