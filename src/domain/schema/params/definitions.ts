import * as E from 'fp-ts/lib/Either.js';
import { isObject, type Members } from '../../basics/members.js';
import { textOrEmpty } from '../../basics/text-or-empty.js';
import { object } from '../../constraints/objects.js';
import { expecting, optionalObject, type Param, withDefault } from '../../constraints/param.js';
import { flag, oneOf } from '../../constraints/texts.js';
import type { FaultList } from '../../errors/fault-list.js';
import { pointer } from '../../errors/pointer.js';
import { quote } from '../../errors/quote.js';
import { nullRate } from '../../field-types/common-constraints.js';
import type { ParentObject } from '../../generation/generate-request.js';
import { decodeMembers } from '../decode-members.js';
import { fieldParams } from './field-params.js';
import { MAX_DEPTH, MAX_FIELDS } from './limits.js';

/** The type names of fields that contain fields. They are no field types. */
export const OBJECT = 'object';
export const ARRAY = 'array';

/** A field of a request as received. */
export interface Definition {
  readonly input: unknown;
  /** The pointers to it and to its name. */
  readonly path: string;
  readonly namePath: string;
  readonly key: unknown;
  /** The names of the objects around it and its own, joined by points. A faulty name may be of any type. */
  readonly name: unknown;
  readonly parents: readonly ParentObject[];
  /** Whether the definition itself has a name. A property and the items of an array have none. */
  readonly isNamed: boolean;
  /** The number of arrays around it, with the objects around these. */
  readonly depth: number;
}

/** The constraints of a definition as received. */
export function constraintsOf({ input }: Definition): Members {
  const given = isObject(input) ? input.constraints : undefined;
  return isObject(given) ? given : {};
}

/** A definition, or an object that others are in. */
export type Named = Pick<Definition, 'name' | 'path' | 'namePath'>;

/** The fields of a table that are no objects, in order. */
export interface Definitions {
  readonly definitions: readonly Definition[];
  /** The definitions and the objects around them. */
  readonly named: readonly Named[];
}

const properties: Param<Readonly<Record<string, unknown>>> = {
  description:
    'the fields of the object by name, in order; each is a field definition without a name',
  schema: { type: 'object', minProperties: 1 },
  ...expecting(
    'an object with a field definition for each name',
    (value): value is Readonly<Record<string, unknown>> =>
      isObject(value) && Object.keys(value).length > 0,
  ),
};

const objectConstraints = {
  null_rate: nullRate,
  one_column: withDefault(
    flag('whether csv, tsv, xlsx and sql write the object as one column of its JSON text'),
    false,
  ),
};

/** The members of the definition of an object. */
export const objectParams = {
  name: fieldParams.name,
  type: oneOf('an object, whose members are fields', [OBJECT]),
  properties,
  because: fieldParams.because,
  constraints: optionalObject(
    object('constraints of object', objectConstraints, { memberNoun: 'constraint' }),
  ),
};

/** Returns the members without those that only a named definition has. */
export function membersOf<P extends { readonly name: unknown }>(
  params: P,
  isNamed: boolean,
): P | Omit<P, 'name'> {
  if (isNamed) return params;
  const { name: _, ...others } = params;
  return others;
}

/** Returns the names of the members that a definition must have. */
export function requiredOf(
  { isNamed }: Pick<Definition, 'isNamed'>,
  ...names: readonly string[]
): readonly string[] {
  return isNamed ? ['name', ...names] : names;
}

/** The place of a field in the request. A faulty name is empty, and the field is dropped. */
export function placeOf({ name, key, path, parents }: Definition) {
  return { name: textOrEmpty(name), key: textOrEmpty(key), path, parents };
}

/** Returns the definitions of a table, given the list `fields` of the request. */
export function definitionsOf(fields: readonly unknown[], faults: FaultList): Definitions {
  return walked(
    fields.map((input, i) => {
      const path = `/fields/${i}`;
      const name = isObject(input) ? input.name : undefined;
      const namePath = pointer(path, 'name');
      return { input, path, namePath, key: name, name, parents: [], isNamed: true, depth: 0 };
    }),
    faults,
  );
}

/** Returns the definitions of the items of an array. */
export function itemDefinitions(
  input: unknown,
  { path: arrayPath, parents, depth }: Definition,
  faults: FaultList,
): Definitions {
  const path = pointer(arrayPath, 'items');
  const inner = depth + parents.length + 1;
  const name = '';
  return walked(
    [
      {
        input,
        path,
        namePath: path,
        key: name,
        name,
        parents: [],
        isNamed: false,
        depth: inner,
      },
    ],
    faults,
  );
}

function walked(roots: readonly Definition[], faults: FaultList): Definitions {
  const definitions: Definition[] = [];
  const named: Named[] = [];
  const visit = (definition: Definition): void => {
    // One too many is enough for a refusal: a hostile request has many more.
    if (definitions.length > MAX_FIELDS) return;
    named.push(definition);
    const { input } = definition;
    if (!isNested(input)) definitions.push(definition);
    else if (definition.depth + definition.parents.length >= MAX_DEPTH) {
      faults.add(() => ({
        path: definition.path,
        message: `expected at most ${MAX_DEPTH} objects and arrays inside each other`,
      }));
    } else if (input.type === ARRAY) definitions.push(definition);
    else for (const member of membersIn(input, definition, faults)) visit(member);
  };
  for (const root of roots) visit(root);
  return { definitions, named };
}

function isNested(input: unknown): input is Readonly<Record<string, unknown>> {
  return isObject(input) && (input.type === OBJECT || input.type === ARRAY);
}

/**
 * The definitions of the members of an object: none inside a name that is refused. It may be as long as a request, and the
 * names and pointers of all fields inside repeat it.
 */
function membersIn(
  input: Readonly<Record<string, unknown>>,
  { path, key, name, parents, isNamed, depth }: Definition,
  faults: FaultList,
): readonly Definition[] {
  const rules = {
    members: membersOf(objectParams, isNamed),
    required: requiredOf({ isNamed }, 'type', 'properties'),
  };
  const decoded = decodeMembers(input, rules, path, { faults });
  if (isNamed && !isFieldName(name)) return [];
  const around: readonly ParentObject[] = [
    ...parents,
    {
      key: textOrEmpty(key),
      name: textOrEmpty(name),
      nullRate: decoded.constraints.null_rate,
      isOneColumn: decoded.constraints.one_column,
    },
  ];
  const prefix = name === '' ? '' : `${textOrEmpty(name)}.`;
  return Object.entries(decoded.properties ?? {}).flatMap(([member, definition]) => {
    const memberPath = pointer(pointer(path, 'properties'), member);
    if (!isFieldName(member)) {
      faults.add(() => ({
        path: memberPath,
        message: `expected ${fieldParams.name.name} as name, got ${quote(member)}`,
      }));
      return [];
    }
    const place = { path: memberPath, namePath: memberPath, key: member, name: prefix + member };
    return [{ input: definition, ...place, parents: around, isNamed: false, depth }];
  });
}

function isFieldName(name: unknown): boolean {
  return E.isRight(fieldParams.name.decode(name));
}
