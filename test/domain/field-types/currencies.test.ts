import { expect } from 'chai';
import validator from 'validator';
import { CURRENCY_DECIMALS } from '../../../src/domain/field-types/prices/currency-decimals.js';

/** Currencies that replaced ANG and ZWL, and that are newer than the list of the package. */
const NEWER = ['XCG', 'ZWG'];

describe('the currencies', () => {
  it('belong to ISO 4217', () => {
    const unknown = [...CURRENCY_DECIMALS.keys()].filter((code) => !validator.isISO4217(code));

    expect(unknown).to.have.members(NEWER);
    expect(CURRENCY_DECIMALS.size).to.be.above(150);
  });

  it('have the number of decimals of their minor unit', () => {
    const decimalsOf = (code: string) => CURRENCY_DECIMALS.get(code);

    expect(['EUR', 'USD', 'INR', 'HUF'].map(decimalsOf)).to.deep.equal([2, 2, 2, 2]);
    expect(['JPY', 'KRW', 'CLP', 'XOF'].map(decimalsOf)).to.deep.equal([0, 0, 0, 0]);
    expect(['KWD', 'TND', 'JOD'].map(decimalsOf)).to.deep.equal([3, 3, 3]);
  });
});
