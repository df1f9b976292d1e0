import { isObject } from '../basics/members.js';
import { memberSchemas } from './objects.js';
import { expecting, type MemberRules, type Param, type Params } from './param.js';
import { oneOf } from './texts.js';

/** One shape of a tagged object. */
export interface Variant {
  /** The value of the tag. */
  readonly name: string;
  readonly description: string;
  readonly members: Params;
  readonly required: readonly string[];
}

/** An object that is one of several variants; the member that `tag` names selects it. */
export function tagged(
  description: string,
  {
    tag,
    variants,
  }: {
    readonly tag: {
      readonly name: string;
      readonly description: string;
      readonly names: readonly string[];
    };
    readonly variants: readonly Variant[];
  },
): Param<Readonly<Record<string, unknown>>> {
  const tagParam = oneOf(tag.description, tag.names);
  const rules = new Map(
    variants.map(({ name, members, required }): [string, MemberRules] => [
      name,
      { members: { [tag.name]: tagParam, ...members }, required: [tag.name, ...required] },
    ]),
  );
  const tagOnly = { members: { [tag.name]: tagParam }, required: [tag.name] };
  return {
    description,
    variants: { tag: tag.name, rules, tagOnly },
    schema: { type: 'object', oneOf: variants.map((variant) => schemaOf(tag.name, variant)) },
    ...expecting('an object', isObject),
  };
}

function schemaOf(tag: string, { name, description, members, required }: Variant) {
  return {
    description,
    properties: { [tag]: { const: name }, ...memberSchemas(members) },
    required: [tag, ...required],
    additionalProperties: false,
  };
}
