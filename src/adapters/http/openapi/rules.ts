import type { Rules } from '../../../domain/constraints/param.js';
import { constraintsOf } from '../../../domain/field-types/common-constraints.js';
import type { FieldType } from '../../../domain/field-types/field-type.js';
import { type Formats, hasBinaryFile } from '../../../domain/formats/format.js';
import { arrayLength } from '../../../domain/generation/array-length.js';

/** A rule that JSON Schema cannot express. The server refuses a request that breaks it with 422. */
interface Rule {
  readonly text: string;
  /** Whether the rule applies to a type; `names` are the names of its constraints. */
  holdsFor(type: FieldType, names: ReadonlySet<string>): boolean;
}

/** Pairs of constraints of which the second must not be less than the first. */
const BOUNDS = [
  ['min', 'max'],
  ['start', 'end'],
  ['min_length', 'max_length'],
  ['min_sentences', 'max_sentences'],
  ['min_age', 'max_age'],
  ['min_items', 'max_items'],
] as const;

/** Rules of every type with such constraints, lists or places. */
const commonRules = {
  bounds: {
    text: 'Each upper bound is at least the lower bound, defaults included. With step, precision or weekdays_only, at least one value lies within the bounds.',
    holdsFor: (_type, names) => BOUNDS.some(([low, high]) => names.has(low) && names.has(high)),
  },
  span: {
    text: 'The range from min to max spans at most 2^53 - 2 whole numbers, or 2^53 - 1 steps of the last decimal place.',
    holdsFor: (_type, names) => names.has('min') && (names.has('step') || names.has('precision')),
  },
  locale: {
    text: 'The catalogue lists the locale of the field, or else of the request, for the type.',
    holdsFor: ({ wordLists = [], placeLists = [], locales, coversLocale }) =>
      wordLists.length + placeLists.length > 0 || (locales ?? coversLocale) !== undefined,
  },
  references: {
    text: 'The fields that a field refers to exist, and no field depends on itself.',
    holdsFor: ({ references }) => references !== undefined,
  },
  places: {
    text: 'The locale has places in the countries given in country; "world" needs an English locale. phone, iban, bic, tax_id and salary need a country of which they have values, and a single country there needs no places.',
    holdsFor: ({ countries }) => countries !== undefined,
  },
} satisfies Readonly<Record<string, Rule>>;

const requestRules = {
  names:
    'All fields have different names. A property has the names of the objects around it and its own, joined by points.',
  columns: 'There are at most 1000 fields, those of objects and arrays included.',
  visible: 'At least one field is not hidden.',
  texts: 'No text contains NUL or a lone surrogate.',
  one_place:
    'Columns with the same link and locale that show the place of a row all give the same countries, or none of them gives any.',
  correlate:
    'correlate names two different fields that are not unique, each pair once. Their values are numbers, dates or moments of one draw, and no field depends on a correlated one by given. At most 100 fields are correlated, by coefficients that can occur together.',
  groups:
    'Each group of rows has at least one row. per needs groups, and refers to fields with per alone. Both fields of a pair of correlate have per, or none. The types ordinal and running need groups, or tables. A sequence and other counters with per have at least as many values as there are groups.',
  capacity:
    'A unique column, a sequence, a tick or an arrival has at least offset + rows different values.',
  offset:
    'offset + rows is at most 2^53 - 1, and less with long arrays, whose items are numbered too.',
  cells:
    'rows times fields is at most limits.cells_per_request of GET /. An array counts with its longest length.',
  row_size:
    'The longest possible row has at most 4 MiB in the format, and its values take at most 16 MiB of memory.',
  own_lists:
    'A list of lexicon has a weight for each value or none, at least one above 0. A request has at most 200 lists, in all locales together. A choice names a list that the request has in the locale of the field, in its language or in the fallback.',
  own_meanings:
    'A meaning has texts, a type, numbers or documents. Its type is a field type that takes its constraints. max is above min, the median and the mean of a normal distribution are between them, and a median is above 0. Documents have at most 20 objects and arrays inside each other.',
  patterns:
    'All patterns of a request together are simple enough to compile within a few tenths of a second, fewer than 2,000 of them are in rows of given, and all formulas have at most 20,000 names, values and operators; both share one budget.',
} as const;

/** The rules of requests for tables, among them those of each format. */
export function rulesOfRequests(formats: Formats): Rules {
  const packed = [...formats.values()].filter(hasBinaryFile).map(({ name }) => name);
  return {
    ...requestRules,
    compression: `With a format whose file is binary (${packed.join(', ')}), compression is none.`,
    ...Object.fromEntries([...formats.values()].flatMap(({ rules = {} }) => Object.entries(rules))),
  };
}

/** Rules of requests for sets of tables, besides those that hold for each table. */
export const setRules = {
  set_tables:
    'Tables have different names. Each has rows, with or without pairs, or per. per and pairs name tables of the set, and tables do not follow each other in a circle. There are at least as many pairs as rows.',
  children:
    'count of per has either max or weights. min is at most max. Weights are those of whole numbers. At least one parent has a row.',
  relations:
    'A reference names a table of the set, or follows per or pairs, which at most two fields do. The field that it shows is of the key of that table, or unique, and there are at least as many rows as it needs different ones. distribution, weights, distinct_within and where are for references that name another table; roots and depth are for those that name their own. where names fields of that table, each with a field of this one that holds values of the same kind. A copy names a reference and a field of its table. An ordinal needs per. A total names a table of the set, by if several references of that table lead here, and a field of that table unless it counts its rows. In a table with per, a tick is not unique. Fields are not taken from each other in a circle.',
  lives:
    'born names a field of type arrival without nulls, in a table without per and pairs. Rows of a table with per live as long as their parents, so its lives has changes alone. Fields that change are no part of the key, differ from row to row on their own, and change with the fields that take them. References from other tables need lives there, too, and choose among the rows that are there; those that leave are at most nine tenths. A table with lives has no objects, arrays and earlier_rows. as_of needs a table with lives, and lies before the end of its arrivals.',
  keys: 'The fields of a key exist, have no nulls, and together differ in every row.',
  set_size:
    'The rows of all tables together, or those of the window, are at most limits.rows_per_request of GET /, and their cells at most limits.cells_per_request. All tables together have at most limits.fields_per_set fields.',
  window: 'offset and rows need table, which names a table of the set, and lie within its rows.',
} as const;

/** Rules of requests for changes, beside those of sets. */
export const changesRules = {
  changes:
    'A table has lives. until lies after from, and before the end of the arrivals. The changes between both have about limits.cells_of_changes of GET / cells at most, where each list of changes counts as one more row. With deliver, they are those between from, less the longest delays, and until. Its delay is at most 366d, and the form is debezium or rows. With form sql, each table with lives has a key, and the dialect accepts the names.',
} as const;

/** Rules of objects and arrays. */
export const nestingRules = {
  nesting: 'At most 4 objects and arrays are inside each other.',
  items:
    'The items of an array are not unique, and not of a type that counts rows or relates tables. At least one of their fields is not hidden. They refer to fields of the same item alone.',
  item_values:
    'A row has at most 20,000 values in an array, with those of arrays inside it. In an array that has arrays, the longest lengths of all levels around the innermost one multiply to at most 1024, each rounded up to a power of two.',
} as const;

/** Rules of definitions inside objects and arrays. */
export const memberRules = {
  related_members:
    'A property is a reference, a copy, an ordinal, a total or a running value only in a table of a set.',
} as const;

export const arrayRules: Rules = {
  bounds: commonRules.bounds.text,
  ...arrayLength.constraints.distribution.rules,
  ...nestingRules,
};

/** Rules of the requests to data hubs. */
export const hubRules = {
  texts: requestRules.texts,
  credentials: 'credentials contain either username and key, or only token.',
  file: 'file is a path within the data set, without control characters, backslashes, or segments that are empty, "." or "..".',
  unit: 'unit names a column of the table.',
} as const;

/** Rules of a request for a clone. */
export const cloneRules = {
  ...hubRules,
  report:
    'report is not true if the format is a binary one, or if there is a compression: its answer is a file.',
  like_source: 'like_source is not true unless the format is csv or tsv.',
} as const;

/** The rules of a type, by their names: common ones, those of its constraints, and its own. */
export function rulesOf(type: FieldType): Rules {
  const constraints = constraintsOf(type);
  const names = new Set(Object.keys(constraints));
  const common = Object.entries(commonRules)
    .filter(([, rule]) => rule.holdsFor(type, names))
    .map(([name, { text }]): Rules => ({ [name]: text }));
  const single = Object.values(constraints).map(({ rules = {} }) => rules);
  const all = [...common, ...single, type.rules ?? {}];
  return Object.fromEntries(all.flatMap((rules) => Object.entries(rules)));
}
