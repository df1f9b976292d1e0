import * as E from 'fp-ts/lib/Either.js';
import { inOneGo, type Stepwise } from '../basics/stepwise.js';
import { defaultsOf, type JsonSchema, type Params } from '../constraints/param.js';
import { ROW_LINK } from '../entities/link.js';
import { constraintsOf } from '../field-types/common-constraints.js';
import { coversType } from '../field-types/covers-type.js';
import type { Category, FieldType, FieldTypes } from '../field-types/field-type.js';
import { relationTypes } from '../field-types/relation-types.js';
import { json } from '../formats/json.js';
import { encodeTable } from '../generation/encode/encode-table.js';
import { planTableStepwise } from '../generation/plan-table.js';
import { defaultLocale } from '../lexicon/default-locale.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import { relationExample } from './relation-example.js';

/**
 * The description of a field type in the catalogue.
 *
 * @example
 * const describe = (entry: CatalogueEntry): string => `${entry.type}: ${entry.example}`;
 * const [first] = fieldTypes();
 * first !== undefined && describe(first).startsWith(first.type); // => true
 */
export interface CatalogueEntry {
  readonly type: string;
  /** Other names for which people search. A request uses the name in `type`. */
  readonly synonyms: readonly string[];
  readonly description: string;
  readonly supported_constraints: readonly string[];
  /** The JSON Schema of each constraint. */
  readonly constraints: { readonly [name: string]: JsonSchema };
  readonly category: Category;
  /** A value made by the engine. */
  readonly example: unknown;
  /** The number of different values of a unique column with the default constraints. */
  readonly capacity: number;
  readonly locales: readonly string[];
}

/** The parts of an engine that the catalogue describes. */
export interface CatalogueParts {
  readonly fieldTypes: FieldTypes;
  readonly vocabulary: Vocabulary;
}

/** The seed of examples: a column with the name of its type has the example in the first row of its table. */
export const EXAMPLE_SEED = 'example';

/**
 * What users can ask of an engine: the field types for which the vocabulary has the words and places, in the order of the catalogue, and those of
 * relations, which only tables of a set can have. Examples are in the default locale: English, or the first locale of a
 * vocabulary without English.
 *
 * @example
 * const engine = new TableEngine(builtInParts(plainVocabulary([plainLexicon('en', {})])));
 * catalogue(engine).some(({ type }) => type === 'integer'); // => true
 */
export function catalogue(parts: CatalogueParts): readonly CatalogueEntry[] {
  return inOneGo(catalogueStepwise(parts));
}

/** `catalogue` in steps of one field type each, for a program that must serve other requests in between. */
export function* catalogueStepwise(parts: CatalogueParts): Stepwise<readonly CatalogueEntry[]> {
  const entries: CatalogueEntry[] = [];
  for (const type of typesOf(parts)) {
    entries.push(entryOf(type, parts));
    yield;
  }
  return entries;
}

/** The types in the catalogue, in its order. */
export function typesOf({ fieldTypes, vocabulary }: CatalogueParts): readonly FieldType[] {
  const locale = defaultLocale(vocabulary.locales);
  const covered = [...fieldTypes.values()].filter((type) => coversType(vocabulary, locale, type));
  return [...covered, ...relationTypes];
}

/** The entry of one type of the catalogue: the others need not be described for it. */
export function entryOf(type: FieldType, { vocabulary }: CatalogueParts): CatalogueEntry {
  const locale = defaultLocale(vocabulary.locales);
  const value = relationTypes.includes(type)
    ? relationExample(type, vocabulary, locale, EXAMPLE_SEED)
    : example(type, vocabulary, locale);
  const params = constraintsOf(type);
  return {
    type: type.name,
    synonyms: type.synonyms ?? [],
    description: type.description,
    supported_constraints: Object.keys(params),
    constraints: schemasOf(params),
    category: type.category,
    example: value,
    capacity: type.capacity(defaultsOf(params), vocabulary.lexicon(locale)),
    locales: vocabulary.locales.filter((candidate) => coversType(vocabulary, candidate, type)),
  };
}

/** The JSON Schema of each constraint. */
export function schemasOf(params: Params): CatalogueEntry['constraints'] {
  return Object.fromEntries(
    Object.entries(params).map(([name, { schema, description }]) => [
      name,
      { ...schema, description },
    ]),
  );
}

/** The first value of a column with the default constraints. */
function example(type: FieldType, vocabulary: Vocabulary, locale: string): unknown {
  const constraints = defaultsOf(constraintsOf(type));
  const field = {
    name: type.name,
    key: type.name,
    path: '/fields/0',
    parents: [],
    type,
    constraints,
    nullRate: 0,
    unique: false,
    hidden: false,
    locale,
    link: ROW_LINK,
  };
  const plan = inOneGo(
    planTableStepwise(
      {
        rows: 1,
        offset: 0,
        seed: EXAMPLE_SEED,
        format: json,
        options: {},
        tableName: 'example',
        locale,
        fields: [field],
      },
      vocabulary,
    ),
  );
  if (E.isLeft(plan)) throw new Error(`${type.name} has no example`);
  const decoder = new TextDecoder();
  const text = [...encodeTable(plan.right)].map((chunk) => decoder.decode(chunk, { stream: true }));
  const [row] = JSON.parse(text.join('')) as readonly Readonly<Record<string, unknown>>[];
  return row?.[type.name];
}
