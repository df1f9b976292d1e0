import { renameSync } from 'node:fs';
import { expect } from 'chai';
import { runShell } from '../adapters/cli/support/run-cli.js';
import { runCommand } from '../adapters/cli/support/run-command.js';
import { ScratchFolder } from '../adapters/cli/support/scratch-folder.js';
import { post, problemOf, request } from '../adapters/http/support/requests.js';
import { waitUntil } from '../adapters/http/support/wait-until.js';
import { ServerProcess } from './process.js';

const DAILY_LIMIT = 40;

describe('servers with a SQLite store', () => {
  let folder: ScratchFolder;
  let store: string;
  const running = new Set<ServerProcess>();
  beforeEach(() => {
    folder = new ScratchFolder();
    // The printed command must quote this path for a shell.
    store = `sqlite:${folder.path("key's.db")}`;
  });
  afterEach(() => {
    for (const { child } of running) child.kill('SIGKILL');
    running.clear();
    folder.remove();
  });

  async function begin(): Promise<ServerProcess> {
    const server = new ServerProcess({
      TABLEWRIGHT_AUTH: 'on',
      TABLEWRIGHT_STORE: store,
      TABLEWRIGHT_DAILY_LIMIT: String(DAILY_LIMIT),
      TABLEWRIGHT_RATE_LIMIT: '0',
    });
    running.add(server);
    await waitUntil('the address', () => server.stdout.includes('curl'));
    return server;
  }

  function printedKey({ stdout }: ServerProcess): string | undefined {
    return /^API key: (tw_\w{36})$/m.exec(stdout)?.[1];
  }

  function ask({ url }: ServerProcess, key = ''): Promise<Response> {
    return post(`${url}/generate`, request({ rows: 1 }), { Authorization: `Bearer ${key}` });
  }

  async function remaining(server: ServerProcess, key: string | undefined): Promise<number> {
    return Number((await ask(server, key)).headers.get('x-ratelimit-remaining'));
  }

  async function keys(...args: readonly string[]) {
    const environment = { TABLEWRIGHT_STORE: store };
    const { stdout } = await runCommand(['keys', ...args, '--json'], { environment });
    return JSON.parse(stdout.toString());
  }

  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    it(`remember after ${signal} the key that the first start printed, and its count`, async () => {
      const first = await begin();
      const key = printedKey(first);
      expect(await remaining(first, key)).to.equal(DAILY_LIMIT - 1);
      first.child.kill(signal);
      await first.exited;

      const second = await begin();

      expect(printedKey(second)).to.equal(undefined);
      expect(await remaining(second, key)).to.equal(DAILY_LIMIT - 2);
    });
  }

  it('print a command that creates another key', async () => {
    const server = await begin();
    const command = /^TABLEWRIGHT_STORE=.* npx tablewright keys create$/m.exec(server.stdout)?.[0];

    const { stdout } = await runShell((command ?? 'false').replace('npx ', ''));

    const key = /^API key: (tw_\w{36})$/m.exec(stdout.toString())?.[1];
    expect((await ask(server, key)).status).to.equal(200);
  });

  it('accept a key that another process creates, list its use, and reject it after its revocation', async () => {
    const server = await begin();
    const { key, id } = await keys('create');
    expect((await ask(server, key)).status).to.equal(200);
    const listed = (await keys('list')).find((one: { id: string }) => one.id === id);
    expect(listed.last_used_at).to.match(/^20\d\d-/);

    await keys('revoke', id);

    await waitUntil('the rejection', async () => (await ask(server, key)).status === 401);
  });

  it('admit exactly the limit together', async () => {
    const servers = [await begin(), await begin()];
    const key = servers.map(printedKey).find((one) => one !== undefined);

    const statuses = await Promise.all(
      Array.from({ length: 3 * DAILY_LIMIT }, async (_, i) => {
        const { status } = await ask(servers[i % 2] as ServerProcess, key);
        return status;
      }),
    );

    expect(statuses.filter((status) => status === 200)).to.have.length(DAILY_LIMIT);
    expect(statuses.filter((status) => status === 429)).to.have.length(2 * DAILY_LIMIT);
  });

  it('are not ready and reject requests with a key while the file is missing', async () => {
    const server = await begin();
    const path = store.slice('sqlite:'.length);
    renameSync(path, `${path}.away`);

    const ready = await problemOf(await fetch(`${server.url}/ready`));
    expect(ready).to.include({ status: 503, detail: 'not ready: sqlite' });
    const key = printedKey(server);
    expect(await problemOf(await ask(server, key))).to.include({ code: 'store_unavailable' });
    expect((await fetch(`${server.url}/health`)).status).to.equal(200);

    renameSync(`${path}.away`, path);
    expect((await fetch(`${server.url}/ready`)).status).to.equal(200);
    expect((await ask(server, key)).status).to.equal(200);
  });

  it('exit with code 1 and one line on stderr if the folder of the file does not exist', async () => {
    store = `sqlite:${folder.path('none/keys.db')}`;
    const server = new ServerProcess({ TABLEWRIGHT_STORE: store });

    expect(await server.exited).to.equal(1);
    expect(server.stdout).to.equal('');
    expect(server.stderr).to.match(
      /^tablewright: cannot open the store sqlite:\S+: the folder \S+ does not exist\n$/,
    );
  });

  it('leave no key in the store if they exit before they print it', async () => {
    const { port } = new URL((await begin()).url);
    store = `sqlite:${folder.path('other.db')}`;
    const server = new ServerProcess({
      TABLEWRIGHT_AUTH: 'on',
      TABLEWRIGHT_STORE: store,
      PORT: port,
    });

    expect(await server.exited).to.equal(1);
    expect(await keys('list')).to.deep.equal([]);
  });
});
