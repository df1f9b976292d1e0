import { expect } from 'chai';
import { compared, type Position } from '../../../src/domain/histories/position.js';
import { WaitingEvents } from '../../../src/domain/histories/waiting-events.js';
import { seedKey } from '../../../src/domain/random/key.js';
import { drawBelow } from '../../../src/domain/random/uniform.js';

const key = seedKey('waiting events');

const eventAt = (i: number): Position => ({
  moment: drawBelow(key, 4 * i, 50),
  happened: 0,
  rank: drawBelow(key, 4 * i + 1, 3),
  row: i,
});

describe('events that wait for their delivery', () => {
  it('leave in order when their moment has passed, and no other one does', () => {
    for (let count = 0; count < 40; count++) {
      const waiting = new WaitingEvents();
      let known: readonly Position[] = [];
      for (let round = 0; round < 12; round++) {
        const added = Array.from({ length: count % 7 }, (_, i) =>
          eventAt(count * 100 + round * 8 + i),
        );
        for (const event of added) waiting.add(event);
        known = [...known, ...added].sort(compared);
        const moment = drawBelow(key, 4 * (count * 20 + round) + 2, 60);
        const due = known.filter((event) => event.moment < moment);

        expect(waiting.before(moment)).to.deep.equal(due);
        known = known.filter((event) => event.moment >= moment);
      }
    }
  });
});
