import { oncePer } from '../basics/once-per.js';
import type { FieldType, FieldTypes } from '../field-types/field-type.js';
import { findMeaning } from './find-meaning.js';
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
import { hasTexts, textField } from './meant-field.js';
import type { PlainField } from './plain-field.js';

/** The words of a column and of its table. */
export interface ColumnWords {
  readonly column: readonly string[];
  /** The words of the column with the numbers at its end. */
  readonly written: readonly string[];
  readonly table: readonly string[];
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
/** People under names that are no names of columns in samples. */
const PEOPLE = [...PERSON_HINTS, 'user', 'member', 'staff', 'guest', 'profile'];
const NAME_WORDS = ['name', 'label', 'caption', 'display'];
const TITLE_WORDS = ['title', 'subject', 'headline', 'heading', 'summary'];

/** The constraints with which each type is tried, the richest first. Every other type is tried without any. */
const VARIANTS: Readonly<Record<string, readonly PlainField['constraints'][]>> = {
  country: [{}, { format: 'alpha3' }, { format: 'alpha2' }],
  country_code: [{ format: 'alpha3' }, {}],
  state: [{}, { format: 'code' }],
  postal_code: [{}, { missing: 'empty' }],
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
  const phrases = types.flatMap(({ name, synonyms = [], facet }) =>
    [...(facet?.words ?? []), ...synonyms, name].map((phrase) => [phrase, name] as const),
  );
  return new Map(phrases.filter(([phrase]) => !AMBIGUOUS.includes(phrase)));
});

/** The fields that the name of a column of texts suggests, the likeliest first. */
export function namedTexts(words: ColumnWords, fieldTypes: FieldTypes): readonly PlainField[] {
  const phrase = phraseType(words.column, words, fieldTypes);
  const type = phrase?.type ?? hintedType(words.column);
  const named = type === undefined ? nameOrCode(words, fieldTypes) : variantsOf(type);
  const fields = [...meantTexts(words, phrase?.length ?? 0), ...named];
  return fields.filter((field) => fieldTypes.has(field.type));
}

/** The fields of a meaning that at least as many words of the name say as say the name of a type. */
function meantTexts(words: ColumnWords, least: number): readonly PlainField[] {
  // Beside a city, a state is a part of a country and none of a process.
  if (words.hasPlace && words.column.at(-1) === 'state') return [];
  const found = findMeaning(words, hasTexts);
  if (found === undefined || found.length < least) return [];
  const field = textField(found.meaning);
  if (field === undefined) return [];
  return Object.keys(field.constraints).length > 0 ? [field] : variantsOf(field.type);
}

function variantsOf(type: string): readonly PlainField[] {
  const own = (VARIANTS[type] ?? [{}]).map((constraints) => ({
    type,
    constraints: constraints ?? {},
  }));
  return NAMED_BY_FAMILY.includes(type) ? [...own, { type: 'last_name' }] : own;
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
    const type = types.get(phrase) ?? types.get(phrase.replaceAll('_', ''));
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

/** A name or a title of whatever the column, or else the table, names; or a code. */
function nameOrCode(words: ColumnWords, fieldTypes: FieldTypes): readonly PlainField[] {
  const last = words.column.at(-1) ?? '';
  const before = words.column.slice(0, -1);
  const subject = before.length > 0 ? before : words.table;
  const isPerson = PEOPLE.includes(subject.at(-1) ?? '');
  if (TITLE_WORDS.includes(last))
    return [...(isPerson ? variantsOf('job_title') : []), ...titles()];
  if (last === 'by' && before.length > 0) return variantsOf('name');
  if (NUMBER_HINTS.includes(last)) return codes();
  if (!NAME_WORDS.includes(last)) return [];
  if (isPerson) return variantsOf('name');
  const type = phraseType(subject, { hasPlace: true }, fieldTypes)?.type ?? hintedType(subject);
  const isNaming = type !== undefined && type !== 'text';
  return [...(isNaming ? variantsOf(type) : []), { type: 'word' }, ...variantsOf('slug')];
}

function titles(): readonly PlainField[] {
  return [5, 4, 3, 2].map((most) => ({
    type: 'sentence',
    constraints: { min_words: 1, max_words: most },
  }));
}

function codes(): readonly PlainField[] {
  return ['[A-Z]{3}-[0-9]{5}', '[A-Z]{2}[0-9]{4}', '[A-Z][0-9]{2}'].map((pattern) => ({
    type: 'string',
    constraints: { pattern },
  }));
}
