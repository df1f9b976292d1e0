import type { Meaning } from './meaning.js';
import type { PlainField } from './plain-field.js';

/** A field of a table. */
export interface NamedField extends PlainField {
  readonly name: string;
}

/** What a table says about its fields. */
export interface Neighbourhood {
  /** The words of the table's name. */
  readonly table: readonly string[];
  /** Meanings of extensions and requests. */
  readonly meanings: readonly Meaning[];
  /** Whether neither a check nor a key says more than the name of a field. */
  isFree(name: string): boolean;
  /** Whether a field can hold numbers of a range. */
  hasRoom(name: string, min: number, max: number): boolean;
  /** The texts that a field can have, if it draws them from a list. */
  textsOf(field: PlainField): readonly string[];
}

/** A field that agrees with another one. */
export interface AgreeingField<Field extends NamedField> {
  readonly field: Field;
  /** The name of the other field. */
  readonly with: string;
}

export type Constraints = NonNullable<PlainField['constraints']>;

const NUMBERS = ['integer', 'float', 'price'];

export function isNumber({ type }: PlainField): boolean {
  return NUMBERS.includes(type);
}

/** The texts among the values that a field draws from. */
export function textChoices({ constraints }: PlainField): readonly string[] {
  const choices = constraints?.choices;
  if (!Array.isArray(choices)) return [];
  return choices.filter((choice): choice is string => typeof choice === 'string');
}

/** A field with a table of conditions about another one, unless it has one, or is the same in all rows. */
export function agreeing<Field extends NamedField>(
  field: Field,
  other: NamedField,
  rows: readonly Constraints[],
): readonly AgreeingField<Field>[] {
  const { constraints = {} } = field;
  if (rows.length === 0 || constraints.given !== undefined) return [];
  const given = { columns: [other.name], rows };
  return [{ field: { ...field, constraints: { ...constraints, given } }, with: other.name }];
}
