import { packageJson } from './sources.js';

export interface SourceCountry {
  readonly alpha2: string;
  readonly alpha3: string;
  readonly numeric: string;
  readonly name: string;
  readonly continent: string;
  /** BCP 47. */
  readonly language: string;
  readonly languageName: string;
  readonly nationality: string;
  /** Of ISO 4217. */
  readonly currency: string;
}

interface Codes {
  readonly _alpha3?: string;
  readonly _numeric?: string;
}

interface Speakers {
  readonly _populationPercent: string;
  readonly _officialStatus?: string;
}

interface Territory {
  readonly _population: string;
  readonly languagePopulation?: Readonly<Record<string, Speakers>>;
}

type Names = Readonly<Record<string, string>>;

/** The UN M49 codes of continents, by which CLDR groups countries. */
const CONTINENTS = ['002', '003', '005', '009', '142', '150'] as const;

const supplemental = <T>(file: string, part: string): T =>
  packageJson<{ supplemental: Record<string, T> }>(`cldr-core/supplemental/${file}.json`)
    .supplemental[part] as T;

/** The names of territories or languages in a locale of CLDR. */
export function namesIn(locale: string, kind: 'territories' | 'languages'): Names {
  type File = { main: Record<string, { localeDisplayNames: Record<string, Names> }> };
  const file = packageJson<File>(`cldr-localenames-full/main/${locale}/${kind}.json`);
  return file.main[locale]?.localeDisplayNames[kind] as Names;
}

const containment = supplemental<Record<string, { _contains: readonly string[] }>>(
  'territoryContainment',
  'territoryContainment',
);

function isIn(country: string, group: string): boolean {
  const members = containment[group]?._contains ?? [];
  return members.some((member) => member === country || isIn(country, member));
}

/** The M49 code of a country's continent. North and South America are two continents. */
export function continentOf(country: string): string | undefined {
  return CONTINENTS.find((group) => isIn(country, group));
}

const territories = supplemental<Record<string, Territory>>('territoryInfo', 'territoryInfo');

export function populationOf(country: string): number {
  return Number(territories[country]?._population ?? 0);
}

/** The share of a country's population that speaks a language in any script, 0..1. */
export function speakersOf(country: string, language: string): number {
  const { languagePopulation = {} } = territories[country] ?? {};
  const percents = Object.entries(languagePopulation).flatMap(([name, { _populationPercent }]) =>
    name.split('_')[0] === language ? [Number(_populationPercent)] : [],
  );
  return Math.max(0, ...percents) / 100;
}

interface Tender {
  readonly _to?: string;
  readonly _tender?: string;
}

const { region: tenders } = supplemental<{
  readonly region: Readonly<Record<string, readonly Readonly<Record<string, Tender>>[]>>;
}>('currencyData', 'currencyData');

/** The currency of a country: of the currencies in use today, the one that CLDR lists first. */
export function currencyOf(country: string): string | undefined {
  const [first] = (tenders[country] ?? [])
    .flatMap((tender) => Object.entries(tender))
    .filter(([, { _to, _tender }]) => _to === undefined && _tender !== 'false');
  return first?.[0];
}

const OFFICIAL = ['official', 'de_facto_official'];

/** Returns the official language with the most speakers, or the most spoken language if no language is official. */
function mainLanguage({ languagePopulation = {} }: Territory): string | undefined {
  const languages = Object.entries(languagePopulation);
  const official = languages.filter(([, { _officialStatus = '' }]) =>
    OFFICIAL.includes(_officialStatus),
  );
  const [first] = (official.length > 0 ? official : languages).sort(
    ([, a], [, b]) => Number(b._populationPercent) - Number(a._populationPercent),
  );
  // Without the script: zh_Hant is Chinese too.
  return first?.[0].split('_')[0];
}

/** The first adjective of texts such as "Bosnian - Herzegovinian" and "Congolese (Republic of the Congo)". */
function adjective(text: string): string {
  return text.split(/ - | or | \(/)[0] as string;
}

/** Without an adjective, the list has the name of the country, a pair of peoples or a plural. */
function isAdjective(nationality: string, country: string): boolean {
  return nationality !== '' && nationality !== country && !/ and |ans$/.test(nationality);
}

/** The countries of ISO 3166-1 for which all members are known. */
export function sourceCountries(): readonly SourceCountry[] {
  const codes = supplemental<Record<string, Codes>>('codeMappings', 'codeMappings');
  const { nationalities } = packageJson<{ nationalities: Names }>('i18n-nationality/langs/en.json');
  const territoryNames = namesIn('en', 'territories');
  const languages = namesIn('en', 'languages');
  return Object.entries(codes).flatMap(([alpha2, { _alpha3: alpha3, _numeric: numeric }]) => {
    const name = territoryNames[alpha2];
    const territory = territories[alpha2];
    const language = territory && mainLanguage(territory);
    const languageName = language && languages[language];
    const group = continentOf(alpha2);
    const nationality = adjective(nationalities[alpha2] ?? '');
    const continent = group && territoryNames[group];
    if (!alpha3 || !numeric || !name || !continent || !language || !languageName) return [];
    const currency = currencyOf(alpha2);
    if (!isAdjective(nationality, name) || currency === undefined) return [];
    const names = { name, continent, language, languageName, nationality };
    return [{ alpha2, alpha3, numeric, ...names, currency }];
  });
}
