import type { JsonSchema } from '../../../domain/constraints/param.js';

/** The schema of an object whose members are all required, except those in `optional`. */
export function recordSchema(
  title: string,
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { title, type: 'object', properties, required };
}

export function reference(schema: string): JsonSchema {
  return { $ref: `#/components/schemas/${schema}` };
}
