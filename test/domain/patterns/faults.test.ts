import { expect } from 'chai';
import { languageOf, refusalOf, textsOf } from './making.js';

const bound = 'a bounded quantifier, such as';
const own = 'a backslash before a literal bracket';
const nothing = 'something to repeat, or a backslash before the character';
const twice = 'a single quantifier, or a group around the repeated part';
const forms = 'an escape of the form \\xHH, \\uHHHH or \\u{H}';
const group = 'a group of the form (…), (?:…) or (?<name>…)';

type Row = readonly [pattern: string, refusal: string];

const refused: Readonly<Record<string, readonly Row[]>> = {
  'an unbounded repeat': [
    ['a+', `${bound} {1,10}: "+" at character 2`],
    ['ab*c', `${bound} {0,10}: "*" at character 3`],
    ['a{10,}', `${bound} {0,10}: "{10,}" at character 2`],
    ['(ab){2,}', `${bound} {0,10}: "{2,}" at character 5`],
    ['😀+', `${bound} {1,10}: "+" at character 2`],
    ['(a+)+$', `${bound} {1,10}: "+" at character 3`],
  ],
  'a wrong repeat': [
    ['a{2,1}', 'a quantifier with its minimum first: "{2,1}" at character 2'],
    ['a{1001}', 'at most 1000 repeats: "{1001}" at character 2'],
    [
      'a{1,99999999999999999999}',
      'at most 1000 repeats: "{1,99999999999999999999}" at character 2',
    ],
    ['*a', `${nothing}: "*" at character 1`],
    ['a|?', `${nothing}: "?" at character 3`],
    ['^+', `${nothing}: "+" at character 2`],
    ['(?:*)', `${nothing}: "*" at character 4`],
    ['x{2}{3}', `${twice}: "{" at character 5`],
    ['x{2}+', `${twice}: "+" at character 5`],
    ['x???', `${twice}: "?" at character 4`],
    ['a{,5}', `${own}: "{" at character 2`],
    ['a{', `${own}: "{" at character 2`],
    ['a{1', `${own}: "{" at character 2`],
    ['a{1;2}', `${own}: "{" at character 2`],
    ['{2}', `${own}: "{" at character 1`],
  ],
  'a wrong bracket': [
    ['(a', 'a ")" for the group: "(" at character 1'],
    ['x(?:(a)|b', 'a ")" for the group: "(" at character 2'],
    ['a)', 'a "(" before the ")": ")" at character 2'],
    ['a]', `${own}: "]" at character 2`],
    ['}', `${own}: "}" at character 1`],
    ['[a', 'a "]" for the class: "[" at character 1'],
    ['x[^', 'a "]" for the class: "[" at character 2'],
    [`${'('.repeat(101)}${')'.repeat(101)}`, 'groups at most 100 deep: "(" at character 101'],
  ],
  'a wrong class': [
    ['[]', 'a class with at least one character: "[]" at character 1'],
    ['[]a]', 'a class with at least one character: "[]" at character 1'],
    ['a[^ -~]', 'a class that leaves printable ASCII characters: "[^ -~]" at character 2'],
    ['[^\\s\\S]', 'a class that leaves printable ASCII characters: "[^\\\\s\\\\S]" at character 1'],
    ['[z-a]', 'a range with its lower character first: "z-a" at character 2'],
    ['[a-\\d]', 'a range between two characters: "a-\\\\d" at character 2'],
    ['[\\w-z]', 'a range between two characters: "\\\\w-z" at character 2'],
    ['[a-\\q]', 'a known escape: "\\\\q" at character 4'],
    ['[\\b]', 'no boundary: "\\\\b" at character 2'],
  ],
  'a wrong escape': [
    ['ab\\', 'a known escape: "\\\\" at character 3'],
    ['\\q', 'a known escape: "\\\\q" at character 1'],
    ['\\é', 'a known escape: "\\\\é" at character 1'],
    ['\\cA', 'a known escape: "\\\\c" at character 1'],
    ['\\x4', `${forms}: "\\\\x" at character 1`],
    ['\\u004', `${forms}: "\\\\u" at character 1`],
    ['\\u{}', `${forms}: "\\\\u" at character 1`],
    ['\\u{110000}', 'a code up to 10FFFF: "\\\\u{110000}" at character 1'],
    ['\\u{1000000}', `${forms}: "\\\\u" at character 1`],
    ['a\\0', 'no NUL: "\\\\0" at character 2'],
    ['\\x00', 'no NUL: "\\\\x00" at character 1'],
    ['[\\u{0}-a]', 'no NUL: "\\\\u{0}" at character 2'],
    ['\\ud800', 'no lone surrogate: "\\\\ud800" at character 1'],
    ['\\ud83d', 'no lone surrogate: "\\\\ud83d" at character 1'],
    ['\\ude00\\ud83d', 'no lone surrogate: "\\\\ude00" at character 1'],
    ['\\u{dfff}', 'no lone surrogate: "\\\\u{dfff}" at character 1'],
  ],
  'unsupported syntax': [
    ['a(?=b)', 'no look-around: "(?=" at character 2'],
    ['(?!b)a', 'no look-around: "(?!" at character 1'],
    ['(?<=a)b', 'no look-around: "(?<=" at character 1'],
    ['(?<!a)b', 'no look-around: "(?<!" at character 1'],
    ['(a)\\1', 'no back-reference: "\\\\1" at character 4'],
    ['(?<n>a)\\k<n>', 'no back-reference: "\\\\k" at character 8'],
    ['\\bword', 'no boundary: "\\\\b" at character 1'],
    ['a\\B', 'no boundary: "\\\\B" at character 2'],
    ['a\\Z', 'no boundary: "\\\\Z" at character 2'],
    ['\\p{L}', 'a class such as [a-z] instead of a character property: "\\\\p" at character 1'],
    ['(?i)a', `${group}: "(?i" at character 1`],
    ['(?>a)', `${group}: "(?>" at character 1`],
    ['(?P<n>a)', `${group}: "(?P" at character 1`],
    ['(?<1>a)', `${group}: "(?<" at character 1`],
    ['(?', `${group}: "(?" at character 1`],
  ],
  'a misplaced anchor': [
    ['a^', '"^" only at the start of the pattern, "\\^" for the character: "^" at character 2'],
    ['(^a)', '"^" only at the start of the pattern, "\\^" for the character: "^" at character 2'],
    ['^^a', '"^" only at the start of the pattern, "\\^" for the character: "^" at character 2'],
    ['a$b', '"$" only at the end of the pattern, "\\$" for the character: "$" at character 2'],
    ['(a$)', '"$" only at the end of the pattern, "\\$" for the character: "$" at character 3'],
    ['(a$|b)', '"$" only at the end of the pattern, "\\$" for the character: "$" at character 3'],
    ['a$$', '"$" only at the end of the pattern, "\\$" for the character: "$" at character 2'],
  ],
  'a character that cannot be stored': [
    ['\0', 'no NUL and no lone surrogate: "\\u0000" at character 1'],
    ['a\0b', 'no NUL and no lone surrogate: "\\u0000" at character 2'],
    ['😀\ud83d', 'no NUL and no lone surrogate: "\\ud83d" at character 2'],
  ],
  'an excessive size': [
    ['a{1000}b', 'results of at most 1000 characters, but some have 1001'],
    ['(x{1000}){1000}', 'results of at most 1000 characters, but some have 1000000'],
    [
      `${'('.repeat(90)}a${'){1000}'.repeat(90)}`,
      'results of at most 1000 characters, but some have more than 2^53',
    ],
    ['[ab]{0,20}a[ab]{20}', 'a simpler pattern: this one needs too many states'],
  ],
};

describe('the refusal of a pattern', () => {
  for (const [what, rows] of Object.entries(refused)) {
    for (const [pattern, refusal] of rows) {
      const title = pattern.length > 40 ? `${pattern.slice(0, 40)}…` : pattern;
      it(`reports ${what} in ${JSON.stringify(title)}: expected ${refusal}`, () => {
        expect(refusalOf(pattern)).to.equal(refusal);
      });
    }
  }
});

describe('the refusal of a pattern with bounds of length', () => {
  const rows = [
    [
      '[A-Z]{3}-\\d{4}',
      { min: 9 },
      'texts of 9 to 1000 characters, but those of the pattern have 8',
    ],
    [
      'a{1,3}|b{8}',
      { min: 4, max: 7 },
      'texts of 4 to 7 characters, but those of the pattern have 1 to 3, 8',
    ],
    [
      '(aa){1,3}',
      { min: 3, max: 3 },
      'texts of 3 characters, but those of the pattern have 2, 4, 6',
    ],
    ['', { min: 1, max: 1 }, 'texts of 1 characters, but those of the pattern have 0'],
  ] as const;
  for (const [pattern, bounds, refusal] of rows) {
    it(`reports that no text of ${JSON.stringify(pattern)} fits: expected ${refusal}`, () => {
      expect(refusalOf(pattern, bounds)).to.equal(refusal);
    });
  }
});

describe('a pattern', () => {
  const rows: readonly (readonly [what: string, pattern: string, text: string])[] = [
    ['anchors', '^abc$', 'abc'],
    ['anchors in top-level alternatives', '^a$|^a$', 'a'],
    ['a named group', '(?<n>a)', 'a'],
    ['escaped punctuation', '\\!\\"\\#\\$\\/\\-\\^\\~\\{\\|\\}\\\\\\.', '!"#$/-^~{|}\\.'],
    ['literal punctuation', 'a-b/c, d: <"&>', 'a-b/c, d: <"&>'],
    ['hyphens at the ends of a class', '[-]{2}[+-]{0}', '--'],
    ['special characters in a class', '[*]{2}[(][)][.][{][$]', '**().{$'],
    ['a bracket in a class', '[[]', '['],
    ['characters written as codes', '\\x41\\u00e9\\u{1F600}\\u{0041}\\ud83d\\ude00', 'Aé😀A😀'],
    ['literal white space', ' \t\n', ' \t\n'],
    ['escaped white space', '\\t\\n\\r\\v\\f', '\t\n\r\v\f'],
    ['a range over the surrogates', '[\\ud7ff-\\ue000]{0}', ''],
    ['lazy quantifiers', 'a{2}?b{1,1}?', 'aab'],
  ];
  for (const [what, pattern, text] of rows) {
    it(`can contain ${what}: ${JSON.stringify(pattern)}`, () => {
      expect(textsOf(languageOf(pattern), { rows: 2 })).to.deep.equal([text, text]);
    });
  }
});
