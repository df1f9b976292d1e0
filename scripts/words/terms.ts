import { readdirSync, readFileSync } from 'node:fs';
import { DEPARTMENTS, SENIORITIES } from '../../src/domain/entities/occupations.js';
import { CATEGORIES } from '../../src/domain/entities/product-catalogue.js';
import type { WordList } from '../../src/domain/lexicon/lexicon.js';

type Lists = Readonly<Partial<Record<WordList, readonly string[]>>>;

/** The languages that have a file of terms. */
export const LANGUAGES = readdirSync('scripts/words/terms').map((file) => file.replace('.txt', ''));

/** The lines "name = value" of a file of terms. */
type Terms = ReadonlyMap<string, string>;

/** The language whose file of terms a locale uses; undefined if there is none that its country writes. */
export function languageOf(locale: string): string | undefined {
  if (locale === 'pt_PT' || locale === 'zh_TW') return undefined;
  const language = locale.split('_')[0] as string;
  return LANGUAGES.includes(language) ? language : undefined;
}

function read(language: string): Terms {
  const lines = readFileSync(`scripts/words/terms/${language}.txt`, 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const at = line.indexOf(' = ');
        return [line.slice(0, at), line.slice(at + 3)] as const;
      }),
  );
}

function listOf(terms: Terms, name: string): readonly string[] {
  const text = terms.get(name);
  if (text === undefined) throw new Error(`no line "${name}"`);
  return text.split('; ');
}

/** The form of a text with {men|women} for men (0) or women (1). */
function formOf(text: string, gender: 0 | 1): string {
  return text.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, man: string, woman: string) =>
    gender === 0 ? man : woman,
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The titles of one gender, in the order of the English ones: departments, their grades, and the roles of a grade. */
function titles(terms: Terms, gender: 0 | 1): readonly string[] {
  const departments = listOf(terms, 'department');
  const grades = listOf(terms, 'grade').map((grade) => formOf(grade, gender));
  return DEPARTMENTS.values.flatMap((english, d) => {
    const roles = listOf(terms, `role ${english}`).map((role) => formOf(role, gender));
    return SENIORITIES.values.flatMap((seniority, g) => {
      const grade = grades[g] as string;
      const named =
        seniority === 'manager' || seniority === 'director' ? [departments[d] as string] : roles;
      return named.map((name) => capital(grade.replace('{}', name)));
    });
  });
}

/** The text between a name and a title after it; undefined if titles precede names. */
export function beforeTitle(locale: string): string | undefined {
  const language = languageOf(locale);
  return language === undefined
    ? undefined
    : /'(.*)'/.exec(read(language).get('before title') ?? '')?.[1];
}

/** Every quality of a category combined with every product of it. */
function goods(terms: Terms): readonly string[] {
  const join = terms.get('join') ?? '{p} {q}';
  return CATEGORIES.values.flatMap((category) => {
    const [products = '', qualities = ''] = (terms.get(`goods ${category}`) ?? '').split(' * ');
    return qualities
      .split('; ')
      .flatMap((quality) =>
        products.split('; ').map((product) => join.replace('{p}', product).replace('{q}', quality)),
      );
  });
}

/** Returns the words of work and trade of a language, from its file. */
export function termsOf(language: string): Lists {
  const terms = read(language);
  const [women, men] = [titles(terms, 1), titles(terms, 0)];
  return {
    gender: listOf(terms, 'gender'),
    status: listOf(terms, 'status'),
    likert: listOf(terms, 'likert'),
    department: listOf(terms, 'department'),
    industry: listOf(terms, 'industry'),
    job_title_female: women,
    job_title_male: men,
    product_category: listOf(terms, 'category'),
    product: goods(terms),
    ...optional(terms),
    ...prefixes(terms),
  };
}

/** Lists that a file may leave out, by their names there. */
const OPTIONAL = {
  product_line: 'line',
  noun: 'noun',
  adjective: 'adjective',
  verb: 'verb',
  page: 'page',
  file: 'file',
} as const satisfies Partial<Record<WordList, string>>;

function optional(terms: Terms): Lists {
  const named = Object.entries(OPTIONAL).filter(([, name]) => terms.has(name));
  return Object.fromEntries(named.map(([list, name]) => [list, listOf(terms, name)]));
}

function prefixes(terms: Terms): Lists {
  if (!terms.has('prefix')) return {};
  const [woman = '', man = woman] = listOf(terms, 'prefix');
  return { name_prefix_female: [woman], name_prefix_male: [man] };
}
