import { expect } from 'chai';
import type { Piece } from '../../../src/domain/columns/column-plan.js';
import { longestText } from '../../../src/domain/columns/longest-text.js';
import { literal, words } from '../../../src/domain/columns/pieces.js';
import { IndexVector, NumberVector, TextVector } from '../../../src/domain/columns/vectors.js';
import type { Scalar } from '../../../src/domain/kernel/word-table.js';

const entries = (...list: readonly Scalar[]): Piece => words(list, new IndexVector());

function number(min: number, max: number, decimals = 0, minDigits = 1): Piece {
  return { kind: 'number', values: new NumberVector(), decimals, minDigits, min, max };
}

describe('the longest text of a cell', () => {
  const texts = new TextVector(7);
  const rows: readonly (readonly [string, readonly Piece[], number, number])[] = [
    ['nothing', [], 0, 0],
    ['a literal', [literal('a-b')], 3, 3],
    ['a literal beyond ASCII', [literal('é😀')], 3, 6],
    ['no words', [entries('')], 0, 0],
    ['words of which the middle one is the longest', [entries('a', 'abcd', 'ab')], 4, 4],
    ['words of which another is the longest in bytes', [entries('abcd', 'ééé')], 4, 6],
    ['numbers as words', [entries(1, 1e21, true)], 22, 22],
    ['small numbers as words', [entries(1e-7)], 9, 9],
    ['flags as words', [entries(true, false)], 5, 5],
    ['numbers from 0', [number(0, 999)], 3, 3],
    ['numbers from below 0', [number(-1000, 999)], 5, 5],
    ['numbers from below 0 to a longer one', [number(-9, 100)], 3, 3],
    ['only numbers below 0', [number(-12, -1)], 3, 3],
    ['padded numbers', [number(0, 9, 0, 3)], 3, 3],
    ['numbers with decimals', [number(0, 12_345, 2, 3)], 6, 6],
    ['numbers with decimals below 0', [number(-1, 1, 2, 3)], 5, 5],
    ['text', [{ kind: 'text', texts, alphabet: 'é', minLength: 2, maxLength: 7 }], 7, 7],
    [
      'text beyond ASCII',
      [{ kind: 'text', texts, alphabet: 'aé', minLength: 2, maxLength: 7, maxUnits: 4 }],
      4,
      7,
    ],
    ['several pieces', [literal('é'), entries('ab', 'a'), number(0, 99)], 5, 6],
  ];
  for (const [name, cell, units, bytes] of rows) {
    it(`that holds ${name} has ${units} UTF-16 units and ${bytes} bytes`, () => {
      expect(longestText(cell)).to.deep.equal({ units, bytes });
    });
  }
});
