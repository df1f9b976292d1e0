import { expect } from 'chai';
import countriesAndTimezones from 'countries-and-timezones';
import isoCountries from 'i18n-iso-countries';
import { iso31662 } from 'iso-3166';
import validator from 'validator';
import { jsonRows } from '../../../src/testing/json-rows.js';
import { everyOf } from '../../support/every-of.js';
import { type Json, request, textOf } from '../../support/tables.js';
import { gazetteer, knownCities } from './known-cities.js';

const ROWS = 10_000;

const TYPES = [
  ['city', {}],
  ['state', { format: 'code' }],
  ['postal_code', {}],
  ['country', {}],
  ['country_code', {}],
  ['country_code', { format: 'alpha3' }],
  ['country_code', { format: 'numeric' }],
  ['continent', {}],
  ['latitude', {}],
  ['longitude', {}],
  ['coordinates', { precision: 2 }],
  ['timezone', {}],
  ['language', { format: 'code' }],
  ['nationality', {}],
  ['address', { full: true }],
  ['street_name', {}],
] as const;

const fields = TYPES.map(([type, constraints], i) => ({
  name: `${type} ${i}`,
  type,
  constraints: { country: 'world', ...constraints },
}));

type Row = Readonly<Record<string, unknown>>;

function rowsOf(columns: readonly object[], changes: Json = {}): readonly Row[] {
  return JSON.parse(textOf(request({ rows: ROWS, fields: columns, ...changes }))) as readonly Row[];
}

/** The rows, with the columns named by type and the three country codes by form. */
const rows = rowsOf(fields).map((row) => ({
  city: row['city 0'] as string,
  state: row['state 1'] as string,
  postalCode: row['postal_code 2'] as string | null,
  country: row['country 3'] as string,
  alpha2: row['country_code 4'] as string,
  alpha3: row['country_code 5'] as string,
  numeric: row['country_code 6'] as string,
  continent: row['continent 7'] as string,
  latitude: row['latitude 8'] as number,
  longitude: row['longitude 9'] as number,
  coordinates: row['coordinates 10'] as { latitude: number; longitude: number },
  timezone: row['timezone 11'] as string,
  nationality: row['nationality 13'] as string,
  address: row['address 14'] as string,
  street: row['street_name 15'] as string,
}));

type PlaceRow = (typeof rows)[number];

/** The first three rows for which a condition does not hold. */
function breaking(holds: (row: PlaceRow) => boolean): readonly PlaceRow[] {
  return rows.filter((row) => !holds(row)).slice(0, 3);
}

const { cities, regions, countries, timezones } = gazetteer;

const regionsOfIso = new Set(iso31662.map(({ code }) => code));

describe('the facets of one place in any country', () => {
  it('include a city with its region and its country', () => {
    expect(
      breaking((row) => knownCities.has(`${row.city}, ${row.state}, ${row.alpha2}`)),
    ).to.deep.equal([]);
  });

  it('have codes of regions that ISO 3166-2 lists below the country', () => {
    expect(breaking(({ alpha2, state }) => regionsOfIso.has(`${alpha2}-${state}`))).to.deep.equal(
      [],
    );
  });

  it('have codes of one country', () => {
    expect(
      breaking(
        ({ alpha2, alpha3, numeric }) =>
          isoCountries.alpha2ToAlpha3(alpha2) === alpha3 &&
          isoCountries.alpha2ToNumeric(alpha2) === numeric,
      ),
    ).to.deep.equal([]);
  });

  it('have a position within about three kilometres of the city, which is the same in all columns', () => {
    const isNear = ({ city, state, alpha2, latitude, longitude }: PlaceRow): boolean =>
      (knownCities.get(`${city}, ${state}, ${alpha2}`) ?? []).some((i) => {
        const north = (cities.latitudes[i] as number) / 10_000;
        const east = (cities.longitudes[i] as number) / 10_000;
        return Math.abs(north - latitude) < 0.0202 && Math.abs(east - longitude) < 0.0202;
      });
    const isAlike = ({ latitude, longitude, coordinates }: PlaceRow): boolean =>
      Math.abs(coordinates.latitude - latitude) < 0.0051 &&
      Math.abs(coordinates.longitude - longitude) < 0.0051;

    expect(breaking((row) => isNear(row) && isAlike(row))).to.deep.equal([]);
  });

  it('have the time zone of the city, which is used in the country', () => {
    // For a zone that is an alias of another, the package lists countries under either name.
    const countriesOf = (zone: string): readonly string[] => {
      const { aliasOf, countries: own } = countriesAndTimezones.getTimezone(zone) ?? {};
      const other = aliasOf ? (countriesAndTimezones.getTimezone(aliasOf)?.countries ?? []) : [];
      return [...(own ?? []), ...other];
    };
    const wrong = cities.names.filter((_, i) => {
      const zone = timezones[cities.timezones[i] as number] as string;
      const country = regions[cities.regions[i] as number]?.country ?? 0;
      return !countriesOf(zone).includes(countries[country]?.alpha2 ?? '');
    });
    const zoneOf = ({ city, state, alpha2 }: PlaceRow): readonly (string | undefined)[] =>
      (knownCities.get(`${city}, ${state}, ${alpha2}`) ?? []).map(
        (i) => timezones[cities.timezones[i] as number],
      );

    expect(wrong).to.deep.equal([]);
    expect(breaking((row) => zoneOf(row).includes(row.timezone))).to.deep.equal([]);
  });

  it('have postal codes of the country', () => {
    const known = new Set<string>(validator.isPostalCodeLocales);
    const isFitting = ({ alpha2, postalCode }: PlaceRow): boolean =>
      !known.has(alpha2) ||
      validator.isPostalCode(postalCode ?? '', alpha2 as validator.PostalCodeLocale);

    expect(rows.filter(({ alpha2 }) => known.has(alpha2)).length).to.be.above(ROWS / 2);
    expect(breaking(isFitting)).to.deep.equal([]);
  });

  it('have postal codes of the region', () => {
    // Written from the sources in NOTICE, and not from the gazetteer.
    const starts: Readonly<Record<string, RegExp>> = {
      'US TX': /^(?:7[5-9]|885)/,
      'US NY': /^(?:1[0-4]|06390|00501|00544)/,
      'US CA': /^9[0-6]/,
      'CA ON': /^[K-P]/,
      'CA BC': /^V/,
      'FR IDF': /^(?:75|77|78|9[1-5])/,
      'ES MD': /^28/,
      'DE BE': /^1[0-4]/,
      'AU VIC': /^[38]/,
      'JP 13': /^(?:1|20)/,
      'TR 34': /^34/,
      'CN SH': /^20/,
      'GB SCT': /^(?:AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|ZE)\d/,
    };
    const covered = rows.filter(({ alpha2, state }) => starts[`${alpha2} ${state}`] !== undefined);

    expect(covered.length).to.be.above(200);
    expect(
      covered.filter(
        ({ alpha2, state, postalCode }) => !starts[`${alpha2} ${state}`]?.test(postalCode ?? ''),
      ),
    ).to.deep.equal([]);
  });

  it('appear together in a full address', () => {
    expect(
      breaking(
        ({ address, street, city, postalCode, country }) =>
          address.endsWith(`, ${country}`) &&
          everyOf([street, city, postalCode ?? ''], (part) => address.includes(part)),
      ),
    ).to.deep.equal([]);
  });

  it('belong to countries with one continent, one name and one nationality each', () => {
    const facts = new Map<string, Set<string>>();
    for (const { alpha2, continent, country, nationality } of rows) {
      const known = facts.get(alpha2) ?? new Set();
      facts.set(alpha2, known.add(`${continent}, ${country}, ${nationality}`));
    }

    expect([...facts].filter(([, known]) => known.size > 1)).to.deep.equal([]);
    expect(facts.get('BR')).to.deep.equal(new Set(['South America, Brazil, Brazilian']));
  });

  it('are the same if each is generated in a separate request', () => {
    const together = textOf(request({ rows: ROWS, fields }));
    const cells = jsonRows(together);
    fields.forEach((field, i) => {
      const alone = jsonRows(textOf(request({ rows: ROWS, fields: [field] })));

      expect(alone.map(([cell]) => cell)).to.deep.equal(cells.map((row) => row[i]));
    });
  });

  it('belong to other places under another link, seed or narrowing', () => {
    const column = (name: string, constraints: Json, changes: Json = {}): readonly unknown[] =>
      rowsOf([{ name, type: 'city', constraints }], changes).map((row) => row[name]);
    const customers = column('customer_city', {});
    const same = (others: readonly unknown[]): number =>
      others.filter((city, i) => city === customers[i]).length;

    expect(same(column('agent_city', {}))).to.be.below(ROWS / 50);
    expect(same(column('customer_city', {}, { seed: 43 }))).to.be.below(ROWS / 50);
    expect(same(column('customer_city', { country: 'US' }))).to.be.below(ROWS / 50);
  });

  it('belong to different places in one table if their links differ', () => {
    const mixed = rowsOf([
      { name: 'city', type: 'city', constraints: { country: 'BR', link: 'branch' } },
      { name: 'country', type: 'country', constraints: { country: 'world' } },
      {
        name: 'metropolis',
        type: 'city',
        constraints: { country: 'world', min_population: 10_000_000 },
      },
    ]);

    expect(new Set(mixed.map(({ country }) => country)).size).to.be.above(100);
    expect(new Set(mixed.map(({ metropolis }) => metropolis)).size).to.be.below(20);
  });

  it('agree if all columns have the same narrowing', () => {
    const constraints = { country: 'BR' };
    const narrowed = rowsOf([
      { name: 'city', type: 'city', constraints },
      { name: 'state', type: 'state', constraints: { ...constraints, format: 'code' } },
      { name: 'zip', type: 'postal_code', constraints },
    ]);

    const wrong = narrowed.filter(({ city, state }) => !knownCities.has(`${city}, ${state}, BR`));
    expect(wrong.slice(0, 3)).to.deep.equal([]);
    expect(everyOf(narrowed, ({ zip }) => /^\d{5}-\d{3}$/.test(String(zip)))).to.equal(true);
  });
});

describe('places of the world', () => {
  const people = cities.populations.reduce((sum, population) => sum + population, 0);

  it('are in more than 100 countries', () => {
    expect(new Set(rows.map(({ alpha2 }) => alpha2)).size).to.be.above(100);
  });

  it('occur in proportion to the people who live there', () => {
    const counts = new Map<string, number>();
    for (const { alpha2 } of rows) counts.set(alpha2, (counts.get(alpha2) ?? 0) + 1);
    for (const [i, { alpha2 }] of countries.entries()) {
      const share =
        cities.populations.reduce((sum, population, city) => {
          const region = regions[cities.regions[city] as number];
          return region?.country === i ? sum + population : sum;
        }, 0) / people;
      // Six standard deviations of a binomial draw.
      const tolerance = 6 * Math.sqrt((share * (1 - share)) / ROWS) + 1 / ROWS;
      expect((counts.get(alpha2) ?? 0) / ROWS, alpha2).to.be.closeTo(share, tolerance);
    }
  });

  it('are in China in 13 to 18 % of the rows', () => {
    const chinese = rows.filter(({ alpha2 }) => alpha2 === 'CN').length;

    expect(chinese / ROWS).to.be.within(0.13, 0.18);
  });

  it('have different cities in a unique column', () => {
    const constraints = { unique: true, country: 'world' };
    const unique = rowsOf([{ name: 'city', type: 'city', constraints }]);

    expect(new Set(unique.map(({ city }) => city)).size).to.equal(ROWS);
  });

  it('have different postal codes in a unique column, for one country and for all', () => {
    for (const constraints of [
      { unique: true, country: 'world' },
      { unique: true, country: 'GB' },
    ]) {
      const unique = rowsOf([{ name: 'zip', type: 'postal_code', constraints }]);

      expect(new Set(unique.map(({ zip }) => zip)).size).to.equal(ROWS);
    }
  });

  it('include each postal code that the capacity of a country counts', () => {
    const constraints = { unique: true, country: 'SZ' };
    const all = rowsOf([{ name: 'zip', type: 'postal_code', constraints }], { rows: 4000 });

    expect(new Set(all.map(({ zip }) => zip)).size).to.equal(4000);
  });
});
