import { setImmediate } from 'node:timers/promises';
import { expect } from 'chai';
import { inLanes } from '../../../src/application/bulk/in-lanes.js';

const never = new AbortController().signal;

async function failure(work: Promise<void>): Promise<unknown> {
  return await work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('work in lanes', () => {
  it('is done once for each item, for a given number of items at a time', async () => {
    const done: number[] = [];
    let running = 0;
    let most = 0;
    await inLanes([1, 2, 3, 4, 5], 2, never, async (item) => {
      running += 1;
      most = Math.max(most, running);
      await setImmediate();
      running -= 1;
      done.push(item);
    });

    expect(done.sort()).to.deep.equal([1, 2, 3, 4, 5]);
    expect(most).to.equal(2);
  });

  it('ends with the first error when the other work has ended, and begins nothing new', async () => {
    const ended: string[] = [];
    const error = await failure(
      inLanes([1, 2, 3], 2, never, async (item, signal) => {
        if (item === 1) throw new Error('first');
        while (!signal.aborted) await setImmediate();
        await setImmediate();
        ended.push(`item ${item}`);
        throw new Error('second');
      }),
    );

    expect(error).to.be.an('error').with.property('message', 'first');
    expect(ended).to.deep.equal(['item 2']);
  });

  it('ends with the reason of its signal', async () => {
    const controller = new AbortController();
    const items: number[] = [];
    const reason = new Error('stop');
    const error = await failure(
      inLanes([1, 2, 3], 1, controller.signal, async (item) => {
        items.push(item);
        controller.abort(reason);
      }),
    );

    expect(error).to.equal(reason);
    expect(items).to.deep.equal([1]);
    expect(await failure(inLanes([1], 1, controller.signal, async () => {}))).to.equal(reason);
  });

  it('ends with an error of the list of items', async () => {
    function* items(): Generator<number> {
      yield 1;
      throw new Error('no more');
    }
    const error = await failure(inLanes(items(), 2, never, async () => {}));

    expect(error).to.be.an('error').with.property('message', 'no more');
  });
});
