import ascii from 'any-ascii';
import { expect } from 'chai';
import {
  asciiWords,
  keptList,
  plainWords,
  slugsOf,
} from '../../../src/domain/entities/word-forms.js';

describe('the slug of a word', () => {
  const rows = [
    ['Smith', 'smith'],
    ["O'Neil", 'oneil'],
    ['Anna-Lena', 'annalena'],
    ['van der Berg', 'vanderberg'],
    ['José', 'jose'],
    ['Ångström', 'angstrom'],
    ['ﬁne', 'fine'],
    ['2nd', '2nd'],
    ['Æ', 'ae'],
    ['山田', 'shantian'],
    ['Łódź', 'lodz'],
    ['!', 'x'],
    ['', ''],
  ] as const;
  for (const [word, expected] of rows) {
    it(`is ${JSON.stringify(expected)} for ${JSON.stringify(word)}`, () => {
      expect(slugsOf([word], { ascii })).to.deep.equal([expected]);
    });
  }

  it('has the index of its word in the list', () => {
    expect(slugsOf(['B', 'Ä', 'c d'], { ascii })).to.deep.equal(['b', 'a', 'cd']);
  });
});

describe('plain words', () => {
  it('are the different words without space, comma and hyphen', () => {
    const words = ['Hill', 'St. John', 'Anna-Lena', 'Wood', 'a,b', 'Hill', "O'Neil", 'x\u00a0y'];

    expect(plainWords(words)).to.deep.equal(['Hill', 'Wood', "O'Neil"]);
  });
});

describe('a kept list', () => {
  it('is frozen, and made once for each source and form', () => {
    const source = ['a'];
    const make = (): string[] => ['b'];

    const list = keptList(source, 'form', make);

    expect(keptList(source, 'form', make)).to.equal(list);
    expect(keptList(source, 'other', make)).to.not.equal(list);
    expect(keptList(['a'], 'form', make)).to.not.equal(list);
    expect(Object.isFrozen(list)).to.equal(true);
  });
});

describe('the words of ASCII letters', () => {
  it('have two to twelve letters, are in lower case and occur once each', () => {
    const list = [
      'Ada',
      'ada',
      'a',
      'CD',
      'e-mail',
      'über',
      'x y',
      'abcdefghijkl',
      'abcdefghijklm',
    ];

    expect(asciiWords(list)).to.deep.equal(['ada', 'cd', 'abcdefghijkl']);
  });

  it('throw if the list has none, because a draw among them would never end', () => {
    expect(() => asciiWords(['слово'])).to.throw(/no word of ASCII letters/);
  });
});
