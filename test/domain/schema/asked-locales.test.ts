import { expect } from 'chai';
import { askedLocales } from '../../../src/domain/schema/asked-locales.js';
import { vocabulary } from '../../support/tables.js';

const asked = (input: unknown): readonly string[] => [...askedLocales(input, vocabulary)];

describe('the locales of a request', () => {
  it('are its own locale, the locales of its fields, and English', () => {
    const fields = [{ locale: 'fr' }, {}, { locale: 'de' }, { locale: 'ja' }];

    expect(asked({ locale: 'de', fields })).to.have.members(['en', 'de', 'fr', 'ja']);
  });

  it('include only locales of the vocabulary', () => {
    expect(asked({ locale: 'xx', fields: [{ locale: 7 }, { locale: 'yy' }] })).to.deep.equal([
      'en',
    ]);
  });

  for (const input of [undefined, null, 'de', ['de'], { fields: { locale: 'de' } }]) {
    it(`are only English for ${JSON.stringify(input)}, which is no request`, () => {
      expect(asked(input)).to.deep.equal(['en']);
    });
  }

  it('include those of fields inside objects and arrays', () => {
    const inside = { a: { locale: 'fr' }, b: { items: { properties: { c: { locale: 'ja' } } } } };

    expect(asked({ fields: [{ properties: inside }] })).to.have.members(['en', 'fr', 'ja']);
  });

  it('are found even if other fields are no objects', () => {
    expect(asked({ fields: [null, 'fr', { locale: 'de' }] })).to.deep.equal(['en', 'de']);
  });
});
