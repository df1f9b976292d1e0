import * as E from 'fp-ts/lib/Either.js';
import { isObject } from '../basics/members.js';
import { MAX_CHOICES, MAX_NAME_LENGTH } from '../constraints/limits.js';
import { type Param, reading } from '../constraints/param.js';
import { scalar } from '../constraints/scalars.js';
import { checkWeights } from '../constraints/weights.js';
import type { FoundFault } from '../errors/late-fault.js';
import { quote } from '../errors/quote.js';
import { unknownName } from '../errors/unknown-name.js';
import type { Scalar } from '../kernel/word-table.js';

/** The most lists of a request, those of each locale counted. */
const MOST_LISTS = 200;

/** The values of a list and their relative frequencies, if these differ. */
export interface OwnList {
  readonly values: readonly Scalar[];
  readonly weights?: readonly number[];
}

/** A list, or lists by locale. */
type Entry =
  | { readonly kind: 'all'; readonly list: OwnList }
  | { readonly kind: 'by locale'; readonly lists: ReadonlyMap<string, OwnList> };

/** The lists of a request by name. */
export type OwnLists = ReadonlyMap<string, Entry>;

const VALUES = `a list of 1 to ${MAX_CHOICES} texts, numbers or booleans`;
const FORM = `${VALUES}, an object with such values and their weights, or an object with either for each locale`;

function valuesOf(input: unknown): readonly Scalar[] | undefined {
  if (!Array.isArray(input) || input.length < 1 || input.length > MAX_CHOICES) return undefined;
  const values = [...input].map((value: unknown) => scalar.decode(value));
  const taken = values.flatMap((value) => (E.isRight(value) ? [value.right] : []));
  return taken.length === values.length ? Object.freeze(taken) : undefined;
}

function isWeight(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= Number.MAX_VALUE;
}

function listOf(input: unknown): E.Either<string, OwnList> {
  const { values: given = input, weights, ...others } = isObject(input) ? input : {};
  const values = valuesOf(given);
  if (values === undefined || Object.keys(others).length > 0) return E.left(FORM);
  if (weights === undefined) return E.right({ values });
  if (!Array.isArray(weights) || ![...weights].every(isWeight)) {
    return E.left('weights that are numbers from 0 on');
  }
  const [fault] = checkWeights(weights, values.length, 'value');
  return fault === undefined ? E.right({ values, weights: [...weights] }) : E.left(fault.message);
}

function entryOf(input: unknown, locales: readonly string[]): E.Either<string, Entry> {
  const isByLocale =
    isObject(input) &&
    Object.keys(input).length > 0 &&
    Object.keys(input).every((name) => locales.includes(name));
  if (!isByLocale) return E.map((list: OwnList): Entry => ({ kind: 'all', list }))(listOf(input));
  const lists = new Map<string, OwnList>();
  for (const [locale, value] of Object.entries(input)) {
    const list = listOf(value);
    if (E.isLeft(list)) return E.left(`${list.left} for the locale ${locale}`);
    lists.set(locale, list.right);
  }
  return E.right({ kind: 'by locale', lists });
}

const countOf = (entry: Entry): number => (entry.kind === 'all' ? 1 : entry.lists.size);

const values = {
  type: 'array',
  items: scalar.schema,
  minItems: 1,
  maxItems: MAX_CHOICES,
} as const;

const weighted = {
  type: 'object',
  properties: {
    values,
    weights: {
      type: 'array',
      items: { type: 'number', minimum: 0 },
      minItems: 1,
      maxItems: MAX_CHOICES,
    },
  },
  required: ['values'],
  additionalProperties: false,
} as const;

/** The member `lexicon` of a request. */
export function lexiconParam(locales: readonly string[]): Param<OwnLists> {
  const expected = `an object with at most ${MOST_LISTS} lists by name`;
  return {
    description:
      'lists of your own by name, each with its values, with values and weights, or with either for each locale; the choices of a choice may be the name of one',
    schema: {
      type: 'object',
      minProperties: 0,
      maxProperties: MOST_LISTS,
      propertyNames: { type: 'string', minLength: 1, maxLength: MAX_NAME_LENGTH },
      additionalProperties: {
        anyOf: [
          values,
          weighted,
          {
            type: 'object',
            minProperties: 1,
            propertyNames: { type: 'string', enum: locales },
            additionalProperties: { anyOf: [values, weighted] },
          },
        ],
      },
    },
    ...reading(expected, (input) => {
      if (!isObject(input)) return E.left(expected);
      const lists = new Map<string, Entry>();
      let count = 0;
      for (const [name, value] of Object.entries(input)) {
        if (name === '' || name.length > MAX_NAME_LENGTH) {
          return E.left(`names of 1 to ${MAX_NAME_LENGTH} characters`);
        }
        const entry = entryOf(value, locales);
        if (E.isLeft(entry)) return E.left(`in the list ${quote(name)} ${entry.left}`);
        count += countOf(entry.right);
        if (count > MOST_LISTS) return E.left(expected);
        lists.set(name, entry.right);
      }
      return E.right(lists);
    }),
  };
}

/** The list of a name in a locale, or else in its language; a fault at `path` if there is none. */
export function ownList(
  name: string,
  locale: string,
  lexicon: OwnLists | undefined,
  path: string,
): E.Either<FoundFault, OwnList> {
  const entry = lexicon?.get(name);
  if (entry === undefined) {
    const known = () => [...(lexicon?.keys() ?? [])];
    return E.left(unknownName(path, { noun: 'list', name, known }));
  }
  if (entry.kind === 'all') return E.right(entry.list);
  const list = entry.lists.get(locale) ?? entry.lists.get(locale.split('_')[0] as string);
  if (list !== undefined) return E.right(list);
  const expected = `one of the locales ${[...entry.lists.keys()].join(', ')}`;
  const message = `the list ${quote(name)} has no values for the locale ${quote(locale)}: expected ${expected}`;
  return E.left({ path, message, expected });
}
