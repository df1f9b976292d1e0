import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LOCALES } from '../../src/adapters/lexicon/coverage.js';
import { continentOf, namesIn, populationOf, type SourceCountry, speakersOf } from './countries.js';
import { packageJson } from './sources.js';

/** A home country of a locale: rows of the locale may belong to it. */
export interface HomeCountry {
  readonly country: string;
  /** The number of people in the country who speak the language of the locale. */
  readonly speakers: number;
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
  /** Sorted by falling number of speakers. */
  readonly homes: readonly HomeCountry[];
}

type Likely = { supplemental: { likelySubtags: Readonly<Record<string, string>> } };

const { likelySubtags } = packageJson<Likely>(
  'cldr-core/supplemental/likelySubtags.json',
).supplemental;

const main = join(
  dirname(createRequire(import.meta.url).resolve('cldr-localenames-full/package.json')),
  'main',
);

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

/**
 * The countries that rows of a locale belong to. `de_AT` names its country. `de` names none: it gets the country that
 * CLDR expects for the language, and every country where it is the main language and MOST_PEOPLE speak it. English
 * gets the United States, the United Kingdom, Canada, Australia and smaller countries. It does not get India,
 * Nigeria or the Philippines, where the share of speakers is too small.
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
    return isMost && !NOT_COUNTED.includes(alpha2);
  });
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
  const speakers = Math.round(populationOf(alpha2) * (speakersOf(alpha2, language) || 1));
  const names = ownNames(locale, country);
  if (names === undefined) return undefined;
  const isEnglish =
    names.country === name && names.continent === continent && names.language === languageName;
  return { country: alpha2, speakers, ...(isEnglish ? {} : { names }) };
}

/** The locales that at least one of these countries belongs to. */
export function localePlaces(countries: readonly SourceCountry[]): readonly LocalePlace[] {
  return LOCALES.flatMap((locale) => {
    const homes = homeCountries(locale, countries)
      .flatMap((country) => homeOf(locale, country) ?? [])
      .sort((a, b) => b.speakers - a.speakers);
    return homes.length === 0
      ? []
      : [{ locale, isLatin: partsOf(locale).script === 'Latn', homes }];
  });
}
