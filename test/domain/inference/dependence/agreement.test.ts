import { expect } from 'chai';
import { agreement } from '../../../../src/domain/inference/dependence/agreement.js';
import type { Arithmetic } from '../../../../src/domain/inference/dependence/arithmetic.js';
import type { Quantity } from '../../../../src/domain/inference/dependence/quantity.js';

const ROWS = 400;
const K = 10;

/** A column of numbers with decimals, rounded to multiples of twice `half`. */
function quantity(at: (row: number) => number, shape: Partial<Quantity> = {}): Quantity {
  return {
    node: { codes: new Int32Array(ROWS) } as unknown as Quantity['node'],
    name: 'x',
    precision: 1,
    half: 0.5,
    isRounded: true,
    at,
    isNull: () => false,
    some: [0, 1, 2],
    median: 100,
    spread: 100,
    low: 0,
    high: 1000,
    ...shape,
  };
}

const holds = (arithmetic: Arithmetic, of: readonly Quantity[], shape: Partial<Quantity>) => {
  const sums = quantity((row) => of.reduce((sum, { at }) => sum + at(row), 0), shape);
  const products = quantity((row) => of.reduce((product, { at }) => product * at(row), 1), shape);
  const result = arithmetic.kind === 'sum' ? sums : products;
  return agreement(result, { arithmetic, of }, K) !== undefined;
};

describe('the rounding of numbers that are computed', () => {
  const a = quantity((row) => 1 + ((row * 37) % 101));
  const b = quantity((row) => 1 + ((row * 53) % 97));

  it('is at most a quarter of the standard deviation of a sum', () => {
    // The sum and both summands are off by up to 0.5: together 1.5, a quarter of 6.
    expect(holds({ kind: 'sum' }, [a, b], { spread: 6 })).to.equal(true);
    expect(holds({ kind: 'sum' }, [a, b], { spread: 5.99 })).to.equal(false);
  });

  it('is at most a tenth of the standard deviation of a product, in the row in the middle', () => {
    const steps = quantity((row) => [1, 9, 99][row] ?? 1 + ((row * 37) % 101));
    const exact = quantity((row) => 1 + ((row * 53) % 97), { isRounded: false, half: 0 });
    const twice = quantity(() => 0.5, { isRounded: false, half: 0 });
    // The product is off by 0.5, and by half of the exact number: of 1, 54 and 10 in the three rows, so 5.5 in the middle.
    const factors = [steps, exact];

    expect(holds({ kind: 'product', factor: 1 }, factors, { spread: 55.01 })).to.equal(true);
    expect(holds({ kind: 'product', factor: 1 }, factors, { spread: 54.99 })).to.equal(false);
    expect(holds({ kind: 'product', factor: 1 }, [twice, twice], { spread: 0 })).to.equal(false);
  });
});
