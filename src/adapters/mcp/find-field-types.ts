import * as E from 'fp-ts/lib/Either.js';
import type { KeptCatalogue } from '../../application/tables/kept-catalogue.js';
import type { CatalogueEntry } from '../../domain/catalogue/catalogue.js';
import { searchCatalogue } from '../../domain/catalogue/search-catalogue.js';
import { text } from '../../domain/constraints/texts.js';
import type { TableEngine } from '../../domain/engine/table-engine.js';
import { CONFIDENCE, plainField } from '../../domain/meanings/guess.js';
import { guessField } from '../../domain/meanings/guess-field.js';
import type { PlainField } from '../../domain/meanings/plain-field.js';
import { type AgentTool, agentTool, READ_ONLY } from './agent-tool.js';
import { byteLength, MOST_RESULT_BYTES } from './tool-results.js';

/** Types that a search describes at the most. The first ones are the best. */
const MOST_FOUND = 5;
/** The longest JSON Schema of a constraint that a result contains. */
const LONGEST_SCHEMA = 200;

export function findFieldTypes(engine: TableEngine, catalogue: KeptCatalogue): AgentTool {
  return agentTool({
    name: 'find_field_types',
    description:
      'Field types with their constraints, by words such as "money" or "zip code"; all names without words.',
    params: { words: text('what the values are', { maxLength: 200 }) },
    required: [],
    hints: READ_ONLY,
    run: async ({ words = '' }, call) => {
      await call.admit();
      const entries = await catalogue();
      if (words.trim() === '') return E.right({ text: JSON.stringify(namesOf(entries)) });
      const found = searchCatalogue(entries, words);
      const meant = meantField(engine, words, found);
      if (found.length > 0) return E.right({ text: described(found, meant) });
      const none = { ...meant, types: [], all_names: namesOf(entries) };
      return E.right({ text: JSON.stringify(none) });
    },
  });
}

/** The field of a column with these words as its name, if it has another type than the best one found. */
function meantField(
  engine: TableEngine,
  words: string,
  [best]: readonly CatalogueEntry[],
): { readonly meant?: PlainField } {
  const name = words.trim().replace(/\s+/g, '_');
  const found = guessField(name, { names: [name] }, engine)?.guess;
  const isKnown = found === undefined || found.type === best?.type;
  return isKnown || found.confidence < CONFIDENCE.end ? {} : { meant: plainField(found) };
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
function described(
  found: readonly CatalogueEntry[],
  meant: { readonly meant?: PlainField },
): string {
  for (let count = Math.min(MOST_FOUND, found.length); ; count--) {
    const others = found.slice(count, 50).map(({ type }) => type);
    const result = JSON.stringify({
      ...meant,
      ...summaries(found.slice(0, count)),
      ...(others.length > 0 && { others }),
    });
    if (count === 0 || byteLength(result) <= MOST_RESULT_BYTES) return result;
  }
}

type Rules = Readonly<Record<string, unknown>>;

/** The types, and apart from them, once, the constraints that several of them have. */
function summaries(entries: readonly CatalogueEntry[]) {
  const all = entries.map((entry) => ({ entry, rules: rulesOf(entry) }));
  const common = repeated(all.map(({ rules }) => rules));
  const types = all.map(({ entry: { type, synonyms, description, example }, rules }) => {
    const own = Object.entries(rules).filter(([name, rule]) => !isSame(rule, common[name]));
    const also = Object.keys(rules).filter((name) => isSame(rules[name], common[name]));
    return {
      ...{ type, synonyms, description, example, constraints: Object.fromEntries(own) },
      ...(also.length > 0 && { common_constraints: also }),
    };
  });
  return { types, ...(Object.keys(common).length > 0 && { common_constraints: common }) };
}

/** The rules that at least two of the types have, by the names of their constraints. */
function repeated(all: readonly Rules[]): Rules {
  const seen = new Set<string>();
  const common: Record<string, unknown> = {};
  for (const [name, rule] of all.flatMap(Object.entries<unknown>)) {
    const key = JSON.stringify([name, rule]);
    if (seen.has(key)) common[name] ??= rule;
    seen.add(key);
  }
  return common;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function rulesOf({ constraints }: CatalogueEntry): Rules {
  const rules = Object.entries(constraints).map(([name, { description: meaning, ...schema }]) => {
    const isShort = JSON.stringify(schema).length <= LONGEST_SCHEMA;
    return [name, isShort ? { ...schema, meaning } : { meaning }];
  });
  return Object.fromEntries(rules);
}
