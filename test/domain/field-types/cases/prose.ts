import { type Check, like, text } from '../checks.js';
import type { TypeCases } from '../type-cases.js';
import { badChoices, otherChoices } from './choices.js';

const SAFE = Number.MAX_SAFE_INTEGER;

/** A sentence: words separated by a space, or by a comma and a space, with a capital first and a full stop last. */
const SENTENCE = /^[A-Z][a-z]*(?:,? [a-z]+)*\.$/;

/** A whole sentence or reply: "Yes", "?" and "Yes." are replies. */
const STATEMENT = /^(?:[A-Z0-9][^.?!]*[.?!]?|\?)$/;

const statementsOf = (value: string): readonly string[] => value.split(/(?<=[.?!]) /);

function paragraphOf(min: number, max: number): Check {
  return text((value) => {
    const sentences = statementsOf(value);
    const fitting = sentences.length >= min && sentences.length <= max;
    return fitting && sentences.every((sentence) => /^[A-Z][^.?!]*[.?]$/.test(sentence));
  });
}

/** Whole sentences of `min` to `max` characters in total. */
function wholeTextOf(min: number, max: number): Check {
  return text((value) => {
    if (value.length < min || value.length > max) return false;
    return value === '' || statementsOf(value).every((sentence) => STATEMENT.test(sentence));
  });
}

/** Sentences of `min` to `max` characters in total. Texts of up to three characters have no full stop. */
function textOf(min: number, max: number): Check {
  return text((value) => {
    if (value.length < min || value.length > max) return false;
    if (value.length <= 3) return /^(?:[A-Z][a-z]*)?$/.test(value);
    return value.split(/(?<=\.) /).every((sentence) => SENTENCE.test(sentence));
  });
}

const slugOf = (words: number): Check => like(new RegExp(`^[a-z]+(?:-[a-z]+){${words - 1}}$`));

export const prose = {
  mask: {
    accepts: [
      { given: {}, holds: like(/^\d\d-[A-Z]{2}-[0-9A-Z]{2}$/), capacity: 100 * 676 * 1296 },
      {
        given: { mask: '#' },
        holds: like(/^\d$/),
        reaches: ['"0"', '"9"'],
        capacity: 10,
      },
      { given: { mask: '?' }, holds: like(/^[A-Z]$/), reaches: ['"A"', '"Z"'], capacity: 26 },
      {
        given: { mask: '*' },
        holds: like(/^[0-9A-Z]$/),
        reaches: ['"0"', '"9"', '"A"', '"Z"'],
        capacity: 36,
      },
      {
        given: { mask: 'é\u{1f600}"\\\\\\#\\?\\*\\é' },
        holds: like(/^é\u{1f600}"\\#\?\*é$/u),
        capacity: 1,
      },
      { given: { mask: 'ü#\u{1f600}?,' }, holds: like(/^ü\d\u{1f600}[A-Z],$/u), capacity: 260 },
      { given: { mask: '#'.repeat(15) }, holds: like(/^\d{15}$/), capacity: 10 ** 15 },
      { given: { mask: '#'.repeat(16) }, holds: like(/^\d{16}$/), capacity: SAFE },
      { given: { mask: '*'.repeat(10) }, holds: like(/^[0-9A-Z]{10}$/), capacity: 36 ** 10 },
      {
        given: { mask: `${'?#'.repeat(200)}x` },
        holds: like(/^(?:[A-Z]\d){200}x$/),
        capacity: SAFE,
      },
    ],
    refuses: [
      { given: { mask: '' }, at: '/mask' },
      { given: { mask: '##\\' }, at: '/mask', says: /backslash/ },
      { given: { mask: 'x'.repeat(10_001) }, at: '/mask' },
      { given: { mask: 12 }, at: '/mask' },
      { given: { mask: 'a\0' }, at: '/mask' },
    ],
  },
  sku: {
    accepts: [
      { given: {}, holds: like(/^[A-Z]{3}-\d{4}-\d{4}$/), capacity: 26 ** 3 * 10 ** 8 },
      {
        given: { pattern: '[A-Z]{2}\\d{3}' },
        holds: like(/^[A-Z]{2}\d{3}$/),
        capacity: 26 ** 2 * 10 ** 3,
      },
      {
        given: { pattern: 'A|B-1' },
        holds: like(/^(?:A|B-1)$/),
        reaches: ['"A"', '"B-1"'],
        capacity: 2,
      },
    ],
    refuses: [
      { given: { pattern: '[A-Z]+' }, at: '/pattern', says: /bounded|repeat/ },
      { given: { pattern: 5 }, at: '/pattern', says: /a regular expression/ },
    ],
  },
  word: {
    accepts: [{ given: {}, holds: like(/^[A-Za-z]+(?:-[a-z]+)*$/) }, ...otherChoices],
    refuses: [
      ...badChoices.filter(({ says }) => says?.test('one per value, got 1') !== true),
      { given: { weights: [1] }, at: '/weights', says: /expected choices/ },
      { given: { choices: [1] }, at: '/choices/0' },
    ],
  },
  sentence: {
    accepts: [{ given: {}, holds: like(/^[A-Z][^.!?]*[.?]$/) }],
    refuses: [],
  },
  paragraph: {
    accepts: [
      { given: {}, holds: paragraphOf(3, 6) },
      { given: { min_sentences: 1, max_sentences: 1 }, holds: paragraphOf(1, 1) },
      { given: { min_sentences: 6 }, holds: paragraphOf(6, 6) },
      { given: { max_sentences: 3 }, holds: paragraphOf(3, 3) },
      { given: { min_sentences: 18, max_sentences: 20 }, holds: paragraphOf(18, 20) },
    ],
    refuses: [
      { given: { min_sentences: 0 }, at: '/min_sentences' },
      { given: { min_sentences: true }, at: '/min_sentences' },
      { given: { min_sentences: 7 }, at: '/max_sentences', says: /min_sentences \(7\), got 6$/ },
      { given: { max_sentences: 101 }, at: '/max_sentences' },
      { given: { max_sentences: 2 }, at: '/max_sentences' },
    ],
  },
  text: {
    accepts: [
      { given: {}, holds: wholeTextOf(50, 200) },
      { given: { min_length: 0, max_length: 0 }, holds: wholeTextOf(0, 0) },
      { given: { min_length: 1, max_length: 1 }, holds: wholeTextOf(1, 1) },
      { given: { min_length: 0, max_length: 5 }, holds: wholeTextOf(0, 5), reaches: ['""'] },
      ...[12, 13, 14, 15, 16, 17, 18, 19, 20, 30, 60].map((length) => ({
        given: { min_length: length, max_length: length },
        holds: wholeTextOf(length, length),
      })),
      { given: { max_length: 40 }, holds: wholeTextOf(40, 40) },
      { given: { min_length: 10, max_length: 25 }, holds: wholeTextOf(10, 25) },
      { given: { min_length: 300 }, holds: wholeTextOf(300, 300) },
      { given: { min_length: 100, max_length: 110 }, holds: wholeTextOf(100, 110) },
    ],
    refuses: [
      { given: { min_length: -1 }, at: '/min_length' },
      { given: { min_length: 10_001 }, at: '/min_length' },
      { given: { min_length: '9' }, at: '/min_length' },
      { given: { min_length: 9, max_length: 8 }, at: '/max_length', says: /\(9\), got 8$/ },
      { given: { max_length: 10_001 }, at: '/max_length' },
      { given: { max_length: 2.5 }, at: '/max_length' },
    ],
  },
  lorem: {
    accepts: [
      { given: {}, holds: textOf(50, 200), capacity: SAFE },
      { given: { min_length: 0, max_length: 0 }, holds: textOf(0, 0), capacity: 1 },
      { given: { min_length: 1, max_length: 1 }, holds: textOf(1, 1), capacity: 26 },
      { given: { min_length: 0, max_length: 5 }, holds: textOf(0, 5), reaches: ['""'] },
      ...[12, 13, 14, 15, 16, 17, 18, 19, 20, 30, 60].map((length) => ({
        given: { min_length: length, max_length: length },
        holds: textOf(length, length),
      })),
      { given: { max_length: 40 }, holds: textOf(40, 40) },
      { given: { min_length: 10, max_length: 25 }, holds: textOf(10, 25) },
      { given: { min_length: 300 }, holds: textOf(300, 300), capacity: SAFE },
      { given: { min_length: 100, max_length: 110 }, holds: textOf(100, 110) },
    ],
    refuses: [
      { given: { min_length: -1 }, at: '/min_length' },
      { given: { min_length: 10_001 }, at: '/min_length' },
      { given: { min_length: '9' }, at: '/min_length' },
      { given: { min_length: 9, max_length: 8 }, at: '/max_length', says: /\(9\), got 8$/ },
      { given: { max_length: 10_001 }, at: '/max_length' },
      { given: { max_length: 2.5 }, at: '/max_length' },
    ],
  },
  review: {
    accepts: [
      { given: {}, holds: like(/^[A-Z].*[.!]$/) },
      {
        given: { rating: 'stars' },
        holds: like(/^(?:Waste|Terrible|I sent|Never|The worst)/),
        beside: [{ name: 'stars', type: 'rating', constraints: { weights: [1, 0, 0, 0, 0] } }],
      },
    ],
    refuses: [{ given: { rating: '' }, at: '/rating' }],
  },
  ticket_subject: { accepts: [{ given: {}, holds: like(/^[A-Z].{8,}$/) }], refuses: [] },
  ticket_description: {
    accepts: [{ given: {}, holds: like(/^(?:Hello|Hi there|Good morning|Hello team), .{20,}$/) }],
    refuses: [],
  },
  comment: { accepts: [{ given: {}, holds: like(/^[A-Z].*[.!?]$/) }], refuses: [] },
  slug: {
    accepts: [
      { given: {}, holds: slugOf(3) },
      { given: { words: 1 }, holds: slugOf(1) },
      { given: { words: 2 }, holds: slugOf(2) },
      { given: { words: 20 }, holds: slugOf(20), capacity: SAFE },
    ],
    refuses: [
      { given: { words: 0 }, at: '/words' },
      { given: { words: 21 }, at: '/words' },
      { given: { words: ['a'] }, at: '/words' },
    ],
  },
} as const satisfies Record<string, TypeCases>;
