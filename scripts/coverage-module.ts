import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Definitions } from '../src/adapters/lexicon/definitions.js';
import { FakerLexicon } from '../src/adapters/lexicon/faker-lexicon.js';
import { type Lexicon, WORD_LISTS } from '../src/domain/lexicon/lexicon.js';
import type { ReferencePage } from './reference-pages.js';

const PLACES = ['city_name', 'city_pattern', 'state', 'county', 'street_name', 'postcode'] as const;

/** The locales of faker-js, by the names of its entry points. */
function fakerLocales(): readonly string[] {
  const main = createRequire(import.meta.url).resolve('@faker-js/faker');
  return readdirSync(join(dirname(main), 'locale'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => name.slice(0, -'.js'.length))
    .filter((name) => name !== 'base' && name !== 'index')
    .sort();
}

async function definitionsOf(locale: string): Promise<Definitions> {
  const { faker } = await import(`@faker-js/faker/locale/${locale}`);
  return faker.rawDefinitions;
}

function hasOwnPlaces({ location }: Definitions, english: Definitions): boolean {
  return PLACES.some(
    (list) => location?.[list] !== undefined && location[list] !== english.location?.[list],
  );
}

function hasOwnNames(lexicon: Lexicon): boolean {
  return (['first_name_female', 'last_name_female'] as const).every((list) => lexicon.words(list));
}

/** The module that lists the locales and the words that each has, so that `covers` needs no loaded locale. */
export async function coverageModule(): Promise<ReferencePage> {
  const english = await definitionsOf('en');
  const lexicons: FakerLexicon[] = [];
  for (const locale of fakerLocales()) {
    const raw = await definitionsOf(locale);
    const lexicon = new FakerLexicon(locale, raw, { english, ascii: String, atlas: undefined });
    const isWhole = locale === 'en' || hasOwnPlaces(raw, english);
    if (isWhole && hasOwnNames(lexicon)) lexicons.push(lexicon);
  }
  const lines = WORD_LISTS.map((list) => {
    const having = lexicons.filter((lexicon) => lexicon.words(list)).map(({ locale }) => locale);
    return `  ${list}:\n    '${having.join(' ')}'.split(' '),\n`;
  });
  const text = `// Made by \`npm run generate\` from the tables of faker-js; change scripts/coverage-module.ts instead.
import type { WordList } from '../../domain/lexicon/lexicon.js';

/** The locales of faker-js that have names and places of their own. */
export const LOCALES: readonly string[] =
  '${lexicons.map(({ locale }) => locale).join(' ')}'.split(' ');

/** The locales that have each list. */
export const coverage: Readonly<Record<WordList, readonly string[]>> = {
${lines.join('')}};
`;
  return { path: 'src/adapters/lexicon/coverage.ts', text };
}
