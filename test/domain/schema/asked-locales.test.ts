import { expect } from 'chai';
import { askedLocales } from '../../../src/domain/schema/asked-locales.js';
import { vocabulary } from '../../support/tables.js';

const asked = (input: unknown): readonly string[] => [...askedLocales(input, vocabulary)];

describe('the locales that a request asks for', () => {
  it('are its own and those of its fields, and English', () => {
    const fields = [{ locale: 'fr' }, {}, { locale: 'de' }, { locale: 'ja' }];

    expect(asked({ locale: 'de', fields })).to.have.members(['en', 'de', 'fr', 'ja']);
  });

  it('are those of the catalogue alone', () => {
    expect(asked({ locale: 'xx', fields: [{ locale: 7 }, { locale: 'yy' }] })).to.deep.equal([
      'en',
    ]);
  });

  for (const input of [undefined, null, 'de', ['de'], { fields: { locale: 'de' } }]) {
    it(`are English alone in ${JSON.stringify(input)}, which is no request`, () => {
      expect(asked(input)).to.deep.equal(['en']);
    });
  }

  it('are found beside fields that are none', () => {
    expect(asked({ fields: [null, 'fr', { locale: 'de' }] })).to.deep.equal(['en', 'de']);
  });
});
