import { isObject } from '../../domain/basics/members.js';

/*
 * The members of requests are spelled in snake_case on the wire, and in camelCase in TypeScript. One rule translates all
 * of them, those of extensions included: `_x` is `X`. Values, such as the name of a type, have one spelling.
 */

/** The members whose objects have data as keys: names of fields and tables, values, codes of countries. */
export const KEYED_BY_DATA: ReadonlySet<string> = new Set([
  'tables',
  'fields',
  'properties',
  'weights',
  'rest_weights',
  'restWeights',
  'country',
  'where',
  'otherwise',
]);

export function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Returns a value with the members of all its objects spelled by `spell`; keys that are data stay as they are. */
export function respelled(value: unknown, spell: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => respelled(item, spell));
  if (!isObject(value)) return value;
  return withMembers(value, (name, member) => [
    spell(name),
    KEYED_BY_DATA.has(name) && isObject(member)
      ? withMembers(member, (key, own) => [key, respelled(own, spell)])
      : respelled(member, spell),
  ]);
}

/** `Object.fromEntries` also keeps a member with the name `__proto__`. */
function withMembers(
  value: Readonly<Record<string, unknown>>,
  change: (name: string, member: unknown) => readonly [string, unknown],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(value).map(([name, member]) => change(name, member)));
}
