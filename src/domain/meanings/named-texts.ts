import type { FieldTypes } from '../field-types/field-type.js';
import type { ColumnWords } from './column-words.js';
import { findMeaning, headOf } from './find-meaning.js';
import { CONFIDENCE, type Guess, guesses } from './guess.js';
import { abbreviated } from './invented-names.js';
import { hasJson, hasTexts, jsonField, textField } from './meant-field.js';
import { meantGuesses } from './meant-guesses.js';
import { nameReadings } from './name-readings.js';
import { singular } from './name-words.js';
import { descriptions, nameOrCode } from './named-things.js';
import { ACCOUNTS, isPerson } from './person-words.js';
import type { PlainField } from './plain-field.js';
import { hintedType, phraseType, variantsOf } from './text-types.js';

const NAMES = ['nombre', 'nome', 'nom'];

/** Last words of names of documents, also where the column is one of texts. */
const DOCUMENT_WORDS = [
  ...['metadata', 'meta', 'setting', 'config', 'configuration', 'payload', 'option', 'parameter'],
  ...['preference', 'property', 'json', 'data', 'info', 'argument', 'attribute', 'extra', 'param'],
];
const CIPHERTEXT = ['encrypted', 'value'];

/** Keys of several rows in one text. */
const ID_LIST: PlainField = {
  type: 'string',
  constraints: { pattern: '[1-9][0-9]{0,2}(,[1-9][0-9]{0,2}){0,3}' },
};

/** The fields that the name of a column of texts suggests, the likeliest first. */
export function namedTexts(words: ColumnWords, fieldTypes: FieldTypes): readonly Guess[] {
  for (const reading of nameReadings(withOwnName(words))) {
    const found = textsOf(reading, fieldTypes).filter(({ type }) => fieldTypes.has(type));
    if (found.length > 0) return found;
  }
  return [];
}

/** Some words for the name of a person also name things: `nombre` of products, and the display name of a field. */
function withOwnName(words: ColumnWords): ColumnWords {
  const { column, table } = words;
  const nouns = headOf(table).map(singular);
  const isThing =
    nouns.length > 0 && !nouns.some((noun) => isPerson(noun) || ACCOUNTS.includes(noun));
  const [first, last] = column.slice(-2);
  if (!isThing) return words;
  if (first === 'display' && last === 'name') {
    const named = [...column.slice(0, -2), 'name'];
    return { ...words, column: named, written: named };
  }
  if (!NAMES.includes(column.at(-1) ?? '')) return words;
  return { ...words, column: [...column.slice(0, -1), 'name'] };
}

function textsOf(given: ColumnWords, fieldTypes: FieldTypes): readonly Guess[] {
  const words = asCiphertext(given);
  const end = words.written.filter((word) => word !== 'list').at(-1) ?? '';
  const isList = end === 'ids' || (end === 'id' && words.written.at(-1) === 'list');
  if (words.column.length > 1 && isList) {
    return guesses([ID_LIST], CONFIDENCE.end, 'ids');
  }
  const { least = 1 } = words;
  const spoken = phraseType(words.column, words, fieldTypes);
  const phrase = spoken !== undefined && spoken.length >= least ? spoken : undefined;
  const type = phrase?.type ?? (least > 1 ? undefined : hintedType(words.column));
  const meant = [...meantTexts(words, phrase?.length ?? 0), ...descriptions(words)];
  if (type !== undefined) return [...meant, ...typeGuesses(type, words, phrase?.length ?? 1)];
  if (least > 1) return meant;
  const named = [...meant, ...nameOrCode(words, fieldTypes)];
  return named.length > 0 ? named : documents(words);
}

/** Whatever is encrypted is a ciphertext, and whatever is hashed a hash. */
function asCiphertext(words: ColumnWords): ColumnWords {
  const before = words.column.slice(0, -1);
  const isPassword = words.column.includes('password');
  if (before.includes('hashed')) return { ...words, column: ['hash'], written: ['hash'] };
  if (!before.includes('encrypted') || isPassword) return words;
  return { ...words, column: CIPHERTEXT, written: CIPHERTEXT };
}

function typeGuesses(type: string, { column }: ColumnWords, length: number): readonly Guess[] {
  const isWhole = length === column.length;
  const said = column.slice(-length).join(' ');
  return guesses(variantsOf(type), isWhole ? CONFIDENCE.whole : CONFIDENCE.end, said);
}

/** The fields of a meaning that at least as many words of the name say as say the name of a type. */
function meantTexts(words: ColumnWords, least: number): readonly Guess[] {
  // Beside a city, a state is a part of a country and none of a process.
  const noun = words.column.findLast((word) => word !== 'name');
  if (words.hasPlace && noun === 'state') return [];
  const found = findMeaning(words, hasTexts);
  if (found === undefined || found.length < least) return [];
  const field = textField(found.meaning);
  if (field === undefined) return [];
  const isBare = Object.keys(field.constraints ?? {}).length === 0;
  const fields = isBare ? variantsOf(field.type) : [field, ...abbreviated(field)];
  return meantGuesses(fields, found, words);
}

/** Documents of JSON, which some schemas keep as texts. */
function documents(words: ColumnWords): readonly Guess[] {
  const last = singular(words.column.at(-1) ?? '');
  if (!DOCUMENT_WORDS.includes(last)) return [];
  const found = findMeaning(words, hasJson);
  // `product_info` is a text about a product.
  if (last === 'info' && found?.length === 1) return [];
  const field = found && jsonField(found.meaning);
  return found && field ? meantGuesses([field], found, words) : [];
}
