import { expect } from 'chai';
import { cellTable, type Rows } from '../../../../src/adapters/cli/tables/cell-table.js';

const plain = { head: (text: string) => text, absent: (text: string) => text };

function shown(rows: Rows, width = 80): readonly string[] {
  return cellTable(rows, width, plain);
}

describe('a table of cells', () => {
  it('aligns numbers on the right, with the decimals of their column, and texts on the left', () => {
    expect(
      shown([
        { n: 7, price: 12.5, name: 'Al' },
        { n: 12, price: 3.25, name: 'Bea' },
      ]),
    ).to.deep.equal([
      ' n  price  name', //
      ' 7  12.50  Al',
      '12   3.25  Bea',
    ]);
  });

  it('shows nulls, objects, truth values and control characters', () => {
    expect(shown([{ a: null, b: { c: [1] }, d: true, e: 'x\ny' }])).to.deep.equal([
      'a     b          d     e',
      'NULL  {"c":[1]}  true  x\\u000ay',
    ]);
  });

  it('cuts the widest columns to the width of the terminal', () => {
    const rows = [{ id: 1, short: 'abcdefg', long: 'x'.repeat(100) }];

    expect(shown(rows, 30)).to.deep.equal(['id  short    long', ` 1  abcdefg  ${'x'.repeat(16)}…`]);
  });

  it('counts the columns that letters take in a terminal', () => {
    expect(
      shown([
        { city: '東京都', n: 1 },
        { city: 'e\u0301', n: 2 },
        { city: '👨‍👩‍👧', n: 3 },
      ]),
    ).to.deep.equal([
      'city    n', //
      '東京都  1',
      'e\u0301       2',
      '👨‍👩‍👧      3',
    ]);
    expect(shown([{ city: '東京都東京都' }], 8)).to.deep.equal(['city', '東京都…']);
  });

  it('names the columns for which there is no room', () => {
    const names = ['aaaaaaaaa', 'bbbbbbbbb', 'ccccccccc', 'ddddddddd'];
    const rows = [Object.fromEntries(names.map((name) => [name, 'value of it']))];

    const lines = shown(rows, 15);

    expect(lines).to.deep.equal([
      'aaaaa…  bbbbb…',
      'value…  value…',
      'no room for ccccccccc, ddddddddd',
    ]);
  });

  it('never exceeds its width', () => {
    for (let width = 10; width < 60; width++) {
      const lines = shown([{ a: 'x'.repeat(30), bb: 123456789, c: 'y'.repeat(20) }], width);
      expect(Math.max(...lines.slice(0, 2).map(({ length }) => length))).to.be.at.most(width);
    }
  });
});
