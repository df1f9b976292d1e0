import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';

/** A Lua script on one Redis key. It is sent by its digest, and in full only if Redis does not have it cached. */
export class RedisScript {
  readonly #lua: string;
  readonly #digest: string;

  constructor(lua: string) {
    this.#lua = lua;
    this.#digest = createHash('sha1').update(lua).digest('hex');
  }

  async run(redis: Redis, key: string, args: readonly (number | string)[]): Promise<unknown> {
    try {
      return await redis.evalsha(this.#digest, 1, key, ...args);
    } catch (error) {
      if (!(error as Error).message.startsWith('NOSCRIPT')) throw error;
      return redis.eval(this.#lua, 1, key, ...args);
    }
  }
}
