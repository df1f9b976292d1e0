import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';

/** A script of Lua on one Redis key, sent by its digest, and whole where Redis does not know it (yet). */
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
