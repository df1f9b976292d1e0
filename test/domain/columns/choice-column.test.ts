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

describe('the values with different texts', () => {
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
      // A copy, because the result for a list is cached.
      expect(differentValues([...values])).to.deep.equal(expected);
    });
  }

  it('are cached: the same list returns the same result', () => {
    const values = ['a', 'b'];

    expect(differentValues(values)).to.equal(differentValues(values));
  });
});

describe('a column of choices', () => {
  it('holds every given value and no others', () => {
    const made = texts(choiceColumn(['a', 'b', 3], undefined, even), 200);

    expect([...new Set(made)].sort()).to.deep.equal(['3', 'a', 'b']);
  });

  it('never holds a value of weight 0', () => {
    const made = texts(choiceColumn(['a', 'b', 'c'], [1, 0, 3], even), 200);

    expect([...new Set(made)].sort()).to.deep.equal(['a', 'c']);
  });

  it('holds each text once if it is unique', () => {
    const made = texts(choiceColumn([1, '1', 'a', 'b', 'a'], undefined, unique), 3);

    expect([...made].sort()).to.deep.equal(['1', 'a', 'b']);
  });

  it('has the data type of its values, and a unique column that of the values with different texts', () => {
    expect(choiceColumn([1, 2], undefined, even).type.kind).to.equal('integer');
    expect(choiceColumn([1, '1'], undefined, even).type.kind).to.equal('mixed');
    expect(choiceColumn([1, '1'], undefined, unique).type.kind).to.equal('text');
  });
});

describe('the weighted values of a record', () => {
  it('are its names with their weights, in frozen lists', () => {
    const { values, weights } = weighted({ a: 1, b: 2.5 });

    expect({ values, weights }).to.deep.equal({ values: ['a', 'b'], weights: [1, 2.5] });
    expect([values, weights].map(Object.isFrozen)).to.deep.equal([true, true]);
  });
});
