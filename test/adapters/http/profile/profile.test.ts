import { expect } from 'chai';
import { RevokeKey } from '../../../../src/application/keys/revoke-key.js';
import { tokens } from '../../../../src/wiring/tokens.js';
import {
  ask,
  bearer,
  issueKey,
  KEY,
  type KeyedServer,
  OTHER_KEY,
  POOR_KEY,
  PREVIEW_KEY,
  serveKeyed,
} from '../access/keyed-server.js';
import { problemOf } from '../support/requests.js';
import { serve, stopAll } from '../support/serve.js';

const bytes = (length: number, fill = 7): string => Buffer.alloc(length, fill).toString('base64');

/** Returns an encrypted profile with some members changed. */
function sealed(changes: object = {}): object {
  const entry = { platform: 'kaggle', iv: bytes(12), data: bytes(60) };
  return {
    version: 1,
    profile: bytes(16),
    key: { salt: bytes(16), rounds: 600_000, iv: bytes(12), data: bytes(48) },
    entries: [entry],
    ...changes,
  };
}

describe('the profile of a key', () => {
  let server: KeyedServer;
  beforeEach(async () => {
    server = await serveKeyed({ TABLEWRIGHT_PROFILE_LIMIT: '2kb' });
  });
  afterEach(stopAll);

  function send(
    method: string,
    { key = KEY, body, ...headers }: Record<string, unknown> = {},
  ): Promise<Response> {
    return fetch(`${server.url}/profile`, {
      method,
      headers: {
        ...bearer(key as string),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(headers as Record<string, string>),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** Saves a first profile and returns its ETag. */
  async function saved(key = KEY): Promise<string> {
    const response = await send('PUT', { key, body: sealed(), 'If-None-Match': '*' });
    expect(response.status).to.equal(204);
    return response.headers.get('etag') ?? '';
  }

  it('is read as it was saved, with the same ETag', async () => {
    const etag = await saved();

    const response = await send('GET');

    expect(response.status).to.equal(200);
    expect(response.headers.get('etag')).to.equal(etag);
    expect(etag).to.match(/^"[0-9a-f]{32}"$/);
    expect(await response.json()).to.deep.equal(sealed());
  });

  it('belongs to one key: no other key reads, replaces or removes it', async () => {
    await saved();

    expect(await problemOf(await send('GET', { key: OTHER_KEY }))).to.include({
      status: 404,
      code: 'profile_not_found',
    });
    expect((await send('DELETE', { key: OTHER_KEY })).status).to.equal(204);
    expect((await send('GET')).status).to.equal(200);
  });

  it('is open to a key with any permission, and to nobody without a key', async () => {
    expect((await send('GET', { key: PREVIEW_KEY })).status).to.equal(404);
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await fetch(`${server.url}/profile`, { method });
      expect(await problemOf(response)).to.include({ status: 401, code: 'missing_key' });
    }
  });

  it('is replaced with its ETag, so that one of two tabs is refused', async () => {
    const etag = await saved();
    const first = await send('PUT', { body: sealed({ entries: [] }), 'If-Match': etag });
    const second = await send('PUT', { body: sealed({ profile: bytes(16, 9) }), 'If-Match': etag });

    expect(first.status).to.equal(204);
    expect(first.headers.get('etag')).not.to.equal(etag);
    const problem = await problemOf(second);
    expect(problem).to.include({ status: 412, code: 'profile_changed' });
    expect(problem.detail).to.contain('read it again and send its ETag');
    expect(await (await send('GET')).json()).to.deep.equal(sealed({ entries: [] }));
  });

  it('is replaced whichever it is with If-Match: *, and not created', async () => {
    const none = await send('PUT', { body: sealed(), 'If-Match': '*' });
    await saved();
    const replaced = await send('PUT', { body: sealed({ entries: [] }), 'If-Match': '*' });

    expect(await problemOf(none)).to.include({ status: 412, code: 'profile_changed' });
    expect(replaced.status).to.equal(204);
    expect(await (await send('GET')).json()).to.deep.equal(sealed({ entries: [] }));
    expect((await send('DELETE', { 'If-Match': '*' })).status).to.equal(204);
    expect((await send('DELETE', { 'If-Match': '*' })).status).to.equal(412);
  });

  it('is not created a second time', async () => {
    await saved();

    const again = await send('PUT', { body: sealed({ entries: [] }), 'If-None-Match': '*' });

    expect((await problemOf(again)).code).to.equal('profile_changed');
  });

  it('is not saved without a condition', async () => {
    const problem = await problemOf(await send('PUT', { body: sealed() }));

    expect(problem).to.include({ status: 428, code: 'precondition_required' });
    expect(problem.detail).to.contain('If-Match').and.contain('If-None-Match: *');
  });

  it('is removed, unless another version is expected', async () => {
    await saved();

    const other = await send('DELETE', { 'If-Match': `"${'0'.repeat(32)}"` });
    expect((await problemOf(other)).code).to.equal('profile_changed');
    expect((await send('DELETE')).status).to.equal(204);
    expect((await send('GET')).status).to.equal(404);
  });

  it('is removed when its key is revoked', async () => {
    const { key, id } = await issueKey(server);
    await saved(key);
    const { keys, profiles } = server.container.get(tokens.stores);
    const clock = server.container.get(tokens.clock);

    await new RevokeKey(keys, profiles, clock).run(id)();

    expect(await profiles.find(id)()).to.deep.include({ right: undefined });
  });

  it('has a limited size, which the refusal and GET / name', async () => {
    const body = sealed({ entries: [{ platform: 'kaggle', iv: bytes(12), data: bytes(3000) }] });

    const problem = await problemOf(await send('PUT', { body, 'If-None-Match': '*' }));

    expect(problem).to.include({ status: 413, code: 'payload_too_large' });
    expect(problem.detail).to.contain('2048 bytes');
    const home = await (await fetch(server.url)).json();
    expect(home).to.have.nested.property('limits.profile_bytes', 2048);
  });

  it('counts towards the rate limit, and not towards the daily limit', async () => {
    await server.stop();
    server = await serveKeyed({ TABLEWRIGHT_RATE_LIMIT: '3' });
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push(await send('GET', { key: POOR_KEY }));

    expect(answers.map(({ status }) => status)).to.deep.equal([404, 404, 404, 429]);
    expect(answers[0]?.headers.get('ratelimit')).to.match(/^"fair";r=2;/);
    // The key has two requests a day.
    expect((await ask(server, POOR_KEY)).headers.get('x-ratelimit-remaining')).to.equal('1');
  });

  const plaintext: readonly (readonly [string, object, string])[] = [
    [
      'a token in place of ciphertext',
      { platform: 'kaggle', iv: bytes(12), data: 'hf_abc-def' },
      '/entries/0/data',
    ],
    [
      'a member for a secret',
      { platform: 'kaggle', iv: bytes(12), data: bytes(60), token: 'x' },
      '/entries/0/token',
    ],
    ['a short iv', { platform: 'kaggle', iv: bytes(8), data: bytes(60) }, '/entries/0/iv'],
    [
      'a name that is an address',
      { platform: 'ada@example.org', iv: bytes(12), data: bytes(60) },
      '/entries/0/platform',
    ],
  ];
  for (const [title, entry, path] of plaintext) {
    it(`is refused with ${title}`, async () => {
      const body = sealed({ entries: [entry] });

      const problem = await problemOf(await send('PUT', { body, 'If-None-Match': '*' }));

      expect(problem).to.include({ status: 422, code: 'invalid_request' });
      expect(problem.errors?.map((fault) => fault.path)).to.deep.equal([path]);
    });
  }

  it('is refused with fewer rounds than 600,000, two entries of a platform, or an unknown version', async () => {
    const key = { salt: bytes(16), rounds: 1000, iv: bytes(12), data: bytes(48) };
    const entry = { platform: 'kaggle', iv: bytes(12), data: bytes(60) };
    const body = sealed({ version: 2, key, entries: [entry, entry] });

    const { errors } = await problemOf(await send('PUT', { body, 'If-None-Match': '*' }));

    expect(errors?.map(({ path }) => path)).to.deep.equal([
      '/version',
      '/key/rounds',
      '/entries/1/platform',
    ]);
  });

  it('does not exist on a server whose requests need no key', async () => {
    const open = await serve();

    expect((await fetch(`${open.url}/profile`)).status).to.equal(404);
  });
});
