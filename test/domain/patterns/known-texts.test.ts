import { expect } from 'chai';
import { CellDraws } from '../../../src/domain/patterns/cell-draws.js';
import type { LengthBounds } from '../../../src/domain/patterns/within-lengths.js';
import { seedKey } from '../../../src/domain/random/key.js';
import { languageOf, textsOf } from './making.js';

interface Row {
  readonly pattern: string;
  readonly bounds?: Partial<LengthBounds>;
  readonly texts: readonly string[];
  /** The shortest and the longest length in bytes. */
  readonly min: number;
  readonly max: number;
  readonly alphabet: string;
}

const small: readonly Row[] = [
  {
    pattern: '[a-c]{2}',
    texts: ['aa', 'ab', 'ac', 'ba', 'bb', 'bc', 'ca', 'cb', 'cc'],
    min: 2,
    max: 2,
    alphabet: 'abc',
  },
  { pattern: '^a$|^b$', texts: ['a', 'b'], min: 1, max: 1, alphabet: 'ab' },
  { pattern: 'xb?|yb', texts: ['x', 'xb', 'yb'], min: 1, max: 2, alphabet: 'bxy' },
  {
    pattern: '(a{2}|b?){2}',
    texts: ['', 'aa', 'aaaa', 'aab', 'b', 'baa', 'bb'],
    min: 0,
    max: 4,
    alphabet: 'ab',
  },
  { pattern: 'x|[ab]?y', texts: ['ay', 'by', 'x', 'y'], min: 1, max: 2, alphabet: 'abxy' },
  {
    pattern: '(a|ab)(c|bc)?',
    texts: ['a', 'ab', 'abbc', 'abc', 'ac'],
    min: 1,
    max: 4,
    alphabet: 'abc',
  },
  {
    pattern: 'é?[αβ]|😀{1,2}',
    texts: ['éα', 'éβ', 'α', 'β', '😀', '😀😀'],
    min: 2,
    max: 8,
    alphabet: 'éαβ😀',
  },
  {
    pattern: '(a?b?){2}',
    texts: ['', 'a', 'aa', 'aab', 'ab', 'aba', 'abab', 'abb', 'b', 'ba', 'bab', 'bb'],
    min: 0,
    max: 4,
    alphabet: 'ab',
  },
  {
    pattern: '[a-c]{0,3}',
    bounds: { min: 2, max: 2 },
    texts: ['aa', 'ab', 'ac', 'ba', 'bb', 'bc', 'ca', 'cb', 'cc'],
    min: 2,
    max: 2,
    alphabet: 'abc',
  },
  {
    pattern: 'a{1,3}|b{4}',
    bounds: { min: 3 },
    texts: ['aaa', 'bbbb'],
    min: 3,
    max: 4,
    alphabet: 'ab',
  },
  {
    pattern: '((a|b)c?){1,2}',
    bounds: { max: 2 },
    texts: ['a', 'aa', 'ab', 'ac', 'b', 'ba', 'bb', 'bc'],
    min: 1,
    max: 2,
    alphabet: 'abc',
  },
  {
    pattern: '(a{1,2}){2,3}',
    texts: ['aa', 'aaa', 'aaaa', 'aaaaa', 'aaaaaa'],
    min: 2,
    max: 6,
    alphabet: 'a',
  },
  {
    pattern: '(a{0,2}|b){0,2}',
    texts: ['', 'a', 'aa', 'aaa', 'aaaa', 'aab', 'ab', 'b', 'ba', 'baa', 'bb'],
    min: 0,
    max: 4,
    alphabet: 'ab',
  },
];

const key = seedKey('texts');

describe('the known texts', () => {
  for (const { pattern, bounds, texts, min, max, alphabet } of small) {
    it(`of ${pattern} are ${texts.join(', ')}${bounds ? ' within bounds' : ''}`, () => {
      const language = languageOf(pattern, bounds);
      const made = textsOf(language, { rows: language.capacity, unique: true });

      expect([...made].sort()).to.deep.equal(texts);
      expect(language.count).to.equal(BigInt(texts.length));
      expect(language.bytes).to.deep.equal({ min, max });
      expect([...language.alphabet].sort().join('')).to.equal(alphabet);
    });
  }

  const large: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    [
      '[a-j]{30}',
      ['hhceajefchcehhbbcjbhffgjdjjbeg', 'bhhigbihgdjhhgciabijhighfffbjg'],
      ['ddbgjiadgcdfeaeddeabhhaddjddfi', 'jhdagfebdjabcchccfhejiiggghgad'],
    ],
    [
      'x|y|[A-Z0-9]{8}(-[A-Z0-9]{4}){3}',
      ['9J3JM9UA-ITKG-GXAQ-5N14', 'USWO4WSP-FUJU-BGIU-YDOQ'],
      ['EOA89VGS-2459-Y7PX-H963', 'Y0VQX9WH-4NSO-ZAX1-W0KH'],
    ],
    [
      '([\\u{1f600}-\\u{1f64f}]|é){12}',
      ['😽😹😒😥😅😇😹😇😻😠😺😾', '😍😼😸😿😣🙌😮😭😜🙎é😔'],
      ['😟🙍😧😭😋😿🙃😓😘😪😒🙍', '🙍😰😐😌😱😍😷😨😔😿😴😳'],
    ],
    [
      '([01]{52}|x)[ab]?',
      [
        '1001101010000011000001101110111110110110100110111011a',
        '1111000111010000111101001111010111100001010110011101b',
      ],
      [
        '0110011000010111011010011100111000100101010011100100',
        '1001000011011101100110011001101110110111100000000010',
      ],
    ],
  ];
  for (const [pattern, drawn, unique] of large) {
    it(`of rows 5 and 6 of ${pattern} are ${drawn.join(' and ')}`, () => {
      expect(textsOf(languageOf(pattern), { row: 5, rows: 2 })).to.deep.equal(drawn);
    });

    it(`of rows 5 and 6 of ${pattern} are ${unique.join(' and ')} if they are unique`, () => {
      expect(textsOf(languageOf(pattern), { row: 5, rows: 2, unique: true })).to.deep.equal(unique);
    });
  }

  const ways = [
    [
      'a[0-9]{20}|[bc][0-9]{20}|d[0-4][0-9]{19}|e',
      'cbaccacdcabacdbababcccdabcacbbcbabdbcdab',
      'cbacbbdcaddbcdbcaaccabccbbbbabaacaccbadc',
    ],
    [
      'a[0-9]{20}|b[0-4]{2}[0-9]{19}|c[0-4][0-9]{19}',
      undefined,
      'bbabbbcbbccbbcbbaabbabbbbbbbbbaabbbbbacb',
    ],
  ] as const;
  for (const [pattern, drawn, unique] of ways) {
    const firsts = (isUnique: boolean): string =>
      textsOf(languageOf(pattern), { rows: 40, unique: isUnique })
        .map((text) => text.charAt(0))
        .join('');

    if (drawn !== undefined) {
      it(`of 40 rows of ${pattern} begin with ${drawn}`, () => {
        expect(firsts(false)).to.equal(drawn);
      });
    }

    it(`of 40 rows of ${pattern} begin with ${unique} if they are unique`, () => {
      expect(firsts(true)).to.equal(unique);
    });
  }

  // These patterns have branches of few texts and of many: elements are distributed by the capacity of the branches.
  for (const pattern of ['(a|bb){100}', 'x|y|[01]{60}|z[01]{5}', '([ab]{27}|c)[01]{27}']) {
    it(`of ${pattern} differ if they are unique`, () => {
      const last = Number.MAX_SAFE_INTEGER - 150;
      const made = [0, 2 ** 52, last].flatMap((row) =>
        textsOf(languageOf(pattern), { row, rows: 150, unique: true }),
      );

      expect(new Set(made).size).to.equal(450);
    });
  }
});

describe('the known draws of a cell', () => {
  const rows = [
    [1, [0, 0, 0, 0, 0, 0]],
    [2, [1, 0, 1, 0, 0, 0]],
    [3, [2, 0, 2, 1, 0, 0]],
    [95, [80, 30, 76, 40, 26, 21]],
    [
      2_147_483_649,
      [1_033_239_951, 914_709_356, 1_364_237_071, 1_359_193_668, 897_461_420, 712_457_885],
    ],
    [
      4_294_967_296,
      [2_706_813_660, 1_033_239_951, 2_552_694_706, 1_359_193_668, 897_461_420, 712_457_885],
    ],
    [
      4_294_967_297,
      [4_186_000_753, 3_060_315_484, 4_235_153_542, 897_461_420, 2_099_568_853, 4_276_586_150],
    ],
    [
      4_503_599_627_370_497,
      [
        1_393_360_296_299_889, 3_590_127_568_336_220, 1_853_742_184_878_214, 2_850_433_252_863_148,
        1_494_131_027_534_037, 232_903_173_179_046,
      ],
    ],
    [
      9_007_199_254_740_992,
      [
        5_676_599_178_821_007, 5_353_385_591_397_228, 8_276_875_790_031_631, 2_850_433_252_863_148,
        1_494_131_027_534_037, 8_064_494_308_130_856,
      ],
    ],
  ] as const;
  for (const [n, expected] of rows) {
    it(`below ${n} are ${expected.join(', ')}`, () => {
      const words = new CellDraws(key);
      const drawn = [7, 2 ** 32 + 7].flatMap((row) => {
        words.open(row);
        return [words.below(n), words.below(n), words.below(n)];
      });

      expect(drawn).to.deep.equal(expected);
    });
  }
});
