import { expect } from 'chai';
import { decimalMark } from '../../../src/domain/tables/decimal-mark.js';

const cases: readonly (readonly [readonly (string | null)[], string | undefined, '.' | ','])[] = [
  [['1.5', '2.25'], ';', '.'],
  [['1,5', '2,25'], ';', ','],
  [['1,5', '2,25'], ',', ','],
  [['1.234,5', '12.345,25'], '\t', ','],
  [['1,234.5', '12,345.25'], '\t', '.'],
  [['0,125', '0,250'], ';', ','],
  [['1,234', '5,678'], ';', ','],
  [['1,234', '5,678'], ',', '.'],
  [['1,234', '5.5'], ';', '.'],
  [['12', '13'], ';', '.'],
  [['a, b', 'c, d'], ';', '.'],
  [['12,5 €', '3,75 €'], ';', ','],
  [[null, ''], ';', '.'],
  [[], undefined, '.'],
  [['2', '2', '2', '2', '2', '2', '2', '2', '2', '2', '2', '2,4'], ',', '.'],
];

describe('the decimal mark', () => {
  for (const [cells, delimiter, mark] of cases) {
    it(`of ${JSON.stringify(cells.slice(0, 3))} with the delimiter ${JSON.stringify(delimiter)} is ${mark}`, () => {
      expect(decimalMark([cells], delimiter)).to.equal(mark);
    });
  }

  it('is the mark of most columns', () => {
    expect(decimalMark([['1,5'], ['1.5'], ['2.5']], ';')).to.equal('.');
    expect(decimalMark([['1,5'], ['1.5'], ['2,5']], ';')).to.equal(',');
  });
});
