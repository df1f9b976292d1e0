import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { RedisConnection } from '../../../../src/adapters/stores/redis/redis-connection.js';
import { RedisCounterStore } from '../../../../src/adapters/stores/redis/redis-counter-store.js';
import { RedisKeyStore } from '../../../../src/adapters/stores/redis/redis-key-store.js';
import { MemoryLog } from '../../http/support/memory-log.js';
import { waitUntil } from '../../http/support/wait-until.js';
import { orFail, record } from '../stores-under-test.js';
import { answers } from './support/answers.js';
import { Callers } from './support/callers.js';
import { faults } from './support/faults.js';
import { describeWithRedis, RedisServer } from './support/redis-server.js';
import { SlowProxy } from './support/slow-proxy.js';

const CALLERS = 20;
const limits = { daily: 1_000_000, fair: 0 };

describeWithRedis('when Redis', () => {
  for (const { title, begin, end, logged, reads } of faults) {
    describe(title, () => {
      let server: RedisServer;
      let proxy: SlowProxy;
      let connection: RedisConnection;
      let callers: Callers<unknown>;
      const log = new MemoryLog();
      before(async () => {
        server = await RedisServer.start('--appendonly', 'yes', '--appendfsync', 'always');
        proxy = await SlowProxy.start(server.port);
        connection = new RedisConnection(proxy.url, log);
      });
      after(async () => {
        connection.close();
        proxy.close();
        await server.close();
        // A test that failed early has not stopped the callers, which would run forever.
        await callers.stop();
      });

      it('every call settles, the store recovers without a restart, and no count is lost', async () => {
        const keys = new RedisKeyStore(connection);
        const counters = new RedisCounterStore(connection);
        const { id } = record();
        await orFail(keys.add('digest', record({ id })));
        callers = new Callers(CALLERS, () => counters.admit(id, limits));
        await waitUntil('admissions', () => callers.answers.length > 200);

        await begin(server, proxy);
        await waitUntil('failures', () => callers.failures > 0);
        // Long enough for several connection attempts.
        await sleep(1500);
        const admittedBefore = callers.answers.length;
        const [found, answered] = [await keys.find('digest')(), await answers(connection)];
        const admission = await counters.admit(id, limits)();
        // The lines are read before the recovery, because a busy machine may lose the connection again during it.
        const [event, reason] = logged;
        const lines = log.of(event);
        await end(server, proxy);
        await waitUntil('recovery', () => callers.answers.length > admittedBefore + 20);
        await callers.stop();

        expect(admission).to.deep.equal(
          E.left({ code: 'store_unavailable', store: 'redis', retryAfterSeconds: 5 }),
        );
        expect([E.isRight(found), answered]).to.deep.equal([reads, reads]);
        const { daily } = await orFail(counters.admit(id, limits));
        const counted = limits.daily - (daily?.remaining ?? 0);
        expect(counted).to.be.at.least(callers.answers.length + 1);
        // Calls that were running when the fault began may be counted; calls that failed later are not.
        expect(counted).to.be.at.most(callers.answers.length + CALLERS + 1);
        expect(lines).to.have.length(1);
        expect(lines[0]?.reason).to.match(reason);
      });
    });
  }
});
