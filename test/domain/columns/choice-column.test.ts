import { expect } from 'chai';
import { choiceColumn, differentValues } from '../../../src/domain/columns/choice-column.js';
import { weighted } from '../../../src/domain/columns/weighted-values.js';
import type { Scalar } from '../../../src/domain/kernel/word-table.js';
import { fillRows } from '../../../src/testing/fill-rows.js';
import { drawsOf, readCell } from './read-cell.js';

const even = drawsOf('choices');
const unique = drawsOf('choices', true);

/** The texts of the first rows of a column. */
function texts({ steps, cell }: ReturnType<typeof choiceColumn>, rows: number): readonly string[] {
  fillRows(steps, 0, rows);
  return Array.from({ length: rows }, (_, i) => readCell(cell, i));
}

describe('values that come out as different texts', () => {
  const rows: readonly (readonly [readonly Scalar[], readonly Scalar[]])[] = [
    [
      ['a', 'b', 'a'],
      ['a', 'b'],
    ],
    [[1, '1'], ['1']],
    [[1e21, '1000000000000000000000'], ['1000000000000000000000']],
    [
      ['1e+21', 1e21],
      ['1e+21', 1e21],
    ],
    [
      [true, 'true', 'false'],
      ['true', 'false'],
    ],
    [
      [0.5, 5],
      [0.5, 5],
    ],
  ];
  for (const [values, expected] of rows) {
    it(`of ${JSON.stringify(values)} are ${JSON.stringify(expected)}`, () => {
      // A copy: what a list gives is kept, and would be found here.
      expect(differentValues([...values])).to.deep.equal(expected);
    });
  }

  it('are the same list for the same list', () => {
    const values = ['a', 'b'];

    expect(differentValues(values)).to.equal(differentValues(values));
  });
});

describe('column of choices', () => {
  it('holds every value, and none else', () => {
    const made = texts(choiceColumn(['a', 'b', 3], undefined, even), 200);

    expect([...new Set(made)].sort()).to.deep.equal(['3', 'a', 'b']);
  });

  it('never holds a value without weight', () => {
    const made = texts(choiceColumn(['a', 'b', 'c'], [1, 0, 3], even), 200);

    expect([...new Set(made)].sort()).to.deep.equal(['a', 'c']);
  });

  it('holds each text once where it is unique', () => {
    const made = texts(choiceColumn([1, '1', 'a', 'b', 'a'], undefined, unique), 3);

    expect([...made].sort()).to.deep.equal(['1', 'a', 'b']);
  });

  it('is of the type of its values, in a unique column of those that are left', () => {
    expect(choiceColumn([1, 2], undefined, even).type.kind).to.equal('integer');
    expect(choiceColumn([1, '1'], undefined, even).type.kind).to.equal('mixed');
    expect(choiceColumn([1, '1'], undefined, unique).type.kind).to.equal('text');
  });
});

describe('weighted values of a record', () => {
  it('are its names, each with its weight, and cannot be changed', () => {
    const { values, weights } = weighted({ a: 1, b: 2.5 });

    expect({ values, weights }).to.deep.equal({ values: ['a', 'b'], weights: [1, 2.5] });
    expect([values, weights].map(Object.isFrozen)).to.deep.equal([true, true]);
  });
});
