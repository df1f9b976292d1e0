import { capital } from '../../../domain/basics/capital.js';
import { memberSchemas } from '../../../domain/constraints/objects.js';
import type { JsonSchema } from '../../../domain/constraints/param.js';
import { constraintsOf, unevenNames } from '../../../domain/field-types/common-constraints.js';
import type { FieldType, FieldTypes } from '../../../domain/field-types/field-type.js';
import { relationTypes } from '../../../domain/field-types/relation-types.js';
import { arrayLength } from '../../../domain/generation/array-length.js';
import { arrayParams } from '../../../domain/schema/decode-array.js';
import { ARRAY, OBJECT, objectParams } from '../../../domain/schema/params/definitions.js';
import { fieldParams } from '../../../domain/schema/params/field-params.js';
import { reference } from './record-schema.js';
import { arrayRules, memberRules, nestingRules, rulesOf } from './rules.js';

/** The name of a type as a part of the names of its schemas: `CsatScore` for `csat_score`. */
function pascalCase({ name }: Pick<FieldType, 'name'>): string {
  return name.split('_').map(capital).join('');
}

/** The name of the schema of a type's fields: `CsatScoreField` for `csat_score`. */
export function componentName(type: Pick<FieldType, 'name'>): string {
  return `${pascalCase(type)}Field`;
}

function constraintsName(type: FieldType): string {
  return `${pascalCase(type)}Constraints`;
}

const MEMBER = 'MemberDefinition';

const UNTYPED = 'UntypedField';

const object = { name: OBJECT };
const array = { name: ARRAY };

/**
 * The schemas of a field definition, with one alternative for each type, selected by the member `type`, and of a
 * definition inside another one, which has no name.
 */
export function fieldSchemas(fieldTypes: FieldTypes): Readonly<Record<string, JsonSchema>> {
  const types = [...fieldTypes.values()];
  const named = [...types, object, array];
  return {
    FieldDefinition: {
      title: 'Field definition',
      description: 'A column: its name, its type, and the constraints of that type.',
      type: 'object',
      oneOf: [...named.map((type) => reference(componentName(type))), reference(UNTYPED)],
      discriminator: {
        propertyName: 'type',
        mapping: Object.fromEntries(
          named.map((type) => [type.name, `#/components/schemas/${componentName(type)}`]),
        ),
      },
    },
    [MEMBER]: {
      title: 'Field definition without a name',
      description: 'A property of an object, or the items of an array.',
      type: 'object',
      oneOf: [
        ...[...types, ...relationTypes].map(memberSchema),
        unnamed(objectSchema),
        unnamed(arraySchema),
      ],
      'x-rules': memberRules,
    },
    [UNTYPED]: untypedSchema,
    [componentName(object)]: objectSchema,
    [componentName(array)]: arraySchema,
    ...typeSchemas(types),
  };
}

/** The schemas of the fields of each type, and of its constraints. */
export function typeSchemas(types: readonly FieldType[]): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    types.flatMap((type) => [
      [componentName(type), fieldSchema(type)],
      [constraintsName(type), constraintsSchema(type)],
    ]),
  );
}

const objectMembers = memberSchemas(objectParams);

const objectSchema: JsonSchema = {
  title: OBJECT,
  description: 'An object, whose members are fields.',
  type: 'object',
  properties: {
    ...objectMembers,
    type: { type: 'string', const: OBJECT },
    properties: {
      ...objectMembers.properties,
      propertyNames: fieldParams.name.schema,
      additionalProperties: reference(MEMBER),
    },
  },
  required: ['name', 'type', 'properties'],
  additionalProperties: false,
  examples: [{ name: 'home', type: OBJECT, properties: { city: { type: 'city' } } }],
  'x-rules': { nesting: nestingRules.nesting },
};

const arrayMembers = memberSchemas(arrayParams);

const arraySchema: JsonSchema = {
  title: ARRAY,
  description: arrayLength.description,
  type: 'object',
  properties: {
    ...arrayMembers,
    type: { type: 'string', const: ARRAY },
    items: reference(MEMBER),
  },
  required: ['name', 'type', 'items'],
  additionalProperties: false,
  examples: [{ name: 'tags', type: ARRAY, items: { type: 'word' } }],
  'x-rules': arrayRules,
};

const { name, hidden, per, because } = memberSchemas(fieldParams);

const untypedSchema: JsonSchema = {
  title: 'Field without a type',
  description: 'A column with the type and the constraints that its name means.',
  type: 'object',
  properties: {
    name,
    hidden,
    per,
    because,
    constraints: { type: 'object', description: 'more constraints of that type' },
    locale: reference('Locale'),
  },
  required: ['name'],
  additionalProperties: false,
  examples: [{ name: 'work_email' }],
  'x-rules': {
    untyped: 'The name means a field type, and the constraints are those of that type.',
  },
};

/** The schema of the same definition without the members of columns. */
function unnamed(schema: JsonSchema): JsonSchema {
  const { examples: _, ...others } = schema;
  const { name: __, per: ___, ...properties } = schema.properties as Record<string, JsonSchema>;
  const required = (schema.required as readonly string[]).filter((name) => name !== 'name');
  return { ...others, properties, required };
}

function memberSchema(type: FieldType): JsonSchema {
  const { 'x-rules': _, ...schema } = unnamed(fieldSchema(type));
  return schema;
}

function fieldSchema(type: FieldType): JsonSchema {
  const rules = rulesOf(type);
  return {
    title: type.name,
    description: type.description,
    type: 'object',
    properties: {
      name,
      type: { type: 'string', const: type.name },
      hidden,
      per,
      because,
      constraints: reference(constraintsName(type)),
      locale: reference('Locale'),
    },
    required: ['name', 'type'],
    additionalProperties: false,
    examples: [{ name: type.name, type: type.name }],
    ...(Object.keys(rules).length > 0 && { 'x-rules': rules }),
  };
}

function constraintsSchema(type: FieldType): JsonSchema {
  const params = constraintsOf(type);
  const uneven = unevenNames(params);
  return {
    title: `Constraints of ${type.name}`,
    type: 'object',
    properties: memberSchemas(params),
    additionalProperties: false,
    ...(type.excludes && { dependentSchemas: exclusions(type.excludes) }),
    ...(uneven.length > 0 && {
      if: { properties: { unique: { const: true } }, required: ['unique'] },
      // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema.
      then: { properties: refused(uneven) },
    }),
  };
}

function exclusions(excludes: Readonly<Record<string, readonly string[]>>): JsonSchema {
  return Object.fromEntries(
    Object.entries(excludes).map(([name, others]) => [name, { properties: refused(others) }]),
  );
}

function refused(names: readonly string[]): JsonSchema {
  return Object.fromEntries(names.map((name) => [name, false]));
}
