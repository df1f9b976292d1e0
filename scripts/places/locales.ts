import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LOCALES } from '../../src/adapters/lexicon/coverage.js';
import { continentOf, namesIn, type SourceCountry } from './countries.js';
import { packageJson } from './sources.js';

/** The country that a locale stands for, and names in its own language. */
export interface LocalePlace {
  readonly locale: string;
  readonly country: string;
  /** Whether the language is written in Latin letters, as our names of cities are. */
  readonly isLatin: boolean;
  readonly names: {
    readonly country: string;
    readonly continent: string;
    readonly language: string;
  };
}

type Likely = { supplemental: { likelySubtags: Readonly<Record<string, string>> } };

const { likelySubtags } = packageJson<Likely>(
  'cldr-core/supplemental/likelySubtags.json',
).supplemental;

const main = join(
  dirname(createRequire(import.meta.url).resolve('cldr-localenames-full/package.json')),
  'main',
);

/** "de_AT" as language and country; what is left out is what it most likely is. */
function partsOf(locale: string): { language: string; script: string; country: string } {
  const [language = '', country, variant] = locale.split('_');
  const likely = likelySubtags[`${language}-${country}`] ?? likelySubtags[language] ?? '';
  const [, script = '', region = ''] = likely.split('-');
  return { language, script: variant === 'latin' ? 'Latn' : script, country: country ?? region };
}

/** The names of CLDR that fit a locale best. */
function cldrLocale(locale: string): string {
  const { language, script, country } = partsOf(locale);
  const names = [`${language}-${country}`, `${language}-${script}`, language];
  const found = names.find((name) => existsSync(join(main, name, 'territories.json')));
  if (found === undefined) throw new Error(`CLDR has no names in ${locale}`);
  return found;
}

/** The locales that stand for one of these countries; English alone stands for the world. */
export function localePlaces(countries: readonly SourceCountry[]): readonly LocalePlace[] {
  const known = new Map(countries.map((country) => [country.alpha2, country]));
  return LOCALES.filter((locale) => locale !== 'en').flatMap((locale) => {
    const { script, country } = partsOf(locale);
    const place = known.get(country);
    if (place === undefined) return [];
    const names = cldrLocale(locale);
    const territories = namesIn(names, 'territories');
    const languages = namesIn(names, 'languages');
    const own = {
      country: territories[country],
      continent: territories[continentOf(country) ?? ''],
      language: languages[place.language],
    };
    const { country: name, continent, language } = own;
    // CLDR writes the code where it has no name.
    if (!name || !continent || !language || name === country || language === place.language)
      return [];
    return [
      {
        locale,
        country,
        isLatin: script === 'Latn',
        names: { country: name, continent, language },
      },
    ];
  });
}
