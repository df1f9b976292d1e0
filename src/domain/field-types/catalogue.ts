import * as E from 'fp-ts/lib/Either.js';
import { defaultsOf, type JsonSchema, type Params } from '../constraints/param.js';
import { ROW_LINK } from '../entities/link.js';
import { encodeTable } from '../generation/encode-table.js';
import { planTable } from '../generation/plan-table.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import { constraintsOf } from './common-constraints.js';
import { coversType } from './covers-type.js';
import type { Category, FieldType } from './field-type.js';
import { fieldTypes } from './index.js';

/** What the catalogue tells of a type. */
export interface CatalogueEntry {
  readonly type: string;
  readonly description: string;
  readonly supported_constraints: readonly string[];
  /** JSON Schema of each constraint. */
  readonly constraints: { readonly [name: string]: JsonSchema };
  readonly category: Category;
  /** A value made by the engine. */
  readonly example: unknown;
  /** How many different values a unique column has with the default constraints. */
  readonly capacity: number;
  readonly locales: readonly string[];
}

const LOCALE = 'en';

/** A column named by its type has its example in the first row of a table with this seed. */
export const EXAMPLE_SEED = 'example';

/** The types that the vocabulary has English words and places for, in the catalogue's order. */
export function catalogue(vocabulary: Vocabulary): readonly CatalogueEntry[] {
  return [...fieldTypes.values()]
    .filter((type) => coversType(vocabulary, LOCALE, type))
    .map((type) => entry(type, vocabulary));
}

function entry(type: FieldType, vocabulary: Vocabulary): CatalogueEntry {
  const params = constraintsOf(type);
  return {
    type: type.name,
    description: type.description,
    supported_constraints: Object.keys(params),
    constraints: schemasOf(params),
    category: type.category,
    example: example(type, vocabulary),
    capacity: type.capacity(defaultsOf(params), vocabulary.lexicon(LOCALE)),
    locales: vocabulary.locales.filter((locale) => coversType(vocabulary, locale, type)),
  };
}

function schemasOf(params: Params): CatalogueEntry['constraints'] {
  return Object.fromEntries(
    Object.entries(params).map(([name, { schema, description }]) => [
      name,
      { ...schema, description },
    ]),
  );
}

/** The first value of a column with the default constraints. */
function example(type: FieldType, vocabulary: Vocabulary): unknown {
  const constraints = defaultsOf(constraintsOf(type));
  const field = {
    name: type.name,
    type,
    constraints,
    nullRate: 0,
    unique: false,
    locale: LOCALE,
    link: ROW_LINK,
  };
  const plan = planTable(
    {
      rows: 1,
      offset: 0,
      seed: EXAMPLE_SEED,
      format: 'json',
      tableName: 'example',
      locale: LOCALE,
      fields: [field],
      csv: { delimiter: ',', header: true, bom: false, safe_for_spreadsheets: false },
      sql: { dialect: 'ansi', rows_per_statement: 1, create_table: false },
    },
    vocabulary,
  );
  if (E.isLeft(plan)) throw new Error(`${type.name} has no example`);
  const decoder = new TextDecoder();
  const text = [...encodeTable(plan.right)].map((chunk) => decoder.decode(chunk, { stream: true }));
  const [row] = JSON.parse(text.join('')) as readonly Readonly<Record<string, unknown>>[];
  return row?.[type.name];
}
