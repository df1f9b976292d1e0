import { expect } from 'chai';
import { silentReader } from '../adapters/http/support/raw-exchange.js';
import { largeRequest, post } from '../adapters/http/support/requests.js';
import { waitUntil } from '../adapters/http/support/wait-until.js';
import { ServerProcess } from './process.js';

const running = new Set<ServerProcess>();

async function begin(environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const server = new ServerProcess(environment);
  running.add(server);
  await waitUntil('the address', () => server.stdout.includes('curl'), 15_000);
  return server;
}

function command(server: ServerProcess): { readonly url: string; readonly body: string } {
  const [, url = '', body = ''] =
    /^curl -s (\S+) -H 'Content-Type: application\/json' -d '([^']+)'$/m.exec(server.stdout) ?? [];
  return { url, body };
}

describe('the server process', function () {
  this.timeout(30_000);
  afterEach(() => {
    for (const { child } of running) child.kill('SIGKILL');
    running.clear();
  });

  it('prints its address, that authentication is off, and a command that works', async () => {
    const server = await begin();

    const lines = server.stdout.trimEnd().split('\n');
    expect(lines).to.have.length(4);
    expect(lines[0]).to.match(/^Tablewright listens on http:\/\/127\.0\.0\.1:\d+$/);
    expect(lines[1]).to.match(/^Authentication is off/);
    const { url, body } = command(server);
    const response = await post(url, body);
    expect(response.status).to.equal(200);
    expect(((await response.json()) as { data: unknown[] }).data).to.have.length(3);
  });

  it('prints a command that works below a base path and for a wildcard address', async () => {
    const server = await begin({ TABLEWRIGHT_BASE_PATH: '/api', HOST: '0.0.0.0' });

    const { url, body } = command(server);
    expect(url).to.match(/^http:\/\/127\.0\.0\.1:\d+\/api\/generate\/preview$/);
    expect((await post(url, body)).status).to.equal(200);
  });

  it('logs JSON lines on stderr, without a value of the request', async () => {
    const server = await begin();
    const fields = [{ name: 'MARKER_NAME', type: 'integer', constraints: { min: 'MARKER_VALUE' } }];
    const headers = { Authorization: 'Bearer MARKER_KEY' };
    await (
      await post(`${server.url}/generate?q=MARKER_QUERY`, { rows: 1, fields }, headers)
    ).text();
    await (await post(`${server.url}/MARKER_PATH`, '{MARKER', headers)).text();

    await waitUntil('the log lines', () => server.stderr.split('"request"').length > 2);

    expect(server.logLines.map(({ event }) => event)).to.deep.equal([
      'started',
      'request',
      'request',
    ]);
    expect(server.stdout + server.stderr).not.to.contain('MARKER');
  });

  const refused: readonly (readonly [string, string])[] = [
    ['PORT', 'http'],
    ['TABLEWRIGHT_BODY_LIMIT', 'lots'],
    ['TABLEWRIGHT_AUTH', 'on'],
  ];
  for (const [name, value] of refused) {
    it(`does not start with ${name}=${value}, and says so in one line`, async () => {
      const server = new ServerProcess({ [name]: value });

      expect(await server.exited).to.equal(1);
      expect(server.stdout).to.equal('');
      expect(server.stderr).to.match(new RegExp(`^tablewright: ${name}: expected [^\\n]+\\n$`));
    });
  }

  it('does not start on a port that is taken, and says so in one line', async () => {
    const { url } = await begin();

    const second = new ServerProcess({ PORT: new URL(url).port });

    expect(await second.exited).to.equal(1);
    expect(second.stderr).to.match(
      /^tablewright: cannot listen on 127\.0\.0\.1:\d+: EADDRINUSE\n$/,
    );
  });

  it('warns of a setting that does not exist', async () => {
    const server = await begin({ TABLEWRIGHT_MAX_QUEU: '3' });

    await waitUntil('the log lines', () => server.stderr.includes('started'));
    expect(server.logLines[0]).to.deep.include({ level: 'warn', event: 'unknown_setting' });
    expect(server.logLines[0]?.warning).to.contain('TABLEWRIGHT_MAX_QUEUE');
  });

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    it(`ends with 0 on ${signal}, after the running answer`, async () => {
      const server = await begin();
      const response = await post(`${server.url}/generate`, largeRequest(20_000));

      server.child.kill(signal);
      await waitUntil('draining', () => server.stderr.includes('draining'));

      expect((await fetch(`${server.url}/ready`)).status).to.equal(503);
      expect((await response.text()).trimEnd().split('\r\n')).to.have.length(20_001);
      expect(await server.exited).to.equal(0);
      expect(server.logLines.at(-1)).to.have.property('event', 'stopped');
    });
  }

  it('ends at once on a second signal', async () => {
    const server = await begin();
    const { port } = new URL(server.url);
    const reader = await silentReader(Number(port), '/generate', largeRequest(100_000));
    reader.on('error', () => {});
    await new Promise((resolve) => setTimeout(resolve, 200));

    server.child.kill('SIGTERM');
    await waitUntil('draining', () => server.stderr.includes('draining'));
    server.child.kill('SIGTERM');

    expect(await server.exited).to.equal(1);
  });

  it('goes on when the reader of its stdout has left', async () => {
    const server = await begin();
    server.child.stdout?.destroy();

    expect((await fetch(`${server.url}/health`)).status).to.equal(200);
  });
});
