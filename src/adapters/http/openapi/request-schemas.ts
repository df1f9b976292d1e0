import { memberSchemas } from '../../../domain/constraints/objects.js';
import type { JsonSchema } from '../../../domain/constraints/param.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import { GROUPED_TYPE_NAMES } from '../../../domain/field-types/relation-type-names.js';
import type { RequestLimits } from '../../../domain/schema/params/limits.js';
import { requestParams } from '../../../domain/schema/params/request-params.js';
import { componentName, fieldSchemas } from './field-schemas.js';
import { reference } from './record-schema.js';
import { rulesOfRequests } from './rules.js';

/** The schemas of generate requests, from the same parameters that the decoder uses. */
export function requestSchemas(
  { fieldTypes, formats, compressions }: TableEngine,
  limits: RequestLimits,
  locales: readonly string[],
): Readonly<Record<string, JsonSchema>> {
  const params = requestParams({ limits, formats, compressions }, locales);
  const { fields, locale, ...members } = memberSchemas(params);
  return {
    GenerateRequest: {
      title: 'Generate request',
      type: 'object',
      properties: {
        rows: members.rows,
        fields: { ...fields, items: reference('GroupedFieldDefinition') },
        ...members,
        locale: { ...reference('Locale'), default: locale?.default },
      },
      required: ['rows', 'fields'],
      additionalProperties: false,
      'x-rules': rulesOfRequests(formats),
    },
    GroupedFieldDefinition: {
      title: 'Field definition in a table alone',
      description: 'A column, or with groups one that numbers or adds up the rows of a group.',
      anyOf: [
        reference('FieldDefinition'),
        ...GROUPED_TYPE_NAMES.map((name) => reference(componentName({ name }))),
      ],
    },
    Locale: {
      title: 'Locale',
      description: `${locale?.description}; a field without a locale uses the locale of the request`,
      type: 'string',
      enum: locales,
    },
    ...fieldSchemas(fieldTypes),
  };
}
