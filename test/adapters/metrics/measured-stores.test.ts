import { expect } from 'chai';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { measuredCounters, measuredKeys } from '../../../src/adapters/metrics/measured-stores.js';
import type { CounterStore } from '../../../src/application/ports/counter-store.js';
import type { KeyStore } from '../../../src/application/ports/key-store.js';
import type { Metrics } from '../../../src/application/ports/metrics.js';

class Calls implements Metrics {
  readonly operations: string[] = [];

  answered(): void {}

  storeCalled(operation: string, seconds: number): void {
    expect(seconds).to.be.at.least(0);
    this.operations.push(operation);
  }
}

const down = { code: 'store_unavailable', store: 'redis', retryAfterSeconds: 1 } as const;

const keys: KeyStore = {
  add: () => TE.right(undefined),
  find: () => TE.right(undefined),
  list: () => TE.left(down),
  revoke: () => TE.right(true),
};

const failing: CounterStore = {
  admit: () => async () => {
    throw new Error('a defect');
  },
};

describe('the measured stores', () => {
  it('record each call of the key store by operation and return its result', async () => {
    const calls = new Calls();
    const store = measuredKeys(keys, calls);

    expect(await store.revoke('id', 0)()).to.deep.equal({ _tag: 'Right', right: true });
    expect(await store.list()()).to.deep.equal({ _tag: 'Left', left: down });
    await store.find('digest')();
    await store.add('digest', {} as never)();

    expect(calls.operations).to.deep.equal(['key_revoke', 'key_list', 'key_find', 'key_add']);
  });

  it('record a call when it runs, not when it is created, even if it throws', async () => {
    const calls = new Calls();
    const counters = measuredCounters(failing, calls);

    const call = counters.admit('id', {} as never);
    expect(calls.operations).to.deep.equal([]);
    const outcome = await call().then(
      () => 'a result',
      (error: Error) => error.message,
    );

    expect(outcome).to.equal('a defect');
    expect(calls.operations).to.deep.equal(['admit']);
  });
});
