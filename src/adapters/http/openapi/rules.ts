import { constraintsOf } from '../../../domain/field-types/common-constraints.js';
import type { FieldType } from '../../../domain/field-types/field-type.js';

/** A rule that JSON Schema cannot say; the server refuses with 422 what breaks it. */
interface Rule {
  readonly text: string;
  /** Whether a type is under the rule, by the type and the names of its constraints. */
  holdsFor(type: FieldType, names: ReadonlySet<string>): boolean;
}

/** Two constraints of which the second may not lie before the first. */
const BOUNDS = [
  ['min', 'max'],
  ['start', 'end'],
  ['min_length', 'max_length'],
  ['min_words', 'max_words'],
  ['min_sentences', 'max_sentences'],
  ['min_age', 'max_age'],
] as const;

const having = (...needed: readonly string[]) => {
  return (_type: FieldType, names: ReadonlySet<string>) => needed.every((name) => names.has(name));
};

export const fieldRules = {
  bounds: {
    text: 'An upper bound is not below the lower one, defaults included; with a step, precision or weekdays_only at least one value lies between them.',
    holdsFor: (_type, names) => BOUNDS.some(([low, high]) => names.has(low) && names.has(high)),
  },
  span: {
    text: 'max - min counts at most 2^53 - 2 values, or 2^53 - 1 steps of the last decimal.',
    holdsFor: (_type, names) => names.has('min') && (names.has('step') || names.has('precision')),
  },
  weights: {
    text: 'weights has one weight for each value or choice, at least one of them above 0.',
    holdsFor: having('weights'),
  },
  weights_need_choices: {
    text: 'weights come with choices: the own values differ by locale.',
    holdsFor: ({ name }) => ['name_prefix', 'word'].includes(name),
  },
  distribution: {
    text: 'A distribution reaches into the range; edges of a histogram rise, with one weight for each bin, and a bin that weighs holds a value of the range.',
    holdsFor: having('distribution'),
  },
  anchor: {
    text: 'after and before name another field of dates or moments, in no circle; max_days is at least min_days, and no value leaves the years 1 to 9999.',
    holdsFor: having('after'),
  },
  weekdays: {
    text: 'weekdays_only goes with no distribution, after or before.',
    holdsFor: having('weekdays_only'),
  },
  epoch: {
    text: 'The moments are those that such an id can hold.',
    holdsFor: ({ name }) => ['ulid', 'object_id'].includes(name),
  },
  calendar: {
    text: 'A moment lies within the years 1 to 9999 in UTC.',
    holdsFor: ({ name }) => ['datetime', 'ulid', 'object_id'].includes(name),
  },
  century: {
    text: 'end is less than a hundred years after start.',
    holdsFor: ({ name }) => name === 'credit_card_expiry',
  },
  pattern: {
    text: 'pattern is a regular expression of the safe subset (docs/patterns.md), each of its texts at most 1000 characters long and some within the lengths given; charset does not go with it.',
    holdsFor: having('pattern'),
  },
  one_length: {
    text: 'length stands in place of min_length and max_length.',
    holdsFor: having('length', 'min_length'),
  },
  rates: {
    text: 'promoter_rate and passive_rate add up to at most 1.',
    holdsFor: having('promoter_rate'),
  },
  ending: {
    text: 'ending needs amounts with two decimals, comes up in the range and goes with no distribution.',
    holdsFor: having('ending'),
  },
  alphabet: {
    text: 'Each character of alphabet comes once.',
    holdsFor: having('alphabet'),
  },
  mask: {
    text: 'No single backslash ends a mask.',
    holdsFor: having('mask'),
  },
  cidr: {
    text: 'cidr is an address whose bits behind the prefix are zero.',
    holdsFor: having('cidr'),
  },
  locale: {
    text: 'The locale, of the field or of the request, is one that the catalogue lists for the type.',
    holdsFor: ({ wordLists = [], placeLists = [], locales, coversLocale }) =>
      wordLists.length + placeLists.length > 0 || (locales ?? coversLocale) !== undefined,
  },
  places: {
    text: 'A country, or a choice of some, has places, in the locale asked for.',
    holdsFor: ({ placeLists = [], name }, names) =>
      placeLists.length > 0 && (names.has('country') || name === 'country'),
  },
  population: {
    text: 'Some city has so many people as min_population asks for.',
    holdsFor: having('min_population'),
  },
  full_address: {
    text: 'separator begins with a comma or white space; full goes with locales whose cities are known in their own script.',
    holdsFor: having('full', 'separator'),
  },
} satisfies Record<string, Rule>;

export const requestRules = {
  names: 'Every field has a name of its own.',
  texts: 'No text holds NUL or half of a surrogate pair.',
  capacity: 'A unique column, and a sequence, has at least offset + rows different values.',
  offset: 'offset + rows is at most 2^53 - 1.',
  cells: 'rows times fields are within the limit on cells that GET / tells.',
  row_size: 'The longest row that could come has at most 4 MiB in its format.',
  patterns:
    'All patterns of a request together are simple enough to compile in some tenths of a second.',
  sql: 'With format sql, names of the table and of columns are ones that the dialect takes (docs/sql.md).',
} as const;

/** Rules of the requests to data hubs. */
export const hubRules = {
  texts: requestRules.texts,
  credentials: 'credentials hold username and key, or token alone.',
  file: 'file is a path inside of the data set, without control characters, backslashes and empty or dotted steps.',
} as const;

type Rules = Readonly<Record<string, string>>;

/** The rules of a type, by their names. */
export function rulesOf(type: FieldType): Rules {
  const names = new Set(Object.keys(constraintsOf(type)));
  return Object.fromEntries(
    Object.entries(fieldRules)
      .filter(([, rule]) => rule.holdsFor(type, names))
      .map(([name, { text }]) => [name, text]),
  );
}
