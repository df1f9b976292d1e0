import { expect } from 'chai';
import { standardVocabulary } from '../../../src/adapters/engine/engine-factories.js';

/** Names and words of companies as people write them in Latin letters, where a table of characters gives other forms. */
const READINGS = {
  ja: { 井上: 'inoue', 松浦: 'matsuura', 佐藤: 'sato', 大野: 'ono' },
  ko: { 정숙: 'jeongsuk', 누리: 'nuri', 라온: 'raon', 산업: 'saneop', 김: 'kim' },
  zh_CN: { 曾: 'zeng', 翟: 'zhai', 长青: 'changqing' },
  ar: { أحمد: 'ahmed', السيد: 'elsayed', مصطفى: 'mostafa' },
} as const;

describe('names in other scripts', () => {
  const vocabulary = standardVocabulary();

  before(() => vocabulary.load(Object.keys(READINGS)));

  for (const [locale, readings] of Object.entries(READINGS)) {
    it(`have the usual forms in Latin letters in ${locale}`, () => {
      const lexicon = vocabulary.lexicon(locale);
      for (const [name, reading] of Object.entries(readings)) {
        expect(lexicon.ascii(name)).to.equal(reading);
      }
    });
  }

  it('are those of Egypt in Arabic, of women and of men', () => {
    const lexicon = vocabulary.lexicon('ar');
    for (const list of ['first_name_female', 'first_name_male', 'last_name'] as const) {
      expect(lexicon.words(list)?.length).to.be.above(80);
    }
    expect(lexicon.words('last_name')).not.to.include('بودوارة');
  });
});
