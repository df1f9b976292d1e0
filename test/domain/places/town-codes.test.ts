import { expect } from 'chai';
import { type Json, request, textOf, vocabulary } from '../../support/tables.js';

/** Beginnings of the codes of large towns, from the pages of their posts and of Wikipedia about them. */
const TOWNS: Readonly<Record<string, readonly (readonly [city: string, codes: RegExp])[]>> = {
  en_US: [
    ['New York City', /^10[0-2]/],
    ['Los Angeles', /^90|^913/],
    ['Chicago', /^60[67]/],
    ['Houston', /^77[02]/],
  ],
  en_GB: [
    ['London', /^(?:[NSE]W|EC|SE|WC|[ENW])\d/],
    ['Manchester', /^M\d/],
    ['Leeds', /^LS\d/],
    ['Glasgow', /^G\d/],
    ['Belfast', /^BT\d/],
  ],
  de: [
    ['Berlin', /^1[0-4]/],
    ['München', /^8[01]/],
    ['Hamburg', /^2[0-2]/],
    ['Düsseldorf', /^40/],
  ],
  fr: [
    ['Paris', /^750(?:0[1-9]|1\d|20)$/],
    ['Marseille', /^130(?:0[1-9]|1[0-6])$/],
    ['Lyon', /^6900[1-9]$/],
    ['Colombes', /^92..0$/],
    ['Annonay', /^07..0$/],
    ['Bastia', /^20..0$/],
  ],
  es: [
    ['Madrid', /^28/],
    ['Sevilla', /^41/],
    ['Zaragoza', /^50/],
    ['Alcoy', /^03/],
    ['Lucena', /^14/],
  ],
  it: [
    ['Roma', /^001/],
    ['Milano', /^201/],
    ['Napoli', /^801/],
  ],
  pt_BR: [
    ['São Paulo', /^0[1-58]/],
    ['Rio de Janeiro', /^2[0-3]/],
    ['Recife', /^5[0-2]/],
  ],
  nl: [
    ['Amsterdam', /^1[01]/],
    ['Den Haag', /^25/],
    ['Utrecht', /^35/],
  ],
  pl: [
    ['Warszawa', /^0[0-4]/],
    ['Kraków', /^3[01]/],
    ['Łódź', /^9[0-4]/],
  ],
  sv: [
    ['Stockholm', /^1[0-26]/],
    ['Göteborg', /^4[0-2]/],
    ['Uppsala', /^75/],
  ],
  ja: [
    ['東京都', /^(?:1[0-9]|20)/],
    ['横浜市', /^2[2-4]/],
    ['大阪市', /^5[3-5]/],
  ],
  zh_CN: [
    ['上海市', /^20/],
    ['深圳市', /^518/],
    ['武汉市', /^43/],
  ],
  ko: [
    ['서울특별시', /^0[1-9]/],
    ['부산광역시', /^4[6-9]/],
    ['고양시', /^10/],
  ],
};

interface Row {
  readonly city: string;
  readonly code: string;
}

function rowsOf(locale: string, rows: number, constraints: Json = {}): readonly Row[] {
  const fields = [
    { name: 'city', type: 'city', constraints },
    { name: 'code', type: 'postal_code', constraints },
  ];
  return JSON.parse(textOf(request({ rows, locale, fields }))) as readonly Row[];
}

describe('a postal code', () => {
  before(() => vocabulary.load(Object.keys(TOWNS)));

  for (const [locale, towns] of Object.entries(TOWNS)) {
    it(`begins like those of its town in ${locale}`, () => {
      const rows = rowsOf(locale, 20_000);
      for (const [town, codes] of towns) {
        const own = rows.filter(({ city }) => city === town);

        expect(own.length, town).to.be.above(5);
        expect(
          own.map(({ code }) => code).filter((code) => !codes.test(code)),
          town,
        ).to.deep.equal([]);
      }
    });
  }
});
