import { MAX_NAME_LENGTH } from '../constraints/limits.js';
import { number } from '../constraints/numbers.js';
import { type Params, withDefault } from '../constraints/param.js';
import { flag, text } from '../constraints/texts.js';
import type { Facet } from '../entities/link.js';
import type { Disclosure } from './disclosure.js';
import type { FieldType } from './field-type.js';

/** Constraints of every type. */
const everyType = {
  null_rate: withDefault(number('share of the rows that are null', { min: 0, max: 1 }), 0),
};

function uniqueFlag(facet: Facet | undefined) {
  return withDefault(flag(`every value of the column differs${uniqueEffect(facet)}`), false);
}

/** What a unique column does to the agreement with the other columns of its entity. */
function uniqueEffect(facet: Facet | undefined): string {
  if (facet === undefined) return '';
  const others = `the other columns of the same ${facet.entity}`;
  return facet.agreesWhenUnique
    ? ` and still agrees with ${others}: it holds a number that no other row has`
    : `, and the column no longer agrees with ${others}`;
}

/** Constraints of every type that shows a facet of a hidden entity. */
const everyFacet = {
  link: text(
    'names the entity of a row that is shown: columns with the same link agree; by default what stands before the type in the name of the field, else "row"',
    { minLength: 1, maxLength: MAX_NAME_LENGTH },
  ),
};

/** The params of all constraints that a type takes, with those that every type takes by name. */
export type ConstraintParams = Params &
  typeof everyType & { readonly unique: ReturnType<typeof uniqueFlag> } & Partial<
    typeof everyFacet
  >;

/** All constraints that a type takes. */
export function constraintsOf(type: FieldType): ConstraintParams {
  return {
    ...type.constraints,
    ...everyType,
    unique: uniqueFlag(type.facet),
    ...(type.facet === undefined ? {} : everyFacet),
  };
}

/** The names of those constraints that do not go with `unique`, as they make the draw uneven. */
export function unevenNames(constraints: Params): readonly string[] {
  return Object.keys(constraints).filter((name) => constraints[name]?.isUneven);
}

/** The constraints of a type that inference fills in, each with what it discloses. */
export function inferredConstraints({ inferred }: FieldType): ReadonlyMap<string, Disclosure> {
  return new Map(Object.entries({ null_rate: 'nothing', unique: 'nothing', ...inferred }));
}
