import { expect } from 'chai';
import { drawnIndices, drawnNumbers } from '../../../src/domain/columns/drawn.js';
import { type Mask, maskColumn, parseMask } from '../../../src/domain/columns/masks.js';
import { StringShape } from '../../../src/domain/columns/random-strings.js';
import { fillRows } from '../../../src/testing/fill-rows.js';
import { languageOf, textsOf } from '../patterns/making.js';
import { drawsOf, readCell } from './read-cell.js';

/** Pins cells of the current engine: if one changes, the data of every seed change. */
const ROW = 7;

describe('the known cells', () => {
  const strings = [
    ['abc', 0, 4, false, ['<a>>', '<a>>', '<a>>', '<aab>>']],
    ['abc', 0, 4, true, ['<bbbb>>', '<caa>>', '<aab>>', '<cbbb>>']],
    ['abcde', 6, 6, false, ['<bcecde>>', '<eacbbb>>', '<dcdaba>>', '<dabaec>>']],
    ['abcde', 6, 6, true, ['<aaeeec>>', '<cdcdaa>>', '<ebdcce>>', '<aebdcd>>']],
    [
      '0123456789',
      14,
      18,
      false,
      ['<295022909977795>>', '<409869901981825>>', '<378066598267921>>', '<34021183445781271>>'],
    ],
    [
      '0123456789',
      14,
      18,
      true,
      ['<2040950264197440>>', '<569007778460178>>', '<3362850022953362>>', '<340666504648973588>>'],
    ],
  ] as const;
  for (const [characters, min, max, unique, expected] of strings) {
    it(`of ${min} to ${max} characters of ${characters} are ${expected.join(', ')}`, () => {
      const shape = new StringShape({ characters, min, max, prefix: '<', suffix: '>>' });
      fillRows(shape.steps(drawsOf('known', unique)), ROW, expected.length);

      expect(expected.map((_, i) => readCell([shape.piece], i))).to.deep.equal(expected);
    });
  }

  it('of a string include the prefix and suffix in their lengths and alphabet', () => {
    const { piece } = new StringShape({
      characters: 'ab',
      min: 1,
      max: 2,
      prefix: '<',
      suffix: '>>',
    });
    if (piece.kind !== 'text') throw new Error('no text');

    expect([piece.minLength, piece.maxLength, piece.alphabet]).to.deep.equal([4, 5, '<ab>>']);
  });

  const masks = [
    ['#?*', false, ['3O1', '0OW', '8NS']],
    ['#?*', true, ['0RA', '9AQ', '6LY']],
    [
      '##################',
      false,
      ['259167065709353991', '145560932261057311', '202714398490853035'],
    ],
    [
      '##################',
      true,
      ['358684614617462447', '052858942171117044', '853554069454519967'],
    ],
  ] as const;
  for (const [mask, unique, expected] of masks) {
    it(`of the mask ${mask} are ${expected.join(', ')}`, () => {
      const { steps, cell } = maskColumn(parseMask(mask) as Mask, drawsOf('known', unique));
      fillRows(steps, ROW, expected.length);

      expect(expected.map((_, i) => readCell(cell, i))).to.deep.equal(expected);
    });
  }

  const patterns = [
    ['[a-e]{3}', false, ['bde', 'abc', 'ebb', 'abd']],
    ['[a-e]{3}', true, ['dba', 'bbb', 'ace', 'ebc']],
    ['[a-z]{12}', false, ['lsbdefjybdyv', 'bvxaanzoobeu', 'lvjkumokcotb']],
    ['[a-z]{12}', true, ['rrnegiitoshw', 'alkiqlecancc', 'cpyqowiasueu']],
  ] as const;
  for (const [pattern, unique, expected] of patterns) {
    const kind = unique ? ' if they are unique' : '';
    it(`of the pattern ${pattern} are ${expected.join(', ')}${kind}`, () => {
      const asked = { column: 'known', row: ROW, rows: expected.length, unique };

      expect(textsOf(languageOf(pattern), asked)).to.deep.equal(expected);
    });
  }

  const draws = [
    [false, [3525, 565, 8525, 665], [35, 73, 85, 75]],
    [true, [2705, 8155, 6145, 8645], [80, 31, 14, 92]],
  ] as const;
  for (const [unique, numbers, indices] of draws) {
    it(`are the numbers ${numbers.join(', ')} and the indices ${indices.join(', ')}`, () => {
      const drawn = drawnNumbers(drawsOf('known', unique), { min: -5, step: 10, n: 1000 });
      fillRows(drawn.steps, ROW, numbers.length);
      const weights = unique ? undefined : Array.from({ length: 100 }, (_, i) => i);
      const chosen = drawnIndices(drawsOf('known', unique), 100, weights);
      fillRows(chosen.steps, ROW, indices.length);

      expect([...drawn.values.data]).to.deep.equal(numbers);
      expect([...chosen.indices.data]).to.deep.equal(indices);
      const table = chosen.steps.flatMap(({ lists = [] }) => lists);
      expect(table.map(({ length }) => length)).to.deep.equal(unique ? [] : [200]);
    });
  }
});
