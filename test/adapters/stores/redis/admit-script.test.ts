import { expect } from 'chai';
import fc from 'fast-check';
import { RedisConnection } from '../../../../src/adapters/stores/redis/redis-connection.js';
import { RedisCounterStore } from '../../../../src/adapters/stores/redis/redis-counter-store.js';
import { admitOne, freshUsage } from '../../../../src/domain/access/usage.js';
import { MemoryLog } from '../../http/support/memory-log.js';
import { orFail, record } from '../stores-under-test.js';
import { describeWithRedis, RedisServer } from './support/redis-server.js';

const NEAR_MIDNIGHT = Date.UTC(2026, 10, 22) - 30_000;

const limits = fc.record({
  daily: fc.oneof(fc.nat({ max: 6 }), fc.constant(1_000_000_000)),
  fair: fc.oneof(fc.nat({ max: 6 }), fc.constant(1_000_000_000)),
});
/** How many milliseconds the clock moves before a request: mostly forward, but also across midnight and back. */
const moves = fc.oneof(fc.nat({ max: 20_000 }), fc.integer({ min: -90_000_000, max: 90_000_000 }));

describeWithRedis('the admission script in Redis', () => {
  let server: RedisServer;
  let connection: RedisConnection;
  let now = 0;
  let counters: RedisCounterStore;
  before(async () => {
    server = await RedisServer.start();
    connection = new RedisConnection(server.url, new MemoryLog());
    counters = new RedisCounterStore(connection, { now: () => now });
  });
  after(async () => {
    connection.close();
    await server.close();
  });

  it('computes the same admissions and counters as the rule in the domain, for random limits and clock changes', async () => {
    const steps = fc.array(fc.tuple(moves, limits), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(steps, async (requests) => {
        const { id } = record();
        now = NEAR_MIDNIGHT;
        let usage = freshUsage(now + (requests[0]?.[0] ?? 0));
        for (const [move, limit] of requests) {
          now += move;
          const expected = admitOne(usage, limit, now);
          expect(await orFail(counters.admit(id, limit))).to.deep.equal(expected.admission);
          usage = expected.usage;
        }
        const { day, used, missing, at } = await server.client.hgetall(`tablewright:use:{${id}}`);
        expect([day, used, missing, at].map(Number)).to.deep.equal([
          usage.day.day,
          usage.day.used,
          usage.bucket.missing,
          usage.bucket.at,
        ]);
      }),
      { numRuns: 200 },
    );
  });

  it('uses the clock of Redis', async () => {
    const { id } = record();
    const byRedis = new RedisCounterStore(connection);

    await orFail(byRedis.admit(id, { daily: 5, fair: 0 }));

    const [seconds] = await server.client.time();
    const last = Number(await server.client.hget(`tablewright:use:{${id}}`, 'last'));
    expect(last / 1000).to.be.within(Number(seconds) - 5, Number(seconds) + 1);
  });

  it('creates a hash that expires a year after its last request', async () => {
    const { id } = record();
    await orFail(counters.admit(id, { daily: 5, fair: 5 }));

    const seconds = await server.client.ttl(`tablewright:use:{${id}}`);
    expect(seconds / 86_400).to.be.within(365, 366);
  });

  it('runs as one EVALSHA command', async () => {
    await orFail(counters.admit(record().id, { daily: 5, fair: 5 }));
    await server.client.config('RESETSTAT');
    for (let i = 0; i < 10; i++) await orFail(counters.admit(record().id, { daily: 5, fair: 5 }));

    const stats = await server.client.info('commandstats');
    const calls = [...stats.matchAll(/cmdstat_(eval\w*|get|multi):calls=(\d+)/g)];
    expect(calls.map(([, name, count]) => [name, count])).to.deep.equal([['evalsha', '10']]);
  });

  it('still counts exactly when Redis loses its scripts', async () => {
    const { id } = record();
    const requests = Array.from({ length: 300 }, (_, i) => {
      if (i % 100 === 50) void server.client.script('FLUSH');
      return orFail(counters.admit(id, { daily: 200, fair: 0 }));
    });

    const answers = await Promise.all(requests);

    expect(answers.filter(({ refusedBy }) => refusedBy === undefined)).to.have.length(200);
  });
});
