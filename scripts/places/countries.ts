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
  readonly languagePopulation?: Readonly<Record<string, Speakers>>;
}

type Names = Readonly<Record<string, string>>;

/** Continents by the UN M49 codes that CLDR groups countries under. */
const CONTINENTS = ['002', '003', '005', '009', '142', '150'] as const;

const supplemental = <T>(file: string, part: string): T =>
  packageJson<{ supplemental: Record<string, T> }>(`cldr-core/supplemental/${file}.json`)
    .supplemental[part] as T;

/** Names in the language of a locale of CLDR. */
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

/** The M49 code of a country's continent: the Americas are North and South. */
export function continentOf(country: string): string | undefined {
  return CONTINENTS.find((group) => isIn(country, group));
}

const OFFICIAL = ['official', 'de_facto_official'];

/** The official language that most people speak; any where none is official. */
function mainLanguage({ languagePopulation = {} }: Territory): string | undefined {
  const languages = Object.entries(languagePopulation);
  const official = languages.filter(([, { _officialStatus = '' }]) =>
    OFFICIAL.includes(_officialStatus),
  );
  const [first] = (official.length > 0 ? official : languages).sort(
    ([, a], [, b]) => Number(b._populationPercent) - Number(a._populationPercent),
  );
  // The script is no part of it: zh_Hant is Chinese too.
  return first?.[0].split('_')[0];
}

/** "Bosnian - Herzegovinian", "Congolese (Republic of the Congo)": what stands first. */
function adjective(text: string): string {
  return text.split(/ - | or | \(/)[0] as string;
}

/** Where the list has no adjective it tells the name, a pair of peoples or a plural. */
function isAdjective(nationality: string, country: string): boolean {
  return nationality !== '' && nationality !== country && !/ and |ans$/.test(nationality);
}

/** The countries of ISO 3166-1 of which everything is known. */
export function sourceCountries(): readonly SourceCountry[] {
  const codes = supplemental<Record<string, Codes>>('codeMappings', 'codeMappings');
  const territories = supplemental<Record<string, Territory>>('territoryInfo', 'territoryInfo');
  const { nationalities } = packageJson<{ nationalities: Names }>('i18n-nationality/langs/en.json');
  const names = namesIn('en', 'territories');
  const languages = namesIn('en', 'languages');
  return Object.entries(codes).flatMap(([alpha2, { _alpha3: alpha3, _numeric: numeric }]) => {
    const name = names[alpha2];
    const territory = territories[alpha2];
    const language = territory && mainLanguage(territory);
    const languageName = language && languages[language];
    const group = continentOf(alpha2);
    const nationality = adjective(nationalities[alpha2] ?? '');
    const continent = group && names[group];
    if (!alpha3 || !numeric || !name || !continent || !language || !languageName) return [];
    if (!isAdjective(nationality, name)) return [];
    return [{ alpha2, alpha3, numeric, name, continent, language, languageName, nationality }];
  });
}
