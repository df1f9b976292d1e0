import type { ConstraintsByType, RelationConstraintsByType } from '../constraints/index.js';
import type { IntegerDistribution } from '../constraints/shared.js';

/** What every field with values of its own can have beside its type and its constraints. */
export interface FieldMembers {
  /** Language and country of the words. Default: the locale of the table. */
  readonly locale?: string;
  /** Leaves the column out of the table, so that only other fields use its values. Default: false. */
  readonly hidden?: boolean;
  /** Gives all rows of a group the same value, in a table alone that has `groups`. Default: each row has its own. */
  readonly per?: 'group';
  /** Why the field has its type and its constraints. It changes no value. */
  readonly because?: string;
}

/** The fields of the types of a map from their names to their constraints. */
export type FieldOf<Types> = {
  readonly [T in keyof Types]: FieldMembers & {
    readonly type: T;
    readonly constraints?: Types[T];
  };
}[keyof Types];

/** An object in each row. */
export interface ObjectField<Field> {
  readonly type: 'object';
  /** The fields of the object by name. */
  readonly properties: { readonly [name: string]: Field | ObjectField<Field> | ArrayField<Field> };
  readonly constraints?: ObjectConstraints;
  readonly because?: string;
}

export interface ObjectConstraints {
  /** Share of the rows in which the object is null: 0 to 1. Default: 0. */
  readonly nullRate?: number;
  /** Whether csv, tsv, xlsx and sql write the object as one column of its JSON text. Default: false. */
  readonly oneColumn?: boolean;
}

/** An array in each row, with items of one definition. */
export interface ArrayField<Field> {
  readonly type: 'array';
  readonly items: Field | ObjectField<Field> | ArrayField<Field>;
  readonly constraints?: ArrayConstraints;
  readonly because?: string;
}

export interface ArrayConstraints {
  /** The smallest number of items. Default: 0. */
  readonly minItems?: number;
  /** The largest number of items: at most 1000. Default: 5. */
  readonly maxItems?: number;
  /** How the lengths are spread over the range; uniform by default. */
  readonly distribution?: IntegerDistribution;
  /** Share of the rows in which the array is null: 0 to 1. Default: 0. */
  readonly nullRate?: number;
}

/** The fields of a table by name, in the order of its columns. */
export type FieldsOf<Types> = {
  readonly [name: string]:
    | FieldOf<Types>
    | ObjectField<FieldOf<Types>>
    | ArrayField<FieldOf<Types>>;
};

/** The types of the fields of a table alone. Those that number and add up rows are for groups. */
export interface TableTypes
  extends ConstraintsByType,
    Pick<RelationConstraintsByType, 'ordinal' | 'running'> {}

/** The types of fields that only a table of a set can have, and all others. */
export interface SetTypes extends ConstraintsByType, RelationConstraintsByType {}
