import { expect } from 'chai';
import validator from 'validator';
import { request, textOf, vocabulary } from '../../support/tables.js';

const ROWS = 3000;

/** The countries whose numbers have a wrong check, with the locale of the judge and the check texts that could follow. */
const COUNTRIES = [
  { country: 'ES', locale: 'es', judge: 'es-ES', checks: [...'TRWAGMYFPDXBNJZSQVHLCKE'] },
  {
    country: 'BR',
    locale: 'pt_BR',
    judge: 'pt-BR',
    checks: Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0')),
  },
  { country: 'NL', locale: 'nl', judge: 'nl-NL', checks: [...'0123456789'] },
] as const;

function numbersOf(locale: string, constraints: object): readonly string[] {
  const fields = [{ name: 'id', type: 'national_id', constraints }];
  const rows = JSON.parse(textOf(request({ rows: ROWS, locale, fields })));
  return (rows as readonly { readonly id: string }[]).map(({ id }) => id);
}

describe('a national id of a country that reserves none', () => {
  before(() => vocabulary.load(['en', 'es', 'pt_BR', 'nl', 'de', 'fr']));

  for (const { country, locale, judge, checks } of COUNTRIES) {
    const isValid = (id: string): boolean => validator.isTaxID(id, judge);

    it(`is invalid in ${country}`, () => {
      expect(numbersOf(locale, { formatted: false }).filter(isValid)).to.deep.equal([]);
    });

    it(`would be valid in ${country} with another check`, () => {
      const ids = numbersOf(locale, { formatted: false });
      const width = checks[0]?.length ?? 1;
      const mended = ids.filter((id) =>
        checks.some((check) => isValid(id.slice(0, -width) + check)),
      );

      // In the Netherlands a number whose remainder is 10 has no check digit.
      expect(mended.length / ROWS).to.be.above(country === 'NL' ? 0.88 : 0.99);
    });
  }

  it('fails ISO 7064 MOD 11,10 in Germany', () => {
    // ISO/IEC 7064:2003, hybrid system MOD 11,10, written from the standard.
    const passes = (id: string): boolean => {
      let product = 10;
      for (const digit of id.slice(0, -1)) {
        const sum = (Number(digit) + product) % 10;
        product = ((sum === 0 ? 10 : sum) * 2) % 11;
      }
      return (product + Number(id.at(-1))) % 10 === 1;
    };

    expect(passes('86095742719')).to.equal(true);
    expect(numbersOf('de', { formatted: false }).filter(passes)).to.deep.equal([]);
  });

  it('belongs to the country of the locale, or to the one that the request names', () => {
    expect(numbersOf('pt_BR', {})[0]).to.match(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
    expect(numbersOf('es', {})[0]).to.match(/^[1-9]\d{7}[A-Z]$/);
    expect(numbersOf('de', {})[0]).to.match(/^[1-9]\d \d{3} \d{3} \d{3}$/);
    expect(numbersOf('fr', { country: 'GB' })[0]).to.match(/^QQ /);
  });
});
