import { oncePer } from '../basics/once-per.js';
import { given } from '../constraints/given.js';
import { MAX_NAME_LENGTH } from '../constraints/limits.js';
import { number } from '../constraints/numbers.js';
import { type Params, withDefault } from '../constraints/param.js';
import { flag, text } from '../constraints/texts.js';
import type { Facet } from '../entities/link.js';
import type { Disclosure } from './disclosure.js';
import type { FieldType } from './field-type.js';

export const nullRate = withDefault(
  number('share of the rows that are null', { min: 0, max: 1 }),
  0,
);

/** The constraints of every type. */
const everyType = { null_rate: nullRate, given };

function uniqueFlag(facet: Facet | undefined) {
  return withDefault(
    flag(`whether every value of the column is different${uniqueEffect(facet)}`),
    false,
  );
}

/** Describes how `unique` affects the agreement with the other columns of the same entity. */
function uniqueEffect(facet: Facet | undefined): string {
  if (facet === undefined) return '';
  const others = `the other columns of the same ${facet.entity}`;
  return facet.agreesWhenUnique
    ? `; each value then contains a number that no other row has, and still agrees with ${others}`
    : `; the column then no longer agrees with ${others}`;
}

/** The constraints of every type that shows a facet of a hidden entity. */
const everyFacet = {
  link: text(
    'name of the entity that the column shows: columns with the same link agree; by default the part of the field name before the name of the type, otherwise "row"',
    { minLength: 1, maxLength: MAX_NAME_LENGTH },
  ),
};

/** The params of all constraints of a type; those that every type has are listed by name. */
export type ConstraintParams = Params &
  typeof everyType & { readonly unique: ReturnType<typeof uniqueFlag> } & Partial<
    typeof everyFacet
  >;

/** Returns all constraints of a type. They are made once: each of a thousand rows of `given` asks for them. */
export const constraintsOf: (type: FieldType) => ConstraintParams = oncePer((type) => ({
  ...type.constraints,
  ...everyType,
  unique: uniqueFlag(type.facet),
  ...(type.facet === undefined ? {} : everyFacet),
}));

/** Returns the names of the constraints that `unique` excludes, because they make the draw uneven. */
export function unevenNames(constraints: Params): readonly string[] {
  return Object.keys(constraints).filter((name) => constraints[name]?.isUneven);
}

/** Returns the constraints of a type that inference sets, each with the kind of information that it discloses. */
export function inferredConstraints({ inferred }: FieldType): ReadonlyMap<string, Disclosure> {
  return new Map(Object.entries({ null_rate: 'nothing', unique: 'nothing', ...inferred }));
}
