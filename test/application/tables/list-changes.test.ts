import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { ListChanges } from '../../../src/application/tables/list-changes.js';
import { livingShop, momentOf } from '../../domain/histories/shop.js';
import { DRAWN_SEED, engine, limits } from '../../support/tables.js';

describe('a list of changes', () => {
  it('ends when its caller leaves, also while no line is ready', async () => {
    const caller = new AbortController();
    let turns = 0;
    const listing = new ListChanges({
      engine,
      limits,
      entropy: { seed: () => DRAWN_SEED },
      turns: {
        isOver: true,
        next: async () => {
          turns += 1;
        },
      },
    });
    const request = livingShop({ from: momentOf(30), until: momentOf(60) });
    const requester = { callerId: 'one', signal: caller.signal };
    const listed = await listing.run(request, requester)();
    if (E.isLeft(listed)) throw new Error(listed.left.code);
    const lines = listed.right.lines[Symbol.asyncIterator]();

    expect((await lines.next()).done).to.equal(false);
    caller.abort();
    const before = turns;
    const error = await lines.next().catch((reason: unknown) => reason);
    expect(error).to.have.property('name', 'AbortError');
    expect(turns).to.equal(before + 1);
  });
});
