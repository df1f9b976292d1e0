import { memberSchemas } from '../../../domain/constraints/objects.js';
import type { JsonSchema } from '../../../domain/constraints/param.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import { relationTypes } from '../../../domain/field-types/relation-types.js';
import { changesParams } from '../../../domain/schema/params/changes-params.js';
import type { RequestLimits } from '../../../domain/schema/params/limits.js';
import { setParams, setTableParams } from '../../../domain/schema/params/set-params.js';
import { componentName, typeSchemas } from './field-schemas.js';
import { reference } from './record-schema.js';
import { changesRules, rulesOfRequests, setRules } from './rules.js';

/** The schemas of requests for sets of tables, from the same parameters that the decoder uses. */
export function setSchemas(
  { formats, compressions }: TableEngine,
  limits: RequestLimits,
  locales: readonly string[],
): Readonly<Record<string, JsonSchema>> {
  const params = setParams({ limits, formats, compressions }, locales);
  const { tables, ...common } = memberSchemas(params);
  const { fields, ...members } = memberSchemas(setTableParams);
  const locale = reference('Locale');
  return {
    GenerateBody: {
      title: 'Request for a table or a set of tables',
      oneOf: [reference('GenerateRequest'), reference('SetRequest')],
    },
    SetRequest: {
      title: 'Request for a set of tables',
      description: 'All tables, or the rows of one of them from offset on.',
      type: 'object',
      properties: {
        ...common,
        tables: { ...tables, items: reference('SetTable') },
        locale,
      },
      required: ['tables'],
      additionalProperties: false,
      'x-rules': { ...rulesOfRequests(formats), ...setRules },
    },
    SetTable: {
      title: 'Table of a set',
      type: 'object',
      properties: { ...members, fields: { ...fields, items: reference('SetFieldDefinition') } },
      required: ['name', 'fields'],
      additionalProperties: false,
    },
    SetFieldDefinition: {
      title: 'Field definition in a set',
      description: 'A column as in a table alone, or one that refers to another table.',
      anyOf: [
        reference('FieldDefinition'),
        ...relationTypes.map((type) => reference(componentName(type))),
      ],
    },
    ...typeSchemas(relationTypes),
  };
}

/** The schema of requests for changes. */
export function changesSchema(
  { formats, compressions }: TableEngine,
  limits: RequestLimits,
  locales: readonly string[],
): Readonly<Record<string, JsonSchema>> {
  const params = changesParams({ limits, formats, compressions }, locales);
  const { tables, ...members } = memberSchemas(params);
  return {
    ChangesRequest: {
      title: 'Request for the changes of a set of tables',
      type: 'object',
      properties: {
        ...members,
        tables: { ...tables, items: reference('SetTable') },
        locale: reference('Locale'),
      },
      required: ['tables', 'from'],
      additionalProperties: false,
      'x-rules': { ...rulesOfRequests(formats), ...setRules, ...changesRules },
    },
  };
}
