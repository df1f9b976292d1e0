import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { RevokeKey } from '../../../src/application/keys/revoke-key.js';
import { tokens } from '../../../src/wiring/tokens.js';
import { runCommand } from '../../adapters/cli/support/run-command.js';
import { ScratchFolder } from '../../adapters/cli/support/scratch-folder.js';
import { bearer } from '../../adapters/http/access/keyed-server.js';
import { serve, stopAll, type TestServer } from '../../adapters/http/support/serve.js';

interface Listed {
  readonly id: string;
  readonly label: string;
  readonly permissions: readonly string[];
  readonly state: string;
}

const base64 = (length: number): string => randomBytes(length).toString('base64');

const PROFILE = JSON.stringify({
  version: 1,
  profile: base64(16),
  key: { salt: base64(16), rounds: 600_000, iv: base64(12), data: base64(48) },
  entries: [],
});

describe('every way to the keys of a store', () => {
  const folder = new ScratchFolder();
  const environment = { TABLEWRIGHT_STORE: `sqlite:${folder.path('keys.db')}` };
  let server: TestServer;

  before(async () => {
    server = await serve({ ...environment, TABLEWRIGHT_AUTH: 'on' });
  });
  after(async () => {
    await stopAll();
    folder.remove();
  });

  async function keys(...args: readonly string[]): Promise<string> {
    const { code, stdout, stderr } = await runCommand(['keys', ...args], { environment });
    if (code !== 0) throw new Error(stderr);
    return stdout.toString();
  }

  const listed = async (): Promise<readonly Listed[]> => JSON.parse(await keys('list', '--json'));

  /** The ways to issue a key for everything; each returns the text of the key. */
  const ways: Readonly<Record<string, () => Promise<string>>> = {
    service: async () => {
      const issued = await server.container.get(tokens.issueKey).run({
        label: 'mine',
        permissions: ['generate', 'preview', 'hub'],
        dailyLimit: undefined,
        expiresAt: undefined,
      })();
      if (issued._tag === 'Left') throw new Error(issued.left.code);
      return issued.right.key;
    },
    command: async () =>
      JSON.parse(await keys('create', '--label', 'mine', '--json')).key as string,
  };

  const profile = (key: string, options: RequestInit = {}): Promise<Response> =>
    fetch(`${server.url}/profile`, {
      ...options,
      headers: {
        ...bearer(key),
        ...(options.body !== undefined && {
          'Content-Type': 'application/json',
          'If-None-Match': '*',
        }),
      },
    });

  for (const [name, issue] of Object.entries(ways)) {
    it(`admits the key that the ${name} has issued, keeps its profile, and lists it`, async () => {
      const before = (await listed()).map(({ id }) => id);
      const key = await issue();

      expect((await profile(key, { method: 'PUT', body: PROFILE })).status).to.equal(204);
      expect(await (await profile(key)).text()).to.equal(PROFILE);
      const own = (await listed()).filter(({ id }) => !before.includes(id));
      expect(
        own.map(({ label, permissions, state }) => ({ label, permissions, state })),
      ).to.deep.equal([
        { label: 'mine', permissions: ['generate', 'preview', 'hub'], state: 'active' },
      ]);
    });
  }

  it('revokes keys of every way, with their profiles', async () => {
    for (const [name, issue] of Object.entries(ways)) {
      const before = (await listed()).map(({ id }) => id);
      const key = await issue();
      await profile(key, { method: 'PUT', body: PROFILE });
      const id = (await listed()).find((one) => !before.includes(one.id))?.id ?? '';

      await keys('revoke', id);

      const store = server.container.get(tokens.profileStore);
      const found = await store.find(id)();
      expect(found, name).to.deep.equal({ _tag: 'Right', right: undefined });
      expect((await listed()).find((one) => one.id === id)?.state, name).to.equal('revoked');
    }
  });

  it('knows no key of an id that no way has issued', async () => {
    const revoke = new RevokeKey(
      server.container.get(tokens.keyStore),
      server.container.get(tokens.profileStore),
      server.container.get(tokens.clock),
    );

    expect(await revoke.run('no-such-id')()).to.deep.equal({ _tag: 'Right', right: false });
    expect((await runCommand(['keys', 'revoke', 'no-such-id'], { environment })).code).to.equal(1);
  });
});
