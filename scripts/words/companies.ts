import { readFileSync } from 'node:fs';
import { INDUSTRIES } from '../../src/domain/entities/industries.js';
import type { CompanyForm, WordList } from '../../src/domain/lexicon/lexicon.js';
import { languageOf } from './terms.js';

/** The names of the companies of a locale. */
export interface Companies {
  readonly companyForms: readonly CompanyForm[];
  readonly lists: Readonly<Partial<Record<WordList, readonly string[]>>>;
  readonly weights: Readonly<Partial<Record<WordList, readonly number[]>>>;
  /** Words in Latin letters, as "word=form". */
  readonly readings: readonly string[];
}

/** The languages that have a file of companies. */
export function companyLanguageOf(locale: string): string | undefined {
  return locale === 'en' || locale.startsWith('en_') ? 'en' : languageOf(locale);
}

/** The lines "name = value" of the file of a language. */
function read(language: string): ReadonlyMap<string, string> {
  const lines = readFileSync(`scripts/words/companies/${language}.txt`, 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(' = ') as [string, string]),
  );
}

/** The items of a line, each after its weight. */
function weighted(text: string): readonly { readonly weight: number; readonly item: string }[] {
  return text.split('; ').map((each) => {
    const at = each.indexOf(' ');
    return { weight: Number(each.slice(0, at)), item: each.slice(at + 1) };
  });
}

/** The legal forms of a locale, of the locale whose words it shares, or else of the language. */
function legalFormsOf(locale: string, lines: ReadonlyMap<string, string>): string {
  const [language = '', country] = locale.split('_');
  const named = [locale, `${language}_${country}`, language].map((each) => `legal ${each}`);
  const own = named.find((name) => lines.has(name));
  const first = [...lines.keys()].find((name) => name.startsWith('legal '));
  return lines.get(own ?? first ?? '') ?? '';
}

/** Returns the names of the companies of a locale; undefined if its language has no file. */
export function companiesOf(locale: string): Companies | undefined {
  const language = companyLanguageOf(locale);
  if (language === undefined) return undefined;
  const lines = read(language);
  const listOf = (name: string) => lines.get(name)?.split('; ') ?? [];
  const legal = weighted(legalFormsOf(locale, lines));
  const trades = INDUSTRIES.values.flatMap((industry) => listOf(`trade ${industry}`));
  const names = listOf('name');
  return {
    companyForms: weighted(lines.get('form') ?? '').map(({ weight, item }) => ({
      pattern: item,
      weight,
    })),
    lists: {
      company_suffix: legal.map(({ item }) => item),
      company_trade: trades,
      ...(names.length > 0 && { company_name: names }),
    },
    weights: { company_suffix: legal.map(({ weight }) => weight) },
    readings: listOf('reading').map((reading) => {
      const at = reading.lastIndexOf(' ');
      return `${reading.slice(0, at)}=${reading.slice(at + 1)}`;
    }),
  };
}
