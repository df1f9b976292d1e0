import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCALES } from '../../src/adapters/lexicon/coverage.js';
import { continentOf, namesIn, populationOf, type SourceCountry, speakersOf } from './countries.js';
import { packageJson, placesPackages } from './sources.js';

/** A home country of a locale: rows of the locale may belong to it. */
export interface HomeCountry {
  readonly country: string;
  /** The number of people there who speak the language; 0 if rows belong to the country only at request. */
  readonly weight: number;
  /** Names in the language of the locale; undefined if they equal the English names. */
  readonly names?: {
    readonly country: string;
    readonly continent: string;
    readonly language: string;
  };
}

export interface LocalePlace {
  readonly locale: string;
  /** Whether the language is written in Latin letters, as our names of cities are. */
  readonly isLatin: boolean;
  /** Sorted by falling weight. */
  readonly homes: readonly HomeCountry[];
}

type Likely = { supplemental: { likelySubtags: Readonly<Record<string, string>> } };

const { likelySubtags } = packageJson<Likely>(
  'cldr-core/supplemental/likelySubtags.json',
).supplemental;

const main = join(dirname(placesPackages.pathOf('cldr-localenames-full/package.json')), 'main');

const { defaultContent } = packageJson<{ defaultContent: readonly string[] }>(
  'cldr-core/defaultContent.json',
);
const { full } = packageJson<{ availableLocales: { full: readonly string[] } }>(
  'cldr-core/availableLocales.json',
).availableLocales;

/** The parts of a locale such as "de_AT". Missing parts are the most likely ones according to CLDR. */
function partsOf(locale: string): { language: string; script: string; country: string } {
  const [language = '', country, variant] = locale.split('_');
  const likely = likelySubtags[`${language}-${country}`] ?? likelySubtags[language] ?? '';
  const [, script = '', region = ''] = likely.split('-');
  return { language, script: variant === 'latin' ? 'Latn' : script, country: country ?? region };
}

/** The locale of CLDR whose names fit a locale best. */
function cldrLocale(locale: string): string {
  const { language, script, country } = partsOf(locale);
  const names = [`${language}-${country}`, `${language}-${script}`, language];
  const found = names.find((name) => existsSync(join(main, name, 'territories.json')));
  if (found === undefined) throw new Error(`CLDR has no names in ${locale}`);
  return found;
}

/** A country belongs to a language if at least this share of its population speaks it. */
const MOST_PEOPLE = 2 / 3;

/**
 * Countries that belong to no language. North Korea would take a third of the rows of `ko`; but the words of that
 * locale are South Korean, and North Korea has no postal codes.
 */
const NOT_COUNTED: readonly string[] = ['KP'];

/** Whether CLDR has a form of the language for the whole world, as of English (en-001) and Arabic. */
function isOfTheWorld(language: string): boolean {
  return [...full, ...defaultContent].includes(`${language}-001`);
}

/** Whether the language has words of its own in a country: fr_BE. */
function hasWords(language: string, country: string): boolean {
  return LOCALES.some((locale) => `${locale}_`.startsWith(`${language}_${country}_`));
}

/**
 * The countries that rows of a locale belong to. `de_AT` names its country. `de` names none: it gets the country that
 * CLDR expects for the language, and every country where it is the main language and MOST_PEOPLE speak it. English
 * gets the United States, the United Kingdom, Canada, Australia and smaller countries. It does not get India,
 * Nigeria or the Philippines, where the share of speakers is too small. A language that is not of the whole world also
 * gets the countries for which there are words: `fr` those of fr_BE, fr_CA and fr_CH.
 */
function homeCountries(
  locale: string,
  countries: readonly SourceCountry[],
): readonly SourceCountry[] {
  const [, named] = locale.split('_');
  const { language, country: likely } = partsOf(locale);
  return countries.filter(({ alpha2, language: main }) => {
    if (named !== undefined || alpha2 === likely) return alpha2 === (named ?? likely);
    const isMost = main === language && speakersOf(alpha2, language) >= MOST_PEOPLE;
    const isHome = isMost || (!isOfTheWorld(language) && hasWords(language, alpha2));
    return isHome && !NOT_COUNTED.includes(alpha2);
  });
}

/**
 * The homes with their weights. The words of a language are those of the country that CLDR expects for it, so this
 * country has all rows unless a request names others. The weight of the others is therefore 0. Only the words of
 * English are of several countries.
 */
function weighted(locale: string, homes: readonly HomeCountry[]): readonly HomeCountry[] {
  const { language, country: main } = partsOf(locale);
  return homes
    .map((home) => (language === 'en' || home.country === main ? home : { ...home, weight: 0 }))
    .sort((a, b) => b.weight - a.weight);
}

/** The names of a country, its continent and its main language in a locale; `undefined` if CLDR lacks one. */
function ownNames(locale: string, { alpha2, language }: SourceCountry): HomeCountry['names'] {
  const source = cldrLocale(locale);
  const country = namesIn(source, 'territories')[alpha2];
  const continent = namesIn(source, 'territories')[continentOf(alpha2) ?? ''];
  const languageName = namesIn(source, 'languages')[language];
  // CLDR has the code in place of a missing name.
  if (!country || !continent || !languageName || country === alpha2 || languageName === language)
    return undefined;
  return { country, continent, language: languageName };
}

function homeOf(locale: string, country: SourceCountry): HomeCountry | undefined {
  const { alpha2, name, continent, languageName } = country;
  const { language } = partsOf(locale);
  // CLDR may list no speakers of a locale's language in the country that the locale names.
  const weight = Math.round(populationOf(alpha2) * (speakersOf(alpha2, language) || 1));
  const names = ownNames(locale, country);
  if (names === undefined) return undefined;
  const isEnglish =
    names.country === name && names.continent === continent && names.language === languageName;
  return { country: alpha2, weight, ...(isEnglish ? {} : { names }) };
}

/** The locales that at least one of these countries belongs to. */
export function localePlaces(countries: readonly SourceCountry[]): readonly LocalePlace[] {
  return LOCALES.flatMap((locale) => {
    const homes = weighted(
      locale,
      homeCountries(locale, countries).flatMap((country) => homeOf(locale, country) ?? []),
    );
    return homes.length === 0
      ? []
      : [{ locale, isLatin: partsOf(locale).script === 'Latn', homes }];
  });
}
