import type { Members } from '../basics/members.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import type { GivenCountries } from '../constraints/countries.js';
import type { Decoded, Params, Rules } from '../constraints/param.js';
import type { Facet } from '../entities/link.js';
import type { Fault } from '../errors/fault.js';
import type { Lexicon, WordList } from '../lexicon/lexicon.js';
import type { PlaceList, Places } from '../places/places.js';
import type { Arrivals } from './arrivals.js';
import type { ColumnContext } from './column-context.js';
import type { Disclosure } from './disclosure.js';
import type { FieldReference } from './field-reference.js';
import type { GatheredRows, RowReference, ShownField } from './row-reference.js';
import type { Timeline } from './timeline.js';

export type Category =
  | 'numbers and ids'
  | 'relations'
  | 'text and choices'
  | 'surveys'
  | 'person'
  | 'place'
  | 'company and commerce'
  | 'finance'
  | 'time'
  | 'internet'
  | 'travel and vehicles'
  | 'health';

interface FieldTypeOf<Name extends string, C> {
  readonly name: Name;
  /** Other names for which people search. Each synonym belongs to one type, and no synonym is the name of a type. */
  readonly synonyms?: readonly string[];
  readonly category: Category;
  readonly description: string;
  /** The type's own constraints, to which the constraints of every type are added. */
  readonly constraints: Params;
  /** The constraints that inference sets, with the kind of information that each discloses; it sets no others. */
  readonly inferred?: { readonly [K in keyof C]?: Disclosure };
  /**
   * The values classify rows and do not identify someone or something, so inference may list the frequent ones.
   * Values of types without this member never leave a sample.
   */
  readonly identifies?: false;
  readonly facet?: Facet;
  /**
   * Returns the constraints that the name of a field implies if the field does not set them. `given` are all constraints
   * of the field, with their defaults.
   */
  implied?(fieldName: string, given: Members): Partial<C>;
  /** The word lists that a locale must have to support this type. */
  readonly wordLists?: readonly WordList[];
  /** Returns the word lists that the constraints require in addition. */
  moreWordLists?(constraints: Partial<C>): readonly WordList[];
  /** The lists of places that a locale must have to support this type. */
  readonly placeLists?: readonly PlaceList[];
  /** Row i takes value i, whatever the seed, so a table has at most `capacity` rows, with or without `unique`. */
  readonly isCounter?: true;
  /** The values differ among the rows of one parent, and among all rows of a table without `per`. */
  readonly numbersRows?: true;
  /**
   * The most rows of a table, or of a parent in a table with `per`, for types whose values come to an end, which the
   * constraint `end` sets.
   */
  mostRows?(constraints: C): number;
  /** The values are moments of the life of the row. */
  readonly showsLife?: true;
  /** For types whose moments can be those at which rows come into a table. */
  arrives?(constraints: C): Arrivals;
  /** The locales of the type's built-in lists. Without this member, the type is not limited to certain locales. */
  readonly locales?: readonly string[];
  /** The lists that translate the built-in ones: a locale that has them all supports the type, too. */
  readonly translations?: readonly WordList[];
  /** For types whose values depend on a country: returns whether a locale has values under the constraints. */
  coversLocale?(locale: string, constraints: C): boolean;
  /** The names of the constraints that each constraint excludes. */
  readonly excludes?: Readonly<Record<string, readonly string[]>>;
  /**
   * For types that show the row's place: the countries that the constraints give, if any. The result is `undefined`
   * if the constraints make the column independent of the place.
   */
  countries?(constraints: C): { readonly given: GivenCountries | undefined } | undefined;
  /** For types whose rows refer to rows of another table of the set. */
  readonly refers?: RowReference<C>;
  /** For types that show a field of another table of the set. */
  shows?(constraints: C): ShownField;
  /** For types that show what the rows of another table that refer to a row come to. */
  gathers?(constraints: C): GatheredRows;
  /** The other fields of the row from which the values are computed. */
  references?(constraints: C): readonly FieldReference[];
  /** For types whose values are moments. */
  readonly timeline?: Timeline<C>;
  /** For types without a timeline: the values may be dates or moments, which only the planned column tells. */
  readonly mayHoldMoments?: true;
  /**
   * Returns the faults of rules across constraints, and in types that show places also those of rules about the
   * places of the field's locale. The path of each fault starts at the constraints object.
   */
  check?(constraints: C, places: Places | undefined): readonly Fault[];
  /**
   * Returns the faults of rules about the columns of `references`, which `context` gives. They are found before the
   * first row, once the rest of the request is valid. The path of each fault starts at the constraints object.
   */
  checkColumns?(constraints: C, context: ColumnContext): readonly Fault[];
  /** The rules that the schemas of the constraints do not express, apart from the rules of single constraints. */
  readonly rules?: Rules;
  /**
   * The number of values that the plan lists one by one, for types that a short request can make list many. The lists of
   * all fields together have a limit.
   */
  listed?(constraints: C): number;
  /** Returns the number of different values that a `unique` column can take, at most 2^53 - 1. */
  capacity(constraints: C, lexicon: Lexicon): number;
  plan(constraints: C, context: ColumnContext): ColumnPlan;
  /** Changes the planned column, whether its values are drawn by the constraints, by those of `given` or by a copula. */
  finish?(plan: ColumnPlan, constraints: C, context: ColumnContext): ColumnPlan;
}

/**
 * A type of column. This record defines it completely.
 *
 * @example
 * const describe = ({ name, description }: FieldType): string => `${name}: ${description}`;
 */
export interface FieldType extends FieldTypeOf<string, Readonly<Record<string, unknown>>> {}

/** Field types by name, in the order of the catalogue. */
export type FieldTypes = ReadonlyMap<string, FieldType>;

/**
 * Freezes a record. The compiler checks it against its own constraints and keeps the literal name.
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
