import { expect } from 'chai';
import { MAX_ROWS } from '../../../src/domain/schema/params/limits.js';
import { faultsOf, pathsOf, request, textOf } from '../../support/tables.js';

/** Wrong values of `rows`: each is JSON, but not a whole number from 1 to 100,000. */
const BAD = `
  0  -0  -1  1.5  0.5  1e-5  0.999999  1.0000001  99999.999  100000.5
  100001  1e6  1e21  1e309  -1e309  5e-324  1.7976931348623157e308
  4294967296  4294967297  -4294967295  9007199254740991  9007199254740992  9007199254740993
  -9007199254740993  18446744073709551616  123456789012345678901234567890
  "10"  ""  "1e3"  "0x10"  "NaN"  "Infinity"  "１０"  "ten"  true  false  null
  []  [10]  [[10]]  {}  {"valueOf":10}
`
  .trim()
  .split(/\s+/);

describe('the member rows', () => {
  it('is tested with at least 35 wrong values', () => {
    expect(BAD.length).to.be.at.least(35);
  });

  for (const text of BAD) {
    it(`is refused if it is ${text}`, () => {
      const [fault, ...more] = faultsOf(
        JSON.parse(`{"rows":${text},"fields":[{"name":"a","type":"integer"}]}`),
      );

      expect(fault?.path).to.equal('/rows');
      expect(fault?.message).to.match(/^expected a whole number from 1 to 100000, got /);
      expect(more).to.deep.equal([]);
    });
  }

  for (const [text, rows] of [
    ['1', 1],
    ['1e1', 10],
    ['10.0', 10],
    ['100e-1', 10],
    ['1E+2', 100],
  ] as const) {
    it(`is ${rows} if it is written as ${text}`, () => {
      const input = JSON.parse(`{"rows":${text},"fields":[{"name":"a","type":"integer"}]}`);

      expect(JSON.parse(textOf(input))).to.have.length(rows);
    });
  }

  it('can be 100,000, the maximum of the specification', () => {
    expect(pathsOf(request({ rows: MAX_ROWS }))).to.deep.equal([]);
    expect(JSON.parse(textOf(request({ rows: MAX_ROWS })))).to.have.length(100_000);
  });
});
