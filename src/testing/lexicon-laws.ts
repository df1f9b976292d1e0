import { isStorable } from '../domain/constraints/texts.js';
import { builtInParts } from '../domain/engine/built-in-parts.js';
import { TableEngine } from '../domain/engine/table-engine.js';
import { INDUSTRIES } from '../domain/entities/industries.js';
import { DEPARTMENTS, TITLES } from '../domain/entities/occupations.js';
import { GENDERS } from '../domain/entities/person.js';
import { CATEGORIES } from '../domain/entities/product-catalogue.js';
import { coversType } from '../domain/field-types/covers-type.js';
import { builtInFieldTypes } from '../domain/field-types/index.js';
import { type Lexicon, WORD_LISTS, type WordList } from '../domain/lexicon/lexicon.js';
import { plainVocabulary } from '../domain/lexicon/plain-lexicon.js';
import { assert, type ImmediateLaw, shown } from './law.js';
import { cellsOf } from './law-tables.js';

const ROWS = 20;

/** Lists whose words are used in email addresses and host names, which are ASCII. */
const ASCII_LISTS: readonly WordList[] = [
  'first_name_female',
  'first_name_male',
  'last_name',
  'last_name_female',
  'last_name_male',
  'company_name',
  'company_trade',
  'word',
  'noun',
  'adjective',
];

/** Whether a pattern has one to three names, at most one trade, and a legal form at its beginning or end if any. */
function isCompanyForm(pattern: string): boolean {
  const words = (pattern.match(/\{[^{}]*\}/g) ?? []).map((word) => word.slice(1, -1));
  const count = (word: string): number => words.filter((one) => one === word).length;
  const [names, trades, legalForms] = ['name', 'trade', 'legal_form'].map(count);
  const isOutside = pattern.startsWith('{legal_form}') || pattern.endsWith('{legal_form}');
  return (
    [1, 2, 3].includes(names ?? 0) &&
    [0, 1].includes(trades ?? 0) &&
    legalForms === Number(isOutside) &&
    words.length === (names ?? 0) + (trades ?? 0) + legalForms
  );
}

/** The number of words of lists whose words stand for the English ones in the same order. */
const TRANSLATED: Readonly<Partial<Record<WordList, number>>> = {
  month: 12,
  weekday: 7,
  gender: GENDERS.length,
  status: 7,
  likert: 5,
  department: DEPARTMENTS.values.length,
  industry: INDUSTRIES.values.length,
  job_title_female: TITLES.length,
  job_title_male: TITLES.length,
  product_category: CATEGORIES.values.length,
};

/**
 * Returns the laws of the words of a locale.
 *
 * @example
 * const klingon = plainLexicon('tlh', { word: ['qapla', 'batlh'] });
 * // In a test framework: test(`tlh ${title}`, check)
 * const [form] = lexiconLaws(klingon);
 * form?.check();
 */
export function lexiconLaws(lexicon: Lexicon): readonly ImmediateLaw[] {
  const lists = WORD_LISTS.flatMap((name) => {
    const words = lexicon.words(name);
    return words === undefined ? [] : [[name, words] as const];
  });
  const eachWord = (check: (word: string, list: WordList) => void): void => {
    for (const [list, words] of lists) for (const word of words) check(word, list);
  };
  return [
    {
      title: 'has a locale of the usual form',
      check: () => {
        const { locale } = lexicon;
        assert(/^[a-z]{2,3}(?:_[A-Za-z0-9]+)*$/.test(locale), `locale ${locale}`);
      },
    },
    {
      title: 'has frozen lists, the same object each time',
      check: () => {
        assert(lists.length > 0 || lexicon.places !== undefined, 'it has no list and no places');
        for (const [name, words] of lists) {
          assert(words.length > 0, `${name} is empty: leave the list out`);
          assert(Object.isFrozen(words), `${name} is not frozen`);
          assert(lexicon.words(name) === words, `${name} is another object each time`);
        }
      },
    },
    {
      title: 'has no duplicate word, no empty word, and no word with spaces at its ends',
      check: () => {
        for (const [name, words] of lists) {
          const twice = words.find((word, i) => words.indexOf(word) !== i);
          assert(twice === undefined, `${name} has ${shown(twice)} twice`);
        }
        eachWord((word, list) => {
          assert(word !== '' && word.trim() === word, `${list} has ${shown(word)}`);
          assert(!/[\0-\x1f\x7f]/.test(word), `${list} has ${shown(word)}`);
          assert(isStorable(word), `${list} has ${shown(word)}, which is not valid Unicode`);
        });
      },
    },
    {
      title: 'writes every word in ASCII',
      check: () => {
        eachWord((word, list) => {
          const ascii = lexicon.ascii(word);
          assert(/^[\x20-\x7e]*$/.test(ascii), `${shown(word)} is ${shown(ascii)}`);
          const isNeeded = ASCII_LISTS.includes(list);
          assert(!isNeeded || /[A-Za-z0-9]/.test(ascii), `${shown(word)} has no letter in ASCII`);
        });
      },
    },
    {
      title: 'has frequencies for the given names of each decade, and writes these names in ASCII',
      check: () => {
        for (const list of ['first_name_female', 'first_name_male'] as const) {
          const names = lexicon.namesByDecade?.(list);
          for (const weights of names?.weights ?? []) {
            assert(weights.length === names?.words.length, `${list} has ${weights.length} weights`);
            assert(
              weights.some((weight) => weight > 0),
              `a decade of ${list} has no name`,
            );
          }
          for (const word of names?.words ?? []) {
            const ascii = lexicon.ascii(word);
            const isWritten = /^[\x20-\x7e]*$/.test(ascii) && /[A-Za-z]/.test(ascii);
            assert(isWritten, `${list} has ${shown(word)}, which is ${shown(ascii)}`);
          }
        }
      },
    },
    {
      title: 'has as many words as English in lists that translate it',
      check: () => {
        for (const [name, words] of lists) {
          const count = TRANSLATED[name];
          assert(
            count === undefined || words.length === count,
            `${name} has ${words.length} words`,
          );
        }
        const goods = lexicon.words('product')?.length ?? 0;
        assert(goods % CATEGORIES.values.length === 0, `product has ${goods} words`);
      },
    },
    {
      title: 'has forms for the names of people and companies',
      check: () => {
        const { companyForms, doubleNames } = lexicon;
        assert(companyForms.length > 0, 'it has no company form');
        const texts = new Set(companyForms.map((form) => JSON.stringify(form)));
        assert(texts.size === companyForms.length, 'two company forms are the same');
        for (const { pattern } of companyForms) {
          assert(isCompanyForm(pattern), `the company form ${shown(pattern)} is none`);
        }
        const trades = lexicon.words('company_trade')?.length ?? 0;
        assert(trades % INDUSTRIES.values.length === 0, `company_trade has ${trades} words`);
        const { share } = doubleNames;
        assert(share >= 0 && share <= 1, `the share of double names is ${share}`);
      },
    },
    {
      title: 'generates rows of every field type for which it has words',
      check: () => {
        const vocabulary = plainVocabulary([lexicon]);
        const engine = new TableEngine(builtInParts(vocabulary));
        for (const type of builtInFieldTypes) {
          if (!coversType(vocabulary, lexicon.locale, type)) continue;
          const fields = [{ name: type.name, type: type.name }];
          const cells = cellsOf(engine, { rows: ROWS, seed: 'laws', fields }).get(type.name) ?? [];
          assert(cells.length === ROWS, `${cells.length} rows of ${type.name}`);
          // A type that finishes its column may leave rows out, as postal codes in some countries.
          const mayBeNull = type.finish !== undefined;
          assert(mayBeNull || !cells.includes('null'), `${type.name} is null`);
        }
      },
    },
  ];
}
