import { expect } from 'chai';
import { LoopTurns } from '../../../src/adapters/workers/loop-turns.js';
import type { WorkSize } from '../../../src/application/ports/gate.js';

describe('turns', () => {
  it('alternate between small and large work, and are first come, first served within each', async () => {
    const turns = new LoopTurns();
    const order: string[] = [];
    const take = (work: WorkSize, name: string) => turns.next(work).then(() => order.push(name));

    await Promise.all([
      take('large', 'l1'),
      take('large', 'l2'),
      take('large', 'l3'),
      take('small', 's1'),
      take('small', 's2'),
    ]);

    expect(order).to.deep.equal(['s1', 'l1', 's2', 'l2', 'l3']);
  });

  it('are given at most once per turn of the event loop', async () => {
    const turns = new LoopTurns();
    let laps = 0;
    let counting = true;
    const count = () => {
      laps += 1;
      if (counting) setImmediate(count);
    };
    setImmediate(count);

    await Promise.all(Array.from({ length: 20 }, () => turns.next('large')));
    counting = false;

    expect(laps).to.be.at.least(19);
  });

  it('are over after some milliseconds, and start anew with the next one', async () => {
    let time = 0;
    const turns = new LoopTurns(() => time);
    const overAt: boolean[] = [turns.isOver];

    for (const milliseconds of [1, 100]) {
      await turns.next('small');
      overAt.push(turns.isOver);
      time += milliseconds;
      overAt.push(turns.isOver);
    }

    expect(overAt).to.deep.equal([true, false, false, false, true]);
  });
});
