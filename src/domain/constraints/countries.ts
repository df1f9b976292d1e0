import { separate } from 'fp-ts/lib/Array.js';
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { isObject } from '../basics/members.js';
import { decoder, expecting, type Param } from './param.js';

/** The word that requests use for all countries. Cities are then drawn by population. */
export const WORLD = 'world';

/** A country and its weight in the draw. */
export interface CountryShare {
  /** ISO 3166 alpha-2. */
  readonly code: string;
  readonly share: number;
}

/** A country that a request names. */
export interface GivenCountry extends CountryShare {
  /** JSON Pointer, relative to the constraints. */
  readonly path: string;
}

export type GivenCountries = typeof WORLD | readonly GivenCountry[];

/** A bound above the number of countries that exist. */
const MOST_COUNTRIES = 300;

const CODE = /^[A-Z]{2}$/;

const codeSchema = { type: 'string', pattern: CODE.source };

/** A country by its ISO 3166 code. The locale of the field determines which countries have places. */
export function isoCountry(description: string): Param<string> {
  return {
    description,
    schema: codeSchema,
    ...expecting(
      'an ISO 3166 country code of two capital letters',
      (value): value is string => typeof value === 'string' && CODE.test(value),
    ),
  };
}

const code = isoCountry('a country');

const share = expecting(
  'a share above 0',
  (value): value is number => typeof value === 'number' && value > 0 && value <= Number.MAX_VALUE,
);

const FORMS =
  'an ISO 3166 country code of two capital letters, a list of codes, an object of codes and their shares, or "world"';

/** A constraint that names countries. `constraint` is its name and becomes part of the paths of faults. */
export function countries(constraint: string, description: string): Param<GivenCountries> {
  const one = (name: string, key: string, part: number): GivenCountry => ({
    code: name,
    share: part,
    path: `/${constraint}${key}`,
  });
  const given = decoder<GivenCountries>(FORMS, (value, context) => {
    if (value === WORLD) return t.success(WORLD);
    if (typeof value === 'string' && CODE.test(value)) return t.success([one(value, '', 1)]);
    const items = itemsOf(value);
    if (items.length === 0 || items.length > MOST_COUNTRIES)
      return t.failure(value, context, FORMS);
    const read = items.map(([key, name, part]): t.Validation<GivenCountry> => {
      const at = <A>(codec: t.Decoder<unknown, A>, item: unknown): t.Validation<A> =>
        codec.validate(item, t.appendContext(context, key, codec, item));
      const [named, shared] = [at(code, name), at(share, part)];
      if (E.isRight(named) && E.isRight(shared)) {
        return E.right(one(named.right, `/${key}`, shared.right));
      }
      return t.failures([named, shared].flatMap((each) => (E.isLeft(each) ? each.left : [])));
    });
    const { left: faults, right: countries } = separate(read);
    return faults.length > 0 ? t.failures(faults.flat()) : t.success(countries);
  });
  return {
    description,
    schema: {
      anyOf: [
        codeSchema,
        { const: WORLD },
        { type: 'array', items: codeSchema, minItems: 1, maxItems: MOST_COUNTRIES },
        {
          type: 'object',
          propertyNames: codeSchema,
          additionalProperties: { type: 'number', exclusiveMinimum: 0 },
          minProperties: 1,
          maxProperties: MOST_COUNTRIES,
        },
      ],
    },
    ...given,
  };
}

/** Returns key, code and share of each country of a list or an object, and nothing for any other value. */
function itemsOf(value: unknown): readonly (readonly [string, unknown, unknown])[] {
  // The spread fills holes, which the list of a caller of the library may have.
  if (Array.isArray(value)) return [...value].map((name, i) => [String(i), name, 1]);
  return isObject(value) ? Object.entries(value).map(([name, part]) => [name, name, part]) : [];
}

/** Returns the countries of `choices` with their `weights`, without those of weight 0. */
export function chosenCountries(
  choices: readonly string[],
  weights: readonly number[] | undefined,
): readonly GivenCountry[] {
  return choices.flatMap((name, i) => {
    const weight = weights?.[i] ?? 1;
    return weight === 0 ? [] : [{ code: name, share: weight, path: `/choices/${i}` }];
  });
}
