import type { JsonSchema } from '../../../domain/constraints/param.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import { NO_LIMITS } from '../../../domain/schema/params/limits.js';
import { requestSchemas } from '../../http/openapi/request-schemas.js';
import { setSchemas } from '../../http/openapi/set-schemas.js';

/** Keywords of the OpenAPI document that JSON Schema does not have. */
const NOT_IN_JSON_SCHEMA = new Set(['discriminator', 'x-rules']);

const OPENAPI_PLACE = '#/components/schemas/';
const PLACE = '#/$defs/';

/** The JSON Schema of requests for a table or a set, of the schemas that the OpenAPI document has. */
export function requestJsonSchema(engine: TableEngine): JsonSchema {
  const locales = [...engine.vocabulary.locales].sort();
  const schemas = {
    ...requestSchemas(engine, NO_LIMITS, locales),
    ...setSchemas(engine, NO_LIMITS, locales),
  };
  const { GenerateBody, ...$defs } = asJsonSchema(schemas) as Record<string, JsonSchema>;
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...GenerateBody, $defs };
}

function asJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asJsonSchema);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !NOT_IN_JSON_SCHEMA.has(name))
      .map(([name, member]) => [
        name,
        name === '$ref' && typeof member === 'string'
          ? member.replace(OPENAPI_PLACE, PLACE)
          : asJsonSchema(member),
      ]),
  );
}
