import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type {
  ExpectedProfile,
  ProfileStore,
  StoredProfile,
} from '../../../application/ports/profile-store.js';
import type { StoreUnavailable } from '../../../domain/errors/failure.js';
import type { RedisConnection } from './redis-connection.js';
import { redisNames } from './redis-names.js';
import { RedisScript } from './redis-script.js';

/**
 * Compares the tag of a profile and replaces the profile, as one atomic step. Returns 1, or 0 without a change.
 *
 * KEYS: the hash of the profile of one API key. ARGV: `any`, `none`, `some` or `tag`; the expected tag; the new document, or
 * empty to remove the profile; its tag.
 */
const replaceScript = new RedisScript(`
local tag = redis.call('HGET', KEYS[1], 'tag')
if ARGV[1] == 'none' and tag then return 0 end
if ARGV[1] == 'some' and not tag then return 0 end
if ARGV[1] == 'tag' and tag ~= ARGV[2] then return 0 end
if ARGV[3] == '' then
  redis.call('DEL', KEYS[1])
else
  redis.call('HSET', KEYS[1], 'document', ARGV[3], 'tag', ARGV[4])
end
return 1
`);

/** Profiles that all servers on one Redis share. */
export class RedisProfileStore implements ProfileStore {
  readonly #connection: RedisConnection;

  constructor(connection: RedisConnection) {
    this.#connection = connection;
  }

  find(keyId: string): TE.TaskEither<StoreUnavailable, StoredProfile | undefined> {
    return this.#connection.run(async (redis) => {
      const [document, tag] = await redis.hmget(redisNames.profile(keyId), 'document', 'tag');
      return document && tag ? { document, tag } : undefined;
    });
  }

  replace(
    keyId: string,
    expected: ExpectedProfile,
    profile: StoredProfile | undefined,
  ): TE.TaskEither<StoreUnavailable, boolean> {
    const condition = typeof expected === 'string' ? [expected, ''] : ['tag', expected.tag];
    const args = [...condition, profile?.document ?? '', profile?.tag ?? ''];
    return pipe(
      this.#connection.run((redis) => replaceScript.run(redis, redisNames.profile(keyId), args)),
      TE.map((changed) => changed === 1),
    );
  }
}
