import { expect } from 'chai';
import { NumberVector } from '../../../src/domain/columns/vectors.js';
import { numberBlocks } from '../../../src/domain/histories/number-blocks.js';

const ROWS = 1003;

/** Numbers of rows that are ten times their row, and the rows that were asked for. */
function blocks() {
  const asked = new Set<number>();
  const values = new NumberVector();
  const fill = (first: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      asked.add(first + i);
      values.data[i] = (first + i) * 10;
    }
  };
  return {
    asked,
    ...numberBlocks({ rows: ROWS, values, steps: [{ vectors: [values], fill }], factor: 2 }),
  };
}

describe('numbers of rows in blocks', () => {
  it('are those of the rows in any order', () => {
    const { at } = blocks();
    for (const row of [0, 1002, 1, 255, 256, 257, 700, 3, 1001, 512, 511]) {
      expect(at(row)).to.equal(row * 20);
    }
  });

  it('are made for no row behind the table, which need not be there', () => {
    const { at, asked } = blocks();
    for (let row = 0; row < ROWS; row++) at(row);
    for (let row = ROWS - 1; row >= 0; row -= 7) at(row);

    expect(Math.max(...asked)).to.equal(ROWS - 1);
  });
});
