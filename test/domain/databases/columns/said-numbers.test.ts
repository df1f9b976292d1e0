import { expect } from 'chai';
import { saidNumbers } from '../../../../src/domain/databases/columns/said-numbers.js';

const WHOLE = { kind: 'integer', min: 0, max: 2 ** 31 - 1 } as const;
const DECIMAL = { kind: 'decimal', max: 1e8, scale: 2 } as const;

const said = (
  name: string,
  kind: Parameters<typeof saidNumbers>[0],
  given?: string,
  args: number[] = [],
) => {
  const column = name.split('_');
  return saidNumbers(
    kind,
    { written: column, column, table: [] },
    { ...(given !== undefined && { default: given }), args },
  );
};

describe('what a column of numbers says', () => {
  it('is its default, also in quotes and brackets', () => {
    for (const given of ["'7'", '(7)', "(('7'))", ' 7', '7.0', "'7'::integer"]) {
      expect(said('level', WHOLE, given).usualNumber, given).to.equal(7);
    }
    for (const given of [undefined, '', 'now()', "''", 'NULL']) {
      expect(said('level', WHOLE, given).usualNumber, String(given)).to.be.NaN;
    }
  });

  it('may be a truth value in one byte, or with one digit, unless its name or its default is that of a number', () => {
    const byte = { kind: 'integer', min: 0, max: 255 } as const;
    const short = { kind: 'integer', min: 0, max: 256 } as const;
    for (const kind of [byte, { ...byte, min: -128, max: 127 }]) {
      expect(said('visible', kind).isSwitch).to.equal(true);
      expect(said('visible', kind, '2').isSwitch).to.equal(false);
      expect(said('visible_no', kind).isSwitch).to.equal(false);
    }
    expect(said('visible', short).isSwitch).to.equal(false);
    expect(said('visible', short, undefined, [1]).isSwitch).to.equal(true);
    expect(said('visible', short, undefined, [2]).isSwitch).to.equal(false);
  });

  it('has the default in each of its ranges, and is a share only if the default is one', () => {
    for (const name of ['score', 'discount', 'rating', 'quantity', 'percent']) {
      for (const given of ['0', '0.5', '1', '3', '250']) {
        for (const range of said(name, DECIMAL, given).ranges) {
          if (range === undefined || range.min < 0) continue;
          expect(Number(given), `${name} ${given}`).to.be.within(0, range.max);
        }
      }
    }
    const widest = (given: string): number =>
      Math.max(...said('score', DECIMAL, given).ranges.map((range) => range?.max ?? 0));
    expect(widest('0')).to.be.greaterThan(1);
    expect(widest('0.5')).to.equal(1);
  });
});
