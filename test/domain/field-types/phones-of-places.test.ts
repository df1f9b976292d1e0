import { expect } from 'chai';
import { PHONE_PLANS, type PhoneCountry } from '../../../src/domain/phones/phone-plans.js';
import { request, textOf, vocabulary } from '../../support/tables.js';

interface Row {
  readonly country: string;
  readonly phone: string;
}

function rowsOf(changes: Readonly<Record<string, unknown>>): readonly Row[] {
  const fields = [
    { name: 'country', type: 'country_code', constraints: { country: 'world' } },
    { name: 'phone', type: 'phone', constraints: { country: 'world', format: 'e164' } },
  ];
  return JSON.parse(textOf(request({ rows: 10_000, fields, ...changes }))) as readonly Row[];
}

const codeOf = (country: string): string =>
  PHONE_PLANS[(country in PHONE_PLANS ? country : 'US') as PhoneCountry].callingCode;

/** Area codes that a reader of the country knows, and those of all other towns where these are known. */
const TOWNS: Readonly<
  Record<string, { readonly towns: Readonly<Record<string, string>>; readonly others?: string }>
> = {
  en_US: { towns: { Chicago: '312 773 872', Seattle: '206', 'Salt Lake City': '801 385' } },
  pt_BR: {
    towns: { 'São Paulo': '11', 'Rio de Janeiro': '21', 'Ribeirão Preto': '16', Salvador: '71' },
  },
  zh_CN: { towns: { 上海市: '21', 北京市: '10', 广州市: '20', 成都市: '28' } },
  fr: { towns: { Paris: '1', Marseille: '4', Bordeaux: '5', Lille: '3', Nantes: '2' } },
  de: { towns: { Berlin: '30', München: '89', Hamburg: '40', Köln: '221' }, others: '69 171 176' },
  en_GB: { towns: { London: '20', Leeds: '113', Belfast: '28', Cardiff: '29' } },
  sv: { towns: { Stockholm: '8', Göteborg: '31', Malmö: '40' } },
};

describe('the phone number of a row', () => {
  before(() => vocabulary.load(Object.keys(TOWNS)));

  it('has the calling code of the country of the row if that has numbers for tests, otherwise +1', () => {
    const rows = rowsOf({});

    const wrong = rows.filter(({ country, phone }) => !phone.startsWith(`+${codeOf(country)}`));
    const countries = new Set(rows.map(({ country }) => country));
    expect(wrong).to.deep.equal([]);
    expect([...countries]).to.include.members(['US', 'GB', 'DE', 'FR', 'IN']);
  });

  it('is the same whether or not another column shows the place', () => {
    const constraints = { country: 'world', format: 'e164' };
    const fields = [{ name: 'phone', type: 'phone', constraints }];
    const alone = JSON.parse(textOf(request({ rows: 50, fields }))) as readonly Row[];

    expect(alone).to.deep.equal(rowsOf({ rows: 50 }).map(({ phone }) => ({ phone })));
  });

  it('belongs to the countries of the locale by default', () => {
    const fields = [
      { name: 'country', type: 'country_code' },
      { name: 'phone', type: 'phone', constraints: { format: 'e164' } },
    ];
    const rows = rowsOf({ fields });

    expect(rows.filter(({ country }) => country === 'GB').length).to.be.above(1000);
    expect(
      rows.filter(({ country, phone }) => !phone.startsWith(`+${codeOf(country)}`)),
    ).to.deep.equal([]);
  });

  it('is spread over the numbers of a country, and depends on the seed', () => {
    const [some, others] = [rowsOf({}), rowsOf({ seed: 9 })].map((rows) =>
      rows.filter(({ country }) => country === 'GB').map(({ phone }) => phone),
    );

    // The ranges have 18,000 numbers, so that hardly any number repeats among some dozens.
    expect(new Set(some).size).to.be.above(0.95 * (some?.length ?? 0));
    expect(others).to.not.deep.equal(some);
  });

  for (const [locale, { towns, others }] of Object.entries(TOWNS)) {
    it(`has an area code of the town of the row in ${locale}`, () => {
      const fields = [
        { name: 'city', type: 'city' },
        { name: 'phone', type: 'phone' },
      ];
      const seen = new Set<string>();
      const rows = JSON.parse(textOf(request({ rows: 20_000, locale, fields }))) as readonly {
        readonly city: string;
        readonly phone: string;
      }[];
      for (const { city, phone } of rows) {
        const wanted = towns[city] ?? others;
        if (wanted === undefined) continue;
        seen.add(city);
        const [, area = ''] = phone.split(/[ -]/);
        expect(wanted.split(' '), `${city} ${phone}`).to.include(area);
      }
      expect([...seen]).to.include.members(Object.keys(towns));
    });
  }
});
