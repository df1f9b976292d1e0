import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { FairGate } from '../../../src/adapters/workers/fair-gate.js';
import type { Requester, WorkSize } from '../../../src/application/ports/gate.js';

const never = new AbortController().signal;

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A caller whose signal never aborts. */
const ann: Requester = { callerId: 'ann', signal: never };

async function enter(
  gate: FairGate,
  work: WorkSize = 'large',
  requester = ann,
  permits = 1,
): Promise<() => void> {
  const entry = await gate.enter(work, requester, permits)();
  if (E.isLeft(entry)) throw new Error(entry.left.code);
  return entry.right;
}

async function refusalOf(
  gate: FairGate,
  work: WorkSize = 'large',
  requester = ann,
): Promise<unknown> {
  const entry = await gate.enter(work, requester)();
  return E.isLeft(entry) ? entry.left : 'entered';
}

/** Requests of several callers, and the order in which the gate admits them. */
class Requests {
  readonly admitted: string[] = [];
  readonly #gate: FairGate;
  readonly #leaving: (() => void)[] = [];

  constructor(gate: FairGate) {
    this.#gate = gate;
  }

  /** Sends one request for each letter, which identifies a caller, in this order. */
  async come(callers: string, permits = 1): Promise<void> {
    for (const callerId of callers) {
      void enter(this.#gate, 'large', { callerId, signal: never }, permits).then((leave) => {
        this.admitted.push(callerId);
        this.#leaving.push(leave);
      });
    }
    await settled();
  }

  /** Ends the running request that was admitted first. */
  async end(): Promise<void> {
    this.#leaving.shift()?.();
    await settled();
  }
}

describe('the gate', () => {
  it('admits waiting requests in the order of arrival', async () => {
    const gate = new FairGate(1, 10);
    const order: number[] = [];
    const leave = await enter(gate);
    const waiting = [1, 2, 3].map((number) =>
      enter(gate).then((leaveToo) => {
        order.push(number);
        leaveToo();
      }),
    );

    leave();
    await Promise.all(waiting);

    expect(order).to.deep.equal([1, 2, 3]);
  });

  it('rejects a request when the queue is full, with the seconds to wait', async () => {
    const gate = new FairGate(1, 1);
    await enter(gate);
    void enter(gate);

    expect(await refusalOf(gate)).to.deep.equal({ code: 'overloaded', retryAfterSeconds: 5 });
  });

  it('admits a request only when all its permits are free, and none before it', async () => {
    const gate = new FairGate(10, 10);
    const entered: number[] = [];
    const leaving: (() => void)[] = [];
    const come = (permits: number): void => {
      void gate
        .enter('large', ann, permits)()
        .then((entry) => {
          entered.push(permits);
          if (E.isRight(entry)) leaving.push(entry.right);
        });
    };
    for (const permits of [4, 4, 3, 1]) come(permits);
    await settled();
    // One permit is free, but the request that came first waits for three.
    expect(entered).to.deep.equal([4, 4]);

    leaving.shift()?.();
    await settled();

    expect(entered).to.deep.equal([4, 4, 3, 1]);
    expect(gate.load).to.deep.equal({ small: 0, large: 8, waiting: 0 });
  });

  it('gives all permits to a request for more permits than exist', async () => {
    const gate = new FairGate(3, 1);

    await gate.enter('large', ann, 1000)();

    expect(gate.load.large).to.equal(3);
  });

  it('admits the next request when the first one in the queue is aborted', async () => {
    const gate = new FairGate(3, 2);
    await gate.enter('large', ann, 2)();
    const first = new AbortController();
    gate
      .enter('large', { ...ann, signal: first.signal }, 3)()
      .catch(() => {});
    const second = gate.enter('large', ann, 1)();

    first.abort();

    expect(E.isRight(await second)).to.equal(true);
  });

  it('admits small work while the queue is full', async () => {
    const gate = new FairGate(1, 0);
    await enter(gate);

    await enter(gate, 'small');

    expect(gate.load).to.deep.equal({ small: 1, large: 1, waiting: 0 });
  });

  it('removes an aborted request from the queue and frees its place', async () => {
    const gate = new FairGate(1, 1);
    const leave = await enter(gate);
    const controller = new AbortController();
    const left = enter(gate, 'large', { ...ann, signal: controller.signal }).catch(
      (error: Error) => error.name,
    );

    controller.abort();
    const next = enter(gate);
    leave();

    expect(await left).to.equal('AbortError');
    await next;
  });

  it('releases a permit only once, however often its holder releases it', async () => {
    const gate = new FairGate(1, 0);
    const leave = await enter(gate);
    leave();
    leave();
    await enter(gate);

    expect(await refusalOf(gate)).to.have.property('code', 'overloaded');
  });

  it('rejects new and waiting work when it drains, and resolves when the last request has ended', async () => {
    const gate = new FairGate(1, 5);
    const leave = await enter(gate);
    const waiting = refusalOf(gate);
    let empty = false;

    const drained = gate.drain().then(() => {
      empty = true;
    });

    expect(await waiting).to.have.property('code', 'draining');
    expect(await refusalOf(gate, 'small')).to.have.property('code', 'draining');
    expect(gate.draining).to.equal(true);
    expect(empty).to.equal(false);
    leave();
    await drained;
  });

  it('admits waiting callers in turn, one request each, whoever came first', async () => {
    const requests = new Requests(new FairGate(1, 10));
    await requests.come('aaaaabbc');

    for (let i = 0; i < 7; i++) await requests.end();

    expect(requests.admitted.join('')).to.equal('aabcabaa');
  });

  it('puts a caller that was just admitted behind the callers that still wait', async () => {
    const requests = new Requests(new FairGate(1, 10));
    await requests.come('aaabb');
    await requests.end();
    await requests.come('c');

    for (let i = 0; i < 4; i++) await requests.end();

    expect(requests.admitted.join('')).to.equal('aabacb');
  });

  it('limits a caller to its share of the permits, and admits others ahead of its waiting requests', async () => {
    const requests = new Requests(new FairGate(4, 10, 1 / 2));

    await requests.come('aaaabb');

    expect(requests.admitted.join('')).to.equal('aabb');
    await requests.end();
    expect(requests.admitted.join('')).to.equal('aabba');
  });

  it('admits no later request of a caller ahead of its earlier ones', async () => {
    const requests = new Requests(new FairGate(8, 10, 1 / 2));
    await requests.come('a', 3);
    await requests.come('b', 2);
    await requests.come('a', 2);

    await requests.come('a', 1);

    expect(requests.admitted.join('')).to.equal('ab');
    await requests.end();
    expect(requests.admitted.join('')).to.equal('abaa');
  });

  it('gives a request that needs more than the share of its caller that share', async () => {
    const requests = new Requests(new FairGate(8, 10, 1 / 4));

    await requests.come('aabcd', 1000);

    expect(requests.admitted.join('')).to.equal('abcd');
  });

  it('rejects a caller that has used its share of permits and queue, and admits others', async () => {
    const gate = new FairGate(2, 4, 1 / 2);
    const bob = { ...ann, callerId: 'bob' };
    await enter(gate);
    for (let i = 0; i < 2; i++) void enter(gate);

    const refused = { code: 'concurrency_limited', retryAfterSeconds: 5 };
    expect(await refusalOf(gate)).to.deep.equal(refused);
    expect(await refusalOf(gate, 'large', bob)).to.equal('entered');
    for (let i = 0; i < 2; i++) void enter(gate, 'large', bob);
    expect(await refusalOf(gate, 'large', { ...ann, callerId: 'eve' })).to.have.property(
      'code',
      'overloaded',
    );
    expect(gate.load).to.deep.equal({ small: 0, large: 2, waiting: 4 });
  });

  it('rejects by the limit of the caller if the queue has no places but permits are free', async () => {
    const gate = new FairGate(2, 0, 1 / 2);
    await enter(gate);

    expect(await refusalOf(gate)).to.have.property('code', 'concurrency_limited');

    await enter(gate, 'large', { ...ann, callerId: 'bob' });
    expect(await refusalOf(gate)).to.have.property('code', 'overloaded');
  });

  it('lets one request of each caller wait, however short the queue is', async () => {
    const requests = new Requests(new FairGate(2, 2, 1 / 8));
    await requests.come('abc');

    await requests.end();

    expect(requests.admitted.join('')).to.equal('abc');
  });

  it('does not count small work against the share of a caller', async () => {
    const gate = new FairGate(2, 0, 1 / 2);

    for (let i = 0; i < 5; i++) await enter(gate, 'small');

    expect(await refusalOf(gate)).to.equal('entered');
  });

  it('forgets a caller when its last waiting request is aborted', async () => {
    const gate = new FairGate(1, 10);
    const leave = await enter(gate);
    const left = new AbortController();
    enter(gate, 'large', { ...ann, signal: left.signal }).catch(() => {});
    const other = enter(gate, 'large', { ...ann, callerId: 'bob' });

    left.abort();
    leave();

    (await other)();
    expect(gate.load).to.deep.equal({ small: 0, large: 0, waiting: 0 });
    await enter(gate);
  });

  it('gives each caller a permit, however small its share', async () => {
    const gate = new FairGate(4, 4, 0.1);

    await enter(gate);

    expect(gate.load).to.deep.equal({ small: 0, large: 1, waiting: 0 });
  });

  it('is drained at once if no request is running', async () => {
    const gate = new FairGate(1, 1);

    await gate.drain();

    expect(gate.draining).to.equal(true);
  });
});
