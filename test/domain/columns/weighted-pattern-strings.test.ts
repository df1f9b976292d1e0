import { expect } from 'chai';
import { cellsOf } from '../../support/tables.js';

const given = { pattern: 'A\\d{2}|B\\d{6}', weights: [3, 1] };

describe('a pattern with weights', () => {
  it('draws each alternative at its share, whatever the number of its texts', () => {
    const cells = cellsOf('string', given, { rows: 4000 });
    const short = cells.filter((cell) => cell.startsWith('"A'));

    expect(short.length / cells.length).to.be.within(0.72, 0.78);
    expect(new Set(short).size).to.equal(100);
  });

  it('never repeats a text in a unique column', () => {
    const cells = cellsOf('string', { ...given, unique: true }, { rows: 100 });

    expect(new Set(cells).size).to.equal(100);
    expect(cells.filter((cell) => cell.startsWith('"A')).length).to.be.within(60, 90);
  });

  it('has the same texts in any window', () => {
    const cells = cellsOf('string', given, { rows: 300 });

    expect(cellsOf('string', given, { rows: 50, offset: 200 })).to.deep.equal(
      cells.slice(200, 250),
    );
  });
});
