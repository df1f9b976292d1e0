import type { FieldTypes } from '../field-types/field-type.js';
import type { ColumnWords } from './column-words.js';
import { findMeaning, headOf, namesRow } from './find-meaning.js';
import { CONFIDENCE, type Guess, guesses } from './guess.js';
import { NUMBER_HINTS } from './hints.js';
import { CODES, TITLES, thingDescriptions, thingNames } from './invented-names.js';
import { textField } from './meant-field.js';
import { singular } from './name-words.js';
import { isPerson, isSomebody } from './person-words.js';
import type { PlainField } from './plain-field.js';
import { ROLES_OF_PEOPLE } from './related-table.js';
import { hintedType, namesThings, phraseType, TITLE_WORDS, variantsOf } from './text-types.js';
import { NEUTRAL_HEADS } from './word-classes.js';

/* Names, titles, descriptions and codes of whatever a column, or else its table, names. */

const NAME_WORDS = ['name', 'label', 'caption', 'display'];
const DESCRIPTION_WORDS = [
  'description',
  'overview',
  'detail',
  'details',
  'explanation',
  'summary',
];

/** A name or a title of whatever the column, or else the table, names; or a code; or somebody. */
export function nameOrCode(words: ColumnWords, fieldTypes: FieldTypes): readonly Guess[] {
  const last = words.column.at(-1) ?? '';
  if (TITLE_WORDS.includes(last)) return titles(words);
  if (last === 'by' && words.column.length > 1) return somebody('somebody who does it');
  if (ROLES_OF_PEOPLE.includes(singular(last))) return somebody(last);
  if (words.column.length === 1 && isSomebody(singular(last))) return somebody(last);
  if (last === 'key') return guesses(variantsOf('token'), CONFIDENCE.kind, 'a key');
  if (NUMBER_HINTS.includes(last)) return guesses(CODES, CONFIDENCE.kind, `a ${last}`);
  return NAME_WORDS.includes(last) ? names(words, fieldTypes) : [];
}

function somebody(because: string): readonly Guess[] {
  return guesses(variantsOf('name'), CONFIDENCE.kind, because);
}

/** What a name or a title belongs to: the words before it, or else the last noun of the table. */
function subjectOf({ column, table }: ColumnWords): readonly string[] {
  const head = headOf(table);
  const before = column.slice(0, -1).filter((word) => !namesRow(word, head));
  const named = table.indexOf('name');
  // The desired name in a table of changes of user names is one of a user.
  if (before.length === 0 && named > 0) return table.slice(0, named);
  const subject = before.length > 0 ? before : withoutNeutral(head.toReversed());
  return subject.map((word, i) => (i === subject.length - 1 ? singular(word) : word));
}

/** Without words that leave the thing: an asset profile is no person, and a user profile is one. */
function withoutNeutral(nouns: readonly string[]): readonly string[] {
  const end = nouns.findLastIndex((noun) => !NEUTRAL_HEADS.has(noun));
  return end < 0 ? nouns : nouns.slice(0, end + 1);
}

/** Sentences about what the column, or else the table, names. */
export function descriptions(words: ColumnWords): readonly Guess[] {
  const last = words.column.at(-1) ?? '';
  if (!DESCRIPTION_WORDS.includes(last)) return [];
  const noun = subjectOf(words).at(-1) ?? '';
  return guesses(thingDescriptions(noun), CONFIDENCE.kind, `${last} of ${noun || 'a thing'}`);
}

function titles(words: ColumnWords): readonly Guess[] {
  const noun = subjectOf(words).at(-1) ?? '';
  const jobs = isPerson(noun) ? variantsOf('job_title') : [];
  return [
    ...guesses(jobs, CONFIDENCE.kind, `title of ${noun}`),
    ...guesses(TITLES, CONFIDENCE.kind, 'a title'),
  ];
}

function names(words: ColumnWords, fieldTypes: FieldTypes): readonly Guess[] {
  const subject = subjectOf(words);
  const noun = subject.at(-1) ?? '';
  const because = `name of ${noun || 'a thing'}`;
  const sorted = sortedThing(words, subject);
  if (sorted !== undefined) return guesses(thingNames(sorted), CONFIDENCE.kind, because);
  if (isPerson(noun) || noun === 'by') return somebody(because);
  const type = phraseType(subject, { hasPlace: true }, fieldTypes)?.type ?? hintedType(subject);
  if (type === 'address') return somebody(because);
  const named = type !== undefined && namesThings(type, fieldTypes) ? variantsOf(type) : [];
  const isOwn = subject.length > 0 && words.column.includes(noun);
  const listed = isOwn ? listOf({ ...words, column: subject, written: subject }) : [];
  return guesses([...named, ...listed, ...thingNames(noun)], CONFIDENCE.kind, because);
}

/** Nouns of classes, whose rows are named after what they sort: the category of taxes is a `Standard Tax`. */
const CLASSES = ['category', 'class', 'kind', 'tier', 'type'];
/** What goods are sorted as. */
const GOODS = [
  ...['product', 'item', 'article', 'shop', 'store', 'catalog', 'main', 'sub', 'parent', 'blog'],
  ...['post', 'menu', 'expense', 'budget', 'event', 'job', 'service', 'ticket', 'asset', 'course'],
];

/** What the rows of a table of classes sort; undefined for other tables, and for classes of goods, which have names. */
function sortedThing(
  { column, table }: ColumnWords,
  subject: readonly string[],
): string | undefined {
  if (column.length > 1 && subject.some((word) => column.includes(word))) return undefined;
  const [thing = '', noun = ''] = table.slice(-2);
  return CLASSES.includes(noun) && !GOODS.includes(thing) && table.length > 1 ? thing : undefined;
}

/** The words that a noun means by itself: the label of a unit is a unit, and the name of a color a color. */
function listOf(words: ColumnWords): readonly PlainField[] {
  const found = findMeaning(words, ({ list }) => list !== undefined);
  const field = found?.length === words.column.length ? textField(found.meaning) : undefined;
  const choices = Array.isArray(field?.constraints?.choices) ? field.constraints.choices : [];
  const isSentence = choices.some((text) => /[.?!]$/.test(String(text)));
  return field === undefined || isSentence ? [] : [field];
}
