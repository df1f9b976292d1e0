import { oncePer } from '../basics/once-per.js';
import type { FieldTypes } from '../field-types/field-type.js';
import { fieldTypeMeant } from '../field-types/nearest-field-type.js';
import { findOwnMeaning, type NameWords } from './find-meaning.js';
import { CONFIDENCE, type Guess, guesses } from './guess.js';
import type { Meaning } from './meaning.js';
import { distributionOf, hasNumbers, hasTexts, textField } from './meant-field.js';
import { meantGuesses } from './meant-guesses.js';
import { allWords, namesPlace, singular, tableWords, wordsOf } from './name-words.js';
import { namedMoment, namesMoment } from './named-moment.js';
import {
  beginsAsTruth,
  meantRange,
  namedRange,
  namesCode,
  namesMoney,
  namesTruth,
} from './named-numbers.js';
import { namedTexts } from './named-texts.js';
import type { PlainField } from './plain-field.js';
import { TablesByName } from './related-table.js';

/** The likeliest field of a name, and the next two that differ from it. */
export interface Guesses {
  readonly guess: Guess;
  readonly offers: readonly Guess[];
}

/** What is known about a field beside its name. */
export interface FieldContext {
  /** The names of all fields of the table. */
  readonly names: readonly string[];
  /** The name of the table. Default: none. */
  readonly table?: string;
  /** The tables to which a key may refer. Default: none. */
  readonly tables?: readonly string[];
}

/** What an engine knows about types and names; `TableEngine` is one. */
export interface KnownNames {
  readonly fieldTypes: FieldTypes;
  /** Meanings of requests and extensions, which come first. */
  readonly meanings: readonly Meaning[];
}

const MOST_OFFERS = 2;

/**
 * The field that a name suggests: that of its type or synonym, or else the one that a column of a database with this name
 * would have. Undefined if the name suggests nothing.
 */
export function guessField(
  name: string,
  context: FieldContext,
  known: KnownNames,
): Guesses | undefined {
  const all = [...candidates(name, context, known)];
  const [guess] = all;
  return guess && { guess, offers: othersThan(guess, all) };
}

/** The field that a name suggests, as `guessField` gives it, without offers. */
export function likeliestField(
  name: string,
  context: FieldContext,
  known: KnownNames,
): Guess | undefined {
  for (const guess of candidates(name, context, known)) return guess;
  return undefined;
}

/** The fields that a name suggests, the likeliest first. */
function* candidates(
  name: string,
  { names, table = '', tables = [] }: FieldContext,
  { fieldTypes, meanings }: KnownNames,
): Iterable<Guess> {
  const column = wordsOf(name).map((word, i, { length }) =>
    i === length - 1 ? singular(word) : word,
  );
  const words = {
    column,
    written: allWords(name),
    table: tableWords(table),
    meanings,
    hasPlace: havePlace(names),
    columns: spaced(names),
  };
  const said = column.join(' ');
  const whole = (fields: readonly PlainField[]): readonly Guess[] =>
    guesses(fields, CONFIDENCE.whole, said);
  const exact = whole(fieldTypes.has(name) ? [{ type: name }] : []);
  const target = tablesByName(tables).referredBy(name, table);
  if (target !== undefined) yield* whole([{ type: 'reference', constraints: { table: target } }]);
  yield* ownGuesses(words);
  // A table says more than the name of a type does: `status` of orders.
  if (table === '') yield* exact;
  if (beginsAsTruth(column)) yield* whole([{ type: 'boolean' }]);
  if (namesMoment(column)) yield* whole([{ type: 'datetime' }]);
  yield* namedTexts(words, fieldTypes);
  yield* exact;
  yield* whole(timeOrTruth(column));
  yield* numbers(words);
  const meant = fieldTypeMeant(name, fieldTypes);
  if (meant !== undefined) yield* whole([{ type: meant }]);
}

const tablesByName = oncePer((tables: readonly string[]) => new TablesByName(tables));

const havePlace = oncePer((names: readonly string[]) =>
  names.some((name) => namesPlace(wordsOf(name))),
);

const spaced = oncePer(
  (names: readonly string[]): ReadonlySet<string> =>
    new Set(names.map((name) => wordsOf(name).join(' '))),
);

/** The first guesses that make other values. */
function othersThan(guess: Guess, all: readonly Guess[]): readonly Guess[] {
  const known = new Set([guess.type]);
  const others = all.filter(({ type }) => !known.has(type) && known.add(type));
  return others.slice(0, MOST_OFFERS);
}

/** What a meaning of a request or an extension says. */
function ownGuesses(words: NameWords): readonly Guess[] {
  const texts = findOwnMeaning(words, hasTexts);
  const field = texts && textField(texts.meaning);
  if (texts !== undefined && field !== undefined) return meantGuesses([field], texts, words);
  return findOwnMeaning(words, hasNumbers) === undefined ? [] : numbers(words);
}

function timeOrTruth(words: readonly string[]): readonly PlainField[] {
  if (namesTruth(words)) return [{ type: 'boolean' }];
  const moment = namedMoment(words);
  return moment === undefined ? [] : [{ type: moment }];
}

/** The numbers that a meaning of the name, or else its last word, suggests. */
function numbers(words: NameWords): readonly Guess[] {
  const { column } = words;
  const said = column.join(' ');
  const meant = guesses(meantNumbers(words), CONFIDENCE.whole, said);
  return [...meant, ...guesses(numbersOfKind(column), CONFIDENCE.kind, said)];
}

function meantNumbers(words: NameWords): readonly PlainField[] {
  const meant = namesTruth(words.column) ? undefined : meantRange(words);
  if (meant === undefined) return [];
  const { min, max, decimals = max > 1 ? 0 : 3 } = meant;
  const distribution = distributionOf(meant);
  const spread = { min, max, ...(distribution !== undefined && { distribution }) };
  if (decimals === 2 && namesMoney(words.column)) return [{ type: 'price', constraints: spread }];
  if (decimals === 0) return [{ type: 'integer', constraints: spread }];
  return [{ type: 'float', constraints: { ...spread, precision: decimals } }];
}

function numbersOfKind(words: readonly string[]): readonly PlainField[] {
  if (namesMoney(words)) return [{ type: 'price' }];
  if (words.length > 1 && words.at(-1) === 'id') return [{ type: 'integer' }];
  const range = namesCode(words) ? undefined : namedRange(words);
  if (range === undefined) return [];
  // Rates and other shares of one.
  return [{ type: range.max > 1 ? 'integer' : 'float', constraints: { ...range } }];
}
