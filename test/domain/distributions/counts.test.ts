import { expect } from 'chai';
import { everyOf } from '../../support/every-of.js';
import { cellsOf, columnRequest, faultsOf, pathsOf } from '../../support/tables.js';

const ROWS = { rows: 2000 };

function numbersOf(constraints: object, type = 'integer'): readonly number[] {
  return cellsOf(type, constraints, ROWS).map(Number);
}

describe('numbers of events', () => {
  it('are never below 0, and in the range of the field', () => {
    const distribution = { kind: 'poisson', mean: 2 };

    const numbers = numbersOf({ min: -5, max: 9, distribution });
    expect(Math.min(...numbers)).to.equal(0);
    expect(everyOf(numbers, (number) => number <= 9)).to.equal(true);
  });

  it('are never more than the trials', () => {
    const distribution = { kind: 'binomial', trials: 3, chance: 0.5 };

    expect(new Set(numbersOf({ min: 0, max: 100, distribution }))).to.deep.equal(
      new Set([0, 1, 2, 3]),
    );
  });

  it('refuse a range that has none', () => {
    for (const [distribution, message] of [
      [{ kind: 'poisson', mean: 2 }, /a value of 0 or more/],
      [{ kind: 'binomial', trials: 3, chance: 0.5 }, /a value of 0 to 3/],
      [{ kind: 'gamma', shape: 2, scale: 3 }, /values above 0/],
    ] as const) {
      const [fault] = faultsOf(columnRequest('integer', { min: -9, max: -1, distribution }));
      expect(fault?.path).to.equal('/fields/0/constraints/distribution');
      expect(fault?.message).to.match(message);
    }
  });

  it('are no dates, moments or times', () => {
    for (const [type, distribution] of [
      ['date', { kind: 'poisson', mean: 2 }],
      ['datetime', { kind: 'gamma', shape: 2, scale: 3 }],
      ['time', { kind: 'beta', alpha: 2, beta: 3 }],
    ] as const) {
      expect(pathsOf(columnRequest(type, { distribution }))).to.deep.equal([
        '/fields/0/constraints/distribution/kind',
      ]);
    }
  });

  it('refuse means, trials and chances that are none', () => {
    for (const [member, distribution] of [
      ['mean', { kind: 'poisson', mean: 0 }],
      ['trials', { kind: 'binomial', trials: 1.5, chance: 0.5 }],
      ['chance', { kind: 'binomial', trials: 3, chance: 1 }],
      ['shape', { kind: 'gamma', shape: 0.5, scale: 1 }],
      ['scale', { kind: 'gamma', shape: 2, scale: 0 }],
      ['beta', { kind: 'beta', alpha: 2, beta: 0.9 }],
    ] as const) {
      const [fault] = faultsOf(columnRequest('integer', { min: 0, max: 9, distribution }));
      expect(fault?.path).to.equal(`/fields/0/constraints/distribution/${member}`);
    }
  });
});
