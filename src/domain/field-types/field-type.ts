import type { ColumnPlan } from '../columns/column-plan.js';
import type { GivenCountries } from '../constraints/countries.js';
import type { Decoded, Params, Rules } from '../constraints/param.js';
import type { Facet } from '../entities/link.js';
import type { Fault } from '../errors/fault.js';
import type { Lexicon, WordList } from '../lexicon/lexicon.js';
import type { PlaceList, Places } from '../places/places.js';
import type { ColumnContext } from './column-context.js';
import type { Disclosure } from './disclosure.js';
import type { Timeline } from './timeline.js';

export type Category =
  | 'numbers and ids'
  | 'text and choices'
  | 'surveys'
  | 'person'
  | 'place'
  | 'company and commerce'
  | 'finance'
  | 'time'
  | 'internet';

interface FieldTypeOf<Name extends string, C> {
  readonly name: Name;
  /** Other names that people look for it by: each belongs to one type, and none is a type. */
  readonly synonyms?: readonly string[];
  readonly category: Category;
  readonly description: string;
  /** The type's own constraints; those that every type takes are added to them. */
  readonly constraints: Params;
  /** The constraints that inference fills in, each with what it discloses; no other ever leaves a sample. */
  readonly inferred?: { readonly [K in keyof C]?: Disclosure };
  /**
   * Its values sort rows rather than identify someone or something: inference may list those that come often. Where
   * a type does not say so, they never leave a sample.
   */
  readonly identifies?: false;
  readonly facet?: Facet;
  /** The lists that a locale must have for this type. */
  readonly wordLists?: readonly WordList[];
  /** Lists beside those that constraints ask for. */
  moreWordLists?(constraints: Partial<C>): readonly WordList[];
  /** What a locale must have of places for this type. */
  readonly placeLists?: readonly PlaceList[];
  /** Row i takes value i, whatever the seed: no table has more rows than `capacity`, unique or not. */
  readonly isCounter?: true;
  /** The locales of the lists that the type itself brings; every locale where it brings none. */
  readonly locales?: readonly string[];
  /** For types whose values are a country's: whether they have some for a locale, where the constraints name none. */
  coversLocale?(locale: string, constraints: C): boolean;
  /** Constraints by the names of those that they do not go with. */
  readonly excludes?: Readonly<Record<string, readonly string[]>>;
  /**
   * For types that show the row's place: the countries that the constraints give, if any. The result is `undefined`
   * if the constraints make the column independent of the place.
   */
  countries?(constraints: C): { readonly given: GivenCountries | undefined } | undefined;
  /** For types whose values are moments. */
  readonly timeline?: Timeline<C>;
  /**
   * Rules across constraints, and of types that show places against those of the field's locale; each
   * fault's path starts at the constraints object.
   */
  check?(constraints: C, places: Places | undefined): readonly Fault[];
  /** What the schemas of its constraints do not say, beside the rules of single constraints. */
  readonly rules?: Rules;
  /** How many different values a `unique` column can take, at most 2^53 - 1. */
  capacity(constraints: C, lexicon: Lexicon): number;
  plan(constraints: C, context: ColumnContext): ColumnPlan;
}

/**
 * A type of column. All that is known about it stands in this one record.
 *
 * @example
 * const describe = ({ name, description }: FieldType): string => `${name}: ${description}`;
 */
export interface FieldType extends FieldTypeOf<string, Readonly<Record<string, unknown>>> {}

/** Field types by name, in the order of the catalogue. */
export type FieldTypes = ReadonlyMap<string, FieldType>;

/**
 * Checks a record against its own constraints and freezes it, keeping the literal name.
 *
 * @example
 * const dice = fieldType({
 *   name: 'dice',
 *   category: 'numbers and ids',
 *   description: 'The number of dots on a die.',
 *   constraints: { sides: withDefault(integer('the number of sides', { min: 2, max: 99 }), 6) },
 *   capacity: ({ sides }) => sides,
 *   plan: ({ sides }, context) => {
 *     const { values, steps } = drawnNumbers(context, { min: 1, step: 1, n: sides });
 *     const type = { kind: 'integer', min: 1, max: sides } as const;
 *     return { type, steps, cell: [whole(values, 1, sides)] };
 *   },
 * });
 * const fields = [{ name: 'throw', type: 'dice', constraints: { sides: 2, unique: true } }];
 * const table = generate({ rows: 2, fields }, { extensions: [{ fieldTypes: [dice] }] });
 * Array.from(table.rows(), (row) => row.throw).sort(); // => [1, 2]
 */
export function fieldType<const Name extends string, P extends Params>(
  record: Omit<FieldTypeOf<Name, Decoded<P>>, 'constraints'> & { readonly constraints: P },
): FieldType & { readonly name: Name; readonly constraints: P } {
  return Object.freeze(record) as FieldType & { readonly name: Name; readonly constraints: P };
}
