import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { tokens } from '../../../src/wiring/tokens.js';
import { restOf, silentReader } from './support/raw-exchange.js';
import { largeRequest, post, request } from './support/requests.js';
import { EndlessRows, rowsFrom } from './support/row-sources.js';
import { serve, stopAll, type TestServer } from './support/serve.js';
import { waitUntil } from './support/wait-until.js';

async function serveEndless(
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly server: TestServer; readonly rows: EndlessRows }> {
  const rows = new EndlessRows();
  const server = await serve(environment, (container) => {
    container.rebind(tokens.rows).toConstantValue(rows.source);
  });
  return { server, rows };
}

const PAUSE_MS = 300;

/** Resolves when the buffers of a connection are full: for several turns of the event loop, no chunk has been made. */
async function blocked(rows: EndlessRows): Promise<void> {
  let made: number;
  do {
    made = rows.made;
    await sleep(50);
    await sleep(50);
  } while (rows.made > made);
}

/** Repeatedly reads eight megabytes, which is more than the kernel buffers, and then nothing until the pause is over. */
async function pausingReader(
  { port }: TestServer,
  pause: () => Promise<unknown> = () => sleep(PAUSE_MS),
): Promise<Socket> {
  const socket = await silentReader(port, '/generate', request({ format: 'csv' }));
  let taken = 0;
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    taken += chunk.length;
    // The kernel reports free space only when several megabytes of its buffer are free.
    if (taken < 8 * 2 ** 20) return;
    taken = 0;
    socket.pause();
    void pause().then(() => socket.resume());
  });
  return socket.resume();
}

describe('a client that reads a response', () => {
  after(stopAll);

  it('ends the generation when it disconnects', async () => {
    const { server, rows } = await serveEndless();
    const controller = new AbortController();
    const response = await post(
      `${server.url}/generate`,
      request({ format: 'csv' }),
      {},
      controller.signal,
    );
    const reader = response.body?.getReader();
    await reader?.read();

    controller.abort();
    await waitUntil('the end of the work', () => rows.ended);

    const { made } = rows;
    await sleep(50);
    expect(rows.made).to.equal(made);
    await waitUntil('the log line', () => server.log.of('request').length === 1);
    expect(server.log.of('request')[0]).to.deep.include({ outcome: 'aborted', status: 200 });
    expect(server.log.of('defect')).to.deep.equal([]);
    expect(server.log.of('stream_failed')).to.deep.equal([]);
  });

  it('leaves the queue when it disconnects while it waits for a permit', async () => {
    const server = await serve({
      TABLEWRIGHT_MAX_CONCURRENT: '1',
      TABLEWRIGHT_MAX_QUEUE: '1',
    });
    const first = await silentReader(server.port, '/generate', largeRequest(100_000));
    const gate = server.container.get(tokens.gate);
    const waits = async (): Promise<string> => {
      const entry = await gate
        .enter('large', { callerId: 'another', signal: AbortSignal.timeout(20) })()
        .catch(() => 'waited');
      return entry === 'waited' ? 'waited' : 'refused';
    };
    await sleep(200);
    const second = await silentReader(server.port, '/generate', largeRequest(100_000));
    await sleep(200);
    expect(await waits()).to.equal('refused');

    second.destroy();
    await sleep(100);

    expect(await waits()).to.equal('waited');
    first.destroy();
  });

  it('ends all its pipelined requests when it disconnects', async () => {
    const server = await serve({ TABLEWRIGHT_MAX_CONCURRENT: '2', TABLEWRIGHT_MAX_QUEUE: '2' });
    const gate = server.container.get(tokens.gate);
    const body = JSON.stringify(largeRequest(100_000));
    const one = `POST /generate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const socket = connect(server.port, '127.0.0.1').pause();
    socket.write(one.repeat(4));
    await waitUntil('all four to be taken', () => gate.load.large + gate.load.waiting === 4);

    socket.destroy();

    await waitUntil('all permits to be released', () => {
      return gate.load.large + gate.load.waiting === 0;
    });
    await waitUntil('the log lines', () => server.log.of('request').length === 4);
    expect(server.log.of('defect')).to.deep.equal([]);
  });

  it('pauses the generation while it reads nothing', async () => {
    const { server, rows } = await serveEndless();
    const socket = await silentReader(server.port, '/generate', request({ format: 'csv' }));
    await waitUntil('the first chunks', () => rows.made > 3);
    await sleep(500);
    const { made } = rows;

    await sleep(300);

    expect(rows.made).to.equal(made);
    socket.destroy();
    await waitUntil('the end of the work', () => rows.ended);
  });

  it('is reset if it reads nothing during the write timeout', async () => {
    const { server, rows } = await serveEndless({ TABLEWRIGHT_WRITE_TIMEOUT: '300 ms' });
    const socket = await silentReader(server.port, '/generate', request({ format: 'csv' }));

    await waitUntil('the end of the work', () => rows.ended);

    await waitUntil('the log line', () => server.log.of('request').length === 1);
    expect(server.log.of('request')[0]).to.have.property('outcome', 'write_timeout');
    expect(await restOf(socket)).not.to.match(/\r\n0\r\n\r\n$/);
  });

  it('is served beyond the write timeout if it reads enough on average', async () => {
    const { server, rows } = await serveEndless({
      TABLEWRIGHT_WRITE_TIMEOUT: '600 ms',
      TABLEWRIGHT_MIN_READ_RATE: '4mb',
    });
    const socket = await pausingReader(server);
    const began = Date.now();

    await sleep(2000);

    expect(rows.ended).to.equal(false);
    expect(Date.now() - began).to.be.above(1800);
    socket.destroy();
  });

  it('is reset if it reads less than the minimum rate', async () => {
    const { server, rows } = await serveEndless({
      TABLEWRIGHT_WRITE_TIMEOUT: '600 ms',
      TABLEWRIGHT_MIN_READ_RATE: '256mb',
    });
    // On a busy machine, the server would not fill the buffers within a pause, so no byte would wait for the reader.
    const socket = await pausingReader(server, () => blocked(rows).then(() => sleep(PAUSE_MS)));

    await waitUntil('the end of the work', () => rows.ended);

    await waitUntil('the log line', () => server.log.of('request').length === 1);
    expect(server.log.of('request')[0]).to.have.property('outcome', 'slow_reader');
    expect(server.log.of('stream_failed')).to.deep.equal([]);
    await waitUntil('the end of the connection', () => socket.destroyed);
  });

  it('is reset if it reads the rest too slowly after all rows are generated', async () => {
    const server = await serve(
      { TABLEWRIGHT_WRITE_TIMEOUT: '600 ms', TABLEWRIGHT_MIN_READ_RATE: '256mb' },
      (container) => {
        const whole = rowsFrom(async function* () {
          yield new Uint8Array(128 * 2 ** 20).fill(0x61);
        });
        container.rebind(tokens.rows).toConstantValue(whole);
      },
    );
    await pausingReader(server);

    await waitUntil('the log line', () => server.log.of('request').length === 1);
    expect(server.log.of('request')[0]).to.have.property('outcome', 'slow_reader');
  });

  it('is served if it reads everything at once, however slowly the rows are generated', async () => {
    const server = await serve(
      { TABLEWRIGHT_WRITE_TIMEOUT: '200 ms', TABLEWRIGHT_MIN_READ_RATE: '256mb' },
      (container) => {
        const slow = rowsFrom(async function* () {
          for (let i = 0; i < 20; i++) {
            await sleep(60);
            yield new Uint8Array(64 * 1024).fill(0x61);
          }
        });
        container.rebind(tokens.rows).toConstantValue(slow);
      },
    );

    const response = await post(`${server.url}/generate`, request({ format: 'csv' }));

    expect(await response.text()).to.have.length(20 * 64 * 1024);
  });

  it('is not reset if it waits longer than the write timeout for the first byte', async () => {
    const server = await serve({ TABLEWRIGHT_WRITE_TIMEOUT: '100 ms' }, (container) => {
      container.rebind(tokens.gate).toConstantValue({
        draining: false,
        load: { small: 0, large: 0, waiting: 0 },
        enter: () => async () => {
          await sleep(500);
          return { _tag: 'Right', right: () => {} };
        },
        drain: async () => {},
      });
    });

    const response = await post(`${server.url}/generate`, request());

    expect(response.status).to.equal(200);
    expect(((await response.json()) as { data: unknown[] }).data).to.have.length(3);
  });
});
