import { oncePer } from '../basics/once-per.js';
import { own } from '../basics/own.js';
import type { FieldType, FieldTypes } from '../field-types/field-type.js';
import {
  ADDRESS_HINTS,
  CITY_HINTS,
  COUNTRY_HINTS,
  FIRST_HINTS,
  LAST_HINTS,
  LOGIN_HINTS,
  NAMED_THINGS,
  ORGANISATION_HINTS,
  PHONE_HINTS,
  POSTAL_HINTS,
  PROSE_HINTS,
  STATE_HINTS,
} from './hints.js';
import { singular } from './name-words.js';
import { PERSON_HINTS } from './person-words.js';
import type { PlainField } from './plain-field.js';

/* The types of texts, by the phrases and the words that mean them. */

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

/** Categories of types that name things, and their types that reach somebody in place of naming. */
const NAMES_OF_THINGS = ['person', 'place', 'company and commerce'];
const REACHING = ['email', 'phone'];

export const TITLE_WORDS = ['title', 'subject', 'headline', 'heading', 'summary'];

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

/** Types of texts, and those that replace them where they are too long. */
const SHORTER: Readonly<Record<string, string>> = {
  ...{ name: 'last_name', company: 'last_name', address: 'street_name' },
};

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

export function variantsOf(type: string): readonly PlainField[] {
  const variants = (own(VARIANTS, type) ?? [{}]).map((constraints) => ({
    type,
    constraints: constraints ?? {},
  }));
  const shorter = own(SHORTER, type);
  return shorter === undefined ? variants : [...variants, { type: shorter }];
}

/** The type of the longest phrase at the end of the words, and the number of its words. */
export function phraseType(
  words: readonly string[],
  { hasPlace }: { readonly hasPlace: boolean },
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
  ['company', [...ORGANISATION_HINTS, 'enterprise', 'organizer', 'organiser']],
  ...NAMED_THINGS.map(({ kind, hints }) => [kind, hints] as const),
  ['name', PERSON_HINTS],
  ['text', PROSE_HINTS.filter((hint) => !TITLE_WORDS.includes(hint))],
];

/** The type that the last word suggests, by the hints of inference. */
export function hintedType(words: readonly string[]): string | undefined {
  const last = words.at(-1) ?? '';
  const isName = last === 'name';
  if (FIRST_HINTS.includes(isName ? (words.at(-2) ?? '') : last)) return 'first_name';
  if (LAST_HINTS.includes(isName ? (words.at(-2) ?? '') : last)) return 'last_name';
  return HINTED.find(([, hints]) => hints.includes(last))?.[0];
}

/** Whether the values of a type name somebody or something. */
export function namesThings(type: string, fieldTypes: FieldTypes): boolean {
  const category = fieldTypes.get(type)?.category ?? '';
  return NAMES_OF_THINGS.includes(category) && !REACHING.includes(type);
}
