import { expect } from 'chai';
import {
  drawnFlags,
  drawnIndices,
  drawnNumbers,
  evenNumbers,
  productIndices,
  uniqueNumbers,
} from '../../../src/domain/columns/drawn.js';
import { sharedStrata } from '../../../src/domain/columns/shared-strata.js';
import { fillRows } from '../../../src/testing/fill-rows.js';
import { everyOf } from '../../support/every-of.js';
import { count, expectRate, expectSpread } from '../random/statistics.js';
import { drawsOf } from './read-cell.js';

const even = drawsOf('drawn');
const unique = drawsOf('drawn', true);

/** The numbers of rows `row` to `row + rows - 1`. */
function numbers(drawn: ReturnType<typeof drawnNumbers>, row: number, rows: number): number[] {
  fillRows(drawn.steps, row, rows);
  return [...drawn.values.data];
}

function indices(drawn: ReturnType<typeof drawnIndices>, row: number, rows: number): number[] {
  fillRows(drawn.steps, row, rows);
  return [...drawn.indices.data];
}

describe('drawn numbers', () => {
  it('are uniform over min, min + step and so on', () => {
    const counts = new Int32Array(8);
    for (const value of numbers(drawnNumbers(even, { min: -3, step: 5, n: 8 }), 0, 20_000)) {
      count(counts, (value + 3) / 5);
    }

    expectSpread(counts, 'numbers');
  });

  const strata = sharedStrata('drawn numbers', () => [
    { start: 0, size: 1, mass: 3 },
    { start: 1, size: 4, mass: 0 },
    { start: 5, size: 1, mass: 1 },
  ]);

  it('occur as often as the strata of their range prescribe', () => {
    const counts = new Int32Array(6);
    const drawn = drawnNumbers(even, { min: -3, step: 5, n: 6 }, strata);
    for (const value of numbers(drawn, 0, 20_000)) count(counts, (value + 3) / 5);

    expect([...counts.subarray(1, 5)]).to.deep.equal([0, 0, 0, 0]);
    expectSpread([counts[0] as number, counts[5] as number], 'strata', [3, 1]);
  });

  it('all lie in the stratum that has all the mass', () => {
    const one = sharedStrata('one stratum', () => [
      { start: 0, size: 3, mass: 0 },
      { start: 3, size: 1, mass: 1 },
    ]);
    const drawn = drawnNumbers(even, { min: -3, step: 5, n: 4 }, one);

    expect(numbers(drawn, 0, 3)).to.deep.equal([12, 12, 12]);
  });

  it('declare the table of their strata as the preparation of their step', () => {
    const drawn = drawnNumbers(even, { min: 0, step: 1, n: 6 }, strata);

    expect(drawn.steps.map(({ preparation }) => preparation)).to.deep.equal([strata]);
  });

  for (const [min, step, n] of [
    [0, 1, 1],
    [-3, 5, 100],
    [7, 1, 5000],
  ] as const) {
    it(`that are unique take each of ${n} values once, from ${min} in steps of ${step}`, () => {
      const made = numbers(drawnNumbers(unique, { min, step, n }), 0, n);
      const all = Array.from({ length: n }, (_, i) => min + step * i);

      expect(made.sort((a, b) => a - b)).to.deep.equal(all);
    });
  }

  it('that are unique differ beyond 2^32 rows', () => {
    const drawn = drawnNumbers(unique, { min: -(2 ** 52), step: 1, n: 2 ** 53 - 1 });
    const made = numbers(drawn, 2 ** 52, 1000);

    expect(new Set(made).size).to.equal(1000);
    expect(everyOf(made, Number.isSafeInteger)).to.equal(true);
  });

  for (const [name, draws] of Object.entries({ even, unique })) {
    it(`that are ${name} are the same in any window`, () => {
      const drawn = drawnNumbers(draws, { min: 0, step: 1, n: 100_000 });
      const whole = numbers(drawn, 500, 100);

      expect(numbers(drawn, 530, 7)).to.deep.equal(whole.slice(30, 37));
    });
  }
});

describe('drawn indices', () => {
  it('pass no lists to the kernel if the indices have no weights', () => {
    const lists = drawnIndices(even, 5).steps.flatMap((step) => step.lists ?? []);

    expect(lists).to.deep.equal([]);
  });

  it('are uniform if no weights are given', () => {
    const counts = new Int32Array(9);
    for (const index of indices(drawnIndices(even, 9), 0, 20_000)) count(counts, index);

    expectSpread(counts, 'indices');
  });

  it('occur in proportion to their weights', () => {
    const counts = new Int32Array(3);
    for (const index of indices(drawnIndices(even, 3, [1, 2, 5]), 0, 20_000)) count(counts, index);

    expectSpread(counts, 'indices', [1, 2, 5]);
  });

  it('that are unique take each index once', () => {
    const made = indices(drawnIndices(unique, 40), 0, 40);

    expect(made.sort((a, b) => a - b)).to.deep.equal(Array.from({ length: 40 }, (_, i) => i));
  });
});

describe('drawn flags', () => {
  it('are set in the given share of the rows', () => {
    const made = indices(drawnFlags(even.key('flag'), 0.3), 0, 20_000);

    expect(new Set(made)).to.deep.equal(new Set([0, 1]));
    expectRate(made.filter((flag) => flag === 1).length, 20_000, 0.3, 'flags');
  });
});

describe('the indices of elements in a product of lists', () => {
  const tuples = (sizes: readonly number[], n: number): readonly (readonly number[])[] => {
    const elements = uniqueNumbers(unique, { min: 0, step: 1, n });
    const { indices, steps } = productIndices(elements, sizes);
    fillRows(steps, 0, n);
    return Array.from({ length: n }, (_, i) => indices.map(({ data }) => data[i] as number));
  };

  for (const sizes of [[1], [7], [3, 4, 5], [2, 1, 9], [10, 1000]]) {
    const n = sizes.reduce((product, size) => product * size, 1);
    it(`of sizes ${sizes.join(' x ')} take each tuple once`, () => {
      const made = tuples(sizes, n);

      expect(new Set(made.map((tuple) => tuple.join())).size).to.equal(n);
      made[0]?.forEach((_, k) => {
        const seen = new Set(made.map((tuple) => tuple[k]));
        expect(seen.size).to.equal(sizes[k]);
        expect(Math.max(...(seen as Set<number>))).to.equal((sizes[k] as number) - 1);
      });
    });
  }

  it('vary fastest in the first list', () => {
    const elements = evenNumbers(even.key('value'), { min: 0, step: 1, n: 60 });
    const { indices, steps } = productIndices(elements, [3, 4, 5]);
    fillRows(steps, 0, 100);

    const [first, second, third] = indices.map(({ data }) => [...data]) as [
      number[],
      number[],
      number[],
    ];
    const back = first.map((at, i) => at + 3 * ((second[i] as number) + 4 * (third[i] as number)));
    expect(back).to.deep.equal([...elements.values.data]);
  });
});

describe('the shared strata of a distribution', () => {
  it('are computed on first use, and only once', () => {
    let cuts = 0;
    const strata = sharedStrata('a law', () => {
      cuts++;
      return [{ start: 0, size: 1, mass: 1 }];
    });
    expect(cuts).to.equal(0);

    strata.make();

    expect(strata.table()).to.equal(strata.table());
    expect(cuts).to.equal(1);
  });

  it('are the same object for the same name', () => {
    const cut = () => [{ start: 0, size: 1, mass: 1 }];
    const one = sharedStrata('one law', cut);

    expect(sharedStrata('one law', cut)).to.equal(one);
    expect(sharedStrata('another law', cut)).to.not.equal(one);
  });

  it('report the size in bytes of the largest table, and a positive cost', () => {
    const stratum = (start: number) => ({ start, size: 1, mass: 1 });
    const strata = sharedStrata('a long law', () =>
      Array.from({ length: 2048 }, (_, i) => stratum(i)),
    );
    const { keep, alias, starts, spans } = strata.table();
    const bytes = [keep, alias, starts, spans].map(({ byteLength }) => byteLength);

    expect(strata.bytes).to.equal(bytes.reduce((sum, one) => sum + one, 0));
    expect(strata.cost).to.be.above(0);
  });
});
