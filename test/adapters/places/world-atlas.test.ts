import { expect } from 'chai';
import { LOCALES } from '../../../src/adapters/lexicon/coverage.js';
import { nodeAtlas } from '../../../src/adapters/places/node-atlas.js';
import { CONTINENTS } from '../../../src/domain/places/gazetteer.js';
import { everyOf } from '../../support/every-of.js';
import { post, problemOf } from '../http/support/requests.js';
import { serve, stopAll, type TestServer } from '../http/support/serve.js';

const { gazetteer } = nodeAtlas.places('en');
const { countries, regions, timezones, cities } = gazetteer;

describe('the places of the world', () => {
  it('belong to more than 150 countries, each on a known continent', () => {
    expect(countries.length).to.be.above(150);
    expect(countries.map(({ continent }) => continent)).to.satisfy((all: readonly string[]) =>
      everyOf(all, (continent) => (CONTINENTS as readonly string[]).includes(continent)),
    );
  });

  it('contain every country and every region once', () => {
    const codes = regions.map(({ country, code }) => `${countries[country]?.alpha2}-${code}`);

    expect(new Set(countries.map(({ alpha2 }) => alpha2)).size).to.equal(countries.length);
    expect(new Set(codes).size).to.equal(regions.length);
  });

  it('have a city in every listed region and time zone', () => {
    expect(new Set(cities.regions).size).to.equal(regions.length);
    expect(new Set(cities.timezones).size).to.equal(timezones.length);
  });

  it('have no empty name, no empty code and no missing population', () => {
    const texts = countries.flatMap((country) => [
      country.alpha3,
      country.numeric,
      country.name,
      country.language,
      country.languageName,
      country.nationality,
    ]);

    expect(texts).not.to.include('');
    expect(regions.flatMap(({ code, name }) => [code, name])).not.to.include('');
    expect(cities.names).not.to.include('');
    expect(everyOf(cities.populations, (people) => people >= 15_000)).to.equal(true);
  });

  it('assign each city to the country of its region', () => {
    const ofRegions = Array.from(cities.regions, (region) => regions[region]?.country);

    expect([...cities.countries]).to.deep.equal(ofRegions);
  });

  it('are sorted by population, largest city first', () => {
    const sorted = [...cities.populations].sort((a, b) => b - a);

    expect([...cities.populations]).to.deep.equal(sorted);
    expect(cities.names[0]).to.equal('Shanghai');
  });

  it('have the correct coordinates, region and time zone for Berlin', () => {
    const berlin = cities.names.indexOf('Berlin');

    expect(cities.latitudes[berlin]).to.be.closeTo(525_200, 500);
    expect(cities.longitudes[berlin]).to.be.closeTo(134_100, 500);
    expect(regions[cities.regions[berlin] as number]).to.include({
      code: 'BE',
      name: 'State of Berlin',
    });
    expect(timezones[cities.timezones[berlin] as number]).to.equal('Europe/Berlin');
  });

  it('are decoded only once', () => {
    expect(nodeAtlas.places('en_GB').gazetteer).to.equal(gazetteer);
    expect(nodeAtlas.places('de_AT').gazetteer).to.equal(nodeAtlas.places('de').gazetteer);
  });

  it('have names in the language of a locale', () => {
    const { gazetteer: german } = nodeAtlas.places('de');
    const munich = gazetteer.cities.names.indexOf('Munich');
    const region = gazetteer.cities.regions[munich] as number;

    expect(german.cities.names[munich]).to.equal('München');
    expect(german.regions[region]).to.include({ code: 'BY', name: 'Bayern' });
  });

  it('are only cities with a name in the script of a locale', () => {
    const { gazetteer: japanese, names } = nodeAtlas.places('ja');

    expect(japanese.cities.names.slice(0, 3)).to.deep.equal(['東京都', '横浜市', '大阪市']);
    expect(japanese.cities.names.filter((name) => /[A-Za-z]/.test(name))).to.deep.equal([]);
    expect(names?.map(({ alpha2 }) => alpha2)).to.deep.equal(['JP']);
  });
});

describe('the places of a locale', () => {
  let server: TestServer;

  before(async () => {
    server = await serve();
  });

  after(stopAll);

  async function rows(locale: string, ...types: readonly string[]): Promise<readonly object[]> {
    const fields = types.map((type) => ({ name: type, type }));
    const answer = await post(`${server.url}/generate`, { rows: 200, seed: 1, locale, fields });
    const { data } = (await answer.json()) as { data: readonly object[] };
    return data;
  }

  async function refusal(locale: string, type: string, constraints: object = {}) {
    const fields = [{ name: 'c', type, constraints }];
    const answer = await post(`${server.url}/generate`, { rows: 1, locale, fields });
    const { errors } = await problemOf(answer);
    return { status: answer.status, path: errors?.[0]?.path, message: errors?.[0]?.message };
  }

  const own = {
    it: { country: 'Italia', country_code: 'IT', continent: 'Europa', language: 'italiano' },
    de_AT: { country: 'Österreich', country_code: 'AT', continent: 'Europa', language: 'Deutsch' },
    en_GB: {
      country: 'United Kingdom',
      country_code: 'GB',
      continent: 'Europe',
      language: 'English',
    },
    ja: { country: '日本', country_code: 'JP', continent: 'アジア', language: '日本語' },
    pt_BR: {
      country: 'Brasil',
      country_code: 'BR',
      continent: 'América do Sul',
      language: 'português',
    },
  };
  for (const [locale, expected] of Object.entries(own)) {
    it(`are in ${expected.country} for ${locale}, with names in its language`, async () => {
      const made = await rows(locale, 'country', 'country_code', 'continent', 'language');

      expect(made).to.have.length(200);
      for (const row of made) expect(row).to.deep.equal(expected);
    });
  }

  it('are Swedish cities for sv', async () => {
    const made = (await rows('sv', 'city', 'state', 'postal_code')) as readonly Record<
      string,
      string
    >[];

    expect(new Set(made.map(({ state }) => state)).size).to.be.within(10, 21);
    expect(made.map(({ city }) => city)).to.include('Stockholm');
    expect(everyOf(made, ({ postal_code = '' }) => /^\d{3} ?\d{2}$/.test(postal_code))).to.equal(
      true,
    );
  });

  it('have no city names in another script, and the fault names the locales that have them', async () => {
    for (const type of ['city', 'state']) {
      const { status, path, message } = await refusal('ru', type);

      expect(status).to.equal(422);
      expect(path).to.equal('/fields/0/type');
      expect(message).to.match(/locale "ru" has no places for \w+: .*\bde\b/);
    }
  });

  it('are refused for every type that needs them if the locale has none', async () => {
    for (const type of ['city', 'postal_code', 'country', 'latitude']) {
      expect(await refusal('eo', type)).to.deep.include({ status: 422, path: '/fields/0/type' });
    }
  });

  it('are refused for a country that is not a country of the locale', async () => {
    expect(await refusal('de', 'city', { country: 'FR' })).to.deep.include({
      path: '/fields/0/constraints/country',
      message: 'no places in "FR": expected one of AT, CH, DE, the countries of the locale',
    });
    expect(await refusal('it', 'city', { country: 'FR' })).to.deep.include({
      message: 'no places in "FR": expected IT, the country of the locale',
    });
    expect(await refusal('de', 'country', { choices: ['DE', 'FR'] })).to.deep.include({
      path: '/fields/0/constraints/choices/1',
    });
  });

  it('are refused in a full address in another script', async () => {
    expect(await refusal('ru', 'address', { full: true })).to.deep.include({
      path: '/fields/0/constraints/full',
    });
    expect(await rows('ru', 'address')).to.have.length(200);
  });

  it('exist for all locales of the words except a known list', () => {
    const without = LOCALES.filter((locale) => !nodeAtlas.covers(locale, 'places'));

    expect(without).to.deep.equal([
      ...['dv', 'dv_MV', 'en_HK', 'eo', 'mk', 'mk_MK', 'sr_RS_latin'],
    ]);
  });
});
