import { textChoices } from './agreeing-field.js';
import { plainField } from './guess.js';
import { type FieldContext, type KnownNames, likeliestField } from './guess-field.js';
import { tableWords } from './name-words.js';
import { agreeingFields } from './neighbours.js';
import type { PlainField } from './plain-field.js';

/** A field that may have no type yet. */
export type UntypedField = { readonly name: string } & Partial<PlainField>;

/**
 * The fields, of which those without a type have the one that their name means, and agree with the units and currencies
 * beside them. A name that means nothing leaves its field without a type. `constraints` of such a field add to what it means.
 */
export function namedFields(
  fields: readonly UntypedField[],
  { table = '', tables = [] }: Pick<FieldContext, 'table' | 'tables'>,
  known: KnownNames,
): readonly UntypedField[] {
  const untyped = new Map(fields.filter(({ type }) => type === undefined).map((f) => [f.name, f]));
  if (untyped.size === 0) return fields;
  const context = { names: fields.map(({ name }) => name), table, tables };
  const named = fields.map((field) => {
    const guess = field.type === undefined ? likeliestField(field.name, context, known) : undefined;
    return guess === undefined ? field : { name: field.name, ...plainField(guess) };
  });
  const changed = agreeingFields(named.filter(isTyped), {
    table: tableWords(table),
    meanings: known.meanings,
    isFree: (name) => untyped.has(name),
    hasRoom: () => true,
    textsOf: textChoices,
  });
  const byName = new Map(changed.map(({ field }) => [field.name, field]));
  return named.map((field) => {
    const { constraints } = untyped.get(field.name) ?? {};
    const found = byName.get(field.name) ?? field;
    return constraints
      ? { ...found, constraints: { ...found.constraints, ...constraints } }
      : found;
  });
}

function isTyped(field: UntypedField): field is { readonly name: string } & PlainField {
  return field.type !== undefined;
}
