import { expect } from 'chai';
import { agreeing } from '../../../src/domain/meanings/agreeing-field.js';
import { converted, unitSymbol } from '../../../src/domain/meanings/converted.js';

describe('numbers in another unit', () => {
  it('are as large and as far apart', () => {
    const weights = { min: 1, max: 100, median: 10, normal: [20, 5] as const, decimals: 1 };

    expect(converted(weights, 'kg', unitSymbol('Pounds'))).to.deep.equal({
      ...{ min: 2.2, max: 220, median: 22, normal: [44.1, 11], decimals: 1 },
    });
    expect(converted({ min: -10, max: 30, normal: [20, 10] }, '°C', '°F')).to.deep.equal({
      ...{ min: 14, max: 86, normal: [68, 18] },
    });
    expect(converted(weights, 'kg', 'm')).to.equal(undefined);
  });
});

describe('a field that agrees with another one', () => {
  it('keeps conditions that it has', () => {
    const rows = [{ when: ['kg'], min: 1 }] as never;
    const field = { name: 'weight', type: 'float', constraints: { given: { columns: [] } } };

    expect(agreeing(field as never, { name: 'unit', type: 'choice' } as never, rows)).to.deep.equal(
      [],
    );
  });
});
