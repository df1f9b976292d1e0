import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { collectGarbage } from '../../../src/adapters/workers/collect-garbage.js';
import { sharedWhileUsed } from '../../../src/domain/basics/shared-while-used.js';

describe('a value that is shared while it is used', () => {
  it('is made once for each name while it is referenced, and made again after it was collected', async () => {
    let made = 0;
    const shared = sharedWhileUsed<{ readonly number: number }>();
    const get = (name: string) => shared(name, () => ({ number: ++made }));

    const first = get('a');
    expect(get('a')).to.equal(first);
    expect(get('b').number).to.equal(2);
    await sleep(1);
    collectGarbage();

    expect(get('a')).to.equal(first);
    expect(get('b').number).to.equal(3);
  });
});
