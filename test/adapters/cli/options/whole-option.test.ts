import { expect } from 'chai';
import { Ending } from '../../../../src/adapters/cli/endings/ending.js';
import { exitCode } from '../../../../src/adapters/cli/endings/exit-code.js';
import { wholeOption } from '../../../../src/adapters/cli/options/whole-option.js';

const [MIN, MAX] = [10, 1_000_000];

describe('an option that takes a whole number', () => {
  for (const value of [MIN, 11, MAX]) {
    it(`takes ${value}`, () => {
      expect(wholeOption('--rows', String(value), MIN, MAX)).to.equal(value);
    });
  }

  for (const text of [
    '9',
    '1000001',
    'ten',
    '1e3',
    '-11',
    '10.5',
    ' 11',
    '',
    '0x10',
    '9'.repeat(20),
  ]) {
    it(`refuses "${text}" and names the bounds`, () => {
      expect(() => wholeOption('--rows', text, MIN, MAX))
        .to.throw(Ending)
        .that.deep.includes({
          code: exitCode.refused,
          lines: [`--rows: expected a whole number from 10 to 1000000, got "${text}"`],
        });
    });
  }
});
