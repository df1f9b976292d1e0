import type { ColumnPlan } from '../columns/column-plan.js';
import type { Decoded, Params } from '../constraints/param.js';
import type { EntityKind } from '../entities/entities.js';
import type { Fault } from '../errors/fault.js';
import type { ColumnContext } from '../generation/column-context.js';
import type { Lexicon, WordList } from '../lexicon/lexicon.js';
import type { PlaceList, Places } from '../places/places.js';
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

/** A facet of a hidden entity: columns with the same link show the same one. */
export interface Facet {
  readonly entity: EntityKind;
  /** The facet's words in the names of columns, longest first: what stands before is the default link. */
  readonly words: readonly string[];
}

interface FieldTypeOf<Name extends string, C> {
  readonly name: Name;
  readonly category: Category;
  readonly description: string;
  /** The type's own constraints; those that every type takes are added to them. */
  readonly constraints: Params;
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
  /** For types whose values are moments. */
  readonly timeline?: Timeline<C>;
  /**
   * Rules across constraints, and of types that show places against those of the field's locale; each
   * fault's path starts at the constraints object.
   */
  check?(constraints: C, places: Places | undefined): readonly Fault[];
  /** How many different values a `unique` column can take, at most 2^53 - 1. */
  capacity(constraints: C, lexicon: Lexicon): number;
  plan(constraints: C, context: ColumnContext): ColumnPlan;
}

/** A type of column. All that is known about it stands in this one record. */
export interface FieldType extends FieldTypeOf<string, Readonly<Record<string, unknown>>> {}

/** Checks a record against its own constraints and freezes it, keeping the literal name. */
export function fieldType<const Name extends string, P extends Params>(
  record: Omit<FieldTypeOf<Name, Decoded<P>>, 'constraints'> & { readonly constraints: P },
): FieldType & { readonly name: Name; readonly constraints: P } {
  return Object.freeze(record) as FieldType & { readonly name: Name; readonly constraints: P };
}
