import { expect } from 'chai';
import { CATEGORIES } from '../../../src/domain/entities/product-catalogue.js';
import type { Lexicon, RULE_LISTS } from '../../../src/domain/lexicon/lexicon.js';
import { requiredWords } from '../../../src/domain/lexicon/required-words.js';
import { countRules } from '../../../src/domain/prose/rule-column.js';
import { RuleWriter } from '../../../src/domain/prose/rule-writer.js';
import { type Rule, TextRules } from '../../../src/domain/prose/text-rules.js';
import { request, textOf, vocabulary } from '../../support/tables.js';

const LOCALES = 'en_US en_GB de fr es it pt_BR nl pl sv ja zh_CN ko ar'.split(' ');

const ROWS = 1000;

const TYPES = [
  ...['sentence', 'paragraph', 'text', 'review', 'ticket_subject', 'ticket_description'],
  ...['comment', 'bank_reference', 'biography', 'diagnosis'],
];

/** What a text never contains: a brace of a slot, two spaces, a space before a stop, or two stops. */
const SLIP = /[{}]| {2}| [.,。、，]|[^.]\.\.(?!\.)|。。|undefined/u;

/** The end of a sentence, or of a reply without a stop. */
const WHOLE = /[.?!。？！؟]$|^\p{L}[\p{L} ]{0,15}$/u;

const ENDING = ['sentence', 'paragraph', 'review', 'comment', 'biography'];

function rowsOf(
  locale: string,
  fields: readonly object[],
): readonly Readonly<Record<string, string>>[] {
  return JSON.parse(textOf(request({ rows: ROWS, locale, fields })));
}

/** All texts of a rule, made one by one. */
function textsOf(rule: Rule): readonly string[] {
  const writer = new RuleWriter({ a: 1, b: 2 });
  const data = new Uint8Array(rule.maxLength);
  const decoder = new TextDecoder();
  return Array.from({ length: rule.count }, (_, element) =>
    decoder.decode(data.subarray(0, writer.writeElement(rule, data, 0, element))),
  );
}

describe('texts of rules', () => {
  before(() => vocabulary.load(LOCALES));

  for (const locale of LOCALES) {
    describe(`in ${locale}`, () => {
      it('are whole, and contain no slot and no slip', () => {
        const rows = rowsOf(
          locale,
          TYPES.map((type) => ({ name: type, type })),
        );

        const slips = rows.flatMap((row) => Object.values(row).filter((one) => SLIP.test(one)));
        expect(slips.slice(0, 3)).to.deep.equal([]);
        const fragments = rows.flatMap((row) =>
          ENDING.map((type) => row[type] ?? '').filter((one) => !/[.?!。？！؟]$/u.test(one)),
        );
        expect(fragments.slice(0, 3)).to.deep.equal([]);
        const unended = rows.map(({ text = '' }) => text).filter((one) => !WHOLE.test(one));
        expect(unended.slice(0, 3)).to.deep.equal([]);
      });

      it('have every length that is asked for', () => {
        const ranges = [1, 2, 3, 7, 12, 25, 64, 150, 151, 333].map((length) => ({
          name: `of ${length}`,
          type: 'text',
          constraints: { min_length: length, max_length: length },
        }));

        for (const row of rowsOf(locale, ranges).slice(0, 300)) {
          for (const [name, value] of Object.entries(row)) {
            expect(`of ${value.length}`, value).to.equal(name);
          }
        }
      });

      it('of reviews agree with the rating: no text belongs to two ratings', () => {
        const rows = rowsOf(locale, [
          { name: 'stars', type: 'rating' },
          { name: 'review', type: 'review', constraints: { rating: 'stars' } },
        ]);

        const ratings = new Map<string, Set<string>>();
        for (const { review = '', stars = '' } of rows) {
          ratings.set(review, (ratings.get(review) ?? new Set()).add(stars));
        }
        expect(ratings.size).to.be.above(400);
        expect([...ratings].filter(([, of]) => of.size > 1)).to.deep.equal([]);
      });

      it('of tickets name one order in subject and description', () => {
        const rows = rowsOf(locale, [
          { name: 'ticket_subject', type: 'ticket_subject' },
          { name: 'ticket_description', type: 'ticket_description' },
        ]);

        const numbers = rows.map((row) =>
          Object.values(row).map((one) => /\d{6}/.exec(one)?.[0] ?? ''),
        );
        const both = numbers.filter(([a, b]) => a !== '' && b !== '');
        expect(both).to.have.length.above(200);
        expect(both.filter(([a, b]) => a !== b)).to.deep.equal([]);
      });

      it('differ for each element of a rule', () => {
        const lexicon: Lexicon = vocabulary.lexicon(locale);
        const rulesOf = (list: (typeof RULE_LISTS)[number], more: readonly string[] = []) =>
          new TextRules([...requiredWords(lexicon, list), ...more], lexicon, { product: ['P'] });
        const reviews = rulesOf('review');
        const tones = ['1', '2', '3', '4', '5'];
        const all = [
          tones.flatMap((tone) => CATEGORIES.values.map((of) => reviews.rule(tone, of))),
          [rulesOf('comment').rule('comment')],
          [rulesOf('diagnosis').rule('diagnosis')],
        ];

        for (const rules of all) {
          const texts = rules.flatMap(textsOf);
          expect(new Set(texts).size).to.equal(countRules(rules));
        }
      });
    });
  }

  it('of tickets name one error, and ask for what their subject says', () => {
    const agreeing = [
      [/VAT number/, /VAT number/],
      [/too low/, /lower than/],
      [/by mistake/, /by mistake/],
      [/charged twice/, /charged twice/],
      [/crashes/, /crashes/],
    ] as const;
    const rows = rowsOf('en_US', [
      { name: 'subject', type: 'ticket_subject' },
      { name: 'text', type: 'ticket_description' },
    ]);
    for (const [subjects, texts] of agreeing) {
      const found = rows.filter(({ subject = '' }) => subjects.test(subject));
      expect(found, String(subjects)).to.have.length.above(10);
      for (const { subject, text } of found) expect(text, subject).to.match(texts);
    }
    const errors = rows.filter(({ subject = '' }) => subject.startsWith('Error'));
    expect(errors).to.have.length.above(10);
    for (const { subject = '', text } of errors) {
      expect(text).to.contain(subject.split(' at ')[0]?.toLowerCase());
    }
  });

  it('of tickets have photos of goods alone', () => {
    const photographed = rowsOf('en_US', [
      { name: 'subject', type: 'ticket_subject' },
      { name: 'text', type: 'ticket_description' },
    ]).filter(({ text = '' }) => text.includes('photo'));

    expect(photographed).to.have.length.above(10);
    for (const { subject } of photographed) {
      expect(subject).not.to.match(/log in|Login|assword|account|Website|Page|refund|invoice/);
    }
  });
});
