import { expect } from 'chai';
import { collectGarbage } from '../../../src/adapters/workers/collect-garbage.js';
import { preparationsOf } from '../../../src/domain/columns/preparing-steps.js';
import { scoreTables } from '../../../src/domain/copula/normal-scores.js';
import type { PlanCost } from '../../../src/domain/generation/plan-cost.js';
import { type Json, planOf, request, textPlanOf } from '../../support/tables.js';

const COLUMNS = 500;
const MEBIBYTE = 2 ** 20;

function planned(constraintsOf: (i: number) => Json, type = 'integer'): PlanCost {
  const fields = Array.from({ length: COLUMNS }, (_, i) => ({
    name: `f${i}`,
    type,
    constraints: constraintsOf(i),
  }));
  return planOf(request({ rows: 10, fields })).cost;
}

describe('the cost of a plan', () => {
  it('includes the preparation of a distribution once, however many columns have it', () => {
    const distribution = { kind: 'normal', mean: 40, std_dev: 12 };
    const one = planned((i) => (i === 0 ? { distribution } : {}));

    expect(one.prepared).to.be.within(50_000, 60_000);
    expect(planned(() => ({ distribution }))).to.deep.equal(one);
    const many = planned((i) => ({ max: 5000 + i, distribution }));
    expect(many.prepared).to.equal(COLUMNS * one.prepared);
    expect(many.preparation).to.equal(COLUMNS * one.preparation);
  });

  it('distinguishes distributions by parameters, range and precision', () => {
    const prepared = (constraints: Json, type = 'float') =>
      planned((i) => (i === 0 ? { distribution: { kind: 'zipf' } } : constraints), type).prepared;
    const two = prepared({ distribution: { kind: 'zipf', exponent: 1.5 } });

    expect(prepared({ distribution: { kind: 'zipf' } })).to.equal(two / 2);
    expect(prepared({ max: 999, distribution: { kind: 'zipf' } })).to.equal(two);
    expect(prepared({ precision: 1, distribution: { kind: 'zipf' } })).to.equal(two);
  });

  for (const [title, terms] of [
    ['independent', {}],
    ['even', { even: true }],
    ['correlated', { correlate: [{ columns: ['a', 'b'], coefficient: 0.5 }] }],
  ] as const) {
    it(`has a preparation for each distribution of ${title} numbers, so that other work gets turns between them`, () => {
      const given = {
        columns: ['c'],
        rows: Array.from({ length: 20 }, (_, i) => ({
          when: [i],
          distribution: { kind: 'normal', mean: i },
        })),
      };
      const fields = [
        { name: 'c', type: 'integer', constraints: { min: 0, max: 19 } },
        { name: 'a', type: 'integer', constraints: { given } },
        { name: 'b', type: 'integer' },
      ];
      const { steps } = textPlanOf(request({ fields, ...terms }));
      const all = preparationsOf(steps).filter((each) => each !== scoreTables);
      const long = new Set(all.filter(({ bytes }) => bytes > 2 ** 15));

      expect(long.size).to.equal(20);
    });
  }

  it('follows the length of random text, not the number of cells', () => {
    const short = planned(() => ({ length: 10 }), 'string').row;

    expect(planned(() => ({ length: 1000 }), 'string').row).to.be.above(20 * short);
    expect(planned(() => ({}), 'boolean').row).to.be.below(short / 3);
  });

  it('is estimated without preparing anything: a plan of 500 distributions holds no strata', () => {
    collectGarbage();
    const before = process.memoryUsage().arrayBuffers;
    const fields = Array.from({ length: COLUMNS }, (_, i) => ({
      name: `f${i}`,
      type: 'integer',
      constraints: { max: 7_000_000 + i, distribution: { kind: 'normal' } },
    }));

    const plan = planOf(request({ rows: 10, fields }));
    collectGarbage();

    const held = process.memoryUsage().arrayBuffers - before;
    expect(plan.cost.prepared).to.be.above(20 * MEBIBYTE);
    expect(held).to.be.below(5 * MEBIBYTE);
  });
});
