import { expect } from 'chai';
import {
  patternOfLike,
  patternOfRegex,
} from '../../../../src/domain/databases/checks/text-patterns.js';
import { everyOf } from '../../../support/every-of.js';
import { cellsOf } from '../../../support/tables.js';

const regexes: readonly string[] = [
  '^[a-z0-9]+(-[a-z0-9]+)*$',
  '^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}$',
  '^#[[:xdigit:]]{6}$',
  '^\\d{3}-\\d{4}$',
  '^(?:a|b)*?c+$',
  '^[^@\\s]{2,}$',
  '[*+]{2}x',
  '^[]x]+$',
  '\\A[0-9a-f]{4}\\Z',
];

/** The expression as JavaScript writes it. */
function native(regex: string): RegExp {
  return new RegExp(
    regex
      .replace('[[:xdigit:]]', '[0-9a-fA-F]')
      .replace('[]x]', '[\\]x]')
      .replace('\\A', '^')
      .replace('\\Z', '$'),
  );
}

describe('a pattern of a regular expression', () => {
  it('may leave out what may be missing', () => {
    expect(patternOfRegex('^ab*c+d{3,}$')).to.equal('^ab{0,8}c{1,8}d{3,11}$');
    expect(patternOfLike('a%')).to.equal('a[a-z]{0,8}');
  });

  for (const regex of regexes) {
    it(`has only texts that match ${regex}`, () => {
      const cells = cellsOf('string', { pattern: patternOfRegex(regex) }, { rows: 200 });
      const expected = native(regex);

      expect(everyOf(cells, (cell) => expected.test(JSON.parse(cell)))).to.equal(true);
    });
  }

  for (const regex of ['a(?=b)', '(a)\\1', '\\bword\\b', '\\p{L}']) {
    it(`is missing for ${regex}`, () => {
      expect(patternOfRegex(regex)).to.equal(undefined);
    });
  }
});

describe('a pattern of LIKE', () => {
  it('keeps what is no wildcard', () => {
    const cells = cellsOf('string', { pattern: patternOfLike('a.b-%_\\%') }, { rows: 50 });

    expect(everyOf(cells, (cell) => /^"a\.b-[a-z]{1,9}%"$/.test(cell))).to.equal(true);
  });
});
