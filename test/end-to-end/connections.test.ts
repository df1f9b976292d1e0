import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { waitUntil } from '../adapters/http/support/wait-until.js';
import { ServerProcess } from './process.js';

const DESCRIPTORS = 256;
const JSON_HEADERS = { 'Content-Type': 'application/json' };

/** Requests for which the server has to open files, load modules and start a process. */
const REQUESTS: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['GET', '/health'],
  ['POST', '/generate', people('de')],
  ['POST', '/generate', people('ja')],
  ['GET', '/docs'],
  ['GET', '/redoc'],
  ['GET', '/assets/redoc-2.5.4/redoc.standalone.js'],
  ['POST', '/local/schema', { dataset: 'vega/weather' }],
];

function people(locale: string): object {
  return { rows: 2, locale, fields: [{ name: 'name', type: 'name' }] };
}

describe('a server with more idle connections than file descriptors', () => {
  let server: ServerProcess;
  /** A connection that is older than the idle ones. */
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let idle: readonly Socket[] = [];

  before(async () => {
    server = new ServerProcess({ TABLEWRIGHT_WORKERS: '2' }, { descriptors: DESCRIPTORS });
    await waitUntil('the address', () => server.stdout.includes('curl'));
  });
  after(async () => {
    agent.destroy();
    for (const socket of idle) socket.destroy();
    server.child.kill('SIGKILL');
    await server.exited;
  });

  function statusOf(method: string, path: string, body?: object): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const asked = request(
        server.url + path,
        { agent, method, headers: JSON_HEADERS },
        (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode));
        },
      );
      asked.on('error', reject).end(body && JSON.stringify(body));
    });
  }

  function statuses(): Promise<readonly (number | undefined)[]> {
    return REQUESTS.reduce<Promise<readonly (number | undefined)[]>>(
      async (before, [method, path, body]) => [
        ...(await before),
        await statusOf(method, path, body),
      ],
      Promise.resolve([]),
    );
  }

  it('closes idle connections, so that it can still load files, modules and processes', async () => {
    expect(await statusOf('GET', '/health')).to.equal(200);
    // Wait until the threads have loaded their modules.
    await sleep(1000);
    const { port, hostname } = new URL(server.url);
    idle = Array.from({ length: 2 * DESCRIPTORS }, () =>
      connect(Number(port), hostname).on('error', () => {}),
    );
    await Promise.all(idle.map((socket) => once(socket, 'connect')));
    await sleep(500);

    expect(await statuses()).to.deep.equal(REQUESTS.map(() => 200));
    const open = idle.filter(({ closed }) => !closed).length;
    expect(open).to.be.within(64, DESCRIPTORS / 2);
    expect(server.stderr).to.contain('"connections_closed"').and.not.to.contain('EMFILE');
  });

  it('works as before once the idle connections are closed', async () => {
    for (const socket of idle) socket.destroy();
    agent.destroy();
    await sleep(200);

    expect(await statuses()).to.deep.equal(REQUESTS.map(() => 200));
  });
});
