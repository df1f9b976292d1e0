import { expect } from 'chai';
import countriesAndTimezones from 'countries-and-timezones';
import isoCountries from 'i18n-iso-countries';
import { iso31662 } from 'iso-3166';
import { currencyOf } from '../../../scripts/places/countries.js';
import { jsonColumn } from '../../../src/testing/json-rows.js';
import { everyOf } from '../../support/every-of.js';
import { type Json, pathsOf, request, textOf } from '../../support/tables.js';
import { expectSpread } from '../random/statistics.js';
import { gazetteer, knownCities } from './known-cities.js';

const ROWS = 2000;
/** The first rows, which each column also has if it is requested alone. */
const ROWS_ALONE = 300;

const NARROWED: readonly (readonly [string, Json])[] = [
  ['city', {}],
  ['state', { format: 'code' }],
  ['postal_code', {}],
  ['country', {}],
  ['country_code', {}],
  ['continent', {}],
  ['latitude', {}],
  ['longitude', {}],
  ['coordinates', {}],
  ['timezone', {}],
  ['language', { format: 'code' }],
  ['nationality', {}],
  ['currency', {}],
  ['address', { full: true }],
  ['street_name', {}],
  ['phone', { format: 'e164' }],
];

interface Row {
  readonly city: string;
  readonly state: string;
  readonly postal_code: string | null;
  readonly country: string;
  readonly country_code: string;
  readonly continent: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly coordinates: { readonly latitude: number; readonly longitude: number };
  readonly timezone: string;
  readonly language: string;
  readonly nationality: string;
  readonly currency: string;
  readonly address: string;
  readonly street_name: string;
  readonly phone: string;
}

function fieldsOf(given: Json): readonly Json[] {
  return NARROWED.map(([type, constraints]) => ({
    name: type,
    type,
    constraints: { ...given, ...constraints },
  }));
}

function rowsOf(fields: readonly Json[], changes: Json = {}): readonly Row[] {
  return JSON.parse(textOf(request({ rows: ROWS, fields, ...changes }))) as readonly Row[];
}

const { cities, countries, timezones } = gazetteer;

const facts = new Map(countries.map((country) => [country.alpha2, country]));

const regionsOfIso = new Set(iso31662.map(({ code }) => code));

const callingCodes: Readonly<Record<string, string>> = {
  ...{ US: '+1', CA: '+1', AU: '+61', DE: '+49', FR: '+33', GB: '+44', SE: '+46' },
  ...{
    BR: '+55',
    CN: '+86',
    EG: '+20',
    ES: '+34',
    IT: '+39',
    JP: '+81',
    KR: '+82',
    NL: '+31',
    PL: '+48',
  },
};

/** The names of the members of a row that do not agree with the others. */
function disagreeing(row: Row): readonly string[] {
  const { country_code: code } = row;
  const fact = facts.get(code);
  const at = knownCities.get(`${row.city}, ${row.state}, ${code}`) ?? [];
  const isNear = at.some(
    (i) =>
      Math.abs((cities.latitudes[i] as number) / 10_000 - row.latitude) < 0.0202 &&
      Math.abs((cities.longitudes[i] as number) / 10_000 - row.longitude) < 0.0202,
  );
  const zone = countriesAndTimezones.getTimezone(row.timezone);
  const ofAlias = zone?.aliasOf ? countriesAndTimezones.getTimezone(zone.aliasOf) : null;
  const holds: Readonly<Record<string, boolean>> = {
    city: at.length > 0,
    state: regionsOfIso.has(`${code}-${row.state}`),
    country: row.country === fact?.name && isoCountries.isValid(code),
    continent: row.continent === fact?.continent,
    language: row.language === fact?.language,
    nationality: row.nationality === fact?.nationality,
    currency: row.currency === currencyOf(code),
    position: isNear,
    coordinates:
      row.coordinates.latitude === row.latitude && row.coordinates.longitude === row.longitude,
    timezone:
      at.some((i) => timezones[cities.timezones[i] as number] === row.timezone) &&
      [...(zone?.countries ?? []), ...(ofAlias?.countries ?? [])].some((own) => own === code),
    address: everyOf([row.street_name, row.city, row.postal_code ?? ''], (part) =>
      row.address.includes(part),
    ),
    phone: row.phone.startsWith(callingCodes[code] ?? '+1'),
  };
  return Object.keys(holds).filter((name) => !holds[name]);
}

const narrowings: readonly (readonly [string, Json])[] = [
  ['in the countries of the locale', {}],
  ['in one country', { country: 'US' }],
  ['in a list of one country', { country: ['GB'] }],
  ['in three countries', { country: ['US', 'DE', 'FR'] }],
  ['in countries with shares', { country: { US: 5, DE: 3, BR: 2 } }],
  ['in the whole world', { country: 'world' }],
];

describe('the columns of one place', () => {
  for (const [what, given] of narrowings) {
    it(`agree ${what}, and are the same in separate requests`, () => {
      const fields = fieldsOf(given);
      const rows = rowsOf(fields);

      expect(rows).to.have.length(ROWS);
      expect(rows.flatMap(disagreeing)).to.deep.equal([]);
      const first = textOf(request({ rows: ROWS_ALONE, fields }));
      for (const field of fields) {
        const name = field.name as string;
        const alone = textOf(request({ rows: ROWS_ALONE, fields: [field] }));
        expect(jsonColumn(alone, name), name).to.deep.equal(jsonColumn(first, name));
      }
    });
  }

  it('are checked: rows joined from two places do not agree', () => {
    const [us, de] = [rowsOf(fieldsOf({ country: 'US' })), rowsOf(fieldsOf({ country: 'DE' }))];
    for (const type of ['city', 'timezone', 'currency', 'nationality', 'phone', 'language']) {
      const mixed = us.map((row, i) => ({ ...row, [type]: de[i]?.[type as keyof Row] }));
      expect(mixed.filter((row) => disagreeing(row).length > 0).length, type).to.equal(ROWS);
    }
  });

  it('accept countries as choices of a country or of its code', () => {
    const [, ...others] = fieldsOf({ country: { US: 5, DE: 3, FR: 2 } });
    const chosen = { choices: ['FR', 'US', 'DE'], weights: [0.2, 0.5, 0.3] };
    const fields = others.map((field) =>
      field.type === 'country' || field.type === 'country_code'
        ? { ...field, constraints: chosen }
        : field,
    );
    const city = { name: 'city', type: 'city', constraints: { country: { DE: 6, US: 10, FR: 4 } } };

    expect(rowsOf([city, ...fields]).flatMap(disagreeing)).to.deep.equal([]);
  });

  it('show other places if the set of countries differs', () => {
    const cityOf = (country: unknown): readonly string[] =>
      rowsOf([{ name: 'city', type: 'city', constraints: { country } }]).map(({ city }) => city);
    const [one, ...others] = ['US', ['US', 'CA'], { US: 9, CA: 1 }].map(cityOf) as [
      readonly string[],
      ...(readonly string[])[],
    ];

    for (const other of others) {
      const same = other.filter((city, i) => city === one[i]).length;
      expect(same).to.be.below(ROWS / 20);
    }
  });
});

describe('given countries', () => {
  const counted = (country: unknown): readonly number[] => {
    const fields = [{ name: 'country_code', type: 'country_code', constraints: { country } }];
    const rows = rowsOf(fields, { rows: 20_000 });
    return ['BR', 'DE', 'US'].map(
      (code) => rows.filter(({ country_code: own }) => own === code).length,
    );
  };

  it('occur equally often if they are a list', () => {
    expectSpread(counted(['US', 'DE', 'BR']), 'countries', [1, 1, 1]);
  });

  it('occur in proportion to their shares', () => {
    expectSpread(counted({ US: 5, DE: 3, BR: 2 }), 'countries', [2, 3, 5]);
  });

  it('keep their shares if the cities are limited by population', () => {
    const constraints = { country: { US: 1, DE: 1 }, min_population: 500_000 };
    const fields = [{ name: 'city', type: 'city', constraints }];
    const large = rowsOf(fields, { rows: 20_000 }).map(({ city }) => city);
    const weights = cities.names.map((name, i) => {
      const code = countries[cities.countries[i] as number]?.alpha2 ?? '';
      return { name, code, people: cities.populations[i] as number };
    });
    const people = (code: string): number =>
      weights.reduce((sum, city) => (city.code === code ? sum + city.people : sum), 0);
    const drawn = weights.filter(
      ({ code, people: own }) => ['US', 'DE'].includes(code) && own >= 500_000,
    );

    expect(drawn.length).to.be.above(30);
    expectSpread(
      drawn.map(({ name }) => large.filter((city) => city === name).length),
      'cities',
      drawn.map(({ code, people: own }) => own / people(code)),
    );
  });

  it('have cities in proportion to their population', () => {
    const fields = ['city', 'country_code'].map((type) => ({
      name: type,
      type,
      constraints: { country: ['AT', 'PT'] },
    }));
    const rows = rowsOf(fields, { rows: 20_000 });
    for (const code of ['AT', 'PT']) {
      const own = rows.filter(({ country_code: country }) => country === code);
      const people = new Map<string, number>();
      cities.names.forEach((name, i) => {
        if (countries[cities.countries[i] as number]?.alpha2 !== code) return;
        people.set(name, (people.get(name) ?? 0) + (cities.populations[i] as number));
      });
      const all = [...people.values()].reduce((sum, one) => sum + one, 0);
      // Cities that occur five times or more; all others are pooled.
      const large = [...people].filter(([, own]) => (own / all) * 10_000 >= 5);
      const counts = large.map(([name]) => own.filter(({ city }) => city === name).length);
      const rest = own.length - counts.reduce((sum, one) => sum + one, 0);
      const restPeople = all - large.reduce((sum, [, one]) => sum + one, 0);
      const hasRest = restPeople > 0;

      expect(large.length).to.be.above(10);
      expectSpread(
        hasRest ? [...counts, rest] : counts,
        code,
        hasRest ? [...large.map(([, one]) => one), restPeople] : large.map(([, one]) => one),
      );
    }
  });
});

describe('a column that shows the place of its row', () => {
  for (const [type, constraints] of NARROWED) {
    it(`is refused if another column gives a different country: ${type}`, () => {
      const fields = [
        { name: 'city of birth', type: 'city', constraints: { country: 'AT', link: 'row' } },
        { name: 'x', type, constraints },
      ];

      expect(pathsOf(request({ rows: 1, fields }))).to.deep.equal([
        '/fields/1/constraints/country',
      ]);
    });
  }
});

describe('sets of countries in requests', () => {
  it('always give the same rows, even after 40 other sets', () => {
    const cityOf = (share: number): readonly string[] => {
      const constraints = { country: { US: share, GB: 1 } };
      const fields = [{ name: 'city', type: 'city', constraints }];
      return rowsOf(fields, { rows: 50 }).map(({ city }) => city);
    };
    const shares = Array.from({ length: 40 }, (_, i) => i + 1);
    const first = shares.map(cityOf);

    expect(new Set(first.map((rows) => rows.join())).size).to.equal(40);
    expect(shares.map(cityOf)).to.deep.equal(first);
  });
});
