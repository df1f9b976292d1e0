import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import * as T from 'fp-ts/lib/Task.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { withinTime } from '../../../src/application/inference/within-time.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const never = new AbortController().signal;

/** Work that ends only when its signal aborts. */
function endless(signal: AbortSignal): TE.TaskEither<string, never> {
  return () =>
    new Promise((resolve) => {
      const stop = (): void => resolve({ _tag: 'Left', left: 'stopped' });
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop);
    });
}

describe('work with a time limit', () => {
  it('returns its result, and its signal does not abort', async () => {
    let stop: AbortSignal | undefined;

    const result = await withinTime(20, never, (signal) => {
      stop = signal;
      return TE.right('done');
    })();

    expect(result).to.deep.equal({ _tag: 'Right', right: 'done' });
    await sleep(50);
    expect(stop?.aborted).to.equal(false);
  });

  it('is aborted when the time is over', async () => {
    expect(await withinTime(20, never, endless)()).to.deep.include({ left: 'stopped' });
  });

  it('is aborted when the time is over, even if garbage was collected meanwhile', async () => {
    const left = new AbortController();
    const result = withinTime(300, left.signal, endless)();
    for (let i = 0; i < 5; i++) {
      await sleep(20);
      collectGarbage();
    }

    expect(await Promise.race([result, T.delay(3000)(T.of('too late'))()])).to.deep.include({
      left: 'stopped',
    });
  });

  it('is aborted when the caller leaves, or if the caller has already left', async () => {
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 20);

    expect(await withinTime(60_000, caller.signal, endless)()).to.deep.include({ left: 'stopped' });
    const began = performance.now();
    expect(await withinTime(60_000, caller.signal, endless)()).to.deep.include({ left: 'stopped' });
    expect(performance.now() - began).to.be.below(30_000);
  });
});
