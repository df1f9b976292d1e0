import { expect } from 'chai';
import { orderAlong } from '../../../../src/domain/databases/relations/order-along.js';

const orderOf = (edges: readonly (readonly (readonly [number, number])[])[]) =>
  orderAlong(edges.map((targets) => new Map(targets)));

describe('the order along edges', () => {
  it('has no edge back where there is no circle', () => {
    // 3 leads to 1 and 2, both of which lead to 0.
    const order = orderOf([
      [],
      [[0, 1]],
      [[0, 1]],
      [
        [1, 1],
        [2, 1],
      ],
    ]);
    expect(order.indexOf(3)).to.equal(0);
    expect(order.indexOf(0)).to.equal(3);
  });

  it('turns the lighter side of a circle back', () => {
    expect(orderOf([[[1, 1]], [[0, 30]]])).to.deep.equal([1, 0]);
    expect(orderOf([[[1, 30]], [[0, 1]]])).to.deep.equal([0, 1]);
  });

  it('turns back no heavy edge of crossing circles', () => {
    const order = orderOf([
      [
        [1, 30],
        [2, 1],
        [3, 30],
      ],
      [
        [0, 1],
        [3, 1],
      ],
      [[0, 30]],
      [[1, 1]],
    ]);
    expect(order).to.deep.equal([2, 0, 1, 3]);
  });

  it('has every node once, also behind a circle', () => {
    const order = orderOf([
      [[1, 2]],
      [[2, 2]],
      [
        [0, 1],
        [3, 1],
      ],
      [],
    ]);
    expect([...order].sort()).to.deep.equal([0, 1, 2, 3]);
    expect(order.at(-1)).to.equal(3);
    expect(order.slice(0, 3)).to.deep.equal([0, 1, 2]);
  });
});
