import * as E from 'fp-ts/lib/Either.js';
import type { CatalogueEntry } from '../../domain/catalogue/catalogue.js';
import { searchCatalogue } from '../../domain/catalogue/search-catalogue.js';
import { text } from '../../domain/constraints/texts.js';
import type { Engine } from '../../domain/engine/engine.js';
import { type AgentTool, agentTool, READ_ONLY } from './agent-tool.js';
import { byteLength, MOST_RESULT_BYTES } from './tool-results.js';

/** Types that a search describes at the most. The first ones are the best. */
const MOST_FOUND = 8;
/** The longest JSON Schema of a constraint that a result contains. */
const LONGEST_SCHEMA = 200;

export function findFieldTypes(engine: Engine): AgentTool {
  return agentTool({
    name: 'find_field_types',
    description:
      'Field types with their constraints, by words such as "money" or "zip code"; all names without words.',
    params: { words: text('what the values are', { maxLength: 200 }) },
    required: [],
    hints: READ_ONLY,
    run: async ({ words = '' }, call) => {
      await call.admit();
      const entries = engine.catalogue();
      if (words.trim() === '') return E.right({ text: JSON.stringify(namesOf(entries)) });
      const found = searchCatalogue(entries, words);
      return E.right({ text: described(found) });
    },
  });
}

function namesOf(entries: readonly CatalogueEntry[]): Readonly<Record<string, readonly string[]>> {
  const categories = [...new Set(entries.map(({ category }) => category))];
  return Object.fromEntries(
    categories.map((category) => [
      category,
      entries.filter((entry) => entry.category === category).map(({ type }) => type),
    ]),
  );
}

/** As many of the types as there is room for; the others by their names. */
function described(found: readonly CatalogueEntry[]): string {
  for (let count = Math.min(MOST_FOUND, found.length); ; count--) {
    const types = found.slice(0, count).map(summary);
    const others = found.slice(count, 50).map(({ type }) => type);
    const result = JSON.stringify({ types, ...(others.length > 0 && { others }) });
    if (count === 0 || byteLength(result) <= MOST_RESULT_BYTES) return result;
  }
}

function summary({ type, synonyms, description, constraints, example }: CatalogueEntry) {
  const rules = Object.entries(constraints).map(([name, { description: meaning, ...schema }]) => {
    const isShort = JSON.stringify(schema).length <= LONGEST_SCHEMA;
    return [name, isShort ? { ...schema, meaning } : { meaning }];
  });
  return { type, synonyms, description, example, constraints: Object.fromEntries(rules) };
}
