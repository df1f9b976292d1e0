import { expect } from 'chai';
import { lazy } from '../../../src/domain/basics/lazy.js';
import { CANADIAN_AREA_CODES, US_AREA_CODES } from '../../../src/domain/phones/area-codes.js';
import {
  LAST_DIGITS,
  type PhoneFormat,
  phoneBeginnings,
} from '../../../src/domain/phones/phone-numbers.js';
import { PHONE_COUNTRIES } from '../../../src/domain/phones/phone-plans.js';
import { everyOf } from '../../support/every-of.js';
import { cellsOf, columnRequest, faultsOf, limits, vocabulary } from '../../support/tables.js';
import { testEngines } from '../../support/test-engines.js';
import { itWithPackages } from '../../support/with-packages.js';

/**
 * Numbers that libphonenumber considers invalid: reserved ones of Nottingham, of no area, and of mobile phones, and those
 * with which the plans of some countries let no number begin.
 */
const UNASSIGNABLE = /^\+(?:44(?:115496|1632960|7700900)|(?:20|31|34|39|48|55|81)\d)/;

/** The part of libphonenumber-js that is called. */
interface Libphonenumber {
  parsePhoneNumberFromString(
    text: string,
    country: string,
  ):
    | {
        readonly country?: string;
        isPossible(): boolean;
        isValid(): boolean;
        formatNational(): string;
        formatInternational(): string;
      }
    | undefined;
}

const libphonenumber = lazy(() => testEngines.load<Libphonenumber>('libphonenumber-js/max'));

const digitsOf = (text: string): string => text.replace(/\D/g, '');

for (const country of PHONE_COUNTRIES) {
  describe(`phone numbers of ${country}`, () => {
    const written = (format: PhoneFormat): readonly string[] =>
      phoneBeginnings(country, format).map((beginning) => `${beginning}42`);
    const [abroad, national, e164] = [
      written('international'),
      written('national'),
      written('e164'),
    ];

    const known = lazy(() =>
      e164.map((number) => libphonenumber().parsePhoneNumberFromString(number, country)),
    );

    itWithPackages(
      testEngines,
      'are valid numbers of that country according to libphonenumber, or of the right length and never assigned',
      async () => {
        const wrong = e164.filter((number, i) => {
          const one = known()[i];
          return UNASSIGNABLE.test(number)
            ? !one?.isPossible() || one.isValid()
            : one?.country !== country || !one.isValid();
        });

        expect(known()).to.have.length(e164.length);
        expect(wrong).to.deep.equal([]);
      },
    );

    itWithPackages(testEngines, 'are grouped like libphonenumber groups them', async () => {
      // Hyphens within an international North American number are as usual as spaces, and older.
      const wrong = e164.filter(
        (_, i) =>
          national[i] !== known()[i]?.formatNational() ||
          abroad[i]?.replaceAll('-', ' ') !== known()[i]?.formatInternational(),
      );

      expect(national).to.have.length(e164.length);
      expect(wrong).to.deep.equal([]);
    });

    it('have the same digits in every format, and all differ', () => {
      expect(abroad.map(digitsOf)).to.deep.equal(e164.map(digitsOf));
      expect(new Set(e164).size).to.equal(e164.length);
    });

    it('occur once each in a unique column, which is refused for one row more', () => {
      const all = LAST_DIGITS.length * e164.length;
      const rows = Math.min(all, limits.rows);
      const given = { country, unique: true };

      expect(new Set(cellsOf('phone', given, { rows })).size).to.equal(rows);
      if (rows < all) return;
      const [fault] = faultsOf(columnRequest('phone', given, { rows: rows + 1 }));
      expect(fault?.message).to.contain(`${rows} different values`);
    });
  });
}

describe('the area codes', () => {
  it('occur only once in the lists of the United States and Canada', () => {
    const all = [...US_AREA_CODES, ...CANADIAN_AREA_CODES];

    expect(new Set(all).size).to.equal(all.length);
  });
});

describe('the country of a phone', () => {
  before(async () => {
    await vocabulary.load(['en_CA', 'en_GB', 'de', 'ja', 'th']);
  });

  const cells = (locale: string, given: object) => cellsOf('phone', given, { rows: 50, locale });

  for (const [locale, code] of [
    ['en_CA', '+1 '],
    ['en_GB', '+44 '],
    ['de', '+49 '],
  ] as const) {
    it(`is the country of the locale ${locale}`, () => {
      expect(everyOf(cells(locale, {}), (cell) => cell.startsWith(`"${code}`))).to.equal(true);
    });
  }

  it('is the given country in any locale', () => {
    expect(everyOf(cells('ja', { country: 'SE' }), (cell) => cell.startsWith('"+46 '))).to.equal(
      true,
    );
    expect(everyOf(cells('de', { country: 'SE' }), (cell) => cell.startsWith('"+46 '))).to.equal(
      true,
    );
  });

  it('is not replaced if the country of the locale has no such numbers: the request is refused', () => {
    const [fault, ...more] = faultsOf(columnRequest('phone', {}, { locale: 'th' }));

    expect(fault?.path).to.equal('/fields/0/type');
    expect(fault?.message).to.match(/locale "th" has no values for phone: .*\ben_GB\b/);
    expect(more).to.deep.equal([]);
  });
});
