import { expect } from 'chai';
import { charsets } from '../../../src/domain/basics/charsets.js';
import { countStrings, StringShape } from '../../../src/domain/columns/random-strings.js';
import { randomTextColumn } from '../../../src/domain/columns/random-text-column.js';
import { fillRows } from '../../../src/testing/fill-rows.js';
import { everyOf } from '../../support/every-of.js';
import { count, expectSpread } from '../random/statistics.js';
import { drawsOf, readCell } from './read-cell.js';

interface Asked {
  readonly characters: string;
  readonly min: number;
  readonly max: number;
  readonly prefix?: string;
  readonly suffix?: string;
}

/** The strings of `rows` rows from `row` on. */
function strings(asked: Asked, unique: boolean, row: number, rows: number): readonly string[] {
  const shape = new StringShape({ prefix: '', suffix: '', ...asked });
  fillRows(shape.steps(drawsOf('strings', unique)), row, rows);
  return Array.from({ length: rows }, (_, i) => readCell([shape.piece], i));
}

/** Every string over these characters, the shorter ones first. */
function everyString({ characters, min, max }: Asked): readonly string[] {
  let ofLength = [''];
  const all: string[] = [];
  for (let length = 0; length <= max; length++) {
    if (length >= min) all.push(...ofLength);
    ofLength = ofLength.flatMap((start) => [...characters].map((next) => start + next));
  }
  return all;
}

const small: readonly Asked[] = [
  { characters: 'ab', min: 0, max: 0 },
  { characters: 'ab', min: 1, max: 1 },
  { characters: 'ab', min: 0, max: 10 },
  { characters: 'abc', min: 2, max: 6 },
  { characters: '01234', min: 4, max: 4 },
  { characters: charsets.hex, min: 0, max: 3 },
  { characters: charsets.alphanumeric, min: 1, max: 2 },
  { characters: 'xyz', min: 1, max: 3, prefix: 'é-', suffix: '-x' },
];

describe('unique random strings', () => {
  for (const asked of small) {
    const { characters, min, max, prefix = '', suffix = '' } = asked;
    it(`of ${min} to ${max} characters of ${characters} take each string once`, () => {
      const every = everyString(asked).map((text) => prefix + text + suffix);
      const made = strings(asked, true, 0, every.length);

      expect(countStrings(characters.length, asked)).to.equal(every.length);
      expect([...made].sort()).to.deep.equal([...every].sort());
    });
  }

  const large: readonly (Asked & { readonly shortest: number })[] = [
    { characters: charsets.alphanumeric, min: 8, max: 8, shortest: 8 },
    { characters: charsets.alphanumeric, min: 10, max: 10, shortest: 10 },
    { characters: charsets.numeric, min: 15, max: 15, shortest: 15 },
    { characters: charsets.numeric, min: 16, max: 20, shortest: 16 },
    { characters: charsets.numeric, min: 3, max: 18, shortest: 15 },
    { characters: charsets.hex, min: 0, max: 64, shortest: 13 },
    { characters: 'ab', min: 50, max: 52, shortest: 50 },
    { characters: 'ab', min: 53, max: 53, shortest: 53 },
    { characters: 'ab', min: 0, max: 60, shortest: 52 },
  ];
  for (const asked of large) {
    const { characters, min, max, shortest } = asked;
    it(`of ${min} to ${max} characters of ${characters} differ in the first, middle and last rows`, () => {
      const capacity = countStrings(characters.length, asked);
      const made = [
        ...strings(asked, true, 0, 3000),
        ...strings(asked, true, Math.floor(capacity / 2), 3000),
        ...strings(asked, true, capacity - 3000, 3000),
      ];

      expect(new Set(made).size).to.equal(made.length);
      expect(everyOf(made, (text) => everyOf(text, (one) => characters.includes(one)))).to.equal(
        true,
      );
      expect(everyOf(made, (text) => text.length >= shortest && text.length <= max)).to.equal(true);
    });
  }

  it('include shorter strings if the strings of the longest length are numbered', () => {
    const made = strings({ characters: charsets.numeric, min: 14, max: 15 }, true, 0, 200);

    expect(new Set(made.map(({ length }) => length))).to.deep.equal(new Set([14, 15]));
  });

  it('differ in the numbered characters if there are more strings than whole numbers', () => {
    const made = strings({ characters: charsets.alpha, min: 20, max: 20 }, true, 0, 5000);

    expect(new Set(made.map((text) => text.slice(-9))).size).to.equal(made.length);
    expect(new Set(made.map((text) => text.slice(0, 11))).size).to.equal(made.length);
  });
});

describe('the number of random strings', () => {
  const rows = [
    [62, 0, 0, 1],
    [62, 1, 1, 62],
    [62, 0, 2, 1 + 62 + 62 ** 2],
    [62, 8, 8, 62 ** 8],
    [62, 9, 9, 62 ** 8],
    [62, 0, 8, Array.from({ length: 9 }, (_, i) => 62 ** i).reduce((sum, one) => sum + one)],
    [62, 10, 10_000, 62 ** 8],
    [10, 15, 15, 10 ** 15],
    [10, 0, 15, 1_111_111_111_111_111],
    [10, 16, 16, 10 ** 15],
    [16, 13, 13, 16 ** 13],
    [2, 52, 52, 2 ** 52],
    [2, 0, 52, 2 ** 53 - 1],
    [2, 53, 53, 2 ** 52],
    [26, 11, 11, 26 ** 11],
  ] as const;
  for (const [characters, min, max, expected] of rows) {
    it(`is ${expected} for ${characters} characters and lengths ${min} to ${max}`, () => {
      expect(countStrings(characters, { min, max })).to.equal(expected);
    });
  }
});

describe('random strings', () => {
  const asked = { characters: charsets.lower, min: 3, max: 9 };
  const rows = 20_000;

  it('have each length equally often', () => {
    const lengths = new Int32Array(7);
    for (const text of strings(asked, false, 0, rows)) count(lengths, text.length - 3);

    expectSpread(lengths, 'lengths');
  });

  for (const [name, characters] of Object.entries(charsets)) {
    it(`have each character of ${name} equally often at any index`, () => {
      const made = strings({ characters, min: 12, max: 12 }, false, 0, rows);
      for (const index of [0, 5, 11]) {
        const counts = new Int32Array(characters.length);
        for (const text of made) count(counts, characters.indexOf(text.charAt(index)));

        expectSpread(counts, `index ${index}`);
      }
    });
  }

  it('do not reveal the next character', () => {
    const pairs = new Int32Array(100);
    const made = strings({ characters: charsets.numeric, min: 11, max: 11 }, false, 0, rows);
    for (const text of made) count(pairs, Number(text.slice(7, 9)));

    expectSpread(pairs, 'pairs');
  });

  it('stand between a prefix and a suffix of any characters', () => {
    const made = strings({ ...asked, prefix: 'ü"\n', suffix: '😀' }, false, 0, 50);

    for (const text of made) expect(text).to.match(/^ü"\n[a-z]{3,9}😀$/u);
  });

  it('are empty if their length is 0', () => {
    expect(strings({ ...asked, min: 0, max: 0 }, false, 0, 3)).to.deep.equal(['', '', '']);
  });

  it('are the texts of a column', () => {
    const rules = { ...asked, prefix: '<', suffix: '>' };
    const { type, steps, cell } = randomTextColumn(rules, drawsOf('strings'));
    fillRows(steps, 0, 3);

    expect(type).to.deep.equal({ kind: 'text' });
    expect([0, 1, 2].map((i) => readCell(cell, i))).to.deep.equal(strings(rules, false, 0, 3));
  });

  for (const unique of [false, true]) {
    it(`are the same in any window${unique ? ' if they are unique' : ''}`, () => {
      const start = 2 ** 32 + 5;
      const whole = strings(asked, unique, start, 30);
      const single = whole.map((_, i) => strings(asked, unique, start + i, 1)[0]);

      expect(single).to.deep.equal(whole);
    });

    it(`report their lengths in bytes${unique ? ' if they are unique' : ''}`, () => {
      const shape = new StringShape({ ...asked, prefix: 'é', suffix: '' });
      fillRows(shape.steps(drawsOf('lengths', unique)), 0, 1000);

      const { piece } = shape;
      if (piece.kind !== 'text') throw new Error(piece.kind);
      expect([piece.minLength, piece.maxLength]).to.deep.equal([5, 11]);
      const lengths = new Set(piece.texts.lengths);
      expect(everyOf(lengths, (length) => length >= 5 && length <= 11)).to.equal(true);
      expect(piece.alphabet).to.equal(`é${charsets.lower}`);
    });
  }
});

describe('the charset', () => {
  for (const [name, characters] of Object.entries(charsets)) {
    it(`${name} holds ASCII letters and digits, each once`, () => {
      expect(characters).to.match(/^[0-9A-Za-z]{2,}$/);
      expect(new Set(characters).size).to.equal(characters.length);
    });
  }
});
