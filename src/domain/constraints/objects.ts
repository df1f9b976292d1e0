import { isObject } from '../basics/members.js';
import { type Complete, expecting, type JsonSchema, type Param, type Params } from './param.js';

/** The JSON Schema of each member, by name. */
export function memberSchemas(members: Params): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(members).map(([name, { schema, description }]) => [
      name,
      { ...schema, description },
    ]),
  );
}

/** An object whose members each have a param. */
export function object<P extends Params, Required extends keyof P & string = never>(
  description: string,
  members: P,
  {
    required = [],
    memberNoun = 'member',
  }: { required?: readonly Required[]; memberNoun?: string } = {},
): Param<Complete<P, Required>> {
  const properties = memberSchemas(members);
  return {
    description,
    members,
    required,
    memberNoun,
    schema: { type: 'object', properties, required, additionalProperties: false },
    ...expecting('an object', isObject as (value: unknown) => value is Complete<P, Required>),
  };
}
