import { expect } from 'chai';
import type { ColumnPlan } from '../../../src/domain/columns/column-plan.js';
import { fixedTextColumn } from '../../../src/domain/columns/fixed-texts.js';
import { NumberVector } from '../../../src/domain/columns/vectors.js';
import { fillRows } from '../../../src/testing/fill-rows.js';
import { readCell } from './read-cell.js';

describe('a column of texts of one length', () => {
  const numbers = new NumberVector();
  const fill = (row: number, count: number): void => {
    for (let i = 0; i < count; i++) numbers.data[i] = row + i;
  };
  const digits = (): ColumnPlan =>
    fixedTextColumn({
      alphabet: '0123456789',
      length: 3,
      steps: [{ vectors: [numbers], fill }],
      write: (data, _row, count) => {
        const texts = [...numbers.data.subarray(0, count)].map((number) =>
          String(number).padStart(3, '0'),
        );
        data.set(new TextEncoder().encode(texts.join('')));
      },
    });

  it('holds the text written for each row, after the preceding steps ran', () => {
    const { steps, cell } = digits();
    fillRows(steps, 98, 4);

    expect([0, 1, 2, 3].map((i) => readCell(cell, i))).to.deep.equal(['098', '099', '100', '101']);
  });

  it('has a text piece of that length and alphabet', () => {
    const { type, cell } = digits();

    expect(type).to.deep.equal({ kind: 'text' });
    expect(cell).to.have.length(1);
    const [piece] = cell;
    if (piece?.kind !== 'text') throw new Error('no text');
    const { texts: _, ...form } = piece;
    const expected = { kind: 'text', alphabet: '0123456789', minLength: 3, maxLength: 3 };
    expect(form).to.deep.equal(expected);
  });

  it('works without preceding steps', () => {
    const write = (data: Uint8Array): void => {
      data.fill(0x78);
    };
    const { steps, cell } = fixedTextColumn({ alphabet: 'x', length: 2, write });
    fillRows(steps, 0, 3);

    expect(steps).to.have.length(1);
    expect([0, 1, 2].map((i) => readCell(cell, i))).to.deep.equal(['xx', 'xx', 'xx']);
  });
});
