import { expect } from 'chai';
import { countrySpecs, isValidIBAN } from 'ibantools';
import { ISO_COUNTRIES } from '../../../src/domain/field-types/countries/iso-countries.js';
import { request, textOf, vocabulary } from '../../support/tables.js';
import { safePhones } from './safe-ranges.js';

const ROWS = 20_000;

/** The currency of each country by ISO 4217, for the countries of the fourteen main locales. */
const LOCALES: Readonly<Record<string, readonly [country: string, currency: string]>> = {
  en_US: ['US', 'USD'],
  en_GB: ['GB', 'GBP'],
  de: ['DE', 'EUR'],
  fr: ['FR', 'EUR'],
  es: ['ES', 'EUR'],
  it: ['IT', 'EUR'],
  pt_BR: ['BR', 'BRL'],
  nl: ['NL', 'EUR'],
  pl: ['PL', 'PLN'],
  sv: ['SE', 'SEK'],
  ja: ['JP', 'JPY'],
  zh_CN: ['CN', 'CNY'],
  ko: ['KR', 'KRW'],
  ar: ['EG', 'EGP'],
};

interface Row {
  readonly country: string;
  readonly currency: string;
  readonly iban: string | null;
  readonly bic: string;
  readonly phone: string;
}

const FIELDS = [
  { name: 'country', type: 'country_code' },
  { name: 'currency', type: 'currency' },
  { name: 'iban', type: 'iban' },
  { name: 'bic', type: 'bic' },
  { name: 'phone', type: 'phone', constraints: { format: 'e164' } },
];

function rowsOf(changes: object): readonly Row[] {
  return JSON.parse(textOf(request({ rows: ROWS, fields: FIELDS, ...changes }))) as readonly Row[];
}

/** Whether the IBAN registry has the country. */
const hasIban = (country: string): boolean => countrySpecs[country]?.IBANRegistry === true;

/** What a row says of another country than its own. Countries without IBANs have none. */
function strangers({ country, iban, bic, phone }: Row): readonly (string | null)[] {
  const phones = safePhones[country as keyof typeof safePhones] ?? safePhones.US;
  const isOwn = iban === null ? !hasIban(country) : iban.startsWith(country) && isValidIBAN(iban);
  return [
    ...(isOwn ? [] : [iban]),
    ...(bic.slice(4, 6) === country ? [] : [bic]),
    ...(phones.test(phone) ? [] : [phone]),
  ];
}

describe('the columns of one row', () => {
  before(() => vocabulary.load(['en', 'en_IE', ...Object.keys(LOCALES)]));

  for (const [locale, [country, currency]] of Object.entries(LOCALES)) {
    it(`belong to ${country} in all rows of the locale ${locale}`, () => {
      const rows = rowsOf({ locale });

      expect(rows.flatMap((row) => strangers(row)).slice(0, 5)).to.deep.equal([]);
      expect([...new Set(rows.map((row) => `${row.country} ${row.currency}`))]).to.deep.equal([
        `${country} ${currency}`,
      ]);
    });
  }

  it('belong to the country of the row if the table has several', () => {
    const country = ['GB', 'DE', 'FR', 'AU', 'NZ', 'PL', 'EG'];
    const fields = FIELDS.map(({ constraints, ...field }) => ({
      ...field,
      constraints: { ...constraints, country },
    }));
    const rows = rowsOf({ fields });

    expect([...new Set(rows.map((row) => row.country))]).to.have.members(country);
    expect(rows.flatMap((row) => strangers(row)).slice(0, 5)).to.deep.equal([]);
  });

  const BESIDE = [
    { name: 'address', type: 'address' },
    { name: 'home_city', type: 'city' },
    { name: 'home_iban', type: 'iban' },
    { name: 'iban', type: 'iban' },
  ];

  it('have no IBAN beside a city or an address of a country without any', () => {
    const rows = JSON.parse(textOf(request({ rows: 100, locale: 'en_US', fields: BESIDE })));

    for (const row of rows) expect(row).to.include({ home_iban: null, iban: null });
  });

  it('have IBANs where no column of their link shows their place', () => {
    for (const others of [
      [],
      [{ name: 'home_city', type: 'city' }],
      [{ name: 'city', type: 'city', constraints: { unique: true } }],
      [{ name: 'city', type: 'city', locale: 'de' }],
    ]) {
      const fields = [...others, { name: 'iban', type: 'iban' }];
      const rows = JSON.parse(textOf(request({ rows: 20, locale: 'en_US', fields })));

      for (const { iban } of rows) expect(iban).to.match(/^GB/);
    }
  });

  it('have IBANs of the country of the locale if that of the row has none and they must have one', () => {
    const constraints = { country: ['US', 'DE'] };
    const fields = [
      { name: 'country', type: 'country_code', constraints },
      { name: 'iban', type: 'iban', constraints: { ...constraints, missing: 'other' } },
    ];
    const rows = JSON.parse(textOf(request({ fields, rows: 100, locale: 'en_IE' })));
    const prefixes = new Set(
      rows.map((row: Row) => `${row.country} ${String(row.iban).slice(0, 2)}`),
    );

    expect([...prefixes]).to.have.members(['US IE', 'DE DE']);
  });

  it('have an IBAN in every row of a unique column', () => {
    const fields = [
      { name: 'country', type: 'country_code' },
      { name: 'iban', type: 'iban', constraints: { unique: true } },
    ];
    const rows = JSON.parse(textOf(request({ fields, rows: 100, locale: 'en_US' })));

    for (const { iban } of rows) expect(isValidIBAN(iban)).to.equal(true);
  });

  it('agree by their links', () => {
    const country = ['DE', 'FR'];
    const fields = ['sender', 'receiver'].flatMap((link) => [
      { name: `${link}_country_code`, type: 'country_code', constraints: { country } },
      { name: `${link}_iban`, type: 'iban', constraints: { country } },
      { name: `${link}_bic`, type: 'bic', constraints: { country } },
    ]);
    const rows = JSON.parse(textOf(request({ rows: 1000, fields }))) as readonly Record<
      string,
      string
    >[];

    for (const link of ['sender', 'receiver']) {
      const wrong = rows.filter((row) => {
        const code = row[`${link}_country_code`];
        return (
          row[`${link}_iban`]?.slice(0, 2) !== code || row[`${link}_bic`]?.slice(4, 6) !== code
        );
      });
      expect(wrong).to.deep.equal([]);
    }
    expect(
      rows.some((row) => row.sender_iban?.slice(0, 2) !== row.receiver_iban?.slice(0, 2)),
    ).to.equal(true);
  });
});

describe('the ISO 3166 codes', () => {
  it('are those of the package iso-3166', async () => {
    const { iso31661 } = await import('iso-3166');
    const assigned = iso31661.filter(({ state }) => state === 'assigned');

    expect(ISO_COUNTRIES).to.have.members(assigned.map(({ alpha2 }) => alpha2));
  });
});
