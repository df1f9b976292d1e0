import { expect } from 'chai';
import { MAX_PATTERN_LENGTH } from '../../../src/domain/patterns/pattern.js';
import { leastCpuTime } from '../../support/least-cpu-time.js';
import { languageOf, refusalOf, textsOf } from './making.js';

/** Ten times the usual time, for machines that are busy. */
const MOST_MILLISECONDS = 2000;

/** A word for each number. Words of more than a few letters differ. */
function word(i: number, length: number): string {
  return Array.from({ length }, (_, k) =>
    String.fromCharCode(97 + ((i * 7919 * (k + 3) + ((i * i) >> k)) % 26)),
  ).join('');
}

const words = (many: number, length: number): string =>
  Array.from({ length: many }, (_, i) => word(i, length)).join('|');
const ideographs = (many: number, make: (character: string, i: number) => string): string =>
  Array.from({ length: many }, (_, i) => make(String.fromCodePoint(0x4e00 + 2 * i), i)).join('');

/** Patterns that make matchers backtrack for very long, or tables of states grow without bounds. */
const evil: readonly (readonly [title: string, pattern: string])[] = [
  ...[
    '(a+)+$',
    '([a-zA-Z]+)*',
    '(a|aa)+',
    '(a|a?)+',
    '(.*a){20}',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '(a*)*b',
    '((a|b){0,500}){0,500}',
    'x{1000}{1000}',
    '(x{1000}){1000}',
    '((x{10}){10}){10}',
    '(((x{100}){100}){100}){100}',
    '((((((((((a{9}){9}){9}){9}){9}){9}){9}){9}){9}){9})',
    'a{99999999999999999999}',
    'a{0,99999999999999999999}',
    '(a|aa){500}',
    '(a|aa){1,500}',
    '(a?){1000}',
    '(a|){1000}',
    '(a?b?c?d?){250}',
    '(a{0,30}){0,33}',
    '((a{1,10}){1,10}){1,10}',
    '(a{1,3}|b{1,3}){1,100}',
    '((a|b|ab){1,3}){1,100}',
    '[ab]{0,20}a[ab]{20}',
    '(a|b){0,500}a(a|b){499}',
    '(.{1,20} ){1,40}',
    '(.{1,20}[ab]){1,40}',
    '(([ab]{0,9}c?){0,9}d?){0,10}',
    '(([a-c]|[b-d]){0,5}[a-d]){0,160}',
    '[\\u{1}-\\u{10ffff}]{1,1000}',
    '.{0,1000}',
    '(|a|b|){0,1000}',
  ].map((pattern) => [pattern, pattern] as const),
  ['a thousand optional letters', 'a?'.repeat(1000)],
  ['optional letters, then the letters', `${'a?'.repeat(900)}${'a'.repeat(100)}`],
  ['a thousand optional letters in an optional group', `(${'a?'.repeat(999)})?`],
  ['deep groups', `${'('.repeat(2000)}${')'.repeat(2000)}`],
  ['groups that never close', '('.repeat(4000)],
  ['groups that never open', ')'.repeat(4000)],
  ['brackets that never close', '['.repeat(4000)],
  ['backslashes', '\\'.repeat(3999)],
  ['bars', '|'.repeat(4000)],
  ['many words', words(700, 4)],
  ['many words in a repeated group', `(${words(300, 3)}){300}`],
  ['all pairs of many words', `(${words(900, 3)}){10}`],
  ['a repeated class of 1900 ranges', `[${ideographs(1900, (one) => one)}]{1000}`],
  [
    '300 classes that overlap',
    ideographs(300, (one, i) => `[${one}-${String.fromCodePoint(0x9000 + i)}]x?`),
  ],
  ['99 nested groups, each optional', `${'('.repeat(99)}a${'b)?'.repeat(99)}`],
  ['99 nested groups, each repeated twice', `${'('.repeat(99)}a${'){2}'.repeat(99)}`],
  ['a pattern of the maximum length', 'a'.repeat(MAX_PATTERN_LENGTH)],
];

describe('evil patterns', () => {
  for (const [title, pattern] of evil) {
    it(`are refused or generated within ${MOST_MILLISECONDS} ms: ${title}`, async () => {
      const attempt = () => {
        const refusal = refusalOf(pattern);
        const rows = refusal === undefined ? textsOf(languageOf(pattern), { rows: 3 }) : [];
        return { refusal, rows };
      };

      const { refusal, rows } = attempt();

      expect(refusal === undefined ? rows.length : refusal.length).to.be.above(0);
      expect(refusal?.length ?? 0).to.be.below(300);
      const taken = await leastCpuTime(attempt, MOST_MILLISECONDS);
      expect(taken).to.be.below(MOST_MILLISECONDS);
    });
  }
});
