import { faker } from '@faker-js/faker/locale/en';
import type { ReferencePage } from './reference-pages.js';

/** The tables that the lexicon reads: a quarter of all tables. */
const TABLES = {
  company: ['legal_entity_type', 'name_pattern'],
  location: ['street_name', 'street_suffix'],
  lorem: ['word'],
  person: ['first_name', 'last_name', 'last_name_pattern', 'name', 'prefix'],
  word: ['adjective', 'noun', 'verb'],
} as const;

/** A character that no word contains. */
const SEPARATOR = '|';

/** Source text of a table. A list of words becomes one string to split, which loads many times faster than an array. */
function written(table: unknown): string {
  if (Array.isArray(table)) {
    if (!table.every((word) => typeof word === 'string')) return JSON.stringify(table);
    if (table.some((word) => word.includes(SEPARATOR))) throw new Error(`a word has ${SEPARATOR}`);
    return `${JSON.stringify(table.join(SEPARATOR))}.split('${SEPARATOR}')`;
  }
  const members = Object.entries(table as object).map(
    ([name, member]) => `${name}: ${written(member)}`,
  );
  return `{\n${members.join(',\n')},\n}`;
}

/** The module with the English tables. */
export function englishModule(): ReferencePage {
  const raw = faker.rawDefinitions as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  const tables = Object.entries(TABLES).map(([part, names]) => [
    part,
    Object.fromEntries(names.map((name) => [name, raw[part]?.[name]])),
  ]);
  const text = `// Made by \`npm run generate\` from the tables of faker-js; change scripts/english-module.ts instead.
//
// Words: faker-js (https://github.com/faker-js/faker), MIT licence, copyright Faker contributors and, for parts,
// Marak Squires and Matthew Bergman.
import type { Definitions } from './definitions.js';

/** What is read of the English of faker-js: a start that asks for no other language loads no more. */
export const english: Definitions = ${written(Object.fromEntries(tables))};
`;
  return { path: 'src/adapters/lexicon/english.ts', text };
}
