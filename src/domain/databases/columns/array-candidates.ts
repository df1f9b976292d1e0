import { type Candidate, type Guess, guesses, plainField } from '../../meanings/guess.js';
import { namedTexts } from '../../meanings/named-texts.js';
import type { PlainField } from '../../meanings/plain-field.js';
import type { AskedColumn } from './asked-column.js';
import type { ColumnKind } from './column-kind.js';

type ArrayKind = Extract<ColumnKind, { readonly kind: 'array' }>;

/** Items of an array, unless a check says otherwise, and the shares of the arrays with 0, 1, 2 … of them. */
const MOST_ITEMS = 3;
const SHARES = [1, 3, 3, 2];
/** Words that the texts of an array are taken from. */
const MOST_WORDS = 40;
const DAY = '202[0-5]-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])';
const HEX = '[0-9a-f]';
/** Patterns of items by the field that writes such a value alone. */
const NOTATIONS: Readonly<Record<string, string>> = {
  uuid: `${HEX}{8}-${HEX}{4}-4${HEX}{3}-[89ab]${HEX}{3}-${HEX}{12}`,
  ipv4: '10\\.[1-9][0-9]?\\.[1-9][0-9]?\\.[1-9][0-9]?',
  email: '[a-z]{3,6}[0-9]{2}@example\\.(com|org|net)',
  domain: '[a-z]{4,8}\\.example\\.(com|org|net)',
  url: 'https://www\\.example\\.(com|org|net)/[a-z]{4,8}',
};
/** Characters of the longest text of these patterns, at least. */
const LONGEST_NOTATION = 40;
/** A text that an array has without quotes. */
const PLAIN = /^(?!null$)[\w-]+$/i;
/** Entries of the list of a type that an array takes. */
const MOST_NAMES = 16;
/** What a pattern of a text between quotes must not have: quotes, and backslashes other than those before a point. */
const UNQUOTABLE = /"|\\[^.]/;
/** Keys of rows whose type is not known. */
const KEY = `${HEX}{12}`;
/** Characters of all texts of a list at most. */
const MOST_CHARACTERS = 600;
/** The text of a default that lists values: '{en,de}'::text[]. */
const LISTED_DEFAULT = /^\(*'(\{[^']+\})'/;

/** The patterns of the items of an array of a length. */
type Items = (length: number) => readonly string[];

/** The items that a name means, and what says so. */
interface NamedItems extends Pick<Guess, 'confidence' | 'because'> {
  readonly items: Items;
}

const alike =
  (item: string): Items =>
  (length) =>
    Array(length).fill(item);

/** The fields of a column of arrays: JSON, or the notation {a,b} of PostgreSQL. */
export function arrayCandidates(
  asked: AskedColumn,
  { element, notation }: ArrayKind,
  candidatesOf: (asked: AskedColumn) => readonly Candidate[],
): readonly Candidate[] {
  if (notation === 'json') {
    const [items] = candidatesOf({ ...asked, kind: element });
    if (items === undefined) return [];
    const { because, confidence } = items;
    const said = because !== undefined && confidence !== undefined && { because, confidence };
    const constraints = { max_items: MOST_ITEMS };
    return [{ type: 'array', items: plainField(items), constraints, ...said }];
  }
  const text = LISTED_DEFAULT.exec(asked.column.default ?? '')?.[1];
  if (text !== undefined && text !== '{}')
    return [{ type: 'constant', constraints: { value: text } }];
  const named = namedItems(element, asked);
  if (named !== undefined) {
    return guesses(braced(named.items, asked.rules), named.confidence, named.because);
  }
  const item = itemPattern(element, asked.entriesOf({ type: 'word' }));
  if (item === undefined) {
    const value = `{${Array(asked.rules.minLength).fill('NULL').join(',')}}`;
    return [{ type: 'constant', constraints: { value } }];
  }
  return braced(alike(item), asked.rules);
}

/** Arrays of each length that is allowed, with and without shares. Unique arrays have none, because only one is empty. */
function braced(
  items: Items,
  { minLength, maxLength }: AskedColumn['rules'],
): readonly PlainField[] {
  const most = Math.min(maxLength, Math.max(MOST_ITEMS, minLength));
  const lengths = Array.from({ length: most - minLength + 1 }, (_, i) => minLength + i);
  const alternatives = lengths.map((length) => `\\{${items(length).join(',')}\\}`);
  const pattern = alternatives.join('|');
  const weights = lengths.map((length) => SHARES[length] ?? 1);
  return [
    { type: 'string', constraints: { pattern, ...(lengths.length > 1 && { weights }) } },
    { type: 'string', constraints: { pattern } },
  ];
}

/** The items that the name of the column means; undefined if it means none that an array can have. */
function namedItems(
  kind: ColumnKind,
  { words, fieldTypes, entriesOf }: AskedColumn,
): NamedItems | undefined {
  if (kind.kind !== 'text') return undefined;
  const [named] = namedTexts(words, fieldTypes);
  if (named === undefined) return undefined;
  if (words.written.at(-1) === 'ids') return { ...named, items: alike(KEY) };
  const items = itemsOf(named, kind.most, entriesOf);
  return items && { items, confidence: named.confidence, because: named.because };
}

function itemsOf(
  { type, constraints = {} }: Guess,
  most: number,
  entriesOf: AskedColumn['entriesOf'],
): Items | undefined {
  const notation = NOTATIONS[type];
  if (notation !== undefined) return most >= LONGEST_NOTATION ? alike(notation) : undefined;
  const { pattern, choices } = constraints;
  if (typeof pattern === 'string') {
    return most < LONGEST_NOTATION || UNQUOTABLE.test(pattern)
      ? undefined
      : alike(`"(${pattern})"`);
  }
  const entries = Array.isArray(choices) ? choices.map(String) : entriesOf({ type, constraints });
  const short = entries.filter((text) => text.length <= most && !text.includes('{'));
  const step = Array.isArray(choices) ? 1 : Math.ceil(short.length / MOST_NAMES);
  const some = short.filter((_, i) => i % step === 0).slice(0, MOST_WORDS);
  const texts = some.map((text) => (PLAIN.test(text) ? text : quoted(text)));
  if (texts.length < 2 || texts.join('').length > MOST_CHARACTERS) return undefined;
  return (length) => apart(texts, length);
}

/** Patterns of items that are all different: each has a part of the texts of its own, if there are two of them for each. */
function apart(texts: readonly string[], length: number): readonly string[] {
  if (texts.length < 2 * length) return alike(anyOf(texts))(length);
  return Array.from({ length }, (_, part) => anyOf(texts.filter((_, i) => i % length === part)));
}

/** A pattern of one item; undefined if no field writes such items. */
function itemPattern(kind: ColumnKind, words: readonly string[]): string | undefined {
  switch (kind.kind) {
    case 'integer':
      return '[1-9][0-9]?';
    case 'decimal':
      return kind.max >= 9 ? '[0-9]' : '0';
    case 'boolean':
      return '(true|false)';
    case 'date':
    case 'datetime':
      return DAY;
    case 'time':
      return '(0[0-9]|1[0-9]):[0-5][0-9]:00';
    case 'text':
      return textPattern(kind, words);
    case 'listed':
      return anyOf(kind.values.map(quoted));
    case 'json':
      return '"\\{\\}"';
    case 'notation':
      return NOTATIONS[kind.field.type];
    default:
      return undefined;
  }
}

function textPattern(
  { most, isFixed }: Extract<ColumnKind, { readonly kind: 'text' }>,
  words: readonly string[],
): string {
  const plain = words.filter((word) => /^[a-z]{3,}$/.test(word) && word.length <= most);
  if (isFixed || plain.length === 0) return `[a-z]{${Math.max(1, Math.min(most, 8))}}`;
  const step = Math.ceil(plain.length / MOST_WORDS);
  return anyOf(plain.filter((_, i) => i % step === 0));
}

/** A label between quotes, as an array has it. */
function quoted(label: string): string {
  return `"${label.replace(/["\\]/g, '\\$&')}"`;
}

/** A pattern of these texts. Characters of the syntax of patterns have a backslash in front. */
function anyOf(texts: readonly string[]): string {
  const literal = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
  return `(${texts.map(literal).join('|')})`;
}
