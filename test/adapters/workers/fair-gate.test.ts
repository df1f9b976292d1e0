import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { FairGate } from '../../../src/adapters/workers/fair-gate.js';
import type { Requester, WorkSize } from '../../../src/application/ports/gate.js';

const never = new AbortController().signal;

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** One caller, for as long as it takes. */
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

/** Requests of several callers, and the order in which the gate has admitted them. */
class Requests {
  readonly admitted: string[] = [];
  readonly #gate: FairGate;
  readonly #leaving: (() => void)[] = [];

  constructor(gate: FairGate) {
    this.#gate = gate;
  }

  /** One request of each caller that is named, in this order. */
  async come(callers: string, permits = 1): Promise<void> {
    for (const callerId of callers) {
      void enter(this.#gate, 'large', { callerId, signal: never }, permits).then((leave) => {
        this.admitted.push(callerId);
        this.#leaving.push(leave);
      });
    }
    await settled();
  }

  /** The request that was admitted first ends. */
  async end(): Promise<void> {
    this.#leaving.shift()?.();
    await settled();
  }
}

describe('gate', () => {
  it('admits who waits in the order of arrival', async () => {
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

  it('refuses who finds the queue full, with the seconds to wait', async () => {
    const gate = new FairGate(1, 1);
    await enter(gate);
    void enter(gate);

    expect(await refusalOf(gate)).to.deep.equal({ code: 'overloaded', retryAfterSeconds: 5 });
  });

  it('gives as many permits as are asked for, to each in turn', async () => {
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
    // One permit is free, but who came first waits for three.
    expect(entered).to.deep.equal([4, 4]);

    leaving.shift()?.();
    await settled();

    expect(entered).to.deep.equal([4, 4, 3, 1]);
    expect(gate.load).to.deep.equal({ small: 0, large: 8, waiting: 0 });
  });

  it('gives all permits to who asks for more than there are', async () => {
    const gate = new FairGate(3, 1);

    await gate.enter('large', ann, 1000)();

    expect(gate.load.large).to.equal(3);
  });

  it('goes on with the next when the first of the queue leaves it', async () => {
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

  it('lets small work pass a full queue', async () => {
    const gate = new FairGate(1, 0);
    await enter(gate);

    await enter(gate, 'small');
  });

  it('lets one who leaves the queue go, and forgets the place in it', async () => {
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

  it('takes back a permit once, however often it is given', async () => {
    const gate = new FairGate(1, 0);
    const leave = await enter(gate);
    leave();
    leave();
    await enter(gate);

    expect(await refusalOf(gate)).to.have.property('code', 'overloaded');
  });

  it('refuses new and waiting work when it drains, and tells when the last has left', async () => {
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

  it('gives callers who wait one permit each in turn, whoever came first', async () => {
    const requests = new Requests(new FairGate(1, 10));
    await requests.come('aaaaabbc');

    for (let i = 0; i < 7; i++) await requests.end();

    expect(requests.admitted.join('')).to.equal('aabcabaa');
  });

  it('puts a caller who had its turn behind those who still wait for theirs', async () => {
    const requests = new Requests(new FairGate(1, 10));
    await requests.come('aaabb');
    await requests.end();
    await requests.come('c');

    for (let i = 0; i < 4; i++) await requests.end();

    expect(requests.admitted.join('')).to.equal('aabacb');
  });

  it('keeps a caller to its share of the permits, and lets others pass its queue', async () => {
    const requests = new Requests(new FairGate(4, 10, 1 / 2));

    await requests.come('aaaabb');

    expect(requests.admitted.join('')).to.equal('aabb');
    await requests.end();
    expect(requests.admitted.join('')).to.equal('aabba');
  });

  it('lets no later request of a caller pass its own queue', async () => {
    const requests = new Requests(new FairGate(8, 10, 1 / 2));
    await requests.come('a', 3);
    await requests.come('b', 2);
    await requests.come('a', 2);

    await requests.come('a', 1);

    expect(requests.admitted.join('')).to.equal('ab');
    await requests.end();
    expect(requests.admitted.join('')).to.equal('abaa');
  });

  it('has one request run of a caller whose share is less than it asks for', async () => {
    const requests = new Requests(new FairGate(8, 10, 1 / 4));

    await requests.come('aab', 4);

    expect(requests.admitted.join('')).to.equal('ab');
  });

  it('refuses a caller who has its share of permits and queue, and goes on with others', async () => {
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

  it('names the limit of the caller where no request may wait and permits are free', async () => {
    const gate = new FairGate(2, 0, 1 / 2);
    await enter(gate);

    expect(await refusalOf(gate)).to.have.property('code', 'concurrency_limited');

    await enter(gate, 'large', { ...ann, callerId: 'bob' });
    expect(await refusalOf(gate)).to.have.property('code', 'overloaded');
  });

  it('lets one request of each caller wait, however short the queue', async () => {
    const requests = new Requests(new FairGate(2, 2, 1 / 8));
    await requests.come('abc');

    await requests.end();

    expect(requests.admitted.join('')).to.equal('abc');
  });

  it('counts no small work against the share of a caller', async () => {
    const gate = new FairGate(2, 0, 1 / 2);

    for (let i = 0; i < 5; i++) await enter(gate, 'small');

    expect(await refusalOf(gate)).to.equal('entered');
  });

  it('forgets a caller whose last waiting request has left', async () => {
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

  it('is empty at once when it drains without work', async () => {
    await new FairGate(1, 1).drain();
  });
});
