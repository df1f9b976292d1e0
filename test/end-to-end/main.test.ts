import { expect } from 'chai';
import { silentReader } from '../adapters/http/support/raw-exchange.js';
import { largeRequest, post } from '../adapters/http/support/requests.js';
import { waitUntil } from '../adapters/http/support/wait-until.js';
import { ServerProcess } from './process.js';

const running = new Set<ServerProcess>();

async function begin(environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const server = new ServerProcess(environment);
  running.add(server);
  await waitUntil('the address', () => server.stdout.includes('curl'));
  return server;
}

/** Parses the request that the printed command sends. */
function command(server: ServerProcess): { readonly url: string; send(): Promise<Response> } {
  const line = /^curl -s .*$/m.exec(server.stdout)?.[0] ?? '';
  const [, url = '', options = '', body = ''] = /^curl -s (\S+)(.*) -d '([^']+)'$/.exec(line) ?? [];
  const headers = [...options.matchAll(/-H '([^:']+): ([^']+)'/g)].map(
    ([, name = '', value = '']) => [name, value] as [string, string],
  );
  return { url, send: () => fetch(url, { method: 'POST', headers, body }) };
}

describe('the server process', () => {
  afterEach(() => {
    for (const { child } of running) child.kill('SIGKILL');
    running.clear();
  });

  it('prints its address, a note that authentication is off, and a command that works', async () => {
    const server = await begin();

    const lines = server.stdout.trimEnd().split('\n');
    expect(lines).to.have.length(5);
    expect(lines[0]).to.match(/^Tablewright listens on http:\/\/127\.0\.0\.1:\d+$/);
    expect(lines[1]).to.match(/^Authentication is off/);
    expect(server.stdout).not.to.contain('API key').and.not.to.contain('Authorization');
    const response = await command(server).send();
    expect(response.status).to.equal(200);
    expect(((await response.json()) as { data: unknown[] }).data).to.have.length(3);
  });

  it('creates a key if none exists, prints it once, and prints a command that works with it', async () => {
    const server = await begin({ TABLEWRIGHT_AUTH: '' });

    const key = /^API key: (tw_\w{36})$/m.exec(server.stdout)?.[1] ?? 'no key';
    expect(server.stdout).to.match(
      /^The store is memory: keys and request counts are lost when this server ends; TABLEWRIGHT_STORE=sqlite:\S+ keeps them\.$/m,
    );
    expect((await command(server).send()).status).to.equal(200);
    expect((await post(`${server.url}/generate`, largeRequest(1))).status).to.equal(401);
    await waitUntil('the log lines', () => server.stderr.split('"request"').length > 2);
    expect(server.stderr).not.to.contain(key);
    expect(server.logLines[0]).to.include({ event: 'started', auth: 'on', store: 'memory:' });
  });

  it('creates no key if one is configured, and does not print the configured key', async () => {
    const key = 'an-old-secret-of-the-operator';
    const server = await begin({ TABLEWRIGHT_AUTH: 'on', TABLEWRIGHT_API_KEYS: key });

    const headers = { Authorization: `Bearer ${key}` };
    expect((await post(`${server.url}/generate`, largeRequest(1), headers)).status).to.equal(200);
    expect(server.stdout).to.contain("'Authorization: Bearer <API_KEY>'");
    expect(server.stdout).not.to.contain('API key:');
    expect(server.stdout + server.stderr).not.to.contain(key);
  });

  it('prints a command that works with a base path and a wildcard address', async () => {
    const server = await begin({ TABLEWRIGHT_BASE_PATH: '/api', HOST: '0.0.0.0' });

    const { url, send } = command(server);
    expect(url).to.match(/^http:\/\/127\.0\.0\.1:\d+\/api\/generate\/preview$/);
    expect((await send()).status).to.equal(200);
  });

  it('logs JSON lines on stderr that contain no value of a request', async () => {
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
    ['TABLEWRIGHT_AUTH', 'maybe'],
  ];
  for (const [name, value] of refused) {
    it(`exits with code 1 and one line on stderr for ${name}=${value}`, async () => {
      const server = new ServerProcess({ [name]: value });

      expect(await server.exited).to.equal(1);
      expect(server.stdout).to.equal('');
      expect(server.stderr).to.match(new RegExp(`^tablewright: ${name}: expected [^\\n]+\\n$`));
    });
  }

  it('exits with code 1 and one line on stderr if the port is in use', async () => {
    const { url } = await begin();

    const second = new ServerProcess({ PORT: new URL(url).port });

    expect(await second.exited).to.equal(1);
    expect(second.stderr).to.match(
      /^tablewright: cannot listen on 127\.0\.0\.1:\d+: EADDRINUSE\n$/,
    );
  });

  it('warns of an unknown setting', async () => {
    const server = await begin({ TABLEWRIGHT_MAX_QUEU: '3' });

    await waitUntil('the log lines', () => server.stderr.includes('started'));
    expect(server.logLines[0]).to.deep.include({ level: 'warn', event: 'unknown_setting' });
    expect(server.logLines[0]?.warning).to.contain('TABLEWRIGHT_MAX_QUEUE');
  });

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    it(`exits with code 0 on ${signal} after it has completed the running response`, async () => {
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

  it('exits at once on a second signal', async () => {
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

  it('keeps running when the reader of its stdout closes it', async () => {
    const server = await begin();
    server.child.stdout?.destroy();

    expect((await fetch(`${server.url}/health`)).status).to.equal(200);
  });
});
