import { expect } from 'chai';
import { candidatesOf } from '../../../src/domain/relations/earlier-rows.js';

/** The first row that does not choose among exactly the rows of the level above its own; undefined if all do. */
function wrongRow(n: number, roots: number, depth: number): number | undefined {
  const candidates = candidatesOf({ n, roots, depth, root: 'null' });
  // Where the level above and the level of the row begin.
  let [above, own] = [0, roots];
  for (let row = roots; row < n; row++) {
    const { first, count } = candidates(row);
    if (first === own) [above, own] = [own, row];
    if (first !== above || count !== own - above) return row;
  }
  return undefined;
}

describe('the rows of a hierarchy of some levels', () => {
  it('choose among all rows of the level above theirs, from its first row to its last one', () => {
    for (const n of [7, 20, 100, 999]) {
      for (const [roots, depth] of [
        [1, 2],
        [3, 2],
        [1, 3],
        [2, 5],
        [5, 9],
      ] as const) {
        expect(wrongRow(n, roots, depth), `${n} rows, ${roots}, ${depth}`).to.equal(undefined);
      }
    }
  });
});
