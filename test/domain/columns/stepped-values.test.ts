import { expect } from 'chai';
import { steppedValues } from '../../../src/domain/columns/stepped-values.js';

describe('the values of a stepped range', () => {
  const rows: readonly (readonly [number, number, number, readonly number[] | undefined])[] = [
    [1, 5, 1, [1, 2, 3, 4, 5]],
    [0.1, 0.5, 0.1, [0.1, 0.2, 0.3, 0.4, 0.5]],
    [0, 1, 0.25, [0, 0.25, 0.5, 0.75, 1]],
    [0.5, 3, 1, [0.5, 1.5, 2.5]],
    [-1, 1, 0.5, [-1, -0.5, 0, 0.5, 1]],
    [1, 5, 3, [1, 4]],
    [1, 1, 1, [1]],
    [1, 1.5, 1, [1]],
    [1e-7, 3e-7, 1e-7, [1e-7, 2e-7, 3e-7]],
    [2, 1, 1, undefined],
    [0, 1e300, 1, undefined],
    [1, 11, 1, undefined],
    [1, 10, 1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [0, 1e-9, 1e300, undefined],
  ];
  for (const [min, max, step, expected] of rows) {
    it(`from ${min} to ${max} by ${step}, limited to ten, are ${expected?.join(', ') ?? 'undefined'}`, () => {
      expect(steppedValues({ min, max, step }, 10)).to.deep.equal(expected);
    });
  }
});
