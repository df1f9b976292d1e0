import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { FifoGate } from '../../../src/adapters/workers/fifo-gate.js';
import type { WorkSize } from '../../../src/application/ports/gate.js';

const never = new AbortController().signal;

async function enter(
  gate: FifoGate,
  work: WorkSize = 'large',
  signal = never,
): Promise<() => void> {
  const entry = await gate.enter(work, signal)();
  if (E.isLeft(entry)) throw new Error(entry.left.code);
  return entry.right;
}

async function refusalOf(gate: FifoGate, work: WorkSize = 'large'): Promise<unknown> {
  const entry = await gate.enter(work, never)();
  return E.isLeft(entry) ? entry.left : 'entered';
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('gate', () => {
  it('admits who waits in the order of arrival', async () => {
    const gate = new FifoGate(1, 10);
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
    const gate = new FifoGate(1, 1);
    await enter(gate);
    void enter(gate);

    expect(await refusalOf(gate)).to.deep.equal({ code: 'overloaded', retryAfterSeconds: 5 });
  });

  it('gives as many places as are asked for, to each in turn', async () => {
    const gate = new FifoGate(10, 10);
    const entered: number[] = [];
    const leaving: (() => void)[] = [];
    const come = (places: number): void => {
      void gate
        .enter('large', never, places)()
        .then((entry) => {
          entered.push(places);
          if (E.isRight(entry)) leaving.push(entry.right);
        });
    };
    for (const places of [4, 4, 3, 1]) come(places);
    await settled();
    // One place is free, but who came first waits for three.
    expect(entered).to.deep.equal([4, 4]);

    leaving.shift()?.();
    await settled();

    expect(entered).to.deep.equal([4, 4, 3, 1]);
    expect(gate.load).to.deep.equal({ small: 0, large: 8, waiting: 0 });
  });

  it('gives all places to who asks for more than there are', async () => {
    const gate = new FifoGate(3, 1);

    await gate.enter('large', never, 1000)();

    expect(gate.load.large).to.equal(3);
  });

  it('goes on with the next when the first of the queue leaves it', async () => {
    const gate = new FifoGate(3, 2);
    await gate.enter('large', never, 2)();
    const first = new AbortController();
    gate
      .enter('large', first.signal, 3)()
      .catch(() => {});
    const second = gate.enter('large', never, 1)();

    first.abort();

    expect(E.isRight(await second)).to.equal(true);
  });

  it('lets small work pass a full queue', async () => {
    const gate = new FifoGate(1, 0);
    await enter(gate);

    await enter(gate, 'small');
  });

  it('lets one who leaves the queue go, and forgets the place in it', async () => {
    const gate = new FifoGate(1, 1);
    const leave = await enter(gate);
    const controller = new AbortController();
    const left = enter(gate, 'large', controller.signal).catch((error: Error) => error.name);

    controller.abort();
    const next = enter(gate);
    leave();

    expect(await left).to.equal('AbortError');
    await next;
  });

  it('takes back a place once, however often it is given', async () => {
    const gate = new FifoGate(1, 0);
    const leave = await enter(gate);
    leave();
    leave();
    await enter(gate);

    expect(await refusalOf(gate)).to.have.property('code', 'overloaded');
  });

  it('refuses new and waiting work when it drains, and tells when the last has left', async () => {
    const gate = new FifoGate(1, 5);
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

  it('is empty at once when it drains without work', async () => {
    await new FifoGate(1, 1).drain();
  });
});
