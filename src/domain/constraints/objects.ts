import { type Decoded, expecting, type JsonSchema, type Param, type Params } from './param.js';

/** Whether a JSON value is an object, and no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The JSON Schema of each member, by name. */
export function memberSchemas(members: Params): JsonSchema {
  return Object.fromEntries(
    Object.entries(members).map(([name, { schema, description }]) => [
      name,
      { ...schema, description },
    ]),
  );
}

/** An object whose members are params of their own. */
export function object<P extends Params>(
  description: string,
  members: P,
  {
    required = [],
    memberNoun = 'member',
  }: { required?: readonly (keyof P & string)[]; memberNoun?: string } = {},
): Param<Decoded<P>> {
  const properties = memberSchemas(members);
  return {
    description,
    members,
    required,
    memberNoun,
    schema: { type: 'object', properties, required, additionalProperties: false },
    decoder: expecting('an object', isObject as (value: unknown) => value is Decoded<P>),
  };
}
