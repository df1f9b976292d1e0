import * as E from 'fp-ts/lib/Either.js';
import type { Fault } from '../errors/fault.js';
import { pointer } from '../errors/pointer.js';
import { quote } from '../errors/quote.js';
import { constraintsOf } from '../field-types/common-constraints.js';
import type { FieldTypes } from '../field-types/field-type.js';
import { fieldTypeMeant } from '../field-types/nearest-field-type.js';
import type { KnownNames } from '../meanings/guess-field.js';
import { namedFields } from '../meanings/named-fields.js';
import type { PlainField } from '../meanings/plain-field.js';
import { type InlineArgument, parseInline, type WrittenField } from './parse-inline.js';

/** Fields of a request that were written as one text. */
export interface InlineFields {
  /** Empty if there are faults. */
  readonly fields: readonly (PlainField & { readonly name: string })[];
  readonly faults: readonly Fault[];
  /** The index of the character at which the part of the text begins to which a pointer into the request refers. */
  indexOf(path: string): number | undefined;
}

/**
 * Reads fields such as `id:integer(unique) email status:choice(new,paid)`. A type may be a synonym, such as `int`. A field
 * without a type has the one that its name suggests. An argument without a name is a choice, or for types without choices
 * the name of a constraint that is true.
 */
export function inlineFields(text: string, known: KnownNames): InlineFields {
  const written = parseInline(text);
  const marks = new Map<string, number>();
  const indexOf = (path: string): number | undefined => nearestMark(path, marks);
  if (E.isLeft(written)) {
    const { message, at } = written.left;
    marks.set('/fields', at);
    return { fields: [], faults: [{ path: '/fields', message }], indexOf };
  }
  for (const [i, field] of written.right.entries()) mark(field, pointer('/fields', i), marks);
  const faults: Fault[] = [];
  const typed = written.right.map(({ name, type, args }) => ({
    name,
    ...(type !== undefined && typedField(type.name, args, known.fieldTypes)),
  }));
  const fields = namedFields(typed, {}, known).flatMap((field, i) => {
    const { name, type } = field;
    if (type === undefined) faults.push(untyped(name, pointer('/fields', i)));
    return type === undefined ? [] : [{ ...field, type }];
  });
  return { fields: faults.length > 0 ? [] : fields, faults, indexOf };
}

function untyped(name: string, path: string): Fault {
  const message = `the name ${quote(name)} suggests no field type: add one, such as ${name}:word`;
  return { path: pointer(path, 'type'), message };
}

/** Remembers where the parts of a field begin. All choices begin at the first one. */
function mark({ at, type, args }: WrittenField, path: string, marks: Map<string, number>): void {
  marks.set(path, at).set(pointer(path, 'type'), type?.at ?? at);
  const constraints = pointer(path, 'constraints');
  const [first] = args;
  if (first !== undefined) marks.set(constraints, first.at);
  for (const { name, value, at: start } of args) {
    marks.set(pointer(constraints, name ?? String(value)), start);
  }
}

function typedField(
  asked: string,
  args: readonly InlineArgument[],
  fieldTypes: FieldTypes,
): PlainField {
  const type = fieldTypeMeant(asked, fieldTypes) ?? asked;
  if (args.length === 0) return { type };
  const record = fieldTypes.get(type);
  const takesChoices = record !== undefined && Object.hasOwn(constraintsOf(record), 'choices');
  const named = args.flatMap(({ name, value }) => (name === undefined ? [] : [[name, value]]));
  const bare = args.flatMap(({ name, value }) => (name === undefined ? [value] : []));
  const flags = takesChoices ? [] : bare.map((flag) => [String(flag), true]);
  return {
    type,
    constraints: {
      ...Object.fromEntries([...named, ...flags]),
      ...(takesChoices && bare.length > 0 && { choices: bare }),
    },
  };
}

/** The index of a path, or else of the nearest part around it. */
function nearestMark(path: string, marks: ReadonlyMap<string, number>): number | undefined {
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const index = marks.get(at);
    if (index !== undefined) return index;
  }
  return undefined;
}
