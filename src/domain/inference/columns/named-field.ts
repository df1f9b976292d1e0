import type { FieldTypes } from '../../field-types/field-type.js';
import { CONFIDENCE, plainField } from '../../meanings/guess.js';
import { guessField } from '../../meanings/guess-field.js';
import type { Meaning } from '../../meanings/meaning.js';
import type { PlainField } from '../../meanings/plain-field.js';
import type { InferredColumn } from '../inferred-schema.js';
import { REASON } from './reason.js';

/** Kinds of values about which nothing but this is known. */
const PLAIN_KINDS = ['word', 'string', 'text'];
const NUMBERS = ['integer', 'float'];
/** Types whose values are no texts. */
const NO_TEXTS = [
  ...['integer', 'float', 'price', 'percentage', 'boolean', 'date', 'datetime', 'sequence', 'age'],
  ...['salary', 'latitude', 'longitude', 'year', 'month', 'rating', 'reference', 'time'],
];

/** Types of texts of several words. */
const LONG_TEXTS = [
  ...['text', 'sentence', 'paragraph', 'string', 'address', 'name', 'company', 'product_name'],
  ...['job_title', 'user_agent', 'url'],
];

/** What most of the listed texts look like, by the kind of the values. */
const FORMS: Readonly<Record<string, RegExp>> = {
  word: /[a-z]/i,
  string: /^(?:[a-z]+|[A-Z\d]+)$/,
  text: / /,
};

const WARNING = 'the values follow the name of the column';

/** What a name may say about a column. */
export interface NameSaying {
  /** The names of all columns. */
  readonly names: readonly string[];
  readonly fieldTypes: FieldTypes;
  readonly meanings?: readonly Meaning[];
  /** Whether the column has no values at all. */
  readonly isEmpty: boolean;
}

/**
 * The column with the field that its name means, where its values may not say more than their kind. Undefined if the name
 * says nothing, or nothing that this kind of values can be. Nothing of it comes from the values but their kind.
 */
export function namedColumn(
  { field, summary }: InferredColumn,
  { names, fieldTypes, meanings = [], isEmpty }: NameSaying,
): InferredColumn | undefined {
  const found = guessField(field.name, { names }, { fieldTypes, meanings });
  if (found === undefined) return undefined;
  // An age is a whole number, too.
  const kind = NUMBERS.includes(field.type) ? field.type : summary.kind;
  const fitting = [found.guess, ...found.offers]
    .filter(({ confidence }) => confidence >= CONFIDENCE.end)
    .flatMap((guess) => (isEmpty ? [plainField(guess)] : ofKind(plainField(guess), kind)));
  const [said] = fitting;
  if (said === undefined || said.items !== undefined) return undefined;
  const { null_rate: rate } = field.constraints;
  const constraints = { ...said.constraints, ...(rate !== undefined && { null_rate: rate }) };
  return {
    field: { name: field.name, type: said.type, constraints },
    summary: {
      ...summary,
      type: said.type,
      because: REASON.nameAlone,
      warnings: [...summary.warnings, WARNING],
    },
  };
}

/** The field, if values of a kind can be such; numbers keep their kind. */
function ofKind(field: PlainField, kind: string): readonly PlainField[] {
  const { type, constraints = {} } = field;
  if (NUMBERS.includes(kind)) return numbersOf(field, kind);
  if (!PLAIN_KINDS.includes(kind) || NO_TEXTS.includes(type)) return [];
  const { choices } = constraints;
  if (!Array.isArray(choices)) {
    // Codes are no names and no cities, and sentences are no single words.
    const suits = { word: true, string: type === 'string', text: LONG_TEXTS.includes(type) }[kind];
    return suits === true ? [field] : [];
  }
  const form = FORMS[kind];
  const alike = choices.filter((choice) => form?.test(choice));
  return 2 * alike.length > choices.length ? [field] : [];
}

/** Numbers in the range that the name means. */
function numbersOf({ type, constraints = {} }: PlainField, kind: string): readonly PlainField[] {
  if (type === 'age' || type === 'salary') return kind === 'integer' ? [{ type, constraints }] : [];
  if (!['integer', 'float', 'price', 'percentage'].includes(type)) return [];
  const { min, max, distribution } = constraints;
  if (typeof min !== 'number' || typeof max !== 'number') return [];
  const isNarrow = kind === 'integer' && max - min < 2;
  if (isNarrow) return [];
  const range = kind === 'integer' ? { min: Math.ceil(min), max: Math.floor(max) } : { min, max };
  const spread = distribution === undefined ? {} : { distribution };
  const own = kind === 'float' && type !== 'integer' ? constraints : { ...range, ...spread };
  return [
    {
      type: kind,
      constraints: Object.fromEntries(
        Object.entries(own).filter(([member]) => member !== 'ending'),
      ),
    },
  ];
}
