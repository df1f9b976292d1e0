import { plainField } from '../../meanings/guess.js';
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
/** Characters of all texts of a list at most. */
const MOST_CHARACTERS = 600;
/** The text of a default that lists values: '{en,de}'::text[]. */
const LISTED_DEFAULT = /^\(*'(\{[^']+\})'/;

/** The fields of a column of arrays: JSON, or the notation {a,b} of PostgreSQL. */
export function arrayCandidates(
  asked: AskedColumn,
  { element, notation }: ArrayKind,
  candidatesOf: (asked: AskedColumn) => readonly PlainField[],
): readonly PlainField[] {
  if (notation === 'json') {
    const [items] = candidatesOf({ ...asked, kind: element });
    return items === undefined
      ? []
      : [{ type: 'array', items: plainField(items), constraints: { max_items: MOST_ITEMS } }];
  }
  const text = LISTED_DEFAULT.exec(asked.column.default ?? '')?.[1];
  if (text !== undefined && text !== '{}')
    return [{ type: 'constant', constraints: { value: text } }];
  const item = namedPattern(element, asked) ?? itemPattern(element, asked.vocabulary());
  if (item === undefined) {
    const value = `{${Array(asked.rules.minLength).fill('NULL').join(',')}}`;
    return [{ type: 'constant', constraints: { value } }];
  }
  return braced(item, asked.rules);
}

/** Arrays of each length that is allowed, with and without shares. Unique arrays have none, because only one is empty. */
function braced(
  item: string,
  { minLength, maxLength }: AskedColumn['rules'],
): readonly PlainField[] {
  const most = Math.min(maxLength, Math.max(MOST_ITEMS, minLength));
  const lengths = Array.from({ length: most - minLength + 1 }, (_, i) => minLength + i);
  const alternatives = lengths.map((length) => `\\{${Array(length).fill(item).join(',')}\\}`);
  const pattern = alternatives.join('|');
  const weights = lengths.map((length) => SHARES[length] ?? 1);
  return [
    { type: 'string', constraints: { pattern, ...(lengths.length > 1 && { weights }) } },
    { type: 'string', constraints: { pattern } },
  ];
}

/** A pattern of the texts that the name of the column means; undefined if it means none that an array can have. */
function namedPattern(kind: ColumnKind, { words, fieldTypes }: AskedColumn): string | undefined {
  if (kind.kind !== 'text') return undefined;
  const [named] = namedTexts(words, fieldTypes);
  const notation = NOTATIONS[named?.type ?? ''];
  if (notation !== undefined) return kind.most >= LONGEST_NOTATION ? notation : undefined;
  const choices = named?.constraints?.choices;
  if (!Array.isArray(choices)) return undefined;
  const short = choices
    .map(String)
    .filter((text) => text.length <= kind.most && !text.includes('{'));
  const texts = short.slice(0, MOST_WORDS).map((text) => (PLAIN.test(text) ? text : quoted(text)));
  return texts.length < 2 || texts.join('').length > MOST_CHARACTERS ? undefined : anyOf(texts);
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
