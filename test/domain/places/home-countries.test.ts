import { createRequire } from 'node:module';
import { expect } from 'chai';
import { faultsOf, type Json, request, textOf, vocabulary } from '../../support/tables.js';
import { expectSpread } from '../random/statistics.js';

const require = createRequire(import.meta.url);

interface Territory {
  readonly _population: string;
  readonly languagePopulation?: Readonly<Record<string, { readonly _populationPercent: string }>>;
}

const { territoryInfo } = (
  require('cldr-core/supplemental/territoryInfo.json') as {
    supplemental: { territoryInfo: Readonly<Record<string, Territory>> };
  }
).supplemental;

/** The number of people in a country who speak a language, according to CLDR. */
function speakers(country: string, language: string): number {
  const { _population, languagePopulation = {} } = territoryInfo[country] as Territory;
  const percents = Object.entries(languagePopulation).flatMap(([name, { _populationPercent }]) =>
    name.split('_')[0] === language ? [Number(_populationPercent)] : [],
  );
  return (Number(_population) * Math.max(...percents)) / 100;
}

function codesOf(locale: string, given: Json = {}, rows = 20_000): ReadonlyMap<string, number> {
  const fields = [{ name: 'c', type: 'country_code', constraints: given }];
  const counts = new Map<string, number>();
  const all = JSON.parse(textOf(request({ rows, locale, fields }))) as readonly { c: string }[];
  for (const { c } of all) counts.set(c, (counts.get(c) ?? 0) + 1);
  return counts;
}

/** The countries of each language that have cities, copied by hand from the table of CLDR. */
const HOMES: Readonly<Record<string, string>> = {
  ar: 'EG SA DZ IQ YE SY JO TN AE LY LB OM KW QA BH',
  de: 'DE AT CH',
  en: 'US GB CA AU IE NZ LR JM BW TT SZ FJ GY SB BS BZ BB LC KI DM',
  es: 'ES MX AR CO VE PE CL EC GT CU HN DO SV NI CR PA UY GQ',
  fr: 'FR CM CA SN BE CH MU LU',
  ja: 'JP',
  ko: 'KR',
  nl: 'NL BE SR',
  ru: 'RU KZ BY',
};

/** How often rows of English belong to each country: its speakers. Rows of other languages belong to the first one. */
function weightsOf(locale: string, homes: readonly string[]): readonly number[] {
  return locale === 'en' ? homes.map((country) => speakers(country, locale)) : [1];
}

describe('the rows of a locale', () => {
  before(() => vocabulary.load(vocabulary.locales));

  for (const [locale, homes] of Object.entries(HOMES)) {
    it(`of ${locale} belong to the first country of its language, and those of en to all by their speakers`, () => {
      const counts = codesOf(locale);
      const weights = weightsOf(locale, homes.split(' '));
      const countries = homes.split(' ').slice(0, weights.length);
      const all = weights.reduce((sum, weight) => sum + weight, 0);
      // Countries of fewer than five rows are pooled.
      const isLarge = weights.map((weight) => (weight / all) * 20_000 >= 5);
      const shown = countries.map((country) => counts.get(country) ?? 0);
      const grouped = (numbers: readonly number[]): readonly number[] => {
        const small = numbers.reduce((sum, one, i) => (isLarge[i] ? sum : sum + one), 0);
        const large = numbers.filter((_, i) => isLarge[i]);
        return isLarge.includes(false) ? [...large, small] : large;
      };

      expect([...counts.keys()].filter((code) => !countries.includes(code))).to.deep.equal([]);
      expect(shown.reduce((sum, one) => sum + one, 0)).to.equal(20_000);
      if (weights.length > 1) expectSpread(grouped(shown), locale, grouped(weights));
    });
  }

  for (const [locale, main, others] of [
    ['fr', 'FR', ['BE', 'CA', 'CH']],
    ['es', 'ES', ['MX', 'AR', 'CO']],
    ['de', 'DE', ['AT', 'CH']],
  ] as const) {
    it(`of ${locale} belong to other countries than ${main} if the request names them`, () => {
      const country = [main, ...others];

      expect([...codesOf(locale, { country }, 500).keys()]).to.have.members(country);
    });
  }

  it('of en are mostly in the United States, then in Great Britain, Canada and Australia', () => {
    const counts = [...codesOf('en')].sort(([, a], [, b]) => b - a);

    expect(counts.slice(0, 4).map(([code]) => code)).to.deep.equal(['US', 'GB', 'CA', 'AU']);
    expect((counts[0]?.[1] ?? 0) / 20_000).to.be.within(0.6, 0.75);
  });

  for (const [locale, country] of [
    ['en_US', 'US'],
    ['en_GB', 'GB'],
    ['en_IN', 'IN'],
    ['de_AT', 'AT'],
    ['fr_BE', 'BE'],
    ['pt_BR', 'BR'],
    ['fr_FR', 'FR'],
    ['es_ES', 'ES'],
    ['ja_JP', 'JP'],
  ] as const) {
    it(`of ${locale} belong to the country in its name`, () => {
      expect([...codesOf(locale, {}, 500).keys()]).to.deep.equal([country]);
    });
  }

  it('belong to the whole world if the country is world', () => {
    expect(codesOf('en', { country: 'world' }).size).to.be.above(100);
    expect(codesOf('en_GB', { country: 'world' }).size).to.be.above(100);
  });

  it('name each country, its continent and its language in the language of the locale', () => {
    const constraints = { country: HOMES.es?.split(' ') };
    const fields = ['country', 'country_code', 'continent', 'language'].map((type) => ({
      name: type,
      type,
    }));
    const rows = JSON.parse(
      textOf(
        request({
          rows: 3000,
          locale: 'es',
          fields: fields.map((field) => ({ ...field, constraints })),
        }),
      ),
    ) as readonly Readonly<Record<string, string>>[];
    const known = new Map(rows.map((row) => [row.country_code, row]));

    expect(known.size).to.be.above(15);
    expect(known.get('MX')).to.include({ country: 'México', continent: 'América del Norte' });
    expect(known.get('ES')).to.include({ country: 'España', continent: 'Europa' });
    expect(new Set(rows.map(({ language }) => language))).to.deep.equal(new Set(['español']));
  });

  it('are refused in countries for which the locale has no name', () => {
    const faults = (country: unknown): readonly string[] => {
      const fields = [{ name: 'c', type: 'city', constraints: { country } }];
      return faultsOf(request({ rows: 1, locale: 'de', fields })).map(({ message }) => message);
    };

    expect(faults('FR')).to.deep.equal([
      'no places in "FR": expected one of AT, CH, DE, the countries of the locale',
    ]);
    expect(faults('world')).to.deep.equal([
      'the locale has no place names for the whole world: expected one of AT, CH, DE, the countries of the locale',
    ]);
    expect(faults(['AT', 'CH'])).to.deep.equal([]);
  });

  it('have a country in every locale that has places', () => {
    const locales = vocabulary.locales.filter((locale) => vocabulary.covers(locale, 'places'));
    const without = locales.filter(
      (locale) => (vocabulary.lexicon(locale).places?.homes ?? []).length === 0,
    );

    expect(locales.length).to.be.above(50);
    expect(without).to.deep.equal([]);
  });
});

describe('a currency', () => {
  before(() => vocabulary.load(['de', 'eo', 'ja']));

  const currencies = (changes: Json): ReadonlySet<string> => {
    const fields = [{ name: 'c', type: 'currency' }];
    const rows = JSON.parse(textOf(request({ rows: 2000, fields, ...changes })));
    return new Set((rows as readonly { c: string }[]).map(({ c }) => c));
  };

  it('belongs to the country of the locale', () => {
    expect([...currencies({ locale: 'de' })]).to.deep.equal(['EUR']);
    expect([...currencies({ locale: 'ja' })]).to.deep.equal(['JPY']);
  });

  it('is one of the most traded currencies in a locale without places', () => {
    expect(vocabulary.covers('eo', 'places')).to.equal(false);
    expect([...currencies({ locale: 'eo' })]).to.include.members(['USD', 'EUR', 'JPY', 'GBP']);
  });
});
