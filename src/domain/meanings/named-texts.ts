import { oncePer } from '../basics/once-per.js';
import { own } from '../basics/own.js';
import type { FieldType, FieldTypes } from '../field-types/field-type.js';
import { findMeaning, headOf, type NameWords, namesRow } from './find-meaning.js';
import { CONFIDENCE, type Guess, guesses } from './guess.js';
import {
  ADDRESS_HINTS,
  CITY_HINTS,
  COUNTRY_HINTS,
  FIRST_HINTS,
  LAST_HINTS,
  LOGIN_HINTS,
  NAMED_THINGS,
  NUMBER_HINTS,
  ORGANISATION_HINTS,
  PERSON_HINTS,
  PHONE_HINTS,
  POSTAL_HINTS,
  PROSE_HINTS,
  STATE_HINTS,
} from './hints.js';
import { abbreviated, CODES, TITLES, thingNames } from './invented-names.js';
import { hasJson, hasTexts, jsonField, textField } from './meant-field.js';
import { meantGuesses } from './meant-guesses.js';
import { nameReadings } from './name-readings.js';
import { singular } from './name-words.js';
import { ACCOUNTS, isPerson, isSomebody } from './person-words.js';
import type { PlainField } from './plain-field.js';
import { ROLES_OF_PEOPLE } from './related-table.js';
import { NEUTRAL_HEADS } from './word-classes.js';

/** The words of a column and of its table. */
export interface ColumnWords extends NameWords {
  /** Whether other columns of the table show a place, so that a state is one of a country and not of a process. */
  readonly hasPlace: boolean;
}

const NAMING_CATEGORIES = ['person', 'place', 'company and commerce', 'finance', 'internet'];
const NAMING_TYPES = ['uuid', 'ulid', 'nanoid', 'object_id', 'hash', 'token', 'slug', 'text'];
/** Phrases that mean something else in most tables. */
const AMBIGUOUS = [
  ...[
    'name',
    'title',
    'prefix',
    'position',
    'location',
    'point',
    'geo',
    'gps',
    'expires',
    'expiry',
  ],
  ...['expiration', 'pan', 'card', 'host', 'age', 'price', 'money', 'amount', 'cost'],
];
const NAME_WORDS = ['name', 'label', 'caption', 'display'];
const TITLE_WORDS = ['title', 'subject', 'headline', 'heading', 'summary'];

const NAMES = ['nombre', 'nome', 'nom'];
/** Last words of names of documents, also where the column is one of texts. */
const DOCUMENT_WORDS = [
  ...['metadata', 'setting', 'config', 'configuration', 'payload', 'option', 'parameter'],
  ...['preference', 'property', 'json', 'data', 'info', 'argument', 'attribute', 'extra', 'param'],
];
const CIPHERTEXT = ['encrypted', 'value'];
/** Keys of several rows in one text. */
const ID_LIST: PlainField = {
  type: 'string',
  constraints: { pattern: '[1-9][0-9]{0,2}(,[1-9][0-9]{0,2}){0,3}' },
};
/** Categories of types that name things, and their types that reach somebody in place of naming. */
const NAMES_OF_THINGS = ['person', 'place', 'company and commerce'];
const REACHING = ['email', 'phone'];

/** The constraints with which each type is tried, the richest first. Every other type is tried without any. */
const VARIANTS: Readonly<Record<string, readonly PlainField['constraints'][]>> = {
  country: [{}, { format: 'alpha3' }, { format: 'alpha2' }],
  country_code: [{ format: 'alpha3' }, {}],
  state: [{}, { format: 'code' }],
  postal_code: [{}, { missing: 'empty' }],
  iban: [{}, { missing: 'other' }],
  language: [{}, { format: 'code' }],
  gender: [{}, { format: 'letter' }],
  phone: [{}, { format: 'national' }, { format: 'e164' }],
  email: [{}, { domains: ['mail.test'] }, { style: 'random', domains: ['mail.test'] }],
  url: [{}, { path_segments: 0 }],
  company: [{}, { suffix: false }],
  hash: [{}, { algorithm: 'sha1' }, { algorithm: 'md5' }],
  slug: [{}, { words: 2 }, { words: 1 }],
  token: [{}, { length: 16 }, { length: 8 }],
  password: [{}, { length: 8 }],
  national_id: [{}, { formatted: false }],
};

/** Types whose texts a family name can replace where they are too long. */
const NAMED_BY_FAMILY = ['name', 'company'];

function namesValues({ name, category }: FieldType): boolean {
  if (name === 'coordinates') return false;
  return NAMING_CATEGORIES.includes(category) || NAMING_TYPES.includes(name);
}

/** Types of texts by the phrases that mean them: their names, their synonyms, and the words of their facets. */
const typesByPhrase = oncePer((fieldTypes: FieldTypes): ReadonlyMap<string, string> => {
  const types = [...fieldTypes.values()].filter(namesValues);
  // A word of a facet may be the name of another type: `status` of an exchange over HTTP.
  const facets = types.flatMap(({ name, facet }) =>
    (facet?.words ?? [])
      .filter((word) => !fieldTypes.has(word))
      .map((word) => [word, name] as const),
  );
  const named = types.flatMap(({ name, synonyms = [] }) =>
    [...synonyms, name].map((phrase) => [phrase, name] as const),
  );
  return new Map([...facets, ...named].filter(([phrase]) => !AMBIGUOUS.includes(phrase)));
});

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
  if (words.column.length > 1 && words.written.at(-1) === 'ids') {
    return guesses([ID_LIST], CONFIDENCE.end, 'ids');
  }
  const phrase = phraseType(words.column, words, fieldTypes);
  const type = phrase?.type ?? hintedType(words.column);
  const meant = meantTexts(words, phrase?.length ?? 0);
  if (type !== undefined) return [...meant, ...typeGuesses(type, words, phrase?.length ?? 1)];
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

function variantsOf(type: string): readonly PlainField[] {
  const variants = (own(VARIANTS, type) ?? [{}]).map((constraints) => ({
    type,
    constraints: constraints ?? {},
  }));
  return NAMED_BY_FAMILY.includes(type) ? [...variants, { type: 'last_name' }] : variants;
}

/** The type of the longest phrase at the end of the words, and the number of its words. */
function phraseType(
  words: readonly string[],
  { hasPlace }: Pick<ColumnWords, 'hasPlace'>,
  fieldTypes: FieldTypes,
): { readonly type: string; readonly length: number } | undefined {
  const types = typesByPhrase(fieldTypes);
  for (let from = Math.max(0, words.length - 4); from < words.length; from++) {
    const phrase = words.slice(from).join('_');
    const type =
      types.get(phrase) ?? types.get(phrase.replaceAll('_', '')) ?? types.get(singular(phrase));
    const length = words.length - from;
    if (phrase === 'state' && !hasPlace) return { type: 'status', length };
    if (type !== undefined) return { type, length };
  }
  return undefined;
}

const HINTED: readonly (readonly [type: string, hints: readonly string[]])[] = [
  ['username', LOGIN_HINTS],
  ['phone', PHONE_HINTS],
  ['postal_code', POSTAL_HINTS],
  ['city', CITY_HINTS],
  ['state', STATE_HINTS],
  ['country', COUNTRY_HINTS],
  ['address', ADDRESS_HINTS],
  ['company', ORGANISATION_HINTS],
  ...NAMED_THINGS.map(({ kind, hints }) => [kind, hints] as const),
  ['name', PERSON_HINTS],
  ['text', PROSE_HINTS.filter((hint) => !TITLE_WORDS.includes(hint))],
];

/** The type that the last word suggests, by the hints of inference. */
function hintedType(words: readonly string[]): string | undefined {
  const last = words.at(-1) ?? '';
  const isName = last === 'name';
  if (FIRST_HINTS.includes(isName ? (words.at(-2) ?? '') : last)) return 'first_name';
  if (LAST_HINTS.includes(isName ? (words.at(-2) ?? '') : last)) return 'last_name';
  return HINTED.find(([, hints]) => hints.includes(last))?.[0];
}

/** A name or a title of whatever the column, or else the table, names; or a code; or somebody. */
function nameOrCode(words: ColumnWords, fieldTypes: FieldTypes): readonly Guess[] {
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
  if (isPerson(noun) || noun === 'by') return somebody(because);
  const type = phraseType(subject, { hasPlace: true }, fieldTypes)?.type ?? hintedType(subject);
  if (type === 'address') return somebody(because);
  const isNaming =
    NAMES_OF_THINGS.includes(fieldTypes.get(type ?? '')?.category ?? '') &&
    !REACHING.includes(type ?? '');
  const named = type !== undefined && isNaming ? variantsOf(type) : [];
  return guesses([...named, ...thingNames(noun)], CONFIDENCE.kind, because);
}
