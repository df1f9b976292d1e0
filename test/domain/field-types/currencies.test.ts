import { expect } from 'chai';
import validator from 'validator';
import { CURRENCY_DECIMALS } from '../../../src/domain/field-types/currency-decimals.js';

/** Took the place of ANG and ZWL, later than the package's list. */
const NEWER = ['XCG', 'ZWG'];

describe('the currencies', () => {
  it('are of ISO 4217, each listed once', () => {
    const unknown = [...CURRENCY_DECIMALS.keys()].filter((code) => !validator.isISO4217(code));

    expect(unknown).to.have.members(NEWER);
    expect(CURRENCY_DECIMALS.size).to.be.above(150);
  });

  it('have the decimals that their smallest coins make', () => {
    const told = (code: string) => CURRENCY_DECIMALS.get(code);

    expect(['EUR', 'USD', 'INR', 'HUF'].map(told)).to.deep.equal([2, 2, 2, 2]);
    expect(['JPY', 'KRW', 'CLP', 'XOF'].map(told)).to.deep.equal([0, 0, 0, 0]);
    expect(['KWD', 'TND', 'JOD'].map(told)).to.deep.equal([3, 3, 3]);
  });
});
