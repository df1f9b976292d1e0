import { memberSchemas } from '../../../domain/constraints/objects.js';
import type { JsonSchema } from '../../../domain/constraints/param.js';
import { constraintsOf, unevenNames } from '../../../domain/field-types/common-constraints.js';
import type { FieldType, FieldTypes } from '../../../domain/field-types/field-type.js';
import { fieldParams } from '../../../domain/schema/field-params.js';
import { reference } from './record-schema.js';
import { rulesOf } from './rules.js';

/** The name of a type's schema: `CsatScoreField` for `csat_score`. */
export function componentName({ name }: FieldType): string {
  const words = name.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Field`;
}

/** The schema of a field definition, with one alternative for each type, selected by the member `type`. */
export function fieldSchemas(fieldTypes: FieldTypes): Readonly<Record<string, JsonSchema>> {
  const types = [...fieldTypes.values()];
  const shapes = types.map((type) => [componentName(type), fieldSchema(type)]);
  return {
    FieldDefinition: {
      title: 'Field definition',
      description: 'A column: its name, its type, and the constraints of that type.',
      type: 'object',
      oneOf: types.map((type) => reference(componentName(type))),
      discriminator: {
        propertyName: 'type',
        mapping: Object.fromEntries(
          types.map((type) => [type.name, `#/components/schemas/${componentName(type)}`]),
        ),
      },
    },
    ...Object.fromEntries(shapes),
  };
}

/** The schema of a field of one type. */
export function fieldSchema(type: FieldType): JsonSchema {
  const rules = rulesOf(type);
  const { name, hidden, because } = memberSchemas(fieldParams);
  return {
    title: type.name,
    description: type.description,
    type: 'object',
    properties: {
      name,
      type: { type: 'string', const: type.name },
      hidden,
      because,
      constraints: constraintsSchema(type),
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
