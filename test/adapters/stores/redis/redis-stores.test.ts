import { RedisConnection } from '../../../../src/adapters/stores/redis/redis-connection.js';
import { RedisCounterStore } from '../../../../src/adapters/stores/redis/redis-counter-store.js';
import { RedisKeyStore } from '../../../../src/adapters/stores/redis/redis-key-store.js';
import { RedisProfileStore } from '../../../../src/adapters/stores/redis/redis-profile-store.js';
import { MemoryLog } from '../../http/support/memory-log.js';
import { counterStoreContract } from '../counter-store-contract.js';
import { keyStoreContract } from '../key-store-contract.js';
import { profileStoreContract } from '../profile-store-contract.js';
import type { StoresUnderTest } from '../stores-under-test.js';
import { describeWithRedis, RedisServer } from './support/redis-server.js';

describeWithRedis('on a real Redis', () => {
  let server: RedisServer;
  before(async () => {
    server = await RedisServer.start();
  });
  after(() => server.close());

  async function open(): Promise<StoresUnderTest> {
    await server.client.flushall();
    const connection = new RedisConnection(server.url, new MemoryLog());
    let now = 0;
    return {
      keys: new RedisKeyStore(connection),
      counters: new RedisCounterStore(connection, { now: () => now }),
      profiles: new RedisProfileStore(connection),
      setTime: (time) => {
        now = time;
      },
      close: async () => connection.close(),
    };
  }

  keyStoreContract('Redis', open);
  counterStoreContract('Redis', open);
  profileStoreContract('Redis', open);
});
