import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { newProfile, unlock, withCredentials } from '../../../../studio/profile/seal-profile.js';
import { ScratchFolder } from '../../cli/support/scratch-folder.js';
import { describeWithRedis, RedisServer } from '../../stores/redis/support/redis-server.js';
import { bearer, KEY, serveKeyed } from '../access/keyed-server.js';
import { stopAll } from '../support/serve.js';

const PASSPHRASE = 'violet tractor hums';
const SECRETS = { username: 'ada-lovelace', key: 'kgl-0123456789abcdef' };

/** Saves an encrypted profile through a server with a store, and stops the server. Returns the ciphertext. */
async function storedThrough(store: string): Promise<string> {
  const server = await serveKeyed({ TABLEWRIGHT_STORE: store });
  const empty = await newProfile(PASSPHRASE);
  const key = await unlock(empty, PASSPHRASE);
  const profile = await withCredentials(empty, key, 'kaggle', SECRETS);
  const response = await fetch(`${server.url}/profile`, {
    method: 'PUT',
    headers: { ...bearer(KEY), 'Content-Type': 'application/json', 'If-None-Match': '*' },
    body: JSON.stringify(profile),
  });
  expect(response.status).to.equal(204);
  await stopAll();
  return profile.entries[0]?.data ?? '';
}

/** Expects the ciphertext in the bytes of a store, and no secret: plain, in base64 or in hexadecimal. */
function expectOnlyCiphertext(stored: string, ciphertext: string): void {
  expect(stored).to.contain(ciphertext);
  for (const secret of [PASSPHRASE, SECRETS.username, SECRETS.key, KEY]) {
    const bytes = Buffer.from(secret);
    expect(stored).not.to.contain(secret);
    expect(stored).not.to.contain(bytes.toString('hex'));
    // Base64 at each of the three offsets in a longer text; the first and the last characters depend on neighbours.
    for (const before of [0, 1, 2]) {
      const base64 = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
      expect(stored).not.to.contain(base64.slice(4, -4));
    }
  }
}

describe('the bytes of a stored profile', () => {
  afterEach(stopAll);

  it('contain no secret in the files of SQLite', async () => {
    const folder = new ScratchFolder();
    const ciphertext = await storedThrough(`sqlite:${folder.path('keys.db')}`);
    const files = folder.names.map((name) => readFileSync(folder.path(name), 'latin1'));
    folder.remove();

    expectOnlyCiphertext(files.join(''), ciphertext);
  });

  describeWithRedis('in Redis', () => {
    it('contain no secret', async () => {
      const redis = await RedisServer.start();
      const ciphertext = await storedThrough(redis.url);
      const names = await redis.client.keys('*');
      const values = await Promise.all(
        names.map(async (name) => `${name} ${JSON.stringify(await redis.client.hgetall(name))}`),
      );
      await redis.close();

      expectOnlyCiphertext(values.join('\n'), ciphertext);
    });
  });
});
