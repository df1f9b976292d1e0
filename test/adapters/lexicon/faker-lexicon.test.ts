import {
  de,
  en,
  type Faker,
  fakerCS_CZ,
  fakerDE,
  fakerHU,
  fakerJA,
  fakerRU,
} from '@faker-js/faker';
import anyAscii from 'any-ascii';
import { expect } from 'chai';
import { standardVocabulary } from '../../../src/adapters/engine/engine-factories.js';
import { fakerLexicon } from '../../../src/adapters/lexicon/faker/faker-lexicon.js';
import { WORD_LISTS } from '../../../src/domain/lexicon/lexicon.js';
import { lexiconLaws } from '../../../src/testing/lexicon-laws.js';
import { passes } from '../../support/asserting.js';

const filledIn = en;

const instances: Readonly<Record<string, Faker>> = {
  cs_CZ: fakerCS_CZ,
  de: fakerDE,
  hu: fakerHU,
  ja: fakerJA,
  ru: fakerRU,
};

const names = { female: ['Azetbur', 'Valkris'], male: ['Martok', 'Worf'] };

describe('a lexicon of the tables of faker-js', () => {
  const words = standardVocabulary();
  before(() => words.load(Object.keys(instances)));

  for (const [locale, instance] of Object.entries(instances)) {
    const lexicon = fakerLexicon(locale, instance, { filledIn, ascii: anyAscii });

    it(`has the words and rules of the built-in locale ${locale}`, () => {
      const builtIn = words.lexicon(locale);

      // The built-in locales have lists of other sources, too.
      const lists = WORD_LISTS.filter(
        (list) => lexicon.words(list) !== undefined && builtIn.weights?.(list) === undefined,
      );
      for (const list of lists) {
        // Of Japanese given names the built-in locale has those whose reading is known.
        const isReadable = (word: string): boolean =>
          locale !== 'ja' ||
          !list.startsWith('first') ||
          builtIn.words(list)?.includes(word) === true;
        const words = lexicon.words(list)?.filter(isReadable);
        expect(words, list).to.deep.equal(builtIn.words(list));
      }
      const { nameOrder, doubleNames, companyForms } = builtIn;
      const hasOwnForms = companyForms.some(({ weight }) => weight !== undefined);
      expect(nameOrder).to.include(lexicon.nameOrder);
      expect(lexicon).to.deep.include({ doubleNames, ...(!hasOwnForms && { companyForms }) });
    });

    for (const { title, check } of lexiconLaws(lexicon)) {
      it(`of the instance for ${locale} ${title}`, () => passes(check));
    }
  }

  it('takes the tables of a locale without an instance', () => {
    const lexicon = fakerLexicon('de', de, { ascii: anyAscii });

    expect(lexicon.words('first_name_male')).to.include.members(
      de.person?.first_name?.male?.slice(0, 100) ?? [],
    );
    expect(lexicon.words('noun')).to.deep.equal(words.lexicon('de').words('noun'));
  });

  it('keeps the words with which an instance fills in, unless it is told their tables', () => {
    expect(fakerLexicon('hu', fakerHU, { ascii: anyAscii }).words('word')).to.include(
      en.lorem?.word?.[0],
    );
    expect(fakerLexicon('hu', fakerHU, { filledIn, ascii: anyAscii }).words('word')).to.equal(
      undefined,
    );
  });

  it('has one list where women and men have the same words', () => {
    const lexicon = fakerLexicon('tlh', { person: { last_name: { generic: ['Duras', 'Mogh'] } } });

    expect(lexicon.words('last_name_female')).to.equal(lexicon.words('last_name_male'));
  });

  it('leaves out templates, repeated words and tables without words', () => {
    const lexicon = fakerLexicon('tlh', {
      person: { first_name: { ...names, generic: ['{{person.prefix}}'] }, last_name: null },
      word: { noun: ['qagh', ' qagh', ''], verb: [], adjective: null },
    });

    expect(lexicon.words('first_name_male')).to.deep.equal(['Martok', 'Worf']);
    expect(lexicon.words('noun')).to.deep.equal(['qagh']);
    expect(lexicon.words('verb')).to.equal(undefined);
    expect(lexicon.words('last_name')).to.equal(undefined);
  });

  it('is refused if no table has words', () => {
    expect(() => fakerLexicon('tlh', { word: { noun: ['{{word.verb}}'] } })).to.throw(
      'no table for the locale tlh has words',
    );
  });

  it('is refused if a letter has no ASCII form, and names the word and the remedy', () => {
    const noun = ['łódź'];

    expect(() => fakerLexicon('pl_own', { word: { noun } })).to.throw(
      '"łódź" of the locale pl_own has no ASCII form for ł: pass the option ascii',
    );
    expect(fakerLexicon('pl_own', { word: { noun } }, { ascii: anyAscii }).ascii('łódź')).to.equal(
      'lodz',
    );
    expect(fakerLexicon('pl_own', { word: { noun: ['źrebię'] } }).ascii('źrebię')).to.equal(
      'zrebie',
    );
  });
});
