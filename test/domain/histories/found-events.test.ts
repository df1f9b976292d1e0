import { expect } from 'chai';
import { FoundEvents } from '../../../src/domain/histories/found-events.js';

type Event = readonly [moment: number, happened: number, rank: number, row: number];

function orderOf(events: readonly Event[]): readonly number[] {
  const found = new FoundEvents();
  for (const event of events) found.add(...event);
  return [...found.inOrder()];
}

describe('the events of a feed', () => {
  it('are in the order of their moments, also thousands of years apart', () => {
    const end = 8.64e15;
    const moments = [end, 5, end - 1, -end, 0, end - 3, end - 2];

    expect(orderOf(moments.map((moment) => [moment, 0, 0, 0]))).to.deep.equal([
      3, 4, 1, 5, 6, 2, 0,
    ]);
  });

  it('of one moment are in the order in which they happened, before tables and rows', () => {
    const events: readonly Event[] = [
      [9, 7, 0, 0],
      [9, 3, 2, 5],
      [9, 3, 1, 8],
      [9, 3, 1, 6],
    ];

    expect(orderOf(events)).to.deep.equal([3, 2, 1, 0]);
  });

  it('that are added twice come once', () => {
    expect(
      orderOf([
        [1, 1, 0, 4],
        [2, 2, 0, 4],
        [1, 1, 0, 4],
      ]),
    ).to.have.length(2);
  });
});
