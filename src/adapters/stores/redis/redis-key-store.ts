import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { Redis } from 'ioredis';
import type { KeyStore } from '../../../application/ports/key-store.js';
import type { KeyRecord } from '../../../domain/access/key-record.js';
import type { StoreUnavailable } from '../../../domain/errors/failure.js';
import { fromJson, toJson } from '../key-record-json.js';
import type { RedisConnection } from './redis-connection.js';
import { redisNames } from './redis-names.js';

/** Keys that all servers on one Redis share. */
export class RedisKeyStore implements KeyStore {
  readonly #connection: RedisConnection;

  constructor(connection: RedisConnection) {
    this.#connection = connection;
  }

  add(digest: string, record: KeyRecord): TaskEither<StoreUnavailable, void> {
    return this.#connection.run(async (redis) => {
      const written = await redis
        .multi()
        .hset(redisNames.record(digest), 'record', toJson(record))
        .hset(redisNames.digests, record.id, digest)
        .exec();
      for (const [error] of written ?? []) if (error) throw error;
    });
  }

  find(digest: string): TaskEither<StoreUnavailable, KeyRecord | undefined> {
    return this.#connection.run((redis) => read(redis, digest));
  }

  list(): TaskEither<StoreUnavailable, readonly KeyRecord[]> {
    return this.#connection.run(async (redis) => {
      const digests = await redis.hvals(redisNames.digests);
      const records = await Promise.all(digests.map((digest) => read(redis, digest)));
      return records
        .filter((record) => record !== undefined)
        .sort((a, b) => a.createdAt - b.createdAt);
    });
  }

  revoke(id: string, at: number): TaskEither<StoreUnavailable, boolean> {
    return this.#connection.run(async (redis) => {
      const digest = await redis.hget(redisNames.digests, id);
      if (digest === null) return false;
      // Written only once: revoking a key again keeps the time of the first revocation.
      await redis.hsetnx(redisNames.record(digest), 'revoked_at', at);
      return true;
    });
  }
}

async function read(redis: Redis, digest: string): Promise<KeyRecord | undefined> {
  const [record, revokedAt] = await redis.hmget(redisNames.record(digest), 'record', 'revoked_at');
  if (!record) return undefined;
  const lasting = fromJson(record);
  const lastUsedAt = await redis.hget(redisNames.use(lasting.id), 'last');
  return { ...lasting, revokedAt: time(revokedAt), lastUsedAt: time(lastUsedAt) };
}

function time(text: string | null | undefined): number | undefined {
  return text ? Number(text) : undefined;
}
